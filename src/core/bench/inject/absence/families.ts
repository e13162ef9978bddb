/** Families of the taxonomy whose leaves denials fall under. */
export const entity = 'entity/false-absence';
export const context = 'context-based-meaning-error/false-absence';
export const neglect = 'hyperbole/neglect-inflated';
export const passing = `${neglect}/length-as-passing`;
export const details = `${neglect}/details-as-lacking`;
