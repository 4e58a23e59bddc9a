import type { Insertable } from 'kysely'
import type { Role } from '#access/roles.ts'
import type { ISODate } from '#chile/dates.ts'
import type { YearMonth } from '#chile/period.ts'
import type * as tables from '#generated/database.ts'

/** Columns that the seed fills by itself. */
type Own =
  | 'companyId'
  | 'id'
  | 'userId'
  | 'userContractId'
  | 'valid'
  | 'recordedAt'
  | 'supersededAt'
  | 'authorLoginId'
  | 'version'
  | 'createdAt'

/** What holds of a person, besides the name: any columns of `user_version`. */
export type Traits = Partial<
  Omit<
    Insertable<tables.UserVersion>,
    Own | 'firstname' | 'secondName' | 'paternalLastname' | 'maternalLastname' | 'birthday'
  >
>

/** What holds of a contract: any columns of `user_contract_version`. */
export type Terms = Partial<
  Omit<
    Insertable<tables.UserContractVersion>,
    | Own
    | 'monthlySalaryValue'
    | 'monthlySalaryCurrency'
    | 'syndicateId'
    | 'supervisorId'
    | 'jobTitle'
  >
> & {
  /** Pesos a month; a day's pesos when `paymentPeriod` is DAILY. */
  pesos?: number
  /** UF a month, instead of pesos. */
  uf?: string
  title?: string
  /** Key of the named person who supervises. */
  boss?: string
  /** Key of the union. */
  union?: string
}

export type Change<T> = T & { from: ISODate }

export type SeedContract = Terms & {
  business: string
  from: ISODate
  to?: ISODate
  title: string
  /** Later terms, each from a day on; what is not said stays. */
  changes?: readonly Change<Terms>[]
}

/** Something given or discounted, in the first contract unless `contract` says another (from 0). */
export type SeedItem = {
  code: string
  value: number | string
  from: YearMonth
  to?: YearMonth
  quotas?: number
  contract?: number
  comment?: string
}

export type SeedPerson = {
  /** The case that this person illustrates. Written as a comment in the ficha. */
  about?: string
  /** Number of the RUT, without its check digit. All are above 41 million: nobody has them. */
  rut: number
  /** First name, perhaps a second, and both surnames. */
  name: string
  born: ISODate
  gender: 'F' | 'M'
  role?: Role
  external?: boolean
  retired?: boolean
  privateRole?: boolean
  traits?: Traits
  changes?: readonly Change<Traits>[]
  payment?: { kind: 'CHECK' | 'CASH' } | { bank: string; type: string; number?: string }
  contracts: readonly SeedContract[]
  /** Razón social of somebody without a contract. */
  business?: string
}

/** A name as the columns keep it: `Ana Sofía Rey Cid` has two first names, `Ana Rey Cid` one. */
export function nameOf({ name }: SeedPerson) {
  const words = name.split(' ')
  const [firstname = '', secondName = null] = words.slice(0, -2)
  const [paternalLastname = '', maternalLastname = ''] = words.slice(-2)
  return { firstname, secondName, paternalLastname, maternalLastname }
}

/** The first day on which the company knows the person. */
export const knownSince = ({ contracts }: SeedPerson): ISODate =>
  contracts.map(({ from }) => from).toSorted()[0] ?? '2024-01-02'
