import type { Permission } from '#access/services.ts'
import type { ISODate } from '#chile/dates.ts'
import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import type { EndingPart } from '#modules/people/contracts/model/ending.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { nameIn, personBehind, surnameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { daysLeft } from '../model/deadlines.ts'
import { causeName, type EndingState } from '../model/ending.ts'
import { endingsDue } from './facts.queries.ts'

export type EndingFilter = {
  search?: string | null
  yearMonth?: YearMonth | null
  businessId?: number | null
  status?: EndingState | null
  userContractId?: number | null
}
export const endingSort = ['contractFinalDate', 'fullname'] as const
type Sort = (typeof endingSort)[number]

/**
 * The endings within a permission's reach. Of their own, people have only those that may be shown
 * to them: before, theirs is answered as not found, whatever their rights.
 */
export function reachedEndings(context: Context, permission: Permission) {
  const { tx, actor, reach } = context
  return tx
    .selectFrom('contractSettlement as ending')
    .innerJoin('userContract as contract', 'contract.id', 'ending.userContractId')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .where(contractWithin({ reach, actor }, permission))
    .where(
      sql<boolean>`(contract.user_id <> ${actor.userId ?? 0}
        or (ending.display_to_employee and ending.status = 'DONE'))`,
    )
}

type Found = ReturnType<typeof reachedEndings>

const selected = ({ actor }: Context, query: Found) =>
  query
    .select(['ending.id', 'ending.userContractId', 'ending.status', 'ending.dismissalCause'])
    .select(['ending.contractFinalDate', 'ending.notice', 'ending.noticeDate', 'ending.issueDate'])
    .select(['ending.displayToEmployee', 'ending.isPayed', 'ending.version'])
    .select(['contract.userId', 'contract.businessId', 'contract.code', 'users.rut'])
    .select('business.name as businessName')
    .select(sql<string>`coalesce(${nameIn('contract.userId')}, users.rut)`.as('fullname'))
    .select(sql<boolean>`contract.user_id = ${actor.userId ?? 0}`.as('isOwn'))

/** The endings within reach, in pages: by default those that were not undone. */
export async function contractEndings(
  context: Context,
  input: ListInput<EndingFilter, Sort>,
): Promise<Listed<EndingRow>> {
  const { filter, sort } = input
  const { search, yearMonth, businessId, status, userContractId } = filter
  const matching = reachedEndings(context, 'contractSettlements.read')
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
    .$if(!!yearMonth, (query) =>
      query
        .where('ending.contractFinalDate', '>=', firstDay(yearMonth ?? 0))
        .where('ending.contractFinalDate', '<=', lastDay(yearMonth ?? 0)),
    )
    .where((eb) =>
      equalTo(eb, { 'contract.businessId': businessId, 'ending.userContractId': userContractId }),
    )
    .where('ending.status', status ? '=' : '<>', status ?? 'UNDONE')
  const by = sort.by === 'fullname' ? surnameIn('contract.userId') : sql`ending.contract_final_date`
  const ordered = selected(context, matching)
    .orderBy(by, sort.descending ? 'desc' : 'asc')
    .orderBy('ending.id', 'desc')
  const { rows, total } = await listed(matching, ordered, input)
  const due = await endingsDue(context.tx, rows)
  const all = rows.map((row, place) => shownTo(context, row, due[place]))
  return { rows: all, total }
}

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]
type Due = Awaited<ReturnType<typeof endingsDue>>[number]

/** An ending with its cause in words and what is due. */
const shownTo = ({ today }: Context, row: Row, due: Due) => ({
  ...row,
  causeName: causeName(row.dismissalCause),
  settlementBy: due?.settlementBy ?? null,
  letterBy: due?.letterBy ?? null,
  daysLeft: due?.settlementBy && !row.isPayed ? daysLeft(today, due.settlementBy, due.off) : null,
})
export type EndingRow = ReturnType<typeof shownTo>

/** Parts whose words say amounts of pay. */
const pay: ReadonlySet<EndingPart> = new Set(['LOANS', 'ITEMS'])
/** Parts that are the person's own. */
const personal: ReadonlySet<EndingPart> = new Set(['VACATIONS', 'ABSENCES'])

/** One ending with what ended with it. Amounts are for readers of items of pay. */
export async function contractEnding(context: Context, { id }: { id: number }) {
  const [ending] = await detailed(
    context,
    reachedEndings(context, 'contractSettlements.read').where('ending.id', '=', id),
  )
  if (!ending) throw notFound()
  return ending
}

/** The ending of each contract that was not undone, where the actor reads it. */
export async function endingsOfContracts(context: Context, contracts: readonly { id: number }[]) {
  const found = reachedEndings(context, 'contractSettlements.read')
    .where('ending.status', '<>', 'UNDONE')
    .where(sql<boolean>`ending.user_contract_id = any(${contracts.map(({ id }) => id)}::bigint[])`)
  const endings = await detailed(context, found)
  const byContract = new Map(endings.map((ending) => [ending.userContractId, ending]))
  return contracts.map(({ id }) => ({ contractSettlement: byContract.get(id) ?? null }))
}

async function detailed(context: Context, found: Found) {
  const rows = await selected(context, found)
    .select(['ending.publicComment', 'ending.comment', 'ending.undoReason', 'ending.heirUserId'])
    .select([nameIn('ending.heirUserId').as('heirName')])
    .select(sql<string | null>`${sql.raw(personBehind('ending.creator_login_id'))}`.as('author'))
    .orderBy('ending.id')
    .execute()
  const due = await endingsDue(context.tx, rows)
  const lines = Map.groupBy(
    await linesOf(context, rows),
    ({ contractSettlementId }) => contractSettlementId,
  )
  return rows.map((row, place) => {
    const sees = row.isOwn
      ? (part: EndingPart) => personal.has(part)
      : (part: EndingPart) => !pay.has(part) || context.can('userItems.read')
    const internal = row.isOwn ? { comment: null, heirUserId: null, heirName: null } : {}
    const { heirUserId, heirName, comment, author, publicComment, undoReason } = row
    return {
      ...shownTo(context, row, due[place]),
      heirUserId,
      heirName,
      comment,
      author,
      publicComment,
      undoReason,
      ...internal,
      lines: (lines.get(row.id) ?? [])
        .filter(({ part }) => sees(part))
        .map(({ contractSettlementId: _of, ...line }) => line),
    }
  })
}

const linesOf = ({ tx }: Context, endings: readonly { id: number }[]) =>
  tx
    .selectFrom('contractSettlementLine')
    .select(['id', 'contractSettlementId', 'part', 'what', 'effect', 'restoredAt'])
    .select(sql<boolean>`was is not null`.as('changes'))
    .where(sql<boolean>`contract_settlement_id = any(${endings.map(({ id }) => id)}::bigint[])`)
    .orderBy('id')
    .execute()

export type EndingDetail = Awaited<ReturnType<typeof contractEnding>>

/** What the lines of an ending may be read of before it happens. */
export const readableParts = (context: Context) => (part: EndingPart) =>
  !pay.has(part) || context.can('userItems.read')

/** The last day of a contract that ended, and why; for what follows from it. */
export type EndOfContract = {
  id: number
  userContractId: number
  dismissalCause: string
  contractFinalDate: ISODate
  notice: 'GIVEN' | 'PAID' | 'NONE'
  noticeDate: ISODate | null
}
