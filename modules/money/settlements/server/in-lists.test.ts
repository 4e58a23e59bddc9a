// Finiquitos that a list of payments to the bank pays, through HTTP on the real database.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { innerId, publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { createInterleaving } from '#tests/api/interleave.ts'
import { type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database, clock, asCompany } = await startApi()
const { owner } = database
const company = world.coihues.id
const { vina } = world.businesses

type Known = { id: string; version: number }
type List = Known & { state: string; purpose: string; people: number; total: number; paid: number }
type Row = { n: number; name: string; rut: string; amount: number; subject: string; state: string }
type Control = { people: number; total: number; transfers: number; findings: number }

const act = <Of>(name: string, input: object, data: string, who: Username = 'admin') =>
  api.as(who).mutate<Of>(
    `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) {
      ${name}(input: $input) { ${outcome} data { ${data} } } }`,
    { input },
  )
const list = 'id version state purpose people total paid'
const finiquito = 'id version status paidOn toPay'
type Finiquito = Known & { status: string; paidOn: string | null; toPay: number }

const make = (pays: string, who: Username = 'admin') =>
  act<List>('createPaymentList', { payrollMonthId: august.id, builtin: 'BCI', pays }, list, who)
const one = async (id: string) =>
  (
    await api
      .as('admin')
      .run<{ paymentList: List }>(
        `query L($input: ByIdPaymentList!) { paymentList(input: $input) { ${list} } }`,
        { input: { id } },
      )
  ).paymentList
const rowsOf = async (paymentListId: string) =>
  (
    await api.as('admin').run<{ paymentListRows: { rows: Row[] } }>(
      `query R($filter: PaymentListRowsFilter, $page: Page) {
        paymentListRows(filter: $filter, page: $page) {
          rows { n name rut amount subject state } } }`,
      { filter: { paymentListId }, page: { number: 1, size: 100 } },
    )
  ).paymentListRows.rows
const control = async (pays: string, who: Username = 'admin') =>
  (
    await api.as(who).run<{ bankListControl: Control }>(
      `query C($input: BankListControlInput!) { bankListControl(input: $input) {
        people total transfers findings } }`,
      { input: { payrollMonthId: august.id, pays } },
    )
  ).bankListControl
const words = async (pays: string) =>
  (
    await api.as('admin').run<{ bankListFindings: { rows: { words: string }[] } }>(
      `query F($filter: BankListFindingsFilter, $page: Page) {
        bankListFindings(filter: $filter, page: $page) { rows { words } } }`,
      { filter: { payrollMonthId: august.id, pays }, page: { number: 1, size: 100 } },
    )
  ).bankListFindings.rows.map((row) => row.words)
const stored = async ({ id }: Known) =>
  (
    await api
      .as('admin')
      .run<{ settlement: Finiquito }>(
        `query S($input: SettlementKey!) { settlement(input: $input) { ${finiquito} } }`,
        { input: { id } },
      )
  ).settlement
const annul = async ({ id }: Known) => {
  const { version } = await one(id)
  return act<List>('cancelPaymentList', { id, version, reason: 'No salió' }, list)
}
const open = ({ id, version }: Known) =>
  act('openPaymentList', { id, version }, 'id name transfers total')
const answer = (paymentListId: string, text: string) =>
  act<Known & { paid: number; rejected: number }>(
    'readPaymentAnswer',
    { paymentListId, text },
    'id version paid rejected',
  )
const said = ({ rut, amount }: Row, status: string) => `${rut}\t${amount}\t${status}`
const payslipPayments = async ({ contract }: Leaver) => {
  const { rows } = await owner.query<{ status: string }>(
    `select status from payslip_payment where company_id = $1 and payroll_month_id = $2
       and user_contract_id = $3`,
    [company, innerId('payrollMonth', august.id), contract],
  )
  return rows.map(({ status }) => status)
}

type Leaver = { user: number; contract: number; initial: string }
let august: MonthRow
let first: Leaver
let second: Leaver

beforeAll(async () => {
  clock.set('2026-09-10T15:00:00Z')
  august = await payrollOf(api.as('admin')).monthAt(vina, 202608)
  await owner.query('delete from payslip_payment where company_id = $1', [company])
  await owner.query(
    `update payroll_month set bank_account_id = (select min(id) from bank_account
       where company_id = $1 and business_id = $2)
     where company_id = $1 and business_id = $2 and year_month = 202608 and type = 'PAYROLL'`,
    [company, vina.id],
  )
  const { rows } = await owner.query<Leaver>(
    `select p.user_id::int as user, p.user_contract_id::int as contract,
       c.initial_date::text as initial
     from payslip p join user_contract c on c.company_id = p.company_id
       and c.id = p.user_contract_id
     join payroll_month m on m.company_id = p.company_id and m.current_run_id = p.payroll_run_id
     join payment_method w on w.company_id = p.company_id and w.user_id = p.user_id
       and w.is_current and w.kind = 'TRANSFER' and w.bank_code is not null
     where p.company_id = $1 and m.id = $2 and p.net > 0 and c.status = 'ACTIVE'
       and c.final_date is null
       and p.user_id not in (select l.user_id from login l where l.user_id is not null)
     order by p.user_contract_id`,
    [company, innerId('payrollMonth', august.id)],
  )
  const [one, two] = rows
  if (!one || !two) throw new Error('Nobody of the demo can be paid by a list')
  first = one
  second = two
})

