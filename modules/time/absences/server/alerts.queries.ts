import { addDays, type ISODate } from '#chile/dates.ts'
import { firstDay, shiftMonth, yearMonthOf } from '#chile/period.ts'
import type { Context } from '#platform/server/context.ts'
import { dayInChile } from '#platform/server/sql/day-in-chile.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { type AlertWords, dismissalCauses, licenseAlerts } from '../model/alerts.ts'
import { daysOf, isWorkday } from '../model/days.ts'
import { reached } from './absences.queries.ts'
import { daysOffAround, weekOf } from './week.queries.ts'

/** How long after its beginning a leave that nobody sent is still named. */
const recent = 60
/** Absences that are looked at. */
const most = 1000

export type AbsenceAlert = AlertWords & {
  /** The absence, or the last one of those that it comes from. */
  id: number
  userId: number
  fullname: string | null
  overdue: boolean
}

type Asked = { userId: number | null }

/**
 * What is to be looked at among the absences that the actor answers: days missed without a reason
 * that allow to end a contract, in this month and the last, and medical leaves with a deadline. The
 * nearest deadline first.
 */
export async function absenceAlerts(context: Context, asked: Asked): Promise<AbsenceAlert[]> {
  const rows = await looked(context, asked)
  const daysOff = await daysOffAround(context.tx, [
    ...rows,
    // Three working days from now on are asked for too.
    ...rows.slice(0, 1).map((row) => ({
      ...row,
      startDate: context.today,
      endDate: context.today,
    })),
  ])
  const missed = Map.groupBy(
    rows.filter(({ type }) => type === 'NOT_WORKED'),
    ({ userContractId }) => userContractId,
  )
  const alerts = [...missed.values()].flatMap((own) => {
    const days = own.flatMap((row) => workDaysOf(row, weekOf(row, daysOff), context.today))
    return dismissalCauses(days).map((words) => over(context, own, words))
  })
  const leaves = rows
    .filter(({ type }) => type === 'LICENSE')
    .flatMap((row) =>
      licenseAlerts(
        { ...row, hasFile: row.fileId !== null },
        daysOff(row.userContractId, 'WORK'),
      ).map((words) => over(context, [row], words)),
    )
  const order = ({ due }: AbsenceAlert) => due ?? ''
  return [...alerts, ...leaves].toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
}

type Row = Awaited<ReturnType<typeof looked>>[number]

function over({ today }: Context, rows: readonly Row[], words: AlertWords): AbsenceAlert {
  const row = rows.at(-1)
  if (!row) throw new Error('An alert comes from an absence')
  const { id, userId, fullname } = row
  return { ...words, id, userId, fullname, overdue: words.due !== null && words.due < today }
}

/** The days of work that an absence missed until today: those of rest are no days of work. */
const workDaysOf = (
  { startDate, endDate }: Row,
  week: Parameters<typeof isWorkday>[1],
  today: ISODate,
): ISODate[] =>
  startDate > today
    ? []
    : daysOf({ from: startDate, to: endDate < today ? endDate : today }).filter((day) =>
        isWorkday(day, week),
      )

const looked = (context: Context, { userId }: Asked) =>
  reached(context, 'absenceResponses.update')
    .select(['absence.id', 'absence.userContractId', 'absence.type', 'absence.fileId'])
    .select(['absence.startDate', 'absence.endDate', 'absence.format', 'absence.sentOn'])
    .select(['contract.userId', 'held.daysPerWeek'])
    .select(nameIn('contract.userId').as('fullname'))
    .select(dayInChile('absence.created_at').as('registeredOn'))
    .where((eb) => equalTo(eb, { 'contract.userId': userId }))
    .where('absence.startDate', '<=', context.today)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('absence.type', '=', 'NOT_WORKED'),
          eb('absence.pay', '=', 'WITHOUTPAY'),
          eb('absence.halfDay', '=', false),
          eb('absence.responseStatus', '=', 'APPROVED'),
          eb('absence.endDate', '>=', firstDay(shiftMonth(yearMonthOf(context.today), -1))),
        ]),
        eb.and([
          eb('absence.type', '=', 'LICENSE'),
          eb('absence.sentOn', 'is', null),
          eb('absence.responseStatus', 'in', ['PENDING', 'APPROVED']),
          eb('absence.startDate', '>=', addDays(context.today, -recent)),
        ]),
      ]),
    )
    .orderBy('absence.startDate')
    .orderBy('absence.id')
    .limit(most)
    .execute()
