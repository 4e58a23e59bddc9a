import { monthLabel, yearMonthOf } from '#chile/period.ts'
import { valueIn } from '#formula/index.ts'
import { calculateFiniquito, factsUnder, finiquitoLaw, severanceTax } from '#law/finiquito/index.ts'
import { InputError } from '#law/input.ts'
import { MissingParameter } from '#law/parameters/index.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { finiquitoOf, type Gathered, type Terms } from '../model/gathered-facts.ts'
import { taxedMonths } from '../model/taxed-months.ts'
import type { lawSettings } from './gather.queries.ts'

type Settings = ReturnType<typeof lawSettings>

/** Amounts of a finiquito by the law of the month of its payment. */
export function calculated(settings: Settings, gathered: Gathered, terms: Terms) {
  const payMonth = yearMonthOf(terms.payDate)
  return inWords(() => {
    const law = finiquitoLaw(payMonth, settings)
    const first = factsUnder(law, finiquitoOf(terms, gathered))
    const income = amountsOf(calculateFiniquito(law, first))
    const taxed = severanceTax(
      valueIn(income, 'RENTA_AFECTA'),
      taxedMonths(gathered, terms.disengagementDate),
      payMonth,
      settings,
    )
    const tax = taxed.reduce((sum, { taxAtPayment }) => sum + taxAtPayment, 0)
    const facts = tax === 0 ? first : factsUnder(law, finiquitoOf(terms, gathered, tax))
    const amounts = tax === 0 ? income : amountsOf(calculateFiniquito(law, facts))
    return { law, facts, amounts, taxed }
  })
}

/** Pesos more of years of service, were the last day counted too (Código Civil, art. 48). */
export function addedByLastDay(
  { law, amounts }: Pick<ReturnType<typeof calculated>, 'law' | 'amounts'>,
  gathered: Gathered,
  terms: Terms,
): number {
  if (law.lastDayIncluded) return 0
  const facts = factsUnder({ ...law, lastDayIncluded: true }, finiquitoOf(terms, gathered))
  // A year more, or a fraction over six months, begins only where that day ends a month or is the
  // first of one: most contracts of a batch are not calculated twice.
  if (valueIn(facts, 'DIAS_RESTO') > 1) return 0
  const years = (of: Readonly<Record<string, number>>) => valueIn(of, 'INDEMNIZACION_ANOS')
  return years(amountsOf(calculateFiniquito(law, facts))) - years(amounts)
}

type Result = ReturnType<typeof calculateFiniquito>

function amountsOf(result: Result): Readonly<Record<string, number>> {
  if (!result.ok) throw conflict(result.error.message)
  return result.values
}

/** What the law cannot calculate, as a sentence at its field. */
function inWords<Value>(work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    // The figures are those of the month of the payment.
    if (error instanceof MissingParameter) throw invalid('payDate', missingWords(error))
    if (error instanceof InputError) throw invalid('disengagementDate', error.message)
    if (error instanceof RangeError) throw invalid('voluntary', error.message)
    throw error
  }
}

/** Which figure of which month is missing, and who may do something about it. */
const missingWords = ({ label, month }: MissingParameter): string =>
  `Falta un indicador de ${monthLabel(month)}: ${label}. Sin él no se calcula el finiquito, y lo ` +
  'ingresa quien administra los indicadores'
