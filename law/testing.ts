import type { PartialInput } from './input.ts'
import type { PayrollSettings } from './period.ts'
import { calculate, openPayroll } from './run.ts'
import type { CompanyConcept } from './company.ts'

type Given = Omit<PartialInput, 'month'>

/** A monthly salary in pesos, without gratification, AFP Uno: the person most tests start from. */
export const earning = (amount: number, contract: Given['contract'] = {}): Given => ({
  contract: {
    salary: { amount: String(amount), currency: 'CLP' },
    gratification: { mode: 'NONE' },
    ...contract,
  },
  pension: { afp: 'UNO' },
})

/** The results of one payslip; a refused one throws, so that a test cannot overlook it. */
export function payslipOf(
  month: number,
  input: Given,
  settings: PayrollSettings = {},
  concepts?: readonly CompanyConcept[],
): Readonly<Record<string, number>> {
  const payroll = openPayroll(month, { settings, ...(concepts ? { concepts } : {}) })
  const result = calculate(payroll, { ...input, month })
  if (!result.ok) throw new Error(result.error.message)
  return result.values
}
