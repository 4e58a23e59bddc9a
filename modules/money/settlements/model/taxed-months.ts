import { addYears, type ISODate } from '#chile/dates.ts'
import type { TaxedMonth } from '#law/finiquito/index.ts'
import type { Gathered } from './gathered-facts.ts'

/**
 * The months before the end in which an indemnity was earned, with what the employer paid in each
 * that was taxed, in all the contracts of the person (LIR, arts. 42 N°1, 45 and 46).
 */
export const taxedMonths = ({ months }: Gathered, end: ISODate): readonly TaxedMonth[] => {
  const from = Number(addYears(end, -1).slice(0, 7).replace('-', ''))
  return months
    .filter(({ month }) => month >= from)
    .slice(0, 12)
    .map(({ month, values, taxedBeside }) => ({
      month,
      taxable: (values['BASE_TRIBUTABLE'] ?? 0) + taxedBeside,
    }))
}
