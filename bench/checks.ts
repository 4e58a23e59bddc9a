import type pg from 'pg'
import { publicId } from '#platform/model/ids.ts'
import { demoPassword } from '../database/seed/logins.ts'
import { median } from './measure.ts'
import { type Crowd, makeCrowd } from './pipeline/crowd.ts'
import { openBenchDatabase } from './pipeline/server.ts'
import { openSite, type Site } from './pipeline/site.ts'
import { type Report, figure } from './report.ts'

const contracts = 10_000
const rounds = 7

/**
 * Every check over a month of 10.000 payslips beside the month before, asked by HTTP of the API as
 * it runs: from the question to the last byte of the answer.
 */
export async function checks(): Promise<Report> {
  const database = await openBenchDatabase()
  const crowd = await makeCrowd(database.owner, contracts)
  await furnish(database.owner, crowd)
  const site = await openSite(database.ownerUrl)
  try {
    await site.signIn('superadmin', demoPassword)
    await site.call('simulateCompany', { companyId: publicId('company', crowd.companyId) })
    for (const id of [august, crowd.monthId]) await site.calculated(publicId('payrollMonth', id))
    await database.owner.query('analyze')
    const asked: Asked[] = []
    for (let round = 0; round < rounds; round += 1) asked.push(await ask(site, crowd))
    return reported(asked)
  } finally {
    await site.close()
    await database.close()
  }
}

const august = 2

/** What the checks look at besides: the month before, the absences, a union. */
async function furnish(owner: pg.Client, { companyId }: Crowd): Promise<void> {
  const copied = `user_contract c
    join user_contract o on o.company_id = (select id from company where slug = 'coihues')
      and o.code = regexp_replace(c.code, '-[0-9]+$', '')`
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await owner.query(
    `insert into payroll_month (company_id, id, business_id, year_month)
     overriding system value values ($1, $2, 1, 202608)`,
    [companyId, august],
  )
  // Copies belong to no union, and some pay its dues.
  await owner.query('update user_contract_version set syndicate_id = 1 where company_id = $1', [
    companyId,
  ])
  await owner.query(
    `insert into absence (company_id, user_contract_id, type, subtype, pay, start_date, end_date,
       half_day, license_number, continuous_license, response_status)
     select c.company_id, c.id, a.type, a.subtype, a.pay, a.start_date, a.end_date, a.half_day,
       a.license_number, a.continuous_license, a.response_status
     from ${copied} join absence a on a.company_id = o.company_id and a.user_contract_id = o.id
     where c.company_id = $1`,
    [companyId],
  )
  await owner.query('commit')
}

type Asked = { milliseconds: number; payslips: number; rules: number; people: number }

async function ask(site: Site, { monthId }: Crowd): Promise<Asked> {
  const start = performance.now()
  const { payslips, rules, counts } = await site.ask<{
    payslips: number
    rules: number
    counts: { contracts: number }
  }>(
    'payrollChecks',
    'PayrollChecksInput',
    { payrollMonthId: publicId('payrollMonth', monthId) },
    'payslips rules counts { contracts } findings { rule contractId name message noted }',
  )
  const milliseconds = performance.now() - start
  return { milliseconds, payslips, rules, people: counts.contracts }
}

function reported(asked: readonly Asked[]): Report {
  const times = asked.map(({ milliseconds }) => milliseconds)
  const [first] = asked
  const { payslips = 0, rules = 0, people = 0 } = first ?? {}
  return {
    title: `Checks: ${figure(rules)} rules over ${figure(payslips)} payslips, by HTTP`,
    head: ['from the question to the answer', 'ms'],
    rows: [
      ['the first time', figure(times[0] ?? 0)],
      [`median of ${rounds}`, figure(median(times))],
      ['slowest', figure(Math.max(...times))],
    ],
    goals: [
      { text: 'seconds for everybody, median', value: median(times) / 1_000, most: 1 },
      { text: 'share of people found', value: people / Math.max(1, payslips), most: 0.02 },
    ],
    notes: ['People are copies of the demo company’s; an odd one of those is odd many times.'],
  }
}
