export const sizeLimit: number;
export const platforms: readonly string[];
export function targets(): string[];
export function makePackage(target: string, folder?: string): Promise<{ file: string; bytes: number }>;
