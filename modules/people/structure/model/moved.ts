/** Whose place of work a change moves: one contract's, or that of everybody of a branch office. */
export type Moved = { readonly contractId: number } | { readonly officeId: number }
