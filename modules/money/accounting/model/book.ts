import type { ISODate } from '#chile/dates.ts'
import type { YearMonth } from '#chile/period.ts'
import type { AccountStatus, CenterUse } from './account.ts'
import type { AccountingSource } from './sources.ts'

/** An account as entries need it. */
export type BookAccount = {
  readonly id: number
  readonly code: string
  readonly takesEntries: boolean
  readonly centerUse: CenterUse
  readonly status: AccountStatus
}

/** Which accounts take an amount; the more a rule names, the sooner it is taken. */
export type Rule = {
  readonly source: AccountingSource | null
  readonly itemCode: string | null
  readonly institution: string | null
  readonly costCenterId: number | null
  readonly businessId: number | null
  readonly debitAccountId: number | null
  readonly creditAccountId: number | null
}

/** What an item says of its own accounting. */
export type ItemAccounting = {
  readonly ledgerAccount: string | null
  readonly accountingCode: string | null
  readonly analytic: boolean
  readonly distributable: boolean
  readonly informative: boolean
}

/** An amount of a contract in the month, in whole pesos; negative where it is taken back. */
export type Amount = {
  readonly code: string
  readonly label: string
  readonly source: AccountingSource
  /** Code of the institution or form of payment that it goes to, where it goes to one. */
  readonly institution: string | null
  readonly amount: number
}

/** A part of a contract that a centre bears, with its days. */
export type Borne = {
  readonly costCenterId: number
  readonly code: string
  readonly percentage: string
  readonly from: ISODate
  readonly to: ISODate | null
}

/** What one contract brings to the entry of a month. */
export type BookedContract = {
  readonly contractId: number
  readonly start: ISODate
  readonly end: ISODate | null
  readonly amounts: readonly Amount[]
  readonly parts: readonly Borne[]
}

/** The plan, the rules and the items with which an entry is made. */
export type Book = {
  readonly month: YearMonth
  readonly accounts: readonly BookAccount[]
  readonly rules: readonly Rule[]
  readonly items: ReadonlyMap<string, ItemAccounting>
}
