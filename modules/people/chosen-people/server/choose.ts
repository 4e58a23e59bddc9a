import type { Permission } from '#access/services.ts'
import type { ISODate } from '#chile/dates.ts'
import { contractsOn } from '#modules/people/contracts/server/index.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { isAtPlace } from '#modules/people/structure/server/index.ts'
import type { Acting } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { readRuts } from '../model/pasted-people.ts'

/** A razón social, and the days in some of which a contract has to be in force. */
type Span = { readonly businessId: number; readonly from: ISODate; readonly to: ISODate }

/** The people of an act: each part that is said narrows them. */
export type Choice = Span & {
  readonly jobTitle?: string | null
  /** The name of an area, however it is written. */
  readonly area?: string | null
}

/** What a `contract` of a statement has to be, whatever its terms are. */
export const inForce = ({ businessId, from, to }: Span) => [
  sql<boolean>`contract.business_id = ${businessId}`,
  sql<boolean>`contract.initial_date <= ${to}::date`,
  sql<boolean>`(contract.final_date is null or contract.final_date >= ${from}::date)`,
]

/**
 * The contracts of a choice with their terms of its first day, as `contract` and `held`, of
 * everybody: who asks reaches the razón social whole.
 */
export function wholeChoice(tx: Tx, { jobTitle = null, area = null, ...span }: Choice) {
  return contractsOn(tx, span.from)
    .where((eb) => eb.and(inForce(span)))
    .where((eb) => equalTo(eb, { 'held.jobTitle': jobTitle }))
    .$if(area !== null, (query) => query.where(isAtPlace('area', 'held', area)))
}

/** The same of those that a right of the actor reaches, and whose pay is not kept from them. */
export const choosePeople = (
  acting: Pick<Acting, 'tx' | 'actor' | 'reach'>,
  right: Permission,
  choice: Choice,
) => wholeChoice(acting.tx, choice).where(contractWithin(acting, right))

/** Whether the RUT in a column is one of a paste. */
export const ofRuts = (column: string, pasted: string) =>
  sql<boolean>`${sql.ref(column)} = any(${[...readRuts(pasted).ruts]}::text[])`
