import { formatDate, type ISODate } from '#chile/dates.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Listed } from '#platform/model/page.ts'
import { refusalOf, relationsTo, whyNot } from '#platform/model/states.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import {
  changedMeanwhile,
  conflict,
  forbidden,
  invalid,
  notFound,
} from '#platform/server/errors.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { nameIn, personBehind, userMatches } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { type DoubtState, doubtStates } from '../model/doubt.ts'
import { corrected } from '../model/recount.ts'
import { ruleOn, usualRule } from '../model/rule.ts'
import { daysText } from '../model/units.ts'
import { liveEntries, lockAccounts } from './account.ts'
import { factsOf } from './facts.queries.ts'
import { writeChanges } from './recount.job.ts'
import { type Change, requestOf } from './recount.queries.ts'
import { rulesIn } from './rules.queries.ts'

const right = 'vacationConfig.update'
/** Doubts that are decided at once. */
const MOST = 200

export type DoubtFilter = {
  search?: string | null
  state?: DoubtState | null
  businessId?: number | null
}

/**
 * Keeps what a change of days off does to vacations that were enjoyed already, for somebody to
 * decide. What the change makes needless is so marked; what was decided stays, unless the days that
 * it decided about are others now.
 */
export async function keepDoubts(
  { tx }: Pick<Context, 'tx'>,
  days: readonly ISODate[],
  changes: readonly Change[],
  contractIds: readonly number[] | null,
): Promise<void> {
  const ids = changes.map(({ row }) => row.id)
  await sql`
    update vacation_doubt set state = 'MOOT', reason = null, decided_login_id = null,
      decided_at = null, version = version + 1
    where company_id = app.current_company() and state in ('PENDING', 'KEPT')
      and day = any(${[...days]}::date[]) and vacation_id <> all(${ids}::bigint[])
      and (${contractIds}::bigint[] is null or user_contract_id = any(${contractIds}))`.execute(tx)
  if (changes.length === 0) return
  await tx
    .insertInto('vacationDoubt')
    .values(
      changes.map(({ row, day, more }) => ({
        userContractId: row.userContractId,
        vacationId: row.id,
        day,
        units: -more,
      })),
    )
    .onConflict((conflicting) =>
      conflicting
        .columns(['companyId', 'vacationId', 'day'])
        .doUpdateSet(({ ref }) => ({
          units: ref('excluded.units'),
          state: 'PENDING',
          reason: null,
          decidedLoginId: null,
          decidedAt: null,
          version: sql<number>`vacation_doubt.version + 1`,
        }))
        .where(
          sql<boolean>`not (vacation_doubt.state in ('PENDING', 'KEPT')
            and vacation_doubt.units = excluded.units)`,
        ),
    )
    .execute()
}

const reached = ({ tx, reach, actor }: Context) =>
  tx
    .selectFrom('vacationDoubt as doubt')
    .innerJoin('vacation', 'vacation.id', 'doubt.vacationId')
    .innerJoin('userContract as contract', 'contract.id', 'vacation.userContractId')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .where('contract.status', '<>', 'DELETED')
    .where(contractWithin({ reach, actor }, right))

/** The days off within enjoyed vacations, those that wait for a decision or the decided ones. */
export async function vacationDoubts(
  context: Context,
  input: ListInput<DoubtFilter, 'day'>,
): Promise<Listed<DoubtRow>> {
  const { filter, sort } = input
  const found = reached(context)
    .where((eb) => eb.and(userMatches(filter.search, 'RUT_SHOWN')))
    .where('doubt.state', '=', filter.state ?? 'PENDING')
    .where((eb) => equalTo(eb, { 'contract.businessId': filter.businessId }))
  const ordered = found
    .select(['doubt.id', 'doubt.day', 'doubt.units', 'doubt.state', 'doubt.reason'])
    .select(['doubt.decidedAt', 'doubt.version', 'contract.userId', 'users.rut'])
    .select(['vacation.startDate', 'business.name as businessName'])
    .select(sql<ISODate>`coalesce(vacation.enjoyed_until, vacation.end_date)::text`.as('endDate'))
    .select(nameIn('contract.userId').as('fullname'))
    .select(sql<string | null>`${sql.raw(personBehind('doubt.decided_login_id'))}`.as('decidedBy'))
    .orderBy('doubt.day', sort.descending ? 'desc' : 'asc')
    .orderBy('doubt.id')
  const { rows, total } = await listed(found, ordered, input)
  return { rows: rows.map((row) => shownTo(context, row)), total }
}

type Stored = {
  id: number
  userId: number
  fullname: string | null
  rut: string
  businessName: string
  startDate: ISODate
  endDate: ISODate
  day: ISODate
  units: number
  state: DoubtState
  reason: string | null
  decidedAt: Date | null
  decidedBy: string | null
  version: number
}

