import { plainDecimal } from '#chile/money/decimal.ts'
import { formatNumber } from '#chile/numbers.ts'
import { labelOfAudited } from '#platform/model/registry.ts'
import { fieldName, kept, keptOf, labelOfColumn, metaOfColumn, moneyOf } from '../model/words.ts'
import { formatDate, formatMoment } from '#platform/web/look/format.ts'
import { textOf } from '#platform/web/kit/text/values.tsx'

export const entityOptions = Object.entries(kept)
  .map(([value, entry]) => ({ value, label: labelOfAudited(entry) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'es'))

/** «user_contract» → «Contrato»; `lectura:…` is a read that is kept. */
export function entityLabel(entity: string): string {
  const entry = keptOf(entity)
  return entry ? labelOfAudited(entry) : 'Otro registro'
}

/** The label of a column, as on its own screen. */
export const fieldLabel = (entity: string, column: string): string =>
  labelOfColumn(entity, column) ?? 'Otro dato'

/** A kept value as people read it: codes by their labels, dates and figures in their format. */
export function valueText(entity: string, column: string, value: string | null): string {
  if (value === null) return ''
  if (column === 'valid') return validText(value)
  if (value === 'true') return 'Sí'
  if (value === 'false') return 'No'
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return formatMoment(value)
  const meta = metaOfColumn(entity, column)
  const figure = plainDecimal(value)
  if (meta) return textOf(meta, figure) || figure
  if (moneyOf(entity, column) && column.endsWith('_currency')) return currencies[value] ?? value
  return moneyOf(entity, column) ? formatNumber(figure) : figure
}

const currencies: Readonly<Record<string, string>> = { CLP: 'Pesos', UF: 'UF' }

/** Changes in the order of the ficha, the days on which they hold first. */
export function inOrder<Change extends { field: string }>(
  entity: string,
  changes: readonly Change[],
): Change[] {
  const { of, columns = {} } = keptOf(entity) ?? {}
  const fields = Object.keys(of?.fields ?? {})
  const names = Object.keys(columns)
  const rank = ({ field }: Change) => {
    if (field === 'valid') return -1
    const whole = fieldName(field.replace(/_(value|currency)$/, ''))
    const at = fields.indexOf(fieldName(field))
    if (at >= 0) return at
    if (fields.includes(whole)) return fields.indexOf(whole)
    return fields.length + (names.includes(field) ? names.indexOf(field) : names.length)
  }
  return changes.toSorted((a, b) => rank(a) - rank(b))
}

/** «[2024-01-02,2026-03-01)» → «desde 02-01-2024, antes de 01-03-2026». */
function validText(range: string): string {
  const [, from = '', until = ''] = /^[[(]([^,]*),([^)\]]*)/.exec(range) ?? []
  return until
    ? `desde ${formatDate(from)}, antes de ${formatDate(until)}`
    : `desde ${formatDate(from)}`
}
