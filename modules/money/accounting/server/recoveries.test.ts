import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { positionsOf } from '#modules/payroll/payroll-results/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import { openDatabase } from '#platform/server/sql/db.ts'

const { api, world, database, drainJobs } = await startApi()
const companyId = world.coihues.id
const vina = world.businesses.vina

type Entry = {
  id: string
  state: string
  debit: number
  credit: number
  problems: { code: string; source: string; side: string }[]
  squares: { kind: string; entry: number; payslips: number }[]
}
type Line = {
  code: string
  accountCode: string
  debit: number
  credit: number
  institution: string
}

const shown = `id state debit credit problems { code source side }
  squares { kind entry payslips }`
const make = async (withSubsidies: boolean) => {
  const { id } = await api.as('admin').mutate<Entry>(
    `mutation ($input: CreateCentralizationInput!) {
      createCentralization(input: $input) { ${outcome} data { ${shown} } } }`,
    { input: { payrollMonthId: august, withVacations: false, withSubsidies } },
  )
  await drainJobs()
  const { centralizations } = await api
    .as('admin')
    .run<{ centralizations: Entry[] }>(
      `query ($input: CentralizationsInput!) { centralizations(input: $input) { ${shown} } }`,
      { input: { payrollMonthId: august } },
    )
  const found = centralizations.find((one) => one.id === id)
  if (!found) throw new Error('The entry is not listed')
  return found
}
const reverse = (id: string) =>
  api.as('admin').mutate(
    `mutation ($input: ReverseCentralizationInput!) {
      reverseCentralization(input: $input) { ${outcome} data { id } } }`,
    { input: { id, reason: 'Prueba' } },
  )
/** The lines of what is recovered in the newest entry of the month. */
const recovered = async (entry: Entry) => {
  const { rows } = await database.owner.query<Line>(
    `select l.code, a.code as "accountCode", l.institution,
       case l.side when 'DEBIT' then l.amount::int else 0 end as debit,
       case l.side when 'CREDIT' then l.amount::int else 0 end as credit
     from accounting_line l
     join accounting_account a on a.company_id = l.company_id and a.id = l.account_id
     where l.company_id = $1 and l.source = 'SUBSIDY_RECOVERED'
       and l.entry_id = (select max(e.id) from accounting_entry e
         where e.company_id = $1 and e.kind = 'ENTRY' and e.sha256 is not null
           and e.year_month = 202608)
     order by a.code`,
    [companyId],
  )
  expect(entry.debit).toBe(entry.credit)
  return rows
}
const squareOf = ({ squares }: Entry) =>
  squares.find(({ kind }) => kind === 'Subsidios recuperados')
const asCompany = async (statement: string, values: readonly unknown[] = []) => {
  const { owner } = database
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  const { rows } = await owner.query<Record<string, string>>(statement, [...values])
  await owner.query('commit')
  return rows
}

let august: string
let subsidyId: number
let contractId: number
beforeAll(async () => {
  const { rows } = await database.owner.query<{ id: string }>(
    `select id from payroll_month where company_id = $1 and business_id = $2
       and year_month = 202608 and type = 'PAYROLL'`,
    [companyId, vina.id],
  )
  august = publicId('payrollMonth', Number(rows[0]?.id))
  const found = await database.owner.query<{ id: string; contract: string }>(
    `select s.id, s.user_contract_id as contract from leave_subsidy s
       join user_contract c on c.company_id = s.company_id and c.id = s.user_contract_id
     where s.company_id = $1 and c.business_id = $2 and s.received > 0 order by s.id limit 1`,
    [companyId, vina.id],
  )
  subsidyId = Number(found.rows[0]?.id)
  contractId = Number(found.rows[0]?.contract)
  expect(subsidyId).toBeGreaterThan(0)
  await asCompany('delete from leave_subsidy_payment where company_id = $1', [companyId])
})

/** What July booked as paid in place of the institution. */
const receivable = (pesos: number) =>
  asCompany(
    `insert into accounting_line (company_id, entry_id, n, account_id, code, label, source, side,
       amount, contract_ids, amounts)
     select $1, e.id, 9000 + (select count(*) from accounting_line l where l.company_id = $1
         and l.entry_id = e.id), a.id, 'SUBSIDIO_PAGO_DIRECTO', 'Subsidio', 'SUBSIDY', 'DEBIT',
       $2::bigint, array[$3::bigint], array[$2::bigint]
     from accounting_entry e
     join accounting_account a on a.company_id = $1 and a.code = '1.1.13'
     where e.company_id = $1 and e.business_id = $4 and e.year_month = 202607 and e.kind = 'ENTRY'
       and e.sha256 is not null and not exists (select from accounting_entry r
         where r.company_id = $1 and r.reverses_id = e.id)`,
    [companyId, pesos, contractId, vina.id],
  )
