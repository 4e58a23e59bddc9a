import type pg from 'pg'
import type { ISODate } from '#chile/dates.ts'
import { monthRange, type YearMonth } from '#chile/period.ts'
import { legalDays } from './legal-days.ts'
import { dutiesOf, dutyRules } from '#modules/money/compliance/model/duty.ts'

type DemoDuties = {
  readonly companyId: number
  readonly businessIds: readonly number[]
  readonly loginId: number
}

/** The first half of the year is declared; of September nothing was registered yet. */
export const seedDutiesMet = (owner: pg.Client, demo: DemoDuties): Promise<void> =>
  meetDuties(owner, demo, { months: monthRange(202601, 202606), until: '2026-08-31' })

type Met = {
  readonly months: readonly YearMonth[]
  /** What was due, began or ended until this day was declared and registered. */
  readonly until: ISODate
}

/** Months are declared on the day on which each duty was due, and contracts within five days. */
export async function meetDuties(
  owner: pg.Client,
  demo: DemoDuties,
  { months, until }: Met,
): Promise<void> {
  const { companyId, businessIds, loginId } = demo
  const calendar = await legalDays(owner)
  const met = months.flatMap((month) =>
    dutiesOf(month)
      .map((duty) => ({ month, duty, day: dutyRules[duty].due(month, calendar) }))
      .filter(({ day }) => day <= until),
  )
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, $2, false, null)', [companyId, loginId])
  await owner.query(
    `insert into payroll_deadline (company_id, business_id, year_month, kind, done_on, done_by)
     select $1, business, met.month, met.duty, met.day, $2 from unnest($3::bigint[]) business
     cross join unnest($4::int[], $5::text[], $6::date[]) as met (month, duty, day)`,
    [
      companyId,
      loginId,
      businessIds,
      met.map(({ month }) => month),
      met.map(({ duty }) => duty),
      met.map(({ day }) => day),
    ],
  )
  await owner.query(registered, [companyId, loginId, until])
  await owner.query('commit')
}

const registered = `
  insert into contract_registration (company_id, user_contract_id, kind, done_on, done_by)
  select c.company_id, c.id, due.kind, due.day + 5, $2 from user_contract c
  cross join lateral (values ('CONTRACT', c.initial_date), ('ENDING', c.final_date))
    as due (kind, day)
  where c.company_id = $1 and c.status <> 'DELETED' and due.day <= $3
  on conflict do nothing`
