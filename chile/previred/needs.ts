import type { LineRule } from './rules.ts'

/**
 * From this base on, a contribution of the least rate rounds to a peso: below it, zero is no
 * mistake.
 */
export const LEAST = 600

/** A rule whose breaking stops the upload. */
export const needs = (
  rule: string,
  field: number,
  reads: readonly number[],
  broken: LineRule['broken'],
  words: string,
): LineRule => ({ rule, field, reads, broken, words })