/** The ending of somebody's contract, as registered: no finiquito is paid without it. */
const ended = (contract: number, day: string) =>
  asCompany(
    `insert into contract_settlement (company_id, user_contract_id, status, dismissal_cause,
       contract_final_date, notice, display_to_employee)
     select $1, $2, 'DONE', '159-2', $3, 'NONE', true
     where not exists (select from contract_settlement
       where company_id = $1 and user_contract_id = $2 and status <> 'UNDONE')`,
    [company, contract, day],
  )

/** The issued finiquito of somebody who left at the end of August. */
async function issued(
  { contract }: Pick<Leaver, 'contract'>,
  more: { disengagementDate?: string; payDate?: string; payLastPayslip?: boolean } = {},
  who?: Username,
) {
  await ended(contract, more.disengagementDate ?? '2026-08-31')
  const made = await act<Finiquito>(
    'createSettlement',
    {
      userContractId: publicId('contract', contract),
      dismissalCause: 'ART_159_2',
      disengagementDate: '2026-08-31',
      payDate: '2026-09-10',
      pactAnyCause: false,
      pactWithoutYearsCap: false,
      pactWithoutUfCap: false,
      deferVacation: false,
      payLastPayslip: false,
      contributionsPaid: true,
      ...more,
    },
    finiquito,
    who,
  )
  const { id, version } = made
  return act<Finiquito>('createIssueSettlement', { id, version }, finiquito, who)
}

describe('a list of finiquitos', () => {
  let left: Finiquito
  let made: List

  test('pays what is issued, and what waits for its issue is not in it', async () => {
    expect(await control('SETTLEMENT')).toMatchObject({ people: 0, transfers: 0 })
    left = await issued(first)
    expect(left.toPay).toBeGreaterThan(0)
    expect(await control('SETTLEMENT')).toMatchObject({
      people: 1,
      total: left.toPay,
      transfers: 1,
      findings: 0,
    })
    const payslips = await control('PAY')
    expect(await control('BOTH')).toMatchObject({ people: payslips.people + 1 })
    made = await make('SETTLEMENT')
    expect(made).toMatchObject({ purpose: 'SETTLEMENT', people: 1, total: left.toPay })
    expect(await rowsOf(made.id)).toMatchObject([
      { amount: left.toPay, subject: 'Finiquito agosto 2026', state: 'LISTED' },
    ])
  })

  test('is paid by no other list and by no hand meanwhile', async () => {
    await expect(make('SETTLEMENT')).rejects.toMatchObject({
      message: expect.stringContaining('ya están en otra nómina'),
    })
    const { id } = left
    const refused = { message: expect.stringContaining('anúlela primero'), kind: 'conflict' }
    for (const paidOn of ['2026-09-10', null]) {
      await expect(act('paySettlement', { id, paidOn }, finiquito)).rejects.toMatchObject(refused)
    }
    for (const name of ['undoSettlement', 'deleteSettlement']) {
      await expect(act(name, { id, response: 'x' }, finiquito)).rejects.toMatchObject(refused)
    }
    // Nor by the database: one live payment a finiquito.
    await expect(
      owner.query(
        `insert into payment_list_row (company_id, payment_list_id, n, payroll_month_id,
           settlement_id, user_id, name, rut, search, bank_code, account_type, account_number,
           amount, subject)
         select company_id, payment_list_id, n + 1, payroll_month_id, settlement_id, user_id, name,
           rut, search, bank_code, account_type, account_number, amount, subject
         from payment_list_row where company_id = $1 and payment_list_id = $2`,
        [company, innerId('paymentList', made.id)],
      ),
    ).rejects.toMatchObject({ constraint: 'payment_list_row_settlement' })
  })

  test('goes to the bank, is annulled, goes again, is rejected and is paid', async () => {
    await open(made)
    expect((await stored(left)).status).toBe('IN_PROGRESS')
    await annul(made)
    expect((await stored(left)).status).toBe('ISSUED')
    made = await make('SETTLEMENT')
    await open(made)
    const [row] = await rowsOf(made.id)
    if (!row) throw new Error('the list pays nobody')
    expect(await answer(made.id, said(row, 'RECHAZADO'))).toMatchObject({ rejected: 1 })
    expect((await stored(left)).status).toBe('ISSUED')

    const again = await make('SETTLEMENT')
    await open(again)
    const done = await answer(again.id, said(row, 'PAGADO'))
    expect(await stored(left)).toMatchObject({ status: 'PAID', paidOn: '2026-09-10' })
    await expect(make('SETTLEMENT')).rejects.toMatchObject({ kind: 'conflict' })
    const undo = { id: done.id, version: done.version, reason: 'Era de otro mes' }
    await act('undoPaymentAnswer', undo, 'id')
    expect(await stored(left)).toMatchObject({ status: 'IN_PROGRESS', paidOn: null })
    await answer(again.id, said(row, 'PAGADO'))
    expect(await stored(left)).toMatchObject({ status: 'PAID' })
  })

  test('what is paid changes by no other way', async () => {
    const id = innerId('settlement', left.id)
    for (const change of [
      `status = 'IN_PROGRESS', paid_on = null`,
      `to_pay = to_pay + 1`,
      `status = 'CREATED'`,
    ]) {
      await expect(
        owner.query(`update settlement set ${change} where company_id = $1 and id = $2`, [
          company,
          id,
        ]),
      ).rejects.toMatchObject({ code: 'MG001' })
    }
  })
})