const standingOf = ({ state, userId }: Pick<Stored, 'state' | 'userId'>, self: number | null) => ({
  state,
  relations: relationsTo(userId === self),
})

const shownTo = ({ actor }: Context, { units, ...row }: Stored) => ({
  ...row,
  days: daysText(units),
  canDecide: whyNot(doubtStates, 'correct', standingOf(row, actor.userId)) === undefined,
})
export type DoubtRow = ReturnType<typeof shownTo>

export type Decision = {
  doubts: readonly { id: number; version: number }[]
  correct: boolean
  reason: string
}

/**
 * Decides some days off within enjoyed vacations: their balances are corrected with lines of today,
 * or stay as they are, with the reason. All of them or none, each once.
 */
export async function decideVacationDoubts(context: Context, input: Decision) {
  const { doubts, correct, reason } = input
  if (doubts.length === 0) throw invalid('doubts', 'Elija al menos una persona')
  if (doubts.length > MOST) throw invalid('doubts', `A lo más ${MOST} a la vez`)
  const versions = new Map(doubts.map(({ id, version }) => [id, version]))
  const among = sql<boolean>`doubt.id = any(${[...versions.keys()]}::bigint[])`
  const asked = await reached(context).select('contract.id').where(among).execute()
  await lockAccounts(context.tx, [...new Set(asked.map(({ id }) => id))])
  const rows = await reached(context)
    .where(among)
    .select(['doubt.id as doubtId', 'doubt.version as doubtVersion', 'doubt.state', 'doubt.units'])
    .select(['doubt.day', 'vacation.id', 'vacation.userContractId', 'vacation.startDate'])
    .select(['vacation.endDate', 'vacation.enjoyedUntil', 'vacation.half', 'vacation.version'])
    .select(['contract.businessId', 'contract.userId', 'vacation.responseStatus'])
    .select(nameIn('contract.userId').as('fullname'))
    .orderBy('doubt.id')
    .forNoKeyUpdate(['doubt', 'vacation'])
    .execute()
  if (rows.length < versions.size) throw notFound()
  for (const row of rows) refuse(context, row, versions.get(row.doubtId))
  if (correct) await correctAll(context, rows, reason)
  await context.tx
    .updateTable('vacationDoubt')
    .set((eb) => ({
      state: correct ? 'CORRECTED' : 'KEPT',
      reason,
      decidedLoginId: context.session.loginId,
      decidedAt: context.now,
      version: eb('version', '+', 1),
    }))
    .where(sql<boolean>`id = any(${rows.map(({ doubtId }) => doubtId)}::bigint[])`)
    .execute()
  return { decided: rows.length }
}

type Locked = {
  doubtId: number
  doubtVersion: number
  state: DoubtState
  units: number
  userId: number
  fullname: string | null
  day: ISODate
  responseStatus: string
} & Change['row']

function refuse({ actor }: Context, row: Locked, version: number | undefined): void {
  const refusal = refusalOf(doubtStates, 'correct', standingOf(row, actor.userId))
  if (refusal?.because === 'person') throw forbidden(refusal.message)
  if (refusal) throw conflict(`${row.fullname ?? 'Una persona'}: ${refusal.message}`)
  if (version !== row.doubtVersion) {
    throw changedMeanwhile({ table: 'vacationDoubt', key: { id: row.doubtId } })
  }
  if (row.responseStatus !== 'APPROVED') {
    throw conflict(`${row.fullname ?? 'Una persona'}: esas vacaciones se anularon`)
  }
}

/** Writes, of each vacation, what all its doubts together return or take, as lines of today. */
async function correctAll(
  context: Context,
  rows: readonly Locked[],
  reason: string,
): Promise<void> {
  const { tx, session, today } = context
  const facts = await factsOf(tx, [...new Set(rows.map((row) => row.userContractId))])
  const rules = await rulesIn(tx)
  const changes = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((same): Change[] => {
    const [row] = same
    const own = row && facts.get(row.userContractId)
    if (!row || !own) return []
    const more = same.reduce((sum, { units }) => sum - units, 0)
    const request = requestOf(row)
    const rule = ruleOn(rules.get(row.businessId) ?? [], request.from) ?? usualRule
    const taken = liveEntries(own, row.id)
    const on = same.map(({ day }) => formatDate(day)).join(', ')
    const why = `${more < 0 ? 'Era feriado' : 'No era feriado'} el ${on}: ${reason}`
    const lines = corrected({ request, taken, facts: own, rule }, more, { day: today, why })
    return lines.length > 0 ? [{ row, lines, more, day: row.day }] : []
  })
  await writeChanges({ tx, session }, changes, 'doubt')
}
