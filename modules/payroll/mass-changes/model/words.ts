import { formatPercent, formatPesos } from '#chile/numbers.ts'
import { plainDecimal } from '#chile/money/decimal.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { monthLabel } from '#chile/period.ts'
import { itemValueText } from '#modules/concepts/concept-library/model/input-items.ts'
import { FamilyAllowanceSegment } from '#modules/people/people/model/catalogs.ts'
import type { MassChangeKind } from './mass-change.ts'

/** What a contract has or would have, as people read it; null where there is nothing. */
export function heldText(kind: string, value: string | null, currency: string): string | null {
  if (value === null) return kind === 'ITEM_END' ? 'Sin término' : null
  if (kind === 'ITEM_END') return `Hasta ${monthLabel(Number(value))}`
  if (kind === 'ALLOWANCE') {
    return FamilyAllowanceSegment.options.find((one) => one.value === value)?.label ?? value
  }
  return itemValueText(value, currency)
}

type Act = {
  kind: MassChangeKind
  raiseMode: string | null
  value: string | null
  itemLabel: string | null
  currency: string
  fromDate: ISODate | null
  startMonth: number | null
  endMonth: number | null
}

/** «Alza de 3,5% desde el 01-10-2026», «Bono de producción: $30.000 desde octubre 2026». */
export function actText(act: Act): string {
  const { kind, raiseMode, value, itemLabel, fromDate, startMonth, endMonth } = act
  const number = plainDecimal(value ?? '0')
  const since = fromDate === null ? '' : ` desde el ${formatDate(fromDate)}`
  if (kind === 'RAISE') {
    const rise = raiseMode === 'PERCENT' ? formatPercent(number) : formatPesos(number)
    return `Alza de ${rise}${since}`
  }
  if (kind === 'ALLOWANCE') return `Tramos de asignación familiar${since}`
  const last = endMonth === null ? '' : ` hasta ${monthLabel(endMonth)}`
  if (kind === 'ITEM_END') return `${itemLabel ?? ''}${last}`
  const first = startMonth === null ? '' : ` desde ${monthLabel(startMonth)}`
  return `${itemLabel ?? ''}: ${itemValueText(number, act.currency)}${first}${last}`
}
