import type { ReactNode } from 'react'
import { formatNumber, formatPercent, formatUf } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { formatRut } from '#chile/rut.ts'
import { type Entity, type FieldName, metaOf } from '#platform/model/entity.ts'
import type { FieldMeta } from '#platform/model/field.ts'
import { formatDate, formatMoment } from '#platform/web/look/format.ts'
import { Amount } from './Amount.tsx'

/** The value of a field as people read it, as plain text: for exports, cards and titles. */
export function textOf(meta: FieldMeta, value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (meta.kind === 'flag') return value === true ? 'Sí' : 'No'
  if (meta.kind === 'money') return moneyText(value)
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  switch (meta.kind) {
    case 'choice':
      return meta.catalog?.label(String(value)) ?? String(value)
    case 'integer':
    case 'days':
    case 'decimal':
    case 'hours':
      return formatNumber(value)
    case 'pesos':
      return `$ ${formatNumber(value)}`
    case 'percent':
      return formatPercent(value)
    case 'uf':
      return formatUf(String(value))
    case 'date':
      return formatDate(String(value))
    case 'timestamp':
      return formatMoment(String(value))
    case 'yearMonth':
      return monthLabel(Number(value))
    case 'rut':
      return formatRut(String(value))
    default:
      return String(value)
  }
}

const isMoney = (value: unknown): value is { value: string | number; currency: 'CLP' | 'UF' } =>
  typeof value === 'object' && value !== null && 'value' in value && 'currency' in value

const moneyText = (value: unknown) => {
  if (!isMoney(value) || value.value === null) return ''
  return value.currency === 'UF' ? formatUf(String(value.value)) : `$ ${formatNumber(value.value)}`
}

/** The value of a field as a cell shows it. */
export function Value({ meta, value }: { meta: FieldMeta; value: unknown }): ReactNode {
  const amount = typeof value === 'string' || typeof value === 'number' ? value : null
  if (meta.kind === 'pesos' && amount !== null) return <Amount value={amount} />
  if (meta.kind === 'uf' && amount !== null) return <Amount value={amount} currency="UF" />
  if (meta.kind === 'money' && isMoney(value) && value.value !== null) {
    return <Amount value={value.value} currency={value.currency} />
  }
  return textOf(meta, value) || <Nothing />
}

/** Where there is no value: a quiet dash, read aloud as what it means. */
export const Nothing = ({ words = 'Sin dato' }: { words?: string }) => (
  <span className="soft">
    <span aria-hidden="true">–</span>
    <span className="sr-only">{words}</span>
  </span>
)

const amountKinds: readonly string[] = [
  'pesos',
  'uf',
  'money',
  'decimal',
  'percent',
  'integer',
  'days',
  'hours',
]
export const isAmount = (meta: FieldMeta) => amountKinds.includes(meta.kind)

/** Label and value pairs of some fields of a row: how a detail page reads. */
export function Facts<E extends Entity>(props: {
  of: E
  row: Readonly<Partial<Record<FieldName<E>, unknown>>> | undefined
  names: readonly FieldName<E>[]
  /** What to show for a field instead of its own value, such as the name behind an id. */
  show?: Partial<Record<FieldName<E>, ReactNode>>
}) {
  const { of, row, names, show } = props
  return (
    <dl className="mg-facts">
      {names.map((name) => {
        const meta = metaOf(of, name)
        return (
          <div key={name}>
            <dt>{meta.label}</dt>
            <dd>{show?.[name] ?? <Value meta={meta} value={row?.[name]} />}</dd>
          </div>
        )
      })}
    </dl>
  )
}
