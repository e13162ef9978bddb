declare module 'wink-bm25-text-search' {
  interface Engine {
    defineConfig(config: {
      fldWeights: Record<string, number>;
      bm25Params?: { k1?: number; b?: number; k?: number };
    }): boolean;
    definePrepTasks(tasks: readonly ((text: string) => string[])[], field?: string): number;
    addDoc(doc: Record<string, string>, id: string | number): number;
    consolidate(precision?: number): boolean;
    search(text: string, limit?: number): [id: string, score: number][];
  }
  export default function create(): Engine;
}
declare module 'wink-porter2-stemmer' {
  export default function stem(word: string): string;
}
