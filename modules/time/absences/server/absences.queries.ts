import {
  inSurnameOrder,
  lastPerson,
  nameIn,
  personBehind,
  personSurname,
  userMatches,
} from '#platform/server/sql/person-names.ts'
import type { Permission } from '#access/services.ts'
import type { ISODate } from '#chile/dates.ts'
import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { auditHealth } from '#modules/people/contracts/server/index.ts'
import type { StepLine } from '#modules/people/approval-steps/model/steps.ts'
import { stepsOfRequests } from '#modules/people/approval-steps/server/index.ts'
import { knownDays } from '#modules/time/time-off/server/index.ts'
import type { DaysOff } from '#modules/time/time-off/model/days-off.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { keptTotalOf } from '#platform/server/cache/cached-total.ts'
import { onPage } from '#platform/server/sql/total-of.ts'
import { fileUrl } from '#platform/server/uploads/files.ts'
import { type AbsenceType, kindLabel, type RequestStatus } from '../model/catalogs.ts'
import { calendarDays, inHalves, workedDays } from '../model/days.ts'
import { columns } from './columns.ts'
import { daysOffAround, weekOf } from './week.queries.ts'

export type AbsenceFilter = {
  search?: string | null
  type?: AbsenceType | null
  status?: RequestStatus | null
  businessId?: number | null
  userId?: number | null
  month?: YearMonth | null
  late?: boolean | null
}
export const absenceSort = ['startDate', 'fullname', 'type', 'status', 'endDate'] as const
export type AbsenceSort = (typeof absenceSort)[number]

/** Absences with their contract: what a list finds and counts, without a row for each person. */
const absencesOf = (tx: Tx) =>
  tx
    .selectFrom('absence')
    .innerJoin('userContract as contract', 'contract.id', 'absence.userContractId')
    .where('contract.status', '<>', 'DELETED')

type Found = ReturnType<typeof absencesOf>

/** The same with the person, the razón social, and the terms of the contract on a day. */
const standing = (today: ISODate, absences: Found) =>
  absences
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('userContractVersion as one')
          .select(['one.jobTitle', 'one.daysPerWeek'])
          .whereRef('one.userContractId', '=', 'contract.id')
          .where('one.supersededAt', 'is', null)
          .orderBy(sql`one.valid @> ${today}::date`, 'desc')
          .orderBy(sql`lower(one.valid)`)
          .limit(1)
          .as('held'),
      (join) => join.onTrue(),
    )

/** Absences with their contract and person, as of a day. */
export const absencesOn = (tx: Tx, today: ISODate) => standing(today, absencesOf(tx))

/** The absences within a permission's reach. */
export const reached = (context: Context, permission: Permission) =>
  standing(context.today, inReach(context, permission))

const inReach = ({ tx, reach, actor }: Context, permission: Permission) =>
  absencesOf(tx).where(contractWithin({ reach, actor }, permission))

const found = (context: Context, filter: AbsenceFilter) =>
  inReach(context, 'absences.read')
    .$if(!!filter.search, (query) =>
      query.where(({ exists, selectFrom, and }) =>
        exists(
          selectFrom('users')
            .whereRef('users.id', '=', 'contract.userId')
            .where(and(userMatches(filter.search, 'RUT_SHOWN'))),
        ),
      ),
    )
    .where((eb) =>
      equalTo(eb, { 'absence.type': filter.type, 'absence.responseStatus': filter.status }),
    )
    .where((eb) =>
      equalTo(eb, { 'contract.businessId': filter.businessId, 'contract.userId': filter.userId }),
    )
    .$if(filter.late === true, (query) => query.where('absence.lateUntil', 'is not', null))
    .$if(!!filter.month, (query) =>
      query
        .where('absence.startDate', '<=', lastDay(filter.month ?? 202601))
        .where('absence.endDate', '>=', firstDay(filter.month ?? 202601)),
    )

