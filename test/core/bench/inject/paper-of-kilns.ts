/** An invented paper about an invented method. */
export const kilnPaper = `# Kilnet: Fast Firing Schedules for Ceramic Networks

## Abstract

Kilnet plans firing schedules for ceramic kilns and needs no thermal model.

## 1 Introduction

Planning a firing schedule by hand takes an expert several hours. Earlier planners search a grid of ramps.

## 2 Method

The scheduler first estimates the glaze and then chooses the ramp of the kiln. A larger ramp penalty increases the firing time of the kiln. Cracks in thick plates are reduced by a slow cooling phase.

## 3 Experiments

We fire 48 kilns in the Lindau workshop over one winter. The planner reaches a success rate of 91.5% on stoneware plates. On porcelain the grid search is faster than the planner by two minutes.

## 4 Discussion

A schedule that was planned for one clay seldom fits another, because clays differ in how fast they dry. We therefore let the potter correct the glaze by hand, and keep the corrected schedule for later firings.

## 5 Limitations

All kilns are electric, and no gas kiln was fired.
`;
