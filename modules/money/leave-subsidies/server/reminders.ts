import { counted } from '#chile/counts.ts'
import { addDays, addMonths, formatDate, type ISODate } from '#chile/dates.ts'
import { subsidyClaimMonths } from '#law/parameters/leave.ts'
import {
  inEachCompany,
  type NewNotice,
  notify,
  type ReminderRun,
} from '#modules/company/notices/server/index.ts'
import { whoMayOver } from '#modules/company/second-person/server/index.ts'
import { privatePeople } from '#modules/people/sight/server/index.ts'
import type { Database } from '#platform/server/sql/db.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'
import { claimUntil } from '../model/subsidy-amounts.ts'
import { expectedStates } from '../model/states.ts'

type Parts = { db: Database; publicUrl: string; now?: () => Date }

/** Days before the last day of a subsidy on which it is remembered, and the day itself. */
const beforeEnd = [30, 7, 0]

/**
 * What the worker remembers by itself, every hour: subsidies that prescribe in 30 days, in 7 and
 * today, as long as something of them is expected. Each reader hears once how many of a razón
 * social and a day those are that they may see; the notice names nobody.
 */
export const subsidyTask = ({ db, publicUrl, now = () => new Date() }: Parts): PlatformTask => ({
  name: 'leave_subsidies',
  cron: '47 * * * *',
  run: () =>
    inEachCompany(db, now(), async (round) => {
      await notify({ ...round, services: { publicUrl } }, await noticesOf(round))
    }),
})

type Pressing = { id: number; userId: number; businessId: number; until: ISODate; step: number }

/** The subsidies that prescribe soon and are not back, by the day on which they do. */
async function pressingSubsidies({ tx, today }: ReminderRun): Promise<Pressing[]> {
  const [soonest] = beforeEnd
  // A month more than the law says, so that no end of a month is left out; each day is asked below.
  const since = addMonths(today, -subsidyClaimMonths - 1)
  const rows = await tx
    .selectFrom('leaveSubsidy as subsidy')
    .innerJoin('userContract as contract', 'contract.id', 'subsidy.userContractId')
    .select(['subsidy.id', 'subsidy.subtype', 'subsidy.endDate'])
    .select(['contract.userId', 'contract.businessId'])
    .where('contract.status', '<>', 'DELETED')
    .where('subsidy.status', 'in', [...expectedStates])
    .where('subsidy.endDate', '>=', since)
    .where('subsidy.endDate', '<=', addMonths(addDays(today, 31), 1 - subsidyClaimMonths))
    .orderBy('subsidy.id')
    .execute()
  return rows.flatMap(({ id, subtype, endDate, userId, businessId }) => {
    const until = claimUntil(subtype, endDate)
    if (until === null || until < today || until > addDays(today, soonest ?? 0)) return []
    const step = beforeEnd.findLast((days) => until <= addDays(today, days))
    return step === undefined ? [] : [{ id, userId, businessId, until, step }]
  })
}

async function noticesOf(round: ReminderRun): Promise<NewNotice[]> {
  const rows = await pressingSubsidies(round)
  if (rows.length === 0) return []
  const hidden = new Set(await privatePeople(round.tx))
  const said = new Map<string, { reader: number; first: Pressing; many: number }>()
  for (const [businessId, own] of Map.groupBy(rows, (row) => row.businessId)) {
    const readers = await readersIn(round, businessId)
    for (const row of own) {
      for (const reader of readers(row.userId, hidden.has(row.userId))) {
        const key = `${reader} ${businessId} ${row.until}`
        const many = (said.get(key)?.many ?? 0) + 1
        said.set(key, { reader, first: said.get(key)?.first ?? row, many })
      }
    }
  }
  return [...said.values()].map(({ reader, first, many }): NewNotice => {
    const { businessId, until, step } = first
    const what = counted(many, 'subsidio por recuperar', 'subsidios por recuperar')
    const verb = many === 1 ? 'prescribe' : 'prescriben'
    return {
      userId: reader,
      kind: 'REMINDER',
      key: `leaveSubsidy:${businessId}:${until}:${step}`,
      title: `${what} ${verb} ${until === round.today ? 'hoy' : `el ${formatDate(until)}`}`,
      link: '/home/subsidios-de-licencias?due=true',
      shown: true,
      mail: 'DIGEST',
    }
  })
}

/** Who reads the subsidies of a person of a razón social: their leaves and their pay. */
async function readersIn(round: ReminderRun, businessId: number) {
  const subsidies = await whoMayOver(round, 'leaveSubsidies.read', businessId)
  const payslips = await whoMayOver(round, 'payslips.read', businessId)
  return (userId: number, isHidden: boolean): readonly number[] => {
    const of = (able: typeof subsidies) =>
      able(userId).flatMap((one) =>
        one.userId !== null && (!isHidden || one.includesPrivate) ? [one.userId] : [],
      )
    const paid = new Set(of(payslips))
    return [...new Set(of(subsidies))].filter((reader) => paid.has(reader))
  }
}
