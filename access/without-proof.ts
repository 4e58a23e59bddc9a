import { withoutProof as ofModules } from '#generated/access/withoutProof.ts'
import type { ApiOperation } from './api.ts'

/** Why a mutation asks for no recent proof. */
export type ReasonWithoutProof =
  /**
   * One's own session, notices and preferences, and the proof itself. Ending a session only
   * takes away.
   */
  | 'ownSession'
  /**
   * Facts of people and contracts. What of them gives power or moves money is set by kinds of
   * fields, and these ask by themselves.
   */
  | 'records'
  /**
   * Days away, and their rules: each answer has its second person and its trail, and none is
   * paid before a month is closed.
   */
  | 'time'
  /** What a month of payroll is made of. It is seen in its review, and closing it asks. */
  | 'monthInput'
  /** How things are calculated and called: versions that are seen, tried and undone. */
  | 'definitions'
  /**
   * What follows a closed month: papers, filings and entries, each made again from what was
   * closed.
   */
  | 'afterTheMonth'
  /**
   * Papers and reports that are made or opened: who may read them is asked, and it is in the
   * trail.
   */
  | 'papers'
  /**
   * Figures and days of the law, which two people of the platform enter and confirm; and what a
   * company has of the product.
   */
  | 'platform'
  /** Files that are read and shown, row by row; writing what they bring asks. */
  | 'readFiles'

/**
 * The mutations that ask for no recent proof. Each module says its own in `model/access.ts`, by the
 * reason, here or in `recentProof`: a test compares both with the schema.
 */
export const withoutProof: readonly ApiOperation[] = ofModules.flatMap((said) =>
  Object.values(said).flat(),
)
