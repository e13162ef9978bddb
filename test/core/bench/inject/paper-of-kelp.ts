import type { Operator } from '../../../../src/core/bench/inject/operator.ts';
import { groundedOf, told } from './grounded-of.ts';

/** An invented paper on maps of kelp forests; each paragraph is a passage of its own. */
export const kelpPaper = `# Kelpnet: maps of kelp forests

## 1 Introduction

Earlier work trained recognition networks on the CoralCam dataset of reef photographs.

Kelpnet reads variational tide maps with a frugal shore filter.

## 2 Method

The encoder gathers the echoes of every sonar, and the decoder paints the borders of the forests.

The teacher rates the painted borders of every forest before the survey closes.

Later on the student copies what it saw.

Kelpnet aligns surveys with Vertical Tide Matching (VTM) before the echoes are merged.

After the storm season VTM removes the drift of every sonar buoy.

The survey planner uses gradient descent to place the sonar buoys along the coast.

## 3 Experiments

We train the segmentation network with sonar echoes from the TideBase dataset of coastal surveys.

Kelpnet raises the accuracy of border maps on stormy coastal surveys.

Our planner improves the robustness of coastal surveys against broken sonar buoys.

The maps cover 14 coastal regions surveyed by 5 research vessels.

The dataset holds 12,400 sonar echoes of kelp forests, and the maps were drawn by three trained divers.

Merging the echoes cuts the survey time of a forest to 35 minutes on a laptop.

Kelpnet raises the border score by 2.4 points over hand-drawn coastal maps.

Divers measured every forest along the coast in 2014 before the storms.

Kelpnet shortens coastal surveys by up to 30% when the sea is calm.

The sonar stage needs DeepTide for shallow bays, while the camera stage needs FogNet for murky harbours.

Divers compared local and global borders of the mapped forests.

| Method | Border score | Area error |
|---|---|---|
| Kelpnet | 71.4 | 3.2 |
| Reefseg | 68.9 | 4.6 |
| Handmap | 55.3 | 9.1 |

Table 1: Border scores of all methods on coastal surveys.

| Depth | Echoes |
|---|---|
| shallow | 310 |
| deep | 120 |

Table 2: Echoes lost at each water depth.
`;

/** The swaps of an operator: the claim and, behind a bar, the sentences or rows of the paper that are new. */
export function swapsOf(operator: Operator, sentence: string, seed = 1, paper = kelpPaper): string[] {
  return told(operator, groundedOf(sentence, paper), seed).map((swap) => {
    const [claim, passage] = swap.split(' | ');
    const known = paper.replace(/[|\s]+/gu, ' ');
    const fresh = passage!.split(/(?<=\.) /u).filter((each) => !known.includes(each));
    return `${claim} | ${fresh.join(' ')}`;
  });
}

/** What some seed makes, for operators that choose. */
export function anyOf(operator: Operator, sentence: string, paper = kelpPaper): string[] {
  return [
    ...new Set(Array.from({ length: 30 }, (_, seed) => swapsOf(operator, sentence, seed, paper)).flat()),
  ];
}
