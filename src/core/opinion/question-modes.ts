/** confirm: flagged and uncertain sentences with their passages; full: all claims; paper: all, the whole paper in context. */
export const opinionModes = ['confirm', 'full', 'paper'] as const;
export type OpinionMode = (typeof opinionModes)[number];
