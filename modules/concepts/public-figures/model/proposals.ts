import { compareDecimals } from '#chile/money/decimal.ts'
import { formatNumber } from '#chile/numbers.ts'
import { monthLabel, type YearMonth } from '#chile/period.ts'
import { FigureSource, type ProposalState } from './catalogs.ts'

/** What a source said of a figure when it was last read. */
export type Reading = {
  readonly source: FigureSource
  readonly value: string
  readonly url: string
  readonly readAt: Date
}

/** What is known of a figure of a month before the sources are asked. */
export type Known = {
  readonly key: string
  readonly label: string
  readonly month: YearMonth
  /** What is in force already, of the product or of an earlier month that goes on. */
  readonly law: { readonly value: string; readonly isOfMonth: boolean } | null
  /** What the platform took for this month. */
  readonly taken: string | null
  readonly bounds: { readonly lower: string; readonly upper: string; readonly why: string }
}

export type Proposal = {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly state: ProposalState
  readonly why: string | null
  /** Whether two sources at least say the same. */
  readonly agreed: boolean
  readonly readings: readonly Reading[]
}

/**
 * What the last reading of each source makes of a figure: a proposal, one that stops with its
 * reason, or nothing where it says what is in force already.
 */
export function proposalOf(known: Known, readings: readonly Reading[]): Proposal | undefined {
  const [first, ...others] = readings
  if (!first) return undefined
  const { key, label, law, taken } = known
  const same = others.every(({ value }) => equal(value, first.value))
  const shown = { key, label, value: taken ?? first.value, readings }
  const agreed = same && others.length > 0
  const stopped = (why: string): Proposal => ({ ...shown, state: 'STOPPED', why, agreed })
  if (!same) return stopped(disagreement(readings))
  if (taken !== null) {
    if (equal(taken, first.value)) return { ...shown, state: 'TAKEN', why: null, agreed }
    return stopped(
      `Ya rige ${formatNumber(taken)}, y ahora se publica ${formatNumber(first.value)}`,
    )
  }
  if (law && equal(law.value, first.value)) return undefined
  if (law?.isOfMonth) {
    return stopped(
      `El producto trae ${formatNumber(law.value)} para ${monthLabel(known.month)}, con su fuente`,
    )
  }
  const { lower, upper, why } = known.bounds
  if (compareDecimals(first.value, lower) < 0 || compareDecimals(first.value, upper) > 0) {
    return stopped(
      `Se espera entre ${formatNumber(lower)} y ${formatNumber(upper)}: ${why}. Si es correcto, ` +
        'ingréselo en «Indicadores» y otra persona lo confirma',
    )
  }
  return { ...shown, state: 'PROPOSED', why: null, agreed }
}

const equal = (a: string, b: string): boolean => compareDecimals(a, b) === 0

function disagreement(readings: readonly Reading[]): string {
  const said = readings.map(
    ({ source, value }) => `${FigureSource.label(source)} dice ${formatNumber(value)}`,
  )
  return `Las fuentes no coinciden: ${said.join('; ')}`
}

/** What a person confirms, as one text: it changes where any proposal does. */
export const whatIsConfirmed = (proposals: readonly Proposal[]): string =>
  proposals
    .filter(({ state }) => state === 'PROPOSED')
    .map(({ key, value }) => `${key}=${value}`)
    .toSorted()
    .join('\n')

/** The sources of a figure in words, as the explanation of a payslip tells them. */
export const sourceWords = (readings: readonly Reading[]): string =>
  readings.map(({ source }) => FigureSource.label(source)).join(' y ')
