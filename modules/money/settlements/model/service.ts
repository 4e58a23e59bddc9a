import { counted } from '#chile/counts.ts'
import { valueIn } from '#formula/index.ts'

/** The months that somebody has served, up to the three that are averaged. */
export const wholeMonths = (facts: Readonly<Record<string, number>>): number =>
  Math.min(3, 12 * valueIn(facts, 'ANOS_SERVICIO') + valueIn(facts, 'MESES_RESTO'))

/** The time served in words; what is zero is left out, unless all of it is. */
export function serviceText(facts: Readonly<Record<string, number>>): string {
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
  return parts.length > 0 ? parts.join(', ') : counted(0, 'día', 'días')
}
