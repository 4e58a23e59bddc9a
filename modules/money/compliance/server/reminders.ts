import { counted } from '#chile/counts.ts'
import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import { monthLabel, type YearMonth } from '#chile/period.ts'
import {
  inEachCompany,
  type NewNotice,
  notify,
  type ReminderRun,
} from '#modules/company/notices/server/index.ts'
import { legalCalendar } from '#modules/time/legal-calendar/server/index.ts'
import { whoMay } from '#modules/company/second-person/server/index.ts'
import type { Database } from '#platform/server/sql/db.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'
import { dutiesOf, Duty, dutyRules } from '../model/duty.ts'
import {
  contractsOf,
  dutiesOfContract,
  dutiesSelected,
  LOOKED_AT,
} from './registrations.queries.ts'

type Parts = { db: Database; publicUrl: string; now?: () => Date }

/** Days before the day of a duty on which it is remembered first; then on the day itself. */
const BEFORE = 3

/**
 * What the worker remembers by itself, every hour, to those who mark the duties of a razón social:
 * each duty once before its day and once on it, until somebody marks it.
 */
export const complianceTask = ({ db, publicUrl, now = () => new Date() }: Parts): PlatformTask => ({
  name: 'compliance',
  cron: '37 * * * *',
  run: () =>
    inEachCompany(db, now(), async (round) => {
      const pressing = [...(await pressingMonths(round)), ...(await pressingContracts(round))]
      await notify({ ...round, services: { publicUrl } }, await noticesOf(round, pressing))
    }),
})

type Pressing = { businessId: number; key: string; title: string; link: string }

/** When a duty is due, in words, on the days on which it is remembered; else nothing. */
function whenOf(due: ISODate, today: ISODate): string | undefined {
  if (due === today) return 'vence hoy'
  return due === addDays(today, BEFORE) ? `vence el ${formatDate(due)}` : undefined
}

/** Duties of months that are due today or soon and that nobody marked. Three statements. */
async function pressingMonths({ tx, today }: ReminderRun): Promise<Pressing[]> {
  const months = await tx
    .selectFrom('payrollMonth as month')
    .innerJoin('business', 'business.id', 'month.businessId')
    .select(['month.businessId', 'month.yearMonth', 'business.name'])
    .where('month.type', '=', 'PAYROLL')
    .where('business.status', '=', 'ACTIVE')
    .orderBy('month.id')
    .execute()
  const marks = await tx
    .selectFrom('payrollDeadline')
    .select(['businessId', 'yearMonth', 'kind'])
    .execute()
  const calendar = await legalCalendar(tx)
  const done = new Set(marks.map((one) => markOf(one.kind, one.businessId, one.yearMonth)))
  return months.flatMap(({ businessId, yearMonth, name }) =>
    dutiesOf(yearMonth).flatMap((duty): Pressing[] => {
      const when = whenOf(dutyRules[duty].due(yearMonth, calendar), today)
      if (!when || done.has(markOf(duty, businessId, yearMonth))) return []
      return [
        {
          businessId,
          key: `compliance:${markOf(duty, businessId, yearMonth)}:${today}`,
          title: `${Duty.label(duty)} de ${monthLabel(yearMonth)}, ${name}: ${when}`,
          link: `/home/cumplimiento?obligacion=${duty}`,
        },
      ]
    }),
  )
}

const markOf = (duty: string, businessId: number, month: YearMonth) =>
  `${duty}:${businessId}:${month}`

/** Duties of contracts, those of a razón social and a day in one sentence. Two statements. */
async function pressingContracts({ tx, today }: ReminderRun): Promise<Pressing[]> {
  const since = addDays(today, -LOOKED_AT)
  const rows = await dutiesSelected(contractsOf(tx), since).execute()
  const calendar = await legalCalendar(tx)
  const due = rows
    .flatMap((row) => dutiesOfContract(row, { since, today, calendar }))
    .flatMap(({ row, doneOn, due: day }) => {
      const when = doneOn === null ? whenOf(day, today) : undefined
      return when ? [{ row, when }] : []
    })
  const groups = Map.groupBy(due, ({ row, when }) => `${row.businessId}:${when}`)
  return [...groups.values()].flatMap((same): Pressing[] => {
    const [first] = same
    if (!first) return []
    const { row, when } = first
    const what = counted(same.length, 'trámite de contratos', 'trámites de contratos')
    return [
      {
        businessId: row.businessId,
        key: `compliance:contracts:${row.businessId}:${when}:${today}`,
        title: `${what} ante la Dirección del Trabajo, ${row.businessName}: ${when}`,
        link: '/home/cumplimiento/contratos?estado=PENDING',
      },
    ]
  })
}

/** The same to each person who marks the duties of its razón social. */
async function noticesOf(round: ReminderRun, pressing: readonly Pressing[]): Promise<NewNotice[]> {
  const readers = new Map<number, number[]>()
  // A company has a few razones sociales: who marks their duties is asked once for each.
  for (const businessId of new Set(pressing.map((one) => one.businessId))) {
    const able = await whoMay(round, 'compliance.update', businessId)
    readers.set(businessId, [...new Set(able.flatMap(({ userId }) => userId ?? []))])
  }
  return pressing.flatMap(({ businessId, ...said }) =>
    (readers.get(businessId) ?? []).map((userId): NewNotice => ({
      userId,
      kind: 'REMINDER',
      shown: true,
      mail: 'DIGEST',
      ...said,
    })),
  )
}
