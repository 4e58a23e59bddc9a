import { publicId } from '#platform/model/ids.ts'
import { demoPassword } from '../database/seed/logins.ts'
import { median } from './measure.ts'
import { makeCrowd } from './pipeline/crowd.ts'
import { openBenchDatabase } from './pipeline/server.ts'
import { openSite, type Site } from './pipeline/site.ts'
import { type Report, figure } from './report.ts'

const contracts = 10_000
const edits = 80

/**
 * One amount of one person of a month of 10.000, entered by HTTP: the payslip is calculated again
 * within the request, the totals of the month follow and the change is in the audit. In turns with
 * the same entry for a month that nobody has calculated, where there is nothing to follow.
 */
export async function edit(): Promise<Report> {
  const database = await openBenchDatabase()
  const crowd = await makeCrowd(database.owner, contracts)
  const { rows } = await database.owner.query<{ id: string }>(
    `select user_contract_id as id from user_contract_version
     where company_id = $1 order by user_contract_id limit $2`,
    [crowd.companyId, edits],
  )
  const people = rows.map(({ id }) => publicId('contract', Number(id)))
  await database.owner.query(
    `insert into payroll_month (company_id, id, business_id, year_month)
     overriding system value values ($1, $2, 1, 202610)`,
    [crowd.companyId, october],
  )
  // The crowd brought its own numbers.
  await database.owner.query(
    `select setval(pg_get_serial_sequence('user_item', 'id'), (select max(id) from user_item))`,
  )
  const site = await openSite(database.ownerUrl)
  try {
    await site.signIn('superadmin', demoPassword)
    await site.call('simulateCompany', { companyId: publicId('company', crowd.companyId) })
    const month = publicId('payrollMonth', crowd.monthId)
    await site.calculated(month)
    await database.owner.query('analyze')
    const followed: number[] = []
    const alone: number[] = []
    for (const [turn, person] of people.entries()) {
      const value = String(10_000 + turn)
      followed.push(await entered(site, month, person, value))
      alone.push(await entered(site, publicId('payrollMonth', october), person, value))
    }
    return reported(followed.slice(warm), alone.slice(warm))
  } finally {
    await site.close()
    await database.close()
  }
}

const october = 2
/** Entries that prepare the statements of the connections. */
const warm = 20

async function entered(site: Site, payrollMonthId: string, contractId: string, value: string) {
  const cells = [{ contractId, itemCode: 'COMISIONES', value }]
  const start = performance.now()
  await site.call('saveUserItems', { payrollMonthId, cells })
  return performance.now() - start
}

const slow = (list: readonly number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.95)] ?? Number.NaN

function reported(followed: readonly number[], alone: readonly number[]): Report {
  const row = (text: string, list: readonly number[]) => [
    text,
    figure(median(list)),
    figure(slow(list)),
  ]
  const [whole, bare] = [median(followed), median(alone)]
  return {
    title: `Edit: one amount of one person in a month of ${figure(contracts)}, by HTTP`,
    head: ['from the request to the answer', 'median ms', '95 of 100, ms'],
    rows: [
      row('the payslip calculated again within it', followed),
      row('a month without payslips', alone),
      ['calculating again, by difference', figure(whole - bare), ''],
    ],
    goals: [{ text: 'milliseconds for calculating again', value: whole - bare, most: 20 }],
  }
}
