/** An invented paper of which one sentence matters; the rest is about other things. */
export function paperSaying(statement: string): string {
  return `# Tidemark: Reading Harbour Gauges

## Abstract

Gauges along a quay are read by hand. We look at how a camera may do it.

## 1 Main part

${statement}

## 2 Gauges

Most gauges were painted in the last century, and rust has taken many of the marks. Pilots read them from a boat. A wet gauge reflects the lamps of the quay. In winter ice hides the foot of the scale.

## 3 Outlook

Other ports have shown interest in the cameras, and a second quay is being fitted.
`;
}