describe('a finiquito that pays the last payslip', () => {
  test('takes it out of the payslips of a list of both, and is its payment', async () => {
    const alone = await control('PAY')
    const left = await issued(second, { payLastPayslip: true })
    // From its issue on, whatever the list pays.
    for (const pays of ['PAY', 'BOTH']) {
      expect(await words(pays)).toContain('La paga su finiquito')
    }
    const both = await make('BOTH')
    expect(both).toMatchObject({ purpose: 'BOTH', people: alone.transfers })
    const ofLeaver = (await rowsOf(both.id)).filter(({ amount }) => amount === left.toPay)
    expect(ofLeaver).toMatchObject([{ subject: 'Finiquito agosto 2026' }])
    await open(both)
    expect(await payslipPayments(second)).toEqual(['IN_PROGRESS'])
    await annul(both)
    expect(await payslipPayments(second)).toEqual(['UNPAID'])
    const payslips = await make('PAY')
    expect(payslips.people).toBe(alone.transfers - 1)
    expect(await words('SETTLEMENT')).toEqual([])
    await annul(payslips)
  })
})

describe('who may', () => {
  test('an account changed after the list was made stops it, by name', async () => {
    const made = await make('SETTLEMENT')
    const [row] = await rowsOf(made.id)
    const change = (by: string) =>
      owner.query(
        `update payment_method set account_number = ${by}
         where company_id = $1 and user_id = $2 and is_current`,
        [company, second.user],
      )
    await change(`'99' || account_number`)
    await expect(open(made)).rejects.toMatchObject({
      message: expect.stringContaining(`${row?.name}: cambió su cuenta`),
    })
    await change('substr(account_number, 3)')
    await annul(made)
  })

  test('above the limit another person releases it', async () => {
    await owner.query(
      `insert into payment_limit (company_id, business_id, amount, state, creator_login_id,
         created_at, answered_login_id, answered_at)
       select $1, $2, 1, 'APPROVED', min(id), now(), max(id), now() from login
       where company_id = $1`,
      [company, vina.id],
    )
    const made = await make('SETTLEMENT')
    expect(made.state).toBe('WAITING')
    const given = { id: made.id, version: made.version, answer: 'release' }
    await expect(act('answerPaymentList', given, list)).rejects.toMatchObject({
      kind: 'forbidden',
    })
    const released = await act<List>('answerPaymentList', given, list, 'supergerente')
    expect(released.state).toBe('READY')
    await open(released)
    await annul(made)
  })

  test('nobody without the finiquitos, of another company, nor below', async () => {
    const made = await make('SETTLEMENT')
    const seen = { input: { id: made.id } }
    const read = `query L($input: ByIdPaymentList!) { paymentList(input: $input) { ${list} } }`
    for (const who of ['gerente', 'supervisor', 'trabajador'] as const) {
      await expect(make('SETTLEMENT', who)).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(control('SETTLEMENT', who)).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(api.as(who).run(read, seen)).rejects.toMatchObject({ kind: 'forbidden' })
    }
    await expect(make('SETTLEMENT', 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(api.as('boreal.admin').run(read, seen)).rejects.toMatchObject({
      kind: 'not-found',
    })
    await annul(made)
  })

  test('two who make the same list at once make one', async () => {
    const tried = await Promise.allSettled([make('SETTLEMENT'), make('SETTLEMENT', 'supergerente')])
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a finiquito of a month that is open', () => {
  test('is paid by a list all the same, which its page names with its state', async () => {
    const september = await payrollOf(api.as('admin')).monthAt(vina, 202609)
    expect(september.isOpen).toBe(true)
    await owner.query(
      `update payroll_month set bank_account_id = (select min(id) from bank_account
         where company_id = $1 and business_id = $2)
       where company_id = $1 and id = $3`,
      [company, vina.id, innerId('payrollMonth', september.id)],
    )
    await owner.query(`update payment_limit set amount = null where company_id = $1`, [company])
    for (const { id } of await listsAlive()) await annul({ id, version: 0 })
    const [left] = await waiting()
    expect(left).toMatchObject({ paidBy: null, payIn: september.id })
    const asked = { payrollMonthId: september.id, builtin: 'BCI' }
    const early = act<List>('createPaymentList', { ...asked, pays: 'BOTH' }, list)
    await expect(early).rejects.toMatchObject({ message: 'Primero hay que cerrar el mes' })
    const made = await act<List>('createPaymentList', { ...asked, pays: 'SETTLEMENT' }, list)
    expect(made).toMatchObject({ purpose: 'SETTLEMENT', state: 'READY' })
    const named = { id: made.id, number: expect.any(Number) }
    expect((await waiting())[0]).toMatchObject({
      paidBy: { ...named, state: 'READY', payment: 'LISTED' },
      payIn: null,
    })
    await open(made)
    const [row] = await rowsOf(made.id)
    if (!row) throw new Error('the list pays nobody')
    await answer(made.id, said(row, 'PAGADO'))
    const paid = await pageOf(left?.id ?? '')
    expect(paid).toMatchObject({ status: 'PAID', paidBy: { ...named, payment: 'PAID' } })
  })

  type Page = { id: string; status: string; paidBy: object | null; payIn: string | null }
  const pageOf = async (id: string) =>
    (
      await api.as('admin').run<{ settlement: Page }>(
        `query S($input: SettlementKey!) { settlement(input: $input) {
          id status payIn paidBy { id number subject state payment } } }`,
        { input: { id } },
      )
    ).settlement
  const waiting = async () => {
    const { rows } = await owner.query<{ id: number }>(
      `select s.id::int from settlement s join user_contract c on c.company_id = s.company_id
         and c.id = s.user_contract_id
       where s.company_id = $1 and c.business_id = $2 and s.status = 'ISSUED' order by s.id`,
      [company, vina.id],
    )
    return Promise.all(rows.map(({ id }) => pageOf(publicId('settlement', id))))
  }
  const listsAlive = async () => {
    const { rows } = await owner.query<{ id: number }>(
      `select id::int from payment_list where company_id = $1 and business_id = $2
         and purpose in ('SETTLEMENT', 'BOTH') and state in ('WAITING', 'READY')`,
      [company, vina.id],
    )
    return rows.map(({ id }) => ({ id: publicId('paymentList', id) }))
  }
})

describe('two lists at the same moment', () => {
  const stage = createInterleaving(owner)
  afterAll(() => stage.end())

  test('in two processes count each other, so that only one stays under the limit', async () => {
    // Nobody pays their own finiquito: the list of each has that of the other one alone.
    const [carolina, rodrigo] = [world.people.carolina, world.people.rodrigo].map(
      ({ contracts: [contract] }) => ({ contract: contract?.id ?? 0 }),
    )
    if (!carolina || !rodrigo) throw new Error('Nobody keeps the finiquitos')
    await owner.query(`delete from labor_protection where company_id = $1`, [company])
    const theirs = [await issued(carolina, {}, 'supergerente'), await issued(rodrigo)]
    const amounts = theirs.map(({ toPay }) => toPay)
    await owner.query('update payment_limit set amount = $2 where company_id = $1', [
      company,
      Math.max(...amounts) + 1,
    ])
    // What was paid before is released, and does not count.
    await owner.query(
      `update payment_list list set released_login_id = (select max(id) from login
         where company_id = $1 and id <> list.creator_login_id) where company_id = $1`,
      [company],
    )
    const september = await payrollOf(api.as('admin')).monthAt(vina, 202609)
    const made = (payrollMonthId: string, who: Username) => async (trace: string) => {
      const { createPaymentList } = await api
        .as(who)
        .run<{ createPaymentList: { data: List | null } }>(
          `mutation ($input: CreatePaymentListInput!) {
            createPaymentList(input: $input) { ${outcome} data { ${list} } } }`,
          { input: { payrollMonthId, builtin: 'BCI', pays: 'SETTLEMENT' } },
          { headers: { traceparent: trace } },
        )
      return createPaymentList.data
    }
    const both = await stage.play('before committing', [
      made(august.id, 'admin'),
      made(september.id, 'supergerente'),
    ])
    expect(stage.crossed()).toBe(0)
    expect(both.map((one) => one?.state)).toEqual(['READY', 'WAITING'])
    expect(both.map((one) => one?.total).toSorted()).toEqual(amounts.toSorted())
  })
})
