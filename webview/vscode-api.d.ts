/** Given to every webview by the editor; may be called once. */
declare function acquireVsCodeApi(): {
  postMessage(message: unknown): void;
  getState(): unknown;
  setState(state: unknown): void;
};

declare module '*.css';

/** The text of a file, put into the bundle. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
  const text: string;
  export default text;
}
