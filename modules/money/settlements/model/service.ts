import { counted } from '#chile/counts.ts'
import { valueIn } from '#formula/index.ts'

/** The months that somebody has served, up to the three that are averaged. */
export const wholeMonths = (facts: Readonly<Record<string, number>>): number =>
  Math.min(3, 12 * valueIn(facts, 'ANOS_SERVICIO') + valueIn(facts, 'MESES_RESTO'))

/**
 * The time served in words; what is zero is left out. Whole months go from date to date, as the law
 * counts them. Of less than one there are only days, and the last one was worked too: a contract
 * from the 1st to the 10th is of ten days (the thirty of art. 177 are counted so).
 *
 * @param lastDayIncluded whether the facts already have the last day
 */
export function serviceText(
  facts: Readonly<Record<string, number>>,
  lastDayIncluded: boolean,
): string {
  if (valueIn(facts, 'MESES_SERVICIO') === 0) {
    return counted(valueIn(facts, 'DIAS_RESTO') + (lastDayIncluded ? 0 : 1), 'día', 'días')
  }
  const parts = (
    [
      ['ANOS_SERVICIO', 'año', 'años'],
      ['MESES_RESTO', 'mes', 'meses'],
      ['DIAS_RESTO', 'día', 'días'],
    ] as const
  ).flatMap(([fact, one, many]) => {
    const count = valueIn(facts, fact)
    return count > 0 ? [counted(count, one, many)] : []
  })
  return parts.join(', ')
}
