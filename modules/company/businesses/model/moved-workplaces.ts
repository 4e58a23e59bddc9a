/**
 * Whose place of work a change moves: one contract's, that of everybody of a branch office, or that
 * of the people of a razón social who are in no office with a commune.
 */
export type Moved =
  | { readonly contractId: number }
  | { readonly officeId: number }
  | { readonly businessId: number }
