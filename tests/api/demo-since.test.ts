import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { addDays, type ISODate } from '#chile/dates.ts'
import { nextMonth, type YearMonth, yearMonthOf } from '#chile/period.ts'
import { missingFigures } from '#law/period.ts'
import { seedSince } from '../../database/seed/since/index.ts'
import { demoToday, type Username } from '../world.ts'

const Inbox = `{ inbox(page: { number: 1, size: 100 }) { total rows { kind since summary } } }`
const Away = `query Away($input: TeamCalendarInput!) {
  teamCalendar(input: $input) { bars { pending } }
}`
const Pending = `{
  vacations(filter: { status: PENDING }) { rows { endDate requestDate } }
  absences(filter: { status: PENDING }) { rows { endDate } }
}`
const Home = `{ dashboard {
  months { businessName yearMonth isOpen calculated failed }
  movements { entering { total } expiring { total } }
} }`
const Duties = `query Duties($input: ComplianceCalendarInput!) {
  complianceCalendar(input: $input) { businesses { id } duties { yearMonth state due } }
}`
const Others = `{
  labourRegistrations(filter: { state: OVERDUE }) { total }
  evaluationProcesses(filter: { status: RUNNING }) { total }
}`
const News = `{ announcements { rows { title publishDate state pinned } } }`

type Rows<Row> = { rows: Row[] }
type Inboxed = { inbox: Rows<{ kind: string; since: string; summary: string }> }
type Calendared = { teamCalendar: { bars: { pending: boolean }[] } }
type Waiting = { vacations: Rows<{ endDate: ISODate }>; absences: Rows<{ endDate: ISODate }> }
type Month = { yearMonth: number; isOpen: boolean; calculated: number; failed: number }
type AtHome = { dashboard: { months: Month[]; movements: { expiring: { total: number } } } }
type Calendar = {
  complianceCalendar: {
    businesses: { id: string }[]
    duties: { yearMonth: number; state: string; due: ISODate }[]
  }
}
type Counted = { labourRegistrations: { total: number }; evaluationProcesses: { total: number } }
type Announced = { announcements: Rows<{ publishDate: ISODate; state: string; pinned: boolean }> }

/** The demo world as whoever starts it on a day finds it. */
async function startedOn(today: ISODate) {
  const started = await startApi()
  const { database, services, clock } = started
  await seedSince(database.url, { today, storage: services.storage })
  clock.set(`${today}T13:00:00Z`)
  return started
}

/** Whether a month is that of a day, or the last one whose figures are known. */
const isNewest = (month: YearMonth, today: ISODate): boolean =>
  month === yearMonthOf(today) || missingFigures(nextMonth(month)).length > 0

