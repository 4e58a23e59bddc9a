// Reports of expenses that were paid, in the entry of a month: each once, on the account of its
// category.
import { beforeAll, expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

const { api, world, database, drainJobs } = await startApi()
const { owner } = database
const companyId = world.coihues.id
const { vina } = world.businesses
const { bernarda } = world.people

type Entry = { id: string; state: string; debit: number; credit: number }
type Problem = { problems: { lack: string; source: string; side: string }[] }
type Booked = { number: number; total: number; fullname: string | null }

const shown = 'id state debit credit problems { lack source side }'
let august = ''
let category = 0

beforeAll(async () => {
  const months = await owner.query<{ id: string }>(
    `select id from payroll_month where company_id = $1 and business_id = $2
       and year_month = 202608 and type = 'PAYROLL'`,
    [companyId, vina.id],
  )
  august = publicId('payrollMonth', Number(months.rows[0]?.id))
  const { rows } = await owner.query<{ id: string }>(
    `insert into expense_category (company_id, code, name, account_id)
     select $1, 'REP', 'Representación', id from accounting_account
     where company_id = $1 and code = '5.1.35' returning id`,
    [companyId],
  )
  category = Number(rows[0]?.id)
})

/** Makes the entry of August, and answers it as it is kept. */
async function make(): Promise<Entry & Problem> {
  const { id } = await api.as('admin').mutate<Entry>(
    `mutation ($input: CreateCentralizationInput!) {
      createCentralization(input: $input) { ${outcome} data { ${shown} } } }`,
    { input: { payrollMonthId: august, withVacations: false, withSubsidies: false } },
  )
  await drainJobs()
  const { centralizations } = await api
    .as('admin')
    .run<{ centralizations: (Entry & Problem)[] }>(
      `query ($input: CentralizationsInput!) { centralizations(input: $input) { ${shown} } }`,
      { input: { payrollMonthId: august } },
    )
  const found = centralizations.find((one) => one.id === id)
  if (!found) throw new Error('The entry is not listed')
  return found
}
const reverse = ({ id }: Entry) =>
  api.as('admin').mutate(
    `mutation ($input: ReverseCentralizationInput!) {
      reverseCentralization(input: $input) { ${outcome} data { id } } }`,
    { input: { id, reason: 'Prueba' } },
  )
const booked = async (entryId: string, who: 'admin' | 'trabajador' | 'boreal.admin' = 'admin') =>
  (
    await api.as(who).run<{ centralizationExpenses: { rows: Booked[] } }>(
      `query ($filter: CentralizationExpenseFilter) { centralizationExpenses(filter: $filter) {
        rows { number total fullname } } }`,
      { filter: { entryId } },
    )
  ).centralizationExpenses.rows
/** The lines of expenses of the newest entry. */
const lines = async () => {
  const { rows } = await owner.query<{ account: string; side: string; amount: number }>(
    `select a.code as account, l.side, l.amount::int as amount from accounting_line l
     join accounting_account a on a.company_id = l.company_id and a.id = l.account_id
     where l.company_id = $1 and l.source = 'EXPENSES' and l.entry_id = (
       select max(e.id) from accounting_entry e where e.company_id = $1 and e.kind = 'ENTRY'
         and e.sha256 is not null and e.year_month = 202608)
     order by a.code`,
    [companyId],
  )
  return rows
}

/** A report of Bernarda that was paid on a day. */
async function paid(number: number, money: number, day: string): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into expense_report (company_id, number, user_id, business_id, title)
     values ($1, $2, $3, $4, 'Almuerzos con clientes') returning id`,
    [companyId, number, bernarda.id, vina.id],
  )
  const id = rows[0]?.id
  await owner.query(
    `insert into expense (company_id, user_id, report_id, expense_policy_id, expense_category_id,
       name, date, accounting_document_type, amount, money)
     select $1, $2, $3, min(p.id), $4, 'Almuerzo', '2026-08-01', 'SIN_DOCUMENTO',
       $5::bigint, $5::bigint
     from expense_policy p where p.company_id = $1`,
    [companyId, bernarda.id, id, category, money],
  )
  const become = (set: string) =>
    owner.query(`update expense_report set ${set} where company_id = $1 and id = $2`, [
      companyId,
      id,
    ])
  await become(`status = 'SUBMITTED'`)
  await become(`status = 'APPROVED', approved_total = ${money}`)
  await become(`status = 'PAID', paid_on = '${day}', payment = 'TRANSFER'`)
}

test('a report enters the month in which it was paid, on the account of its category', async () => {
  await paid(7001, 50_000, '2026-08-14')
  await paid(7002, 30_000, '2026-09-02')
  const entry = await make()
  expect(entry).toMatchObject({ state: 'VALID', problems: [] })
  expect(entry.debit).toBe(entry.credit)
  expect(await lines()).toEqual([
    { account: '2.1.43', side: 'CREDIT', amount: 50_000 },
    { account: '5.1.35', side: 'DEBIT', amount: 50_000 },
  ])
  expect(await booked(entry.id)).toEqual([
    { number: 7001, total: 50_000, fullname: expect.stringContaining('Huenchul') },
  ])
  await reverse(entry)
})

test('a report is booked once, and given back if it was not paid after all', async () => {
  const july = `select e.id from accounting_entry e where e.company_id = $1
    and e.business_id = $2 and e.year_month = 202607 and e.kind = 'ENTRY'
    and e.sha256 is not null and not exists (select from accounting_entry r
      where r.company_id = e.company_id and r.reverses_id = e.id) order by e.id limit 1`
  await owner.query(
    `insert into accounting_expense (company_id, entry_id, report_id, moved)
     select $1, (${july}), id, 1 from expense_report where company_id = $1 and number = 7001`,
    [companyId, vina.id],
  )
  const none = await make()
  expect(await lines()).toEqual([])
  await reverse(none)

  await owner.query('alter table expense_report disable trigger expense_report_moves')
  await owner.query(
    `update expense_report set status = 'APPROVED', paid_on = null, payment = null
     where company_id = $1 and number = 7001`,
    [companyId],
  )
  await owner.query('alter table expense_report enable trigger expense_report_moves')
  const back = await make()
  expect(await lines()).toEqual([
    { account: '2.1.43', side: 'DEBIT', amount: 50_000 },
    { account: '5.1.35', side: 'CREDIT', amount: 50_000 },
  ])
  expect(await booked(back.id)).toMatchObject([{ number: 7001, total: -50_000 }])
  await reverse(back)
})

test('a plan without an account for what is owed says so, and keeps no entry', async () => {
  await paid(7003, 10_000, '2026-08-20')
  await owner.query(`delete from accounting_rule where company_id = $1 and source = 'EXPENSES'`, [
    companyId,
  ])
  const { problems } = await make()
  expect(problems).toMatchObject([{ lack: 'NO_ACCOUNT', source: 'EXPENSES', side: 'CREDIT' }])
})

test('is read by who reads the entry', async () => {
  const { rows } = await owner.query<{ id: string }>(
    `select max(id) as id from accounting_entry where company_id = $1 and year_month = 202608`,
    [companyId],
  )
  const id = publicId('accountingEntry', Number(rows[0]?.id))
  await expect(booked(id, 'trabajador')).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(booked(id, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
})
