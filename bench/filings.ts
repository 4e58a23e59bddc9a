import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { publicId } from '#platform/model/ids.ts'
import { demoPassword } from '../database/seed/logins.ts'
import { eachOf, type Processor, processorClock } from './load/processor.ts'
import { copyYear, type Crowd, makeCrowd } from './pipeline/crowd.ts'
import { openBenchDatabase } from './pipeline/server.ts'
import { openSite, type Site } from './pipeline/site.ts'
import { figure, type Report } from './report.ts'

const contracts = 10_000
/** A year whose factors are known. */
const YEAR = 2025

/**
 * What is made of a closed month of 10.000 payslips, asked by HTTP of the API with its worker as
 * they run: the file of Previred and the book, each written, read back, checked and squared, the
 * accounting entry, and the salaries of a year of twelve such months. From the request to the
 * answer that says it is made, with what the worker and PostgreSQL took of a processor.
 */
export async function filings(): Promise<Report> {
  const database = await openBenchDatabase()
  const crowd = await makeCrowd(database.owner, contracts)
  await copyBooks(database.owner, crowd)
  const site = await openSite(database.ownerUrl)
  try {
    await site.signIn('superadmin', demoPassword)
    await site.call('simulateCompany', { companyId: publicId('company', crowd.companyId) })
    const payrollMonthId = publicId('payrollMonth', crowd.monthId)
    await site.calculated(payrollMonthId)
    await closed(database.owner, crowd)
    const december = await copyYear(database.owner, crowd, YEAR)
    const clock = await processorClock(site.workerPid, database.owner)
    const measure = async (work: () => Promise<Done>): Promise<Made> => {
      const [start, before] = [performance.now(), clock()]
      const done = await work()
      const [milliseconds, after] = [performance.now() - start, clock()]
      return { ...done, milliseconds, processor: eachOf(before, after, 1) }
    }
    return reported([
      await measure(() => filed(site, payrollMonthId, 'PREVIRED')),
      await measure(() => filed(site, payrollMonthId, 'LRE')),
      await measure(() => booked(site, payrollMonthId)),
      await measure(() => filed(site, publicId('payrollMonth', december), 'DJ1887')),
    ])
  } finally {
    await site.close()
    await database.close()
  }
}

/** The plan of accounts of the demo company, and its rules. */
async function copyBooks(owner: pg.Client, { companyId }: Crowd): Promise<void> {
  const demo = `(select id from company where slug = 'coihues')`
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await owner.query(
    `insert into accounting_account (company_id, id, code, name, kind, parent_id, takes_entries,
       center_use)
     overriding system value
     select $1, id, code, name, kind, parent_id, takes_entries, center_use
     from accounting_account where company_id = ${demo}`,
    [companyId],
  )
  await owner.query(
    `insert into accounting_rule (company_id, id, source, item_code, institution, debit_account_id,
       credit_account_id)
     overriding system value
     select $1, id, source, item_code, institution, debit_account_id, credit_account_id
     from accounting_rule where company_id = ${demo} and cost_center_id is null`,
    [companyId],
  )
  await owner.query('commit')
}

/** The month as closed: what its checks and its people would say is not what is measured. */
async function closed(owner: pg.Client, { companyId, monthId }: Crowd): Promise<void> {
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await owner.query(
    `update payroll_month set is_open = false, closed_hash = 'bench', closed_at = now()
     where company_id = $1 and id = $2`,
    [companyId, monthId],
  )
  await owner.query('commit')
}

type Done = { what: string; people: number; lines: string }
type Made = Done & { milliseconds: number; processor: Processor }

async function filed(site: Site, payrollMonthId: string, kind: string): Promise<Done> {
  await site.call('makeFiling', { payrollMonthId, kind, layout: 'SEPARATED' })
  for (;;) {
    const rows = await site.ask<{ kind: string; state: string; people: number; lines: number }[]>(
      'filings',
      'FilingsInput',
      { payrollMonthId },
      'kind state people lines',
    )
    const found = rows.find((row) => row.kind === kind)
    if (found?.state === 'FAILED') throw new Error(`${kind} failed`)
    if (found && found.state !== 'MAKING') {
      return { what: kind, people: found.people, lines: figure(found.lines) }
    }
    await sleep(50)
  }
}

async function booked(site: Site, payrollMonthId: string): Promise<Done> {
  await site.call('createCentralization', { payrollMonthId, withVacations: false })
  for (;;) {
    const [found] = await site.ask<{ state: string; people: number; debit: number }[]>(
      'centralizations',
      'CentralizationsInput',
      { payrollMonthId },
      'state people debit',
    )
    if (found?.state === 'FAILED') throw new Error('The entry failed')
    if (found && found.state !== 'MAKING') {
      return { what: 'Asiento', people: found.people, lines: found.state }
    }
    await sleep(50)
  }
}

function reported(made: readonly Made[]): Report {
  return {
    title: `Filings: what is made of a closed month of ${figure(contracts)} payslips`,
    head: ['what', 'people', 'lines or state', 'ms', 'worker ms', 'PostgreSQL ms'],
    rows: made.map(({ what, people, lines, milliseconds, processor }) => [
      what,
      figure(people),
      lines,
      figure(milliseconds),
      figure(processor.api),
      figure(processor.postgres),
    ]),
    goals: made.map(({ what, milliseconds }) => ({
      text: `${what} of ${figure(contracts)} people, ms from the request until it is made`,
      value: milliseconds,
      most: 5000,
    })),
  }
}
