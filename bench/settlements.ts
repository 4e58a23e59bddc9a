import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { SettlementPreview } from '#generated/operations/settlements.ts'
import { publicId } from '#platform/model/ids.ts'
import { demoPassword } from '../database/seed/logins.ts'
import { eachOf, processorClock } from './load/processor.ts'
import { makeCrowd } from './pipeline/crowd.ts'
import { openBenchDatabase } from './pipeline/server.ts'
import { openSite, type Site } from './pipeline/site.ts'
import { type Report, figure } from './report.ts'
import { beside, head, rowOf } from './time/bare-pairs.ts'

const contracts = 500
const rounds = 25
/** Enough of them for a clock that counts in hundredths of a second. */
const repeats = 200

const wanted = {
  dismissalCause: 'ART_159_5',
  disengagementDate: '2026-09-30',
  payDate: '2026-10-09',
  payLastPayslip: false,
  contributionsPaid: true,
}

/**
 * The finiquito of one person as its form asks for it, by HTTP, beside the rows that it reads; and
 * those of 500 people in one act, calculated and then made by the worker.
 */
export async function settlements(): Promise<Report> {
  const database = await openBenchDatabase()
  const { owner } = database
  const { companyId, monthId } = await makeCrowd(owner, contracts)
  await owner.query(
    `insert into vacation_account (company_id, user_contract_id)
     select company_id, id from user_contract where company_id = $1
     on conflict do nothing`,
    [companyId],
  )
  const site = await openSite(database.ownerUrl)
  try {
    await site.signIn('superadmin', demoPassword)
    await site.call('simulateCompany', { companyId: publicId('company', companyId) })
    await site.calculated(publicId('payrollMonth', monthId))
    await owner.query('analyze')
    const one = await oneFiniquito(site, owner, companyId)
    const taken = await processorOfOne(site, owner, companyId)
    const server = taken.api + taken.postgres
    const many = await inOneAct(site, await businessOf(owner, companyId))
    const { calculated, made, people, errors } = many
    return {
      title: `Finiquitos: one person by HTTP, and ${figure(people)} in one act`,
      head,
      rows: [
        rowOf(one),
        ['processor of the API for one', figure(taken.api), '', '', '', ''],
        ['processor of PostgreSQL for one', figure(taken.postgres), '', '', '', ''],
        ['calculate all, in background', figure(calculated), '', '', '', ''],
        ['make all, in background', figure(made), '', '', '', ''],
      ],
      goals: [
        { text: 'ms for the finiquito of one person, by the clock', value: one.ms, most: 20 },
        { text: 'ms of processor for the finiquito of one person', value: server, most: 20 },
        { text: 'times the rows that it reads', value: one.ms / one.bare, most: 15 },
        { text: 'ms for each of 500, calculated', value: calculated / people, most: 20 },
        { text: 'ms for each of 500, made', value: made / people, most: 20 },
        { text: 'people who could not be calculated', value: errors, most: 0 },
      ],
    }
  } finally {
    await site.close()
    await database.close()
  }
}

/** The form of one person after the other, of a hundred people in turn. */
async function asking(site: Site, owner: pg.Client, companyId: number) {
  const { rows } = await owner.query<{ id: string }>(
    'select id from user_contract where company_id = $1 order by id limit 100',
    [companyId],
  )
  const ids = rows.map(({ id }) => Number(id))
  const flags = { pactAnyCause: false, pactWithoutYearsCap: false, pactWithoutUfCap: false }
  let asked = 0
  return {
    last: () => ids[asked % ids.length],
    next: () => {
      asked += 1
      return site.weigh(String(SettlementPreview), {
        input: {
          userContractId: publicId('contract', ids[asked % ids.length] ?? 0),
          ...wanted,
          ...flags,
          deferVacation: false,
        },
      })
    },
  }
}

async function oneFiniquito(site: Site, owner: pg.Client, companyId: number) {
  const form = await asking(site, owner, companyId)
  return beside(
    {
      name: 'the finiquito of one person, by HTTP',
      run: form.next,
      bare: () =>
        owner.query(
          `select c.*, v.*, p.facts, p.results from user_contract c
           join user_contract_version v on v.company_id = $1 and v.user_contract_id = c.id
           join payslip p on p.company_id = $1 and p.user_contract_id = c.id
           where c.company_id = $1 and c.id = $2`,
          [companyId, form.last()],
        ),
    },
    rounds,
  )
}

/** Milliseconds of processor for each: other work on the machine does not count. */
async function processorOfOne(site: Site, owner: pg.Client, companyId: number) {
  const form = await asking(site, owner, companyId)
  const clock = await processorClock(site.apiPid, owner)
  for (let n = 0; n < rounds; n += 1) await form.next()
  const before = clock()
  for (let n = 0; n < repeats; n += 1) await form.next()
  return eachOf(before, clock(), repeats)
}

async function businessOf(owner: pg.Client, companyId: number): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    'select id from business where company_id = $1 limit 1',
    [companyId],
  )
  return publicId('business', Number(rows[0]?.id))
}

type Batch = { id: string; state: string; version: number; people: number; errors: number }
const fields = 'id state version people errors'

async function inOneAct(site: Site, businessId: string) {
  const start = performance.now()
  const input = { businessId, name: 'Temporada', ...wanted }
  const { data } = await site.call<{ data: Batch }>(
    'createSettlementBatch',
    input,
    `data { ${fields} }`,
  )
  const reviewed = await reaches(site, data.id, 'CALCULATED')
  const between = performance.now()
  await site.call('makeBatchSettlements', { id: data.id, version: reviewed.version })
  await reaches(site, data.id, 'CREATED')
  const { people, errors } = reviewed
  return { calculated: between - start, made: performance.now() - between, people, errors }
}

async function reaches(site: Site, id: string, state: string): Promise<Batch> {
  for (;;) {
    const batch = await site.ask<Batch>('settlementBatch', 'SettlementBatchKey', { id }, fields)
    if (batch.state === state) return batch
    await sleep(50)
  }
}
