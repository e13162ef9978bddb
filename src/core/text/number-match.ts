import type { Quantity } from './numbers.ts';

/** Rounding of counts in round thousands and the like: "7,000 cycles" said of 6,950. */
function roundness(quantity: Quantity): number {
  if (quantity.tolerance === 0) return 0;
  return quantity.tolerance * 1.02;
}

/**
 * True if a review's number may stand for the paper's: equal within the rounding of either (81.26, 81.3 and 81 are
 * one), as percent (0.813 and 81.3 %), and within the slack of a hedge ("about", "over", "nearly").
 */
export function mayEqual(claim: Quantity, paper: Quantity): boolean {
  if (!comparable(claim.dimension, paper.dimension)) return false;
  if (claim.high !== claim.value) return rangeMatches(claim, paper);
  if (near(claim, claim.value, paper.value, paper)) return true;
  return paper.high !== paper.value && near(claim, claim.value, paper.high, paper);
}

/** A bare number (a table cell, "accuracy of 81.3") may have any unit; percent and fractions are one scale. */
export function comparable(a: string, b: string): boolean {
  if (a === b || a === '' || b === '') return true;
  return (a === '%' && b === 'x') || (a === 'x' && b === '%');
}

function near(claim: Quantity, value: number, paperValue: number, paper: Quantity): boolean {
  // A reviewer rounds what the paper says, hardly ever the other way round.
  const slack = Math.max(
    roundness(claim),
    paper.hedge === 'exact' ? 0 : roundness(paper),
    1e-9 * Math.abs(value),
  );
  const options = [paperValue];
  if (claim.dimension === '%' && paper.dimension !== '%') options.push(paperValue * 100);
  if (paper.dimension === '%' && claim.dimension === '') options.push(paperValue / 100);
  // "80 %" of something and "20 % less", "0.8x": one fact told from the other side.
  return options.some((option, at) => {
    const scaled = at === 0 ? slack : slack * (option > paperValue ? 1 : 0.01);
    return within(claim, value, option, scaled, paper);
  });
}

function within(claim: Quantity, value: number, other: number, slack: number, paper: Quantity): boolean {
  const rounding = slack;
  if (Math.abs(value - other) <= rounding) return true;
  if (Math.abs(value + other) <= Math.min(rounding, 0.5 * Math.abs(value))) return true;
  const size = Math.abs(value);
  const loose = (low: number, high: number): boolean =>
    other >= value - low * size && other <= value + high * size;
  const counts = Number.isInteger(value) && size <= 12 && claim.dimension === '';
  switch (claim.hedge) {
    case 'about':
      return counts ? Math.abs(value - other) <= 0.1 * size : loose(0.12, 0.12);
    case 'over':
      return counts
        ? other >= value && other <= value * 1.5
        : loose(0.01, size < 20 && claim.dimension === 'x' ? 0.4 : 0.15);
    case 'under':
      return counts ? other <= value && other >= value * 0.9 : loose(0.15, 0.02);
    case 'exact':
      return paper.hedge !== 'exact'
        ? Math.abs(value - other) <= 0.02 * size
        : isRounded(claim, value, other);
  }
}

/** Round figures written with several zeros are rounded figures: "7,000" for 6,950. */
function isRounded({ factor, tolerance }: Quantity, value: number, other: number): boolean {
  const printed = Math.round(value / factor);
  const zeros = /0*$/u.exec(String(printed))?.[0].length ?? 0;
  if (zeros < 2 || printed === 0 || tolerance > factor * 0.5001) return false;
  return Math.abs(value - other) <= (10 ** zeros * factor) / 2;
}

function rangeMatches(claim: Quantity, paper: Quantity): boolean {
  const slack = Math.max(roundness(claim), paper.tolerance);
  if (paper.high !== paper.value) {
    return Math.abs(claim.value - paper.value) <= slack && Math.abs(claim.high - paper.high) <= slack;
  }
  // A range in a review often sums up single results of the paper.
  return paper.value >= claim.value - slack && paper.value <= claim.high + slack;
}
