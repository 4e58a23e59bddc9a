import type { Reach } from '#access/reach.ts'
import type { ISODate } from '#chile/dates.ts'
import { ofContract, payWithin } from '#modules/people/sight/server/index.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { totalOf } from '#platform/server/sql/total-of.ts'
import { invalid } from '#platform/server/errors.ts'
import { nameIn, surnameIn } from '#platform/server/sql/person-names.ts'
import { type AbsenceType, kindLabel, type RequestStatus } from '../model/catalogs.ts'
import { calendarDays, inHalves, meeting, workedDays } from '../model/days.ts'
import { absencesOn } from './absences.queries.ts'
import { daysOffAround, weekOf } from './week.queries.ts'

/** The filters of a history of absences: its days and kinds. */
export type HistoryFilter = {
  from: ISODate
  to: ISODate
  businessId?: number | null
  userId?: number | null
  type?: AbsenceType | null
  status?: RequestStatus | null
}

/** The reader: a row must be inside all of the reaches. */
type Reader = { reaches: readonly Reach[]; self: number | null; today: ISODate }

function found(tx: Tx, { reaches, self, today }: Reader, filter: HistoryFilter) {
  const { businessId, userId, type, status } = filter
  return absencesOn(tx, today)
    .where((eb) => eb.and(reaches.map((reach) => payWithin(reach, ofContract, self))))
    .where('absence.startDate', '<=', filter.to)
    .where('absence.endDate', '>=', filter.from)
    .where((eb) => equalTo(eb, { 'contract.businessId': businessId, 'contract.userId': userId }))
    .where((eb) => (type ? eb('absence.type', '=', type) : eb.lit(true)))
    .where((eb) => (status ? eb('absence.responseStatus', '=', status) : eb.lit(true)))
}

type Part = { descending?: boolean; page?: { size: number; number: number } }

/**
 * Absences of some days, by surname and then by day, with the number of those days that each takes.
 * The class of a medical leave is never included.
 */
export async function absenceHistory(
  tx: Tx,
  reader: Reader,
  filter: HistoryFilter,
  { descending, page }: Part = {},
) {
  const rows = await found(tx, reader, filter)
    .select([
      'absence.id',
      'absence.type',
      'absence.subtype',
      'absence.startDate',
      'absence.endDate',
      'absence.halfDay',
      'absence.responseStatus',
      'absence.respondedAt',
      'contract.userId',
      'absence.userContractId',
      'contract.code as contractCode',
      'held.jobTitle',
      'held.daysPerWeek',
      'business.name as businessName',
      'users.rut',
    ])
    .select(nameIn('contract.userId').as('fullname'))
    .orderBy(surnameIn('contract.userId'), descending ? 'desc' : 'asc')
    .orderBy('contract.userId')
    .orderBy('absence.startDate')
    .orderBy('absence.id')
    .$if(page !== undefined, (query) =>
      query.limit(page?.size ?? 0).offset(((page?.number ?? 1) - 1) * (page?.size ?? 0)),
    )
    .execute()
  const daysOff = await daysOffAround(tx, rows)
  return rows.map(({ subtype, type, userContractId, ...row }) => {
    const inside = meeting(
      { from: row.startDate, to: row.endDate },
      { from: filter.from, to: filter.to },
    )
    const week = weekOf({ ...row, userContractId }, daysOff)
    return {
      ...row,
      type,
      kind: kindLabel(type, type === 'LICENSE' ? null : subtype),
      realDays: inside ? inHalves(calendarDays(inside), row) : 0,
      workDays: inside ? workedDays({ ...row, type }, inside, week) : 0,
    }
  })
}

/** The history as a list, for people who manage the time of others. */
export async function absenceHistoryReport(
  context: Context,
  input: ListInput<HistoryFilter>,
): Promise<Listed<HistoryRow>> {
  const { filter, sort, page } = input
  if (filter.to < filter.from) throw invalid('to', 'Termina antes de comenzar')
  const { tx, actor, today, reach } = context
  const reader = { reaches: [reach('managementTime.read')], self: actor.userId, today }
  const rows = await absenceHistory(tx, reader, filter, { descending: sort.descending, page })
  const written = rows.map((row) => ({
    ...row,
    realDays: String(row.realDays),
    workDays: String(row.workDays),
  }))
  return { rows: written, total: await totalOf(found(tx, reader, filter), input, rows.length) }
}

type Row = Awaited<ReturnType<typeof absenceHistory>>[number]
export type HistoryRow = Omit<Row, 'realDays' | 'workDays'> & { realDays: string; workDays: string }
