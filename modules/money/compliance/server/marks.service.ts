import { formatDate, type ISODate } from '#chile/dates.ts'
import { firstDay, monthRange, type YearMonth, yearMonth, yearOf } from '#chile/period.ts'
import { deadlineMarks } from '#modules/payroll/payroll-release/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { dutiesOf, type Duty } from '../model/duty.ts'
import { businessesWithin, complianceCalendar } from './calendar.queries.ts'
import { complianceProofs, requireBusiness } from './uploads.ts'

type OfDuty = { businessId: number; yearMonth: YearMonth; duty: Duty }
type Marking = OfDuty & { doneOn: ISODate; fileId: number | null; note: string | null }

/** Says that a duty of a closed month is met: when, by whoever asks, and with what proof. */
export async function markDuty(context: Context, marking: Marking) {
  const { today } = context
  const { businessId, yearMonth: month, duty, doneOn, fileId, note } = marking
  await requireClosed(context, marking)
  if (doneOn > today) throw invalid('doneOn', `No puede ser después del ${formatDate(today)}`)
  if (doneOn < firstDay(month)) throw invalid('doneOn', 'Es anterior al mes que se declara')
  if (fileId !== null) await complianceProofs.require(context, businessId, fileId)
  const mark = { businessId, yearMonth: month, kind: duty, doneOn, fileId, note }
  await deadlineMarks.set(context, mark)
  return dutyAfter(context, marking)
}

/** Takes a mark away: the duty is pending again. Its proof stays in the audit of the mark. */
export async function unmarkDuty(context: Context, marking: OfDuty) {
  const { businessId, yearMonth: month, duty } = marking
  await requireBusiness(context, businessId)
  await deadlineMarks.remove(context, [{ businessId, yearMonth: month, kind: duty }])
  return dutyAfter(context, marking)
}

/** A link that opens the proof of a duty for five minutes. */
export async function openProof(context: Context, { businessId, yearMonth: month, duty }: OfDuty) {
  const business = await businessesWithin(context, 'compliance.read')
    .where('business.id', '=', businessId)
    .executeTakeFirst()
  if (!business) throw notFound()
  const found = await context.tx
    .selectFrom('payrollDeadline as mark')
    .select('mark.fileId')
    .where('mark.businessId', '=', businessId)
    .where('mark.yearMonth', '=', month)
    .where('mark.kind', '=', duty)
    .executeTakeFirst()
  if (!found || found.fileId === null) throw notFound()
  return complianceProofs.link(context, found.fileId)
}

/** A duty exists in the months that the payroll has, and is met once they are closed. */
async function requireClosed(context: Context, { businessId, yearMonth: month, duty }: OfDuty) {
  await requireBusiness(context, businessId)
  if (!dutiesOf(month).includes(duty)) throw notFound()
  const year = yearOf(month)
  const months = duty === 'DJ1887' ? monthRange(yearMonth(year, 1), month) : [month]
  const found = await context.tx
    .selectFrom('payrollMonth')
    .select(['yearMonth', 'isOpen'])
    .where('businessId', '=', businessId)
    .where('type', '=', 'PAYROLL')
    .where(sql<boolean>`year_month = any(${months}::int[])`)
    .execute()
  if (!found.some((one) => one.yearMonth === month)) throw notFound()
  if (found.some(({ isOpen }) => isOpen)) throw conflict('Primero hay que cerrar el mes')
}

async function dutyAfter(context: Context, { businessId, yearMonth: month, duty }: OfDuty) {
  const { duties } = await complianceCalendar(context, { businessId, year: yearOf(month) })
  const found = duties.find((one) => one.duty === duty && one.yearMonth === month)
  if (!found) throw notFound()
  return found
}