const receive = (pesos: number, day: string) =>
  asCompany(
    `insert into leave_subsidy_payment (company_id, leave_subsidy_id, received_on, amount)
     values ($1, $2, $3, $4)`,
    [companyId, subsidyId, day, pesos],
  )

test('what came back cancels the receivable, and no more of it than the books hold', async () => {
  await asCompany('update leave_subsidy set paid = 500000 where company_id = $1 and id = $2', [
    companyId,
    subsidyId,
  ])
  await receive(200_000, '2026-08-10')
  // Nothing of that leave is in the books: there is nothing to cancel.
  const none = await make(true)
  expect(await recovered(none)).toEqual([])
  expect(squareOf(none)).toBeUndefined()
  await reverse(none.id)

  await receivable(150_000)
  const some = await make(true)
  expect(some.state).toBe('VALID')
  expect(await recovered(some)).toMatchObject([
    { accountCode: '1.1.13', debit: 0, credit: 150_000 },
    { accountCode: '1.1.15', debit: 150_000, credit: 0 },
  ])
  expect(squareOf(some)).toMatchObject({ entry: 150_000, payslips: 150_000 })
  await reverse(some.id)
})

test('a company that does not ask for it books none; a receipt of September waits', async () => {
  const without = await make(false)
  expect(await recovered(without)).toEqual([])
  await reverse(without.id)
  await receivable(400_000)
  await receive(100_000, '2026-09-03')
  const asked = await make(true)
  expect((await recovered(asked)).map(({ credit, debit }) => credit + debit)).toEqual([
    200_000, 200_000,
  ])
  await reverse(asked.id)
})

test('what exceeds the amount that the company paid of the leave is not booked', async () => {
  await asCompany('update leave_subsidy set paid = 120000 where company_id = $1 and id = $2', [
    companyId,
    subsidyId,
  ])
  const asked = await make(true)
  expect((await recovered(asked))[0]).toMatchObject({ credit: 120_000 })
  await reverse(asked.id)
})

/** The lines of a source in the newest entry of the month. */
const linesOf = async (source: string) =>
  (
    await database.owner.query<Line>(
      `select l.code, a.code as "accountCode", l.institution,
         case l.side when 'DEBIT' then l.amount::int else 0 end as debit,
         case l.side when 'CREDIT' then l.amount::int else 0 end as credit
       from accounting_line l
       join accounting_account a on a.company_id = l.company_id and a.id = l.account_id
       where l.company_id = $1 and l.source = $2
         and l.entry_id = (select max(e.id) from accounting_entry e
           where e.company_id = $1 and e.kind = 'ENTRY' and e.sha256 is not null
             and e.year_month = 202608)
       order by a.code, l.institution`,
      [companyId, source],
    )
  ).rows
const step = (state: string, at: string) =>
  asCompany(
    `insert into leave_subsidy_step (company_id, leave_subsidy_id, state, reason, at)
     values ($1, $2, $3, 'Prescribió', $4)`,
    [companyId, subsidyId, state, at],
  )

test('what is given up becomes an expense, and a second thought undoes it', async () => {
  await asCompany('update leave_subsidy set paid = 500000 where company_id = $1 and id = $2', [
    companyId,
    subsidyId,
  ])
  // Given up in September: the entry of August does not know it yet.
  await step('LOST', '2026-09-01T03:30:00-03:00')
  const early = await make(true)
  expect(await linesOf('SUBSIDY_LOST')).toEqual([])
  await reverse(early.id)

  await step('LOST', '2026-08-31T23:30:00-04:00')
  const lost = await make(true)
  expect(lost.state).toBe('VALID')
  expect((await recovered(lost)).map(({ credit, debit }) => credit + debit)).toEqual([
    200_000, 200_000,
  ])
  const lines = await linesOf('SUBSIDY_LOST')
  expect(lines).toMatchObject([
    { accountCode: '1.1.13', debit: 0, credit: 300_000 },
    { accountCode: '5.1.34', debit: 300_000, credit: 0 },
  ])
  expect(lines.every(({ institution }) => institution !== null)).toBe(true)
  expect(lost.squares.find(({ kind }) => kind === 'Subsidios dados por perdidos')).toMatchObject({
    entry: 300_000,
    payslips: 300_000,
  })
  const { rows } = await database.owner.query<{ kind: string; moved: number[] }>(
    `select kind, moved from accounting_recovery where company_id = $1
       and entry_id = (select max(id) from accounting_entry where company_id = $1
         and kind = 'ENTRY' and sha256 is not null) order by kind`,
    [companyId],
  )
  expect(rows).toMatchObject([
    { kind: 'LOST', moved: [300_000] },
    { kind: 'RECOVERED', moved: [200_000] },
  ])
  await reverse(lost.id)

  await step('CLAIMED', '2026-08-31T23:50:00-04:00')
  const again = await make(true)
  expect(await linesOf('SUBSIDY_LOST')).toEqual([])
  await reverse(again.id)
})

