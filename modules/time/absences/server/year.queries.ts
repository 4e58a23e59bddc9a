import { contractWithin } from '#modules/people/sight/server/index.ts'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import { outsideCalendar } from '../model/rules.ts'
import { type AbsenceUse, yearUse } from '../model/year.ts'
import { reached } from './absences.queries.ts'
import { calendarYears } from './week.queries.ts'

type Asked = { userId: number; year: number }

/**
 * A year of a person: days used by kind, requests without an answer, and the years with absences.
 */
export type AbsenceYear = { year: number; years: number[]; pending: number; used: AbsenceUse[] }

/** How many days of a year a person was absent, by kind. Refused without the right to absences. */
export async function userAbsenceYear(
  context: Context,
  { userId, year }: Asked,
): Promise<AbsenceYear> {
  const years = await calendarYears(context.tx)
  if (year < years[0] || year > years[1]) throw invalid('year', outsideCalendar(years))
  await requireReached(context, userId)
  const rows = await reached(context, 'absences.read')
    .select(['absence.type', 'absence.subtype', 'absence.pay', 'absence.halfDay'])
    .select(['absence.startDate', 'absence.endDate', 'absence.responseStatus', 'held.daysPerWeek'])
    .select('absence.userContractId')
    .where('contract.userId', '=', userId)
    .where('absence.responseStatus', 'in', ['APPROVED', 'PENDING'])
    .execute()
  const knowsClass = userId === context.actor.userId || context.can('absenceResponses.update')
  const approved = rows.filter(({ responseStatus }) => responseStatus === 'APPROVED')
  const used = approved.flatMap((row) => [yearOf(row.startDate), yearOf(row.endDate)])
  const daysOff = await daysOffIn(
    context.tx,
    { from: `${year}-01-01`, to: `${year}-12-31` },
    rows.map(({ userContractId }) => userContractId),
  )
  return {
    year,
    years: [...new Set([...used, year])].toSorted((a, b) => b - a),
    pending: rows.length - approved.length,
    used: yearUse(
      approved.map((row) => ({
        ...row,
        subtype: row.type === 'LICENSE' && !knowsClass ? null : row.subtype,
      })),
      year,
      daysOff,
    ),
  }
}

const yearOf = (day: string) => Number(day.slice(0, 4))

/** One's own absences, or those of somebody with a contract within reach. */
async function requireReached(context: Context, userId: number): Promise<void> {
  if (userId === context.actor.userId) return
  const found = await context.tx
    .selectFrom('userContract as contract')
    .select('contract.id')
    .where('contract.userId', '=', userId)
    .where('contract.status', '<>', 'DELETED')
    .where(contractWithin(context, 'absences.read'))
    .limit(1)
    .executeTakeFirst()
  if (!found) throw notFound()
}
