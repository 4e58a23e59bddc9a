import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import type { ISODate } from '#chile/dates.ts'

/** What the end of a contract ends, in the order in which it is shown. */
export const EndingPart = catalog('EndingPart', {
  VACATIONS: 'Vacaciones',
  ABSENCES: 'Ausencias',
  LOANS: 'Préstamos',
  ITEMS: 'Haberes y descuentos',
  TEAM: 'Equipo',
  UNITS: 'Unidades',
  DELEGATIONS: 'Delegaciones',
  ACCESS: 'Acceso',
  DEPARTURE: 'Lista de salida',
})
export type EndingPart = ValueOf<typeof EndingPart>

/** A contract that ends on a day. */
export type Ending = {
  readonly contractId: number
  readonly userId: number
  /** Its last day. */
  readonly finalDate: ISODate
  /** The person who takes the team and the units; null for nobody. */
  readonly heirId: number | null
  /** No other contract of the person goes on after that day. */
  readonly leaves: boolean
}

/** One thing that changes because a contract ends. */
export type EndingLine = {
  readonly contractId: number
  readonly part: EndingPart
  /** «Vacaciones del 01-02-2027 al 19-02-2027». */
  readonly what: string
  /** «Se anulan: 15 días vuelven al saldo». */
  readonly effect: string
  /** What is kept to give it back; null for what is only said, such as the balance of a loan. */
  readonly was: unknown
}

/** A line as it was stored when it was done. */
export type DoneLine = EndingLine & { readonly id: number }
