export type Totals = {
  payslips: number
  net: number
  earnings: number
  deductions: number
  employerCost: number
}

const none: Totals = { payslips: 0, net: 0, earnings: 0, deductions: 0, employerCost: 0 }

/** What a run stored of itself. */
export function totalsOf(stored: unknown): Totals {
  if (typeof stored !== 'object' || stored === null) return none
  const known = new Map<string, unknown>(Object.entries(stored))
  const read = (name: keyof Totals) => {
    const value = known.get(name)
    return typeof value === 'number' ? value : 0
  }
  return {
    payslips: read('payslips'),
    net: read('net'),
    earnings: read('earnings'),
    deductions: read('deductions'),
    employerCost: read('employerCost'),
  }
}