/** A page of absences: their ids first, then those rows, without health data of others. */
export async function absences(
  context: Context,
  input: ListInput<AbsenceFilter, AbsenceSort>,
): Promise<Listed<AbsenceRow>> {
  const matching = found(context, input.filter)
  const ids = await idsOf(context, matching, input)
  const those = reached(context, 'absences.read').where(
    sql<boolean>`absence.id = any(${ids}::bigint[])`,
  )
  const rows = new Map((await answered(context, those).execute()).map((row) => [row.id, row]))
  const page = ids.flatMap((id) => rows.get(id) ?? [])
  return {
    rows: await shown(context, page, false),
    total: await keptTotalOf(context, matching, input, ids.length),
  }
}

async function idsOf(
  { tx }: Context,
  matching: Found,
  { filter, sort, page }: ListInput<AbsenceFilter, AbsenceSort>,
): Promise<number[]> {
  const direction = sort.descending ? 'desc' : 'asc'
  const rows = await matching
    .$if(
      sort.by === 'fullname',
      inSurnameOrder(tx, 'contract.userId', { ...sort, few: !!filter.search }),
    )
    .$if(sort.by !== 'fullname', (query) => query.orderBy(columnOf[sort.by], direction))
    .select('absence.id')
    .$if(sort.by !== 'startDate', (query) => query.orderBy('absence.startDate', 'desc'))
    // In one direction, so that the index of first days gives the page.
    .orderBy('absence.id', sort.by === 'startDate' ? direction : 'asc')
    .$call(onPage(page))
    .execute()
  return rows.map(({ id }) => id)
}

const fullname = nameIn('contract.userId').as('fullname')

const columnOf = {
  startDate: 'absence.startDate',
  endDate: 'absence.endDate',
  fullname: 'absence.startDate',
  type: 'absence.type',
  status: 'absence.responseStatus',
} as const

const writtenBy = (column: string) => sql<string | null>`${sql.raw(personBehind(column))}`
const creator = writtenBy('absence.creator_login_id').as('creator')
const lastUpdateUser = writtenBy('absence.updated_login_id').as('lastUpdateUser')

/** Whether the actor may see the pay before a leave: readers of absences may lack that right. */
const paySeen = (context: Context) => contractWithin(context, 'contracts.read').as('paySeen')

/** Whether a request is the actor's own, or was entered by the actor. */
const mine = ({ actor, session }: Context) =>
  sql<boolean>`coalesce(contract.user_id = ${actor.userId ?? null}
    or absence.creator_login_id = ${session.loginId}, false)`.as('mine')

const answered = (context: Context, query: ReturnType<typeof reached>) =>
  query.select(columns).select([fullname, creator, lastUpdateUser, paySeen(context), mine(context)])

/** Absences that a month shows at once. */
const MOST_OF_MONTH = 1000

/** The absences of a whole month, by surname: what a calendar draws, which has no pages. */
export async function absenceMonth(context: Context, filter: AbsenceFilter & { month: YearMonth }) {
  const { month } = filter
  const rows = await answered(context, standing(context.today, found(context, filter)))
    .innerJoin(lastPerson(context.tx), (join) =>
      join.onRef('person.userId', '=', 'contract.userId'),
    )
    .orderBy(personSurname)
    .orderBy('contract.userId')
    .orderBy('absence.startDate')
    .orderBy('absence.id')
    .limit(MOST_OF_MONTH + 1)
    .execute()
  return {
    rows: await shown(context, rows.slice(0, MOST_OF_MONTH), false),
    holidays: await knownDays(context, { from: firstDay(month), to: lastDay(month) }),
    cut: rows.length > MOST_OF_MONTH,
  }
}

/** Some of the absences within reach, newest first. */
export async function rowsOf(context: Context, query: ReturnType<typeof reached>) {
  const rows = await answered(context, query)
    .orderBy('absence.startDate', 'desc')
    .orderBy('absence.id', 'desc')
    .execute()
  return shown(context, rows, false)
}

