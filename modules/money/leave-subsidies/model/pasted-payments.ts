import type { ISODate } from '#chile/dates.ts'
import { parseNumber } from '#chile/numbers.ts'
import { parseRut } from '#chile/rut.ts'
import { searchKey } from '#chile/text.ts'
import { readDate } from '#chile/typed-date.ts'
import type { PastedColumn, PastedPayment } from './columns.ts'

/** A subsidy that something may be received of. */
export type Awaited = {
  readonly id: number
  readonly rut: string
  readonly license: string | null
}

export type ReadPayment =
  | { readonly subsidyId: number; readonly receivedOn: ISODate; readonly amount: number }
  | { readonly wrong: PastedColumn; readonly problem: string }

const most = 99_999_999

/** How the number of a leave is compared: its letters and digits alone. */
export const licenseKey = (text: string): string => searchKey(text).replace(/[^a-z0-9]/g, '')

/**
 * What each row of a list gives back, and to which leave: by its number, or the only one of the
 * person that waits. Nothing is chosen by itself among several.
 */
export function readPayments(
  lines: readonly PastedPayment[],
  awaited: readonly Awaited[],
  today: ISODate,
): readonly ReadPayment[] {
  const byRut = Map.groupBy(awaited, ({ rut }) => rut)
  return lines.map((line) => readPayment(line, byRut, today))
}

function readPayment(
  line: PastedPayment,
  byRut: ReadonlyMap<string, readonly Awaited[]>,
  today: ISODate,
): ReadPayment {
  const rut = parseRut(line.rut)
  if (rut === undefined) return { wrong: 'rut', problem: 'No es un RUT' }
  const own = byRut.get(rut) ?? []
  if (own.length === 0) return { wrong: 'rut', problem: 'No se espera ningún subsidio suyo' }
  const key = licenseKey(line.license)
  const named =
    key === '' ? own : own.filter(({ license }) => license && licenseKey(license) === key)
  const [one, ...others] = named
  if (!one) return { wrong: 'license', problem: 'No es una licencia suya en seguimiento' }
  if (others.length > 0) return { wrong: 'license', problem: 'Tiene varias: escriba el número' }
  const read = readDate(line.receivedOn, { today })
  if (!read.ok) return { wrong: 'receivedOn', problem: read.message }
  const receivedOn = read.date
  if (receivedOn > today) return { wrong: 'receivedOn', problem: 'Es una fecha futura' }
  const amount = Number(parseNumber(line.amount.trim()) ?? Number.NaN)
  return Number.isInteger(amount) && amount > 0 && amount <= most
    ? { subsidyId: one.id, receivedOn, amount }
    : { wrong: 'amount', problem: 'No es un monto en pesos' }
}
