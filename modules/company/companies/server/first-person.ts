import type { ISODate } from '#chile/dates.ts'
import { provided } from '#platform/model/hook.ts'
import type { Tx } from '#platform/server/sql/db.ts'

/** Who administers a new company. */
export type FirstPerson = {
  readonly firstname: string
  readonly paternalLastname: string
  /** With its check digit, as people write it: `12345678-5`. */
  readonly rut: string
  readonly email: string
  /** From which day on the person is known. */
  readonly from: ISODate
  readonly authorLoginId: number
}

/**
 * Makes the one person of a new company, its administrator, in the place of anybody that an
 * interrupted opening left; answers the person's id.
 */
export const firstPerson = provided<(tx: Tx, person: FirstPerson) => Promise<number>>(
  'first person of a company',
)