type Stored = Awaited<ReturnType<ReturnType<typeof answered>['execute']>>[number]

export type AbsenceRow = ReturnType<typeof shownOne>

const noLink: string | null = null

/** Absences as they are shown, with the days off of their years: one statement for all of them. */
async function shown(context: Context, rows: readonly Stored[], revealed: boolean) {
  const how = { daysOff: await daysOffAround(context.tx, rows), revealed }
  const ids = rows.map(({ id }) => id)
  const stepped = await stepsOfRequests(context, 'ABSENCE', ids)
  return rows.map((row) => shownOne(context, row, { ...how, stepped: stepped.get(row.id) }))
}

type How = { daysOff: DaysOff; revealed: boolean; stepped: Stepped | undefined }
type Stepped = { lines: StepLine[]; isOpen: boolean; isMine: boolean }

/**
 * An absence as the reader may see it. The class of a medical leave is for people who answer leaves
 * and for the person; folio, diagnosis, comment and document are answered only on request.
 */
function shownOne(context: Context, stored: Stored, { daysOff, revealed, stepped }: How) {
  const { paySeen: seesPay, mine: isMine, ...row } = stored
  const isOwn = row.userId === context.actor.userId
  const isHealth = row.type === 'LICENSE'
  const open = revealed || isOwn || !isHealth
  const subtype = open || context.can('absenceResponses.update') ? row.subtype : null
  const span = { from: row.startDate, to: row.endDate }
  const week = weekOf(row, daysOff)
  return {
    ...row,
    subtype,
    legalPermit: isOwn || context.can('absenceResponses.update') ? row.legalPermit : null,
    kind: kindLabel(row.type, subtype),
    status: row.responseStatus,
    realDays: String(inHalves(calendarDays(span), row)),
    workDays: String(workedDays(row, span, week)),
    respondedAt: row.respondedAt,
    licenseNumber: open ? row.licenseNumber : null,
    previousPay: open && seesPay ? row.previousPay : null,
    description: open ? row.description : null,
    comment: open ? row.comment : null,
    fileId: open ? row.fileId : null,
    hasFile: row.fileId !== null,
    revealed: open,
    canWithdraw: isMine && row.responseStatus === 'PENDING',
    fileUrl: noLink,
    steps: stepped?.lines ?? [],
    waitsForOther: stepped?.isOpen === true && !stepped.isMine,
  }
}

type OfPerson = { userId: number; reveal?: boolean | null }

/** The absences of one person, newest first. Health data comes on request, which is audited. */
export async function userAbsences(context: Context, { userId, reveal }: OfPerson) {
  const rows = await answered(context, standing(context.today, found(context, { userId })))
    .orderBy('absence.startDate', 'desc')
    .orderBy('absence.id', 'desc')
    .execute()
  const opens = reveal === true && rows.some(({ type }) => type === 'LICENSE')
  if (opens) auditHealth(context, userId)
  const open = await shown(context, rows, reveal === true)
  return Promise.all(open.map((row) => withPaper(context, row)))
}

async function withPaper(context: Context, row: AbsenceRow): Promise<AbsenceRow> {
  if (row.fileId === null) return row
  return { ...row, fileUrl: await fileUrl(context, row.fileId, 'absence') }
}

/** One absence within the reach of a permission, to answer after a change. */
export async function absenceById(
  context: Context,
  id: number,
  permission: Permission = 'absences.read',
): Promise<AbsenceRow> {
  const one = reached(context, permission).where('absence.id', '=', id)
  const [row] = await rowsOf(context, one)
  if (!row) throw notFound()
  return row
}

/** Locks an absence for a change; out of reach is answered as not found. */
export async function requireAbsence(context: Context, id: number, permission: Permission) {
  const row = await reached(context, permission)
    .where('absence.id', '=', id)
    .selectAll('absence')
    .select(['contract.userId', 'contract.businessId', 'contract.initialDate'])
    .select(['contract.finalDate', paySeen(context)])
    .forNoKeyUpdate('absence')
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
