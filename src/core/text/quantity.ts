import type { Hedge } from './number-hedge.ts';

/** One quantity of a text. Identifiers, versions, list numbers and places ("Table 3") are none. */
export interface Quantity {
  /** UTF-16 range of number and unit; of the whole range for "30-40%". */
  readonly start: number;
  readonly end: number;
  /** Range of the digits or number words alone. */
  readonly numberStart: number;
  readonly numberEnd: number;
  /** Value in base units; the lower end of a range. */
  readonly value: number;
  /** Upper end of a range; equal to `value` otherwise. */
  readonly high: number;
  /** Half a unit of the last digit given, in base units: 0.05 for 81.3; 0 for numbers in words. */
  readonly tolerance: number;
  /** Dimension as in number-units.ts; "" for a bare number. */
  readonly dimension: string;
  /** Factor of the printed unit to the base unit. */
  readonly factor: number;
  /** As printed, "" if none. */
  readonly unit: string;
  readonly hedge: Hedge;
  /** number: digits; word: "five"; fraction: "two thirds"; year: "2019"; multiple: "twice", "doubles". */
  readonly form: 'number' | 'word' | 'fraction' | 'year' | 'multiple';
  /** A hyphen joins it to the next word: "17-way", "two-stage". */
  readonly joined: boolean;
}
