/**
 * Whose place of work a change moves: that of some contracts, that of everybody of a branch office,
 * or that of the people of a razón social who are in no office with a commune.
 */
export type Moved =
  | { readonly contractIds: readonly number[] }
  | { readonly officeId: number }
  | { readonly businessId: number }
