import type { PayrollInput } from '#law/input.ts'
import { writeContributions } from './contributions.ts'
import { writeDeductions } from './deductions.ts'
import { writeEmployer } from './employer.ts'
import { type Choices, Ledger } from './ledger.ts'
import { writePay } from './pay.ts'
import { writeTax } from './tax.ts'

/** Every line of one payslip, worked out apart from the product; amounts as decimal texts. */
export function referencePayslip(
  input: PayrollInput,
  choices: Choices = {},
): ReadonlyMap<string, string> {
  const ledger = new Ledger(input, choices)
  writePay(ledger)
  writeContributions(ledger)
  writeTax(ledger)
  writeDeductions(ledger)
  writeEmployer(ledger)
  return new Map([...ledger.lines].map(([code, amount]) => [code, amount.toString()]))
}
