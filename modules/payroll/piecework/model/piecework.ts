import type { ISODate } from '#chile/dates.ts'
import { catalog } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  decimal,
  id,
  integer,
  kept,
  longText,
  optional,
  pesos,
  ref,
  text,
} from '#platform/model/field.ts'

/** The item of the payslip that pays what was approved of a month. */
export const PIECEWORK_ITEM = 'TRATOS'

export const TaskState = catalog('PieceworkTaskState', { ACTIVE: 'En uso', INACTIVE: 'Sin uso' })

/** What is paid by the piece: a work, and the unit in which it is counted. */
export const PieceworkTask = entity({
  name: 'PieceworkTask',
  table: 'piecework_task',
  label: 'Faena a trato',
  fields: {
    id: id('pieceworkTask'),
    name: text('Faena', { max: 80 }),
    unit: text('Unidad', { max: 30 }),
    status: choice(TaskState, 'Estado'),
    price: optional(decimal('Precio de hoy', 2)),
    kept: kept(),
    version: integer('Versión'),
  },
})

/** What a unit pays from a day on, until the next price. */
export const PieceworkPrice = entity({
  name: 'PieceworkPrice',
  table: 'piecework_price',
  label: 'Precio de una faena',
  fields: {
    id: id('pieceworkPrice'),
    taskId: ref('pieceworkTask', 'Faena'),
    startsOn: date('Desde'),
    price: decimal('Pesos por unidad', 2, { min: 0.01, max: 9_999_999 }),
    version: integer('Versión'),
  },
})

export const EntryState = catalog('PieceworkState', {
  PENDING: 'Por aprobar',
  APPROVED: 'Aprobado',
  REJECTED: 'Rechazado',
})

/** How much of a work somebody did on a day. */
export const PieceworkEntry = entity({
  name: 'PieceworkEntry',
  table: 'piecework_entry',
  label: 'Trato',
  fields: {
    id: id('pieceworkEntry'),
    userContractId: ref('contract', 'Contrato'),
    taskId: ref('pieceworkTask', 'Faena'),
    day: date('Día'),
    quantity: decimal('Cantidad', 2, { min: 0.01, max: 999_999 }),
    status: choice(EntryState, 'Estado'),
    price: optional(decimal('Precio', 2, { sensitivity: 'A' })),
    amount: optional(pesos('Monto', { sensitivity: 'A' })),
    reason: optional(longText('Motivo', { max: 300 })),
    version: integer('Versión'),
  },
})

const hundredths = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2))
}

/** Whole pesos of a quantity at a price, both with two decimals; half a peso counts as one. */
export const amountOf = (quantity: string, price: string): number =>
  Number((hundredths(quantity) * hundredths(price) + 5000n) / 10_000n)

type Dated = { startsOn: ISODate; price: string }

/** The price that holds on a day: the last one that began until then. */
export const priceOn = (prices: readonly Dated[], day: ISODate): string | undefined =>
  prices
    .filter(({ startsOn }) => startsOn <= day)
    .reduce<Dated | undefined>(
      (held, one) => (held && held.startsOn > one.startsOn ? held : one),
      undefined,
    )?.price

type Made = { day: ISODate; amount: number | null; status: (typeof EntryState.values)[number] }

/** What was approved, day by day, in whole pesos. */
export function paidByDay(rows: readonly Made[]): { day: ISODate; amount: number }[] {
  const approved = rows.filter(({ status }) => status === 'APPROVED')
  return [...Map.groupBy(approved, ({ day }) => day)]
    .map(([day, made]) => ({ day, amount: made.reduce((sum, row) => sum + (row.amount ?? 0), 0) }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
}
