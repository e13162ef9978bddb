import { buildPaperIndex, type PaperIndex } from '../../../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../../../src/core/paper/from-text.ts';

/** An invented paper with an ablation, pseudo-code and baselines, without people who judge or proofs. */
export const mossPaper = `# Mossmap: Counting Moss from the Air

## Abstract

Mossmap counts cushions of moss in pictures taken by a kite.

## 1 Introduction

Counting moss on foot takes days. A kite sees a whole slope at once.

## 2 Related Work

KiteSeg [4] cuts slopes into strips. GreenNet [5] was the first to look at lichen from the air. FernFlow [6] follows the growth of ferns.

## 3 Method

Each picture is cut into tiles, and a network counts the cushions of a tile.

Algorithm 1: Counting by tiles.

## 4 Experiments

We compare Mossmap with KiteSeg and with LichenCount on forty slopes. The slopes lie in the far north.

Table 1: Errors on forty slopes.

| Method | Error |
|---|---|
| KiteSeg | 14.1 |
| LichenCount | 12.8 |
| Mossmap (ours) | 9.3 |

### 4.1 Ablation study

We remove the tiling and count on whole pictures, which raises the error to 13.0. Without the colour channel the error is 10.4. An ablation of the kite's height shows that forty metres suffice for all slopes. We also remove the second layer of the network, and the error hardly moves.

## 5 Conclusion

Moss can be counted from a kite, and the counts agree with those made on foot.
`;

export function indexOf(markdown: string): PaperIndex {
  return buildPaperIndex(
    paperFromMarkdown(markdown, { path: 'paper.md', sha256: '', format: 'markdown', pages: null }),
  );
}