describe.each(['2026-11-30', '2027-06-15', '2029-03-05'])('the demo begun on %s', (today) => {
  const started = startedOn(today)
  const ask = async <Answer>(who: Username, document: string, input?: object) =>
    (await started).api.as(who).run<Answer>(document, input ? { input } : {})

  test.each(['admin', 'supervisor'] as const)('waits for the answer of %s', async (who) => {
    const { rows } = (await ask<Inboxed>(who, Inbox)).inbox
    const fresh = rows.filter(({ since }) => since >= addDays(today, -7))
    expect(fresh.length).toBeGreaterThan(1)
    expect(rows.filter(({ since }) => since < addDays(today, -21))).toEqual([])
    expect(rows.length).toBeLessThan(30)
  })

  test('has something for Bernarda to sign', async () => {
    const { rows } = (await ask<Inboxed>('trabajador', Inbox)).inbox
    expect(rows.map(({ kind }) => kind)).toContain('SIGNATURE')
  })

  test.each(['admin', 'supervisor'] as const)('shows %s who is away these days', async (who) => {
    const input = { from: today, to: addDays(today, 1) }
    const { bars } = (await ask<Calendared>(who, Away, input)).teamCalendar
    expect(bars.filter(({ pending }) => !pending).length).toBeGreaterThan(0)
  })

  test('asks for no days that are over', async () => {
    const { vacations, absences } = await ask<Waiting>('admin', Pending)
    expect(vacations.rows.length).toBeGreaterThan(2)
    const over = [...vacations.rows, ...absences.rows].filter(({ endDate }) => endDate < today)
    expect(over).toEqual([])
  })

  test('has open the newest month whose figures are known, calculated', async () => {
    const { months, movements } = (await ask<AtHome>('admin', Home)).dashboard
    for (const { yearMonth, isOpen, calculated } of months) {
      expect(isOpen).toBe(true)
      expect(calculated).toBeGreaterThan(0)
      expect(missingFigures(yearMonth)).toEqual([])
      expect(isNewest(yearMonth, today)).toBe(true)
    }
    expect(movements.expiring.total).toBeGreaterThan(1)
  })

  test('owes the State nothing but what the open month explains', async () => {
    const open = (await ask<AtHome>('admin', Home)).dashboard.months[0]?.yearMonth
    const { businesses } = (await ask<Calendar>('admin', Duties, { businessId: null, year: 2026 }))
      .complianceCalendar
    for (const { id: businessId } of businesses) {
      const { duties } = (await ask<Calendar>('admin', Duties, { businessId, year: 2026 }))
        .complianceCalendar
      expect(duties.length).toBeGreaterThan(20)
      const late = duties.filter(({ state }) => state === 'OVERDUE')
      expect(late.filter(({ yearMonth }) => yearMonth !== open)).toEqual([])
    }
  })

  test('has no contract late at the DT, and an evaluation goes on', async () => {
    const { labourRegistrations, evaluationProcesses } = await ask<Counted>('admin', Others)
    expect(labourRegistrations.total).toBe(0)
    expect(evaluationProcesses.total).toBeGreaterThan(0)
  })

  test('tells news of the week, one of them pinned', async () => {
    const { rows } = (await ask<Announced>('trabajador', News)).announcements
    const fresh = rows.filter(({ publishDate }) => publishDate >= addDays(today, -7))
    expect(fresh.length).toBeGreaterThan(1)
    expect(fresh.filter(({ pinned }) => pinned)).toHaveLength(1)
    expect(rows.filter(({ pinned }) => pinned)).toHaveLength(1)
  })
})

describe('the demo begun once October is known', () => {
  test('has closed, paid and declared September, and works on October', async () => {
    const { api, database, services, clock } = await startApi()
    await database.owner.query(
      `insert into indicator (company_id, key, year_month, value, source, state, needs_second,
         entered_by, entered_at)
       select company_id, 'UF', 202610, 40123.45, 'SII', 'CONFIRMED', false, id, now()
       from login where username in ('admin', 'boreal.admin')`,
    )
    await seedSince(database.url, { today: '2026-11-30', storage: services.storage })
    clock.set('2026-11-30T13:00:00Z')
    const { months } = (await api.as('admin').run<AtHome>(Home)).dashboard
    expect(new Set(months.map(({ yearMonth }) => yearMonth))).toEqual(new Set([202610]))
    const { duties } = (
      await api.as('admin').run<Calendar>(Duties, { input: { businessId: null, year: 2026 } })
    ).complianceCalendar
    const late = duties.filter(({ state }) => state === 'OVERDUE')
    expect(new Set(late.map(({ yearMonth }) => yearMonth))).toEqual(new Set([202610]))
    const unpaid = await database.owner.query(
      `select from payroll_month month join payslip slip on slip.company_id = month.company_id
         and slip.payroll_run_id = month.current_run_id
       where month.year_month = 202609 and month.type = 'PAYROLL' and not exists (
         select from payslip_payment paid where paid.company_id = month.company_id
           and paid.payroll_month_id = month.id and paid.user_contract_id = slip.user_contract_id
           and paid.status = 'PAID')`,
    )
    expect(unpaid.rowCount).toBe(0)
  })
})

test('nothing happens until the last day of the demo world', async () => {
  const { database, services } = await startApi()
  const written = async () => (await database.owner.query('select count(*) from audit_event')).rows
  const before = await written()
  await seedSince(database.url, { today: demoToday, storage: services.storage })
  expect(await written()).toEqual(before)
})
