import { addDays, type ISODate } from '#chile/dates.ts'
import { protectionsOf } from '#modules/people/protections/server/index.ts'
import { contractsOn } from '#modules/people/contracts/server/index.ts'
import type { DaysOff } from '#modules/time/time-off/model/days-off.ts'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'
import type { Ending } from '#modules/people/contracts/model/ending.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { deadlinesOf } from '../model/deadlines.ts'
import type { DismissalNotice } from '../model/ending.ts'
import type { Case, Leave } from '../model/rules.ts'

type Asked = Pick<Case, 'cause' | 'finalDate' | 'notice' | 'noticeDate'>

/** What the law asks about the end of a contract, as the contract is on its last day. */
export async function caseOf(context: Context, contractId: number, asked: Asked): Promise<Case> {
  const contract = await contractsOn(context.tx, asked.finalDate)
    .where('contract.id', '=', contractId)
    .executeTakeFirstOrThrow(notFound)
  const { initialDate, finalDate, contractType, isDomestic } = contract
  return {
    ...asked,
    contract: { initialDate, finalDate, contractType, isDomestic },
    leaves: await leavesOf(context, contractId),
    protections: (await protectionsOf(context.tx, [contract.userId])).get(contract.userId) ?? [],
    seesProtections: context.can('laborProtections.read'),
  }
}

/** The medical leaves of a contract; which of them are maternal only for who answers leaves. */
async function leavesOf(context: Context, contractId: number): Promise<readonly Leave[]> {
  const sees = context.can('absenceResponses.update')
  const rows = await context.tx
    .selectFrom('absence')
    .select(['startDate as from', 'endDate as to', 'subtype'])
    .where('userContractId', '=', contractId)
    .where('type', '=', 'LICENSE')
    .where('responseStatus', 'in', ['PENDING', 'APPROVED'])
    .execute()
  return rows.map(({ from, to, subtype }) => ({
    from,
    to,
    maternal: sees && subtype === 'MATERNITY',
  }))
}

type Last = Pick<Ending, 'contractId' | 'userId' | 'finalDate'>

/** The contracts of some that end on whose last day their person has no other one that goes on. */
export async function lastContracts(tx: Tx, lasts: readonly Last[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ contract: number }>`
    with ending (contract, person, last) as materialized (
      select * from unnest(${lasts.map(({ contractId }) => contractId)}::bigint[],
        ${lasts.map(({ userId }) => userId)}::bigint[],
        ${lasts.map(({ finalDate }) => finalDate)}::date[]))
    select ending.contract from ending
    where not exists (select from user_contract other
      left join ending also on also.contract = other.id
      where other.company_id = app.current_company() and other.user_id = ending.person
        and other.id <> ending.contract and other.status <> 'DELETED'
        and coalesce(also.last, other.final_date, 'infinity') > ending.last)`.execute(tx)
  return new Set(rows.map(({ contract }) => contract))
}

type Due = {
  userContractId: number
  dismissalCause: string
  contractFinalDate: ISODate
  notice?: DismissalNotice
  notifiedOn?: ISODate | null
}

/** Days after an end that its deadlines may take: those of a liquidation are the longest. */
const MOST_DAYS = 75

/**
 * What is due of some endings, and the legal days off that their deadlines skip where each contract
 * worked (Código Civil, art. 50): a day that the company gives is no more time for itself. Nothing
 * of a year whose calendar is not published yet. One statement for all of them; none where the days
 * off of the month after them are known.
 */
export async function endingsDue(tx: Tx, rows: readonly Due[], known?: DaysOff) {
  const days = rows
    .flatMap(({ contractFinalDate, notifiedOn }) => [contractFinalDate, notifiedOn ?? []])
    .flat()
    .toSorted()
  const isLong = rows.some(({ notifiedOn }) => notifiedOn)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const ids = rows.map(({ userContractId }) => userContractId)
  const offAt =
    (isLong ? undefined : known) ??
    (await daysOffIn(tx, { from: first, to: addDays(last, isLong ? MOST_DAYS : 31) }, ids))
  return rows.map(({ userContractId, dismissalCause, contractFinalDate, notice, notifiedOn }) => {
    try {
      const off = offAt(userContractId, 'LAW')
      const ending = { cause: dismissalCause, finalDate: contractFinalDate, notice, notifiedOn }
      return { ...deadlinesOf(ending, off), off }
    } catch (error) {
      if (error instanceof RangeError) return undefined
      throw error
    }
  })
}
