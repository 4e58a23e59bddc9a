import { isYearMonth } from '#chile/period.ts'
import { MissingParameter } from '#payroll/parameters/index.ts'
import { periodValues } from '#payroll/period.ts'
import type { ContractRow } from './gather.queries.ts'

const ufs = new Map<number, number | undefined>()

/** Hundredths of a peso: the UF of a month as its payslips value it; nothing when not published. */
function ufOf(month: number): number | undefined {
  if (!ufs.has(month)) ufs.set(month, publishedUf(month))
  return ufs.get(month)
}

function publishedUf(month: number): number | undefined {
  try {
    return isYearMonth(month) ? periodValues(month).variables['UF'] : undefined
  } catch (error) {
    if (error instanceof MissingParameter) return undefined
    throw error
  }
}

/** The agreed salary in pesos, with the UF of the first month of the list that has one. */
export function salaryInPesos(row: ContractRow, months: readonly number[]): number {
  const value = Number(row.monthlySalaryValue ?? 0)
  if (row.monthlySalaryCurrency !== 'UF') return Math.round(value)
  const uf = months.map(ufOf).find((one) => one !== undefined) ?? 0
  // Thousandths of a UF by hundredths of a peso.
  const exact = BigInt(Math.round(value * 1000)) * BigInt(uf)
  return Number((exact + 50_000n) / 100_000n)
}