test('a subsidy that a payslip paid is a receivable of each institution that owes it', async () => {
  const { owner } = database
  const db = openDatabase(database.appUrl, { connections: 1 })
  const session = { companyId, userId: null, loginId: null, acting: false, traceId: 'prueba' }
  const run = await owner.query<{ id: string; hash: string; contract: string }>(
    `select r.id, r.plan_hash as hash, p.user_contract_id as contract
     from payroll_month m join payroll_run r on r.company_id = $1 and r.id = m.current_run_id
     join payslip p on p.company_id = $1 and p.payroll_run_id = r.id
     where m.company_id = $1 and m.business_id = $2 and m.year_month = 202608
       and m.type = 'PAYROLL' and not exists (select from absence a where a.company_id = $1
         and a.user_contract_id = p.user_contract_id and a.type = 'LICENSE')
     order by p.user_contract_id limit 1`,
    [companyId, vina.id],
  )
  const { id = '', hash = '', contract = '' } = run.rows[0] ?? {}
  const places = await db
    .withTenant(session, (tx) => positionsOf(tx, new Set([hash])))
    .finally(() => db.close())
  const at = (code: string) => (places.get(hash)?.of.get(code) ?? -1) + 1
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `update payslip set results[$4::int] = results[$4::int] + 90001,
       results[$5::int] = results[$5::int] - 90001
     where company_id = $1 and payroll_run_id = $2 and user_contract_id = $3`,
    [companyId, id, contract, at('SUBSIDIO_PAGO_DIRECTO'), at('SUELDO_BASE')],
  )
  const leave = (from: string, to: string, subtype: string) =>
    asCompany(
      `insert into absence (company_id, user_contract_id, type, subtype, start_date, end_date,
         response_status) values ($1, $2, 'LICENSE', $3, $4, $5, 'APPROVED')`,
      [companyId, contract, subtype, from, to],
    )
  // Ten days of August of a common leave, and five of one of work.
  await leave('2026-07-20', '2026-08-10', 'NORMAL')
  await leave('2026-08-16', '2026-08-20', 'WORK_ACCIDENT')
  await owner.query('set session_replication_role = origin')
  const entry = await make(false)
  expect(entry.problems).toEqual([])
  const parts = (await linesOf('SUBSIDY')).filter(({ code }) => code === 'SUBSIDIO_PAGO_DIRECTO')
  expect(parts.map(({ debit }) => debit).toSorted((a, b) => a - b)).toEqual([30_001, 60_000])
  const { rows } = await owner.query<{ mutual: string }>(
    'select mutual_code as mutual from business where company_id = $1 and id = $2',
    [companyId, vina.id],
  )
  expect(parts.find(({ debit }) => debit === 30_001)?.institution).toBe(rows[0]?.mutual)
  expect(parts.find(({ debit }) => debit === 60_000)?.institution).toMatch(/\w+/)
  await reverse(entry.id)
})

test('without an account for it the entry is refused, and both sides are named', async () => {
  await asCompany(
    `delete from accounting_rule where company_id = $1 and source = 'SUBSIDY_RECOVERED'`,
    [companyId],
  )
  const refused = await make(true)
  expect(refused.state).toBe('REFUSED')
  expect(refused.problems.map(({ source, side }) => `${source} ${side}`).toSorted()).toEqual([
    'SUBSIDY_RECOVERED CREDIT',
    'SUBSIDY_RECOVERED DEBIT',
  ])
})
