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
   * The links of people with razones sociales, each made with the first contract there from its
   * first day: answers, in their order, the id of the new one or of the one that was.
   */
  links: (
    acting: Pick<Context, 'tx'>,
    links: readonly NewLink[],
  ) => Promise<readonly { readonly id: number; readonly isNew: boolean }[]>
  /** Takes links back that were made with contracts which are not there any more. */
  unlink: (acting: Pick<Context, 'tx'>, ids: readonly number[]) => Promise<void>
  /** The day of birth of some people, by their last record. */
  birthdays: (tx: Tx, userIds: readonly number[]) => Promise<ReadonlyMap<number, ISODate | null>>
  /** The health plan of somebody on a day; before their first record, the one of that record. */
  healthPlan: (tx: Tx, userId: number, day: ISODate) => Promise<RecordedPlan | undefined>
  /**
   * Extends the first versions of records back to a day, so that a month in which somebody worked
   * before being entered can pay them.
   */
  knownSince: (
    acting: Pick<Context, 'tx' | 'session'>,
    people: readonly { readonly userId: number; readonly day: ISODate }[],
  ) => Promise<void>
}

/** The records of people, given by the module that keeps them. */
export const personRecord = provided<PersonRecord>('record of a person')

/** Which contracts were ended with all that ends with them, given by the module that does it. */
export const hasEnding =
  provided<(tx: Tx, contractIds: readonly number[]) => Promise<ReadonlySet<number>>>(
    'ending of a contract',
  )
