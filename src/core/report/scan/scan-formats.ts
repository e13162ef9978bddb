/** What the results of a scan are written as. */
export const scanFormats = ['text', 'json', 'jsonl', 'csv', 'sarif', 'html'] as const;
export type ScanFormat = (typeof scanFormats)[number];
