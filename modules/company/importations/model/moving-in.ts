/** The order in which a company moves in: people first, then what names them. */
const MOVING_IN: readonly string[] = [
  'EMPLOYEE_BASIC',
  'EMPLOYEE_COMPLETE',
  'CONTRACTS',
  'SUPERVISORS',
  'BANK_ACCOUNTS',
  'FAMILY',
  'USER_FIELDS',
  'SUPPLIERS',
  'HOLIDAYS',
]

/** What can be loaded in the order of moving in; what has no place there comes after it. */
export const inOrder = <One extends { readonly code: string }>(all: readonly One[]): One[] => {
  const place = ({ code }: One) => {
    const at = MOVING_IN.indexOf(code)
    return at === -1 ? MOVING_IN.length : at
  }
  return all.toSorted((a, b) => place(a) - place(b))
}
