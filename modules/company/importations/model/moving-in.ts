/** A file with those that it names, which go before it. */
type Step = { readonly code: string; readonly after: readonly string[] }

const step = (code: string, ...after: string[]): Step => ({ code, after })

const people = 'EMPLOYEE_BASIC'

/** The order in which a company moves in: people first, then what names them. */
const MOVING_IN: readonly Step[] = [
  step('ORGANIZATION'),
  step(people),
  step('EMPLOYEE_COMPLETE'),
  step('CONTRACTS', people),
  step('SUPERVISORS', 'CONTRACTS'),
  step('ANNEXES', 'CONTRACTS'),
  step('BANK_ACCOUNTS', people),
  step('FAMILY', people),
  step('USER_FIELDS', people),
  step('COST_CENTERS', 'CONTRACTS'),
  step('VACATION_BALANCES', 'CONTRACTS'),
  step('VACATIONS', 'VACATION_BALANCES'),
  step('ABSENCES_CREATE', 'CONTRACTS'),
  step('DOCUMENTS_ZIP', people),
  step('HISTORICAL_PAYROLLS', 'CONTRACTS'),
  step('LOANS', 'CONTRACTS'),
  step('VARIABLES'),
  step('TABLES'),
  step('USER_ITEMS', 'CONTRACTS'),
  step('ITEMS_SIMPLIFIED', 'CONTRACTS'),
  step('PAYROLL_COMPLETE', 'CONTRACTS'),
  step('PAYROLL_DETAILED', 'CONTRACTS'),
  step('ADVANCES', 'CONTRACTS'),
  step('SUPPLIERS'),
  step('HOLIDAYS'),
]
const places = new Map(MOVING_IN.map(({ code }, place) => [code, place]))

/** What can be loaded in the order of moving in; what has no place there comes after it. */
export const inOrder = <One extends { readonly code: string }>(all: readonly One[]): One[] => {
  const place = ({ code }: One) => places.get(code) ?? MOVING_IN.length
  return all.toSorted((a, b) => place(a) - place(b))
}

/** The files that have to be there before one: the people or contracts that its rows name. */
export const before = (code: string): readonly string[] =>
  MOVING_IN.find((one) => one.code === code)?.after ?? []
