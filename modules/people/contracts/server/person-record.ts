import type { ISODate } from '#chile/dates.ts'
import { provided } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/sql/db.ts'

/** A health plan as it is written in a record; amounts are decimals as texts, of UF or percent. */
export type RecordedPlan = {
  healthInstitution: string | null
  healthAmountUf: string | null
  healthAmount: number | null
  healthPercentage: string | null
}

type NewLink = {
  readonly userId: number
  readonly businessId: number
  readonly initialDate: ISODate
}

/** What contracts ask of the records of their people. */
type PersonRecord = {
  /**
   * The link of a person with a razón social, made with the first contract there from its first
   * day: answers its id, of the new one or of the one that was.
   */
  link: (context: Context, link: NewLink) => Promise<number>
  /** The day of birth of some people, by their last record. */
  birthdays: (tx: Tx, userIds: readonly number[]) => Promise<ReadonlyMap<number, ISODate | null>>
  /** The health plan of somebody on a day; before their first record, the one of that record. */
  healthPlan: (tx: Tx, userId: number, day: ISODate) => Promise<RecordedPlan | undefined>
  /**
   * Extends the first version of a record back to a day, so that a month in which somebody worked
   * before being entered can pay them.
   */
  knownSince: (context: Context, userId: number, day: ISODate) => Promise<void>
}

/** The records of people, given by the module that keeps them. */
export const personRecord = provided<PersonRecord>('record of a person')

/** Whether a contract was ended with all that ends with it, given by the module that does it. */
export const hasEnding =
  provided<(tx: Tx, contractId: number) => Promise<boolean>>('ending of a contract')
