import { beforeAll, expect, test } from 'vitest'
import { innerId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { type MonthRow, payrollOf } from '#tests/api/payroll.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database } = await startApi()
const { owner } = database
const company = world.coihues.id
const { vina } = world.businesses

const outcome = 'status message error { kind message field }'
const detail = 'id number state people total hash limitAmount paid rejected isOwn version reason'
const Make = `mutation M($input: CreatePaymentListInput!) {
  createPaymentList(input: $input) {
    ${outcome} data { ${detail} byBank { label people total } } } }`
const Open = `mutation O($input: OpenPaymentListInput!) {
  openPaymentList(input: $input) { ${outcome} data { id name url transfers total } } }`
const Answer = `mutation A($input: AnswerPaymentListInput!) {
  answerPaymentList(input: $input) { ${outcome} data { ${detail} } } }`
const Cancel = `mutation C($input: CancelPaymentListInput!) {
  cancelPaymentList(input: $input) { ${outcome} data { ${detail} } } }`
const One = `query L($input: ByIdPaymentList!) { paymentList(input: $input) { ${detail} } }`
const Rows = `query R($filter: PaymentListRowsFilter, $page: Page) {
  paymentListRows(filter: $filter, page: $page) {
    total rows { n name rut amount state reason accountEnd } } }`
const Read = `mutation R($input: ReadPaymentAnswerInput!) {
  readPaymentAnswer(input: $input) {
    ${outcome} data { id paid rejected unmatched isKnown version } } }`
type Previewed = {
  unmatched: number
  paid: number
  rows: { outcome: string; status: string | null; name: string | null }[]
}
const Preview = `query P($input: PreviewPaymentAnswerInput!) { previewPaymentAnswer(input: $input) {
  lines paid rejected unmatched isKnown rows { line outcome status name } } }`
const Undo = `mutation U($input: UndoPaymentAnswerInput!) {
  undoPaymentAnswer(input: $input) { ${outcome} data { id undoneAt } } }`
const Propose = `mutation P($input: ProposePaymentLimitInput!) {
  proposePaymentLimit(input: $input) { ${outcome} data { id state version } } }`
const AnswerLimit = `mutation A($input: AnswerPaymentLimitInput!) {
  answerPaymentLimit(input: $input) { ${outcome} data { id state version } } }`
const File = `mutation F($input: CreateTransferFileInput!) {
  createTransferFile(input: $input) { ${outcome} data { name } } }`

type List = {
  id: string
  number: number
  state: string
  people: number
  total: number
  hash: string
  limitAmount: number | null
  paid: number
  rejected: number
  isOwn: boolean
  version: number
}
type Row = { n: number; name: string; rut: string; amount: number; state: string; reason: string }
type Said = {
  id: string
  paid: number
  rejected: number
  unmatched: number
  isKnown: boolean
  version: number
}

let august: MonthRow
beforeAll(async () => {
  august = await payrollOf(api.as('admin')).monthAt(vina, 202608)
  await owner.query('delete from payslip_payment where company_id = $1', [company])
  await owner.query(
    `update payroll_month set bank_account_id = (select min(id) from bank_account
       where company_id = $1 and business_id = $2)
     where company_id = $1 and business_id = $2 and year_month = 202608 and type = 'PAYROLL'`,
    [company, vina.id],
  )
})

const input = () => ({ payrollMonthId: august.id, builtin: 'BCI' })
const make = () => api.as('admin').mutate<List>(Make, { input: input() })
const one = async (id: string, who: Username = 'admin') =>
  (await api.as(who).run<{ paymentList: List }>(One, { input: { id } })).paymentList
const rowsOf = async (id: string, state?: string) =>
  (
    await api.as('admin').run<{ paymentListRows: { rows: Row[]; total: number } }>(Rows, {
      filter: { paymentListId: id, ...(state ? { state } : {}) },
      page: { number: 1, size: 100 },
    })
  ).paymentListRows
const send = async ({ id, version }: List) => {
  await api.as('admin').mutate(Open, { input: { id, version } })
  return one(id)
}
const paste = (rows: readonly Row[], status: (row: Row, at: number) => string) =>
  rows.map((row, at) => [row.rut, row.amount, status(row, at)].join('\t')).join('\n')
const read = (id: string, text: string) =>
  api.as('admin').mutate<Said>(Read, { input: { paymentListId: id, text } })
const paidOfMonth = async () => {
  const { rows } = await owner.query<{ status: string; n: number }>(
    `select status, count(*)::int as n from payslip_payment
     where company_id = $1 and payroll_month_id = $2 group by status`,
    [company, innerId('payrollMonth', august.id)],
  )
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]))
}
const annul = async (id: string) => {
  const { version } = await one(id)
  return api.as('admin').mutate<List>(Cancel, { input: { id, version, reason: 'No salió' } })
}

test('a list is sent, answered in part, undone, and its rejected are paid by another', async () => {
  const list = await make()
  expect(list).toMatchObject({ state: 'READY', limitAmount: null, isOwn: true })
  const again = await api.as('admin').result(Make, { input: input() })
  expect(again.error?.message).toContain('ya están en otra nómina')

  const early = await api
    .as('admin')
    .result(Read, { input: { paymentListId: list.id, text: '1-9\t1\tPAGADO' } })
  expect(early.error?.message).toBe('La nómina todavía no se envía al banco')
  expect((await send(list)).state).toBe('SENT')
  expect((await paidOfMonth())['IN_PROGRESS']).toBe(list.people)

  const { rows, total } = await rowsOf(list.id)
  expect(total).toBe(list.people)
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(list.total)
  const [first, second] = rows
  if (!first || !second) throw new Error('the list has no two payments')
  const text = [
    'RUT\tMonto\tResultado\tMotivo',
    paste(rows, ({ n }) => (n === second.n ? 'RECHAZADO\tCuenta cerrada' : 'PAGADO')),
    `${first.rut}\t${first.amount}\tPAGADO`,
    `${first.rut}\t${first.amount + 1}\tPAGADO`,
    '11111111-1\t5000\tPAGADO',
    `${second.rut}\t${second.amount}\tEN ESPERA`,
  ].join('\n')
  await expectForeignRefused(list)
  const { previewPaymentAnswer: preview } = await api.as('admin').run<{
    previewPaymentAnswer: Previewed
  }>(Preview, { input: { paymentListId: list.id, text } })
  expect(preview.rows.slice(0, 4).map((row) => row.outcome)).toEqual([
    'TWICE',
    'AMOUNT',
    'NOBODY',
    'STATUS',
  ])
  // Rejected payments come before the paid ones, each with whose it is.
  expect(preview.rows[4]).toMatchObject({ status: 'REJECTED', name: expect.stringMatching(/ /) })
  expect(preview.rows[2]?.name).toBeNull()
  expect((await one(list.id)).paid).toBe(0)
  const said = await read(list.id, text)
  expect(said).toMatchObject({ paid: list.people - 1, rejected: 1, unmatched: 4, isKnown: false })
  expect(await paidOfMonth()).toMatchObject({ PAID: list.people - 1, UNPAID: 1 })
  expect((await rowsOf(list.id, 'REJECTED')).rows).toMatchObject([
    { rut: second.rut, reason: 'RECHAZADO: Cuenta cerrada' },
  ])

  const twice = await read(list.id, text)
  expect(twice).toMatchObject({ id: said.id, isKnown: true })
  expect(await paidOfMonth()).toMatchObject({ PAID: list.people - 1, UNPAID: 1 })

  const other = await make()
  expect(other).toMatchObject({ people: 1, total: second.amount, number: list.number + 1 })
  const undo = { id: said.id, version: said.version, reason: 'Era de otro mes' }
  const held = await api.as('admin').result(Undo, { input: undo })
  expect(held.error?.message).toContain('ya está en otra nómina')
  await annul(other.id)
  const refused = await api
    .as('admin')
    .result(Cancel, { input: { id: list.id, version: 3, reason: 'x' } })
  expect(refused.error?.message).toContain('Tiene pagos hechos')
  await api.as('admin').mutate(Undo, { input: undo })
  expect((await paidOfMonth())['IN_PROGRESS']).toBe(list.people)
  expect((await one(list.id)).paid).toBe(0)
  // What was undone may be read again: it is a new answer.
  expect((await read(list.id, text)).isKnown).toBe(false)
  await expectHistory(list)
})

/** An answer of which no line is of the list is refused, and nothing of it is kept. */
async function expectForeignRefused(list: List) {
  const foreign = await api.as('admin').result(Read, {
    input: { paymentListId: list.id, text: '11111111-1\t5000\tPAGADO\n1-9\t7\tPAGADO' },
  })
  expect(foreign.error).toMatchObject({
    field: 'text',
    message:
      'Ninguna línea marca un pago de esta nómina (no está en la nómina: 2): no se guardó nada',
  })
  expect((await one(list.id)).paid).toBe(0)
}

/** Two answers, one undone; the states of the list; and the list among those that were made. */
async function expectHistory(list: List) {
  const { paymentAnswers } = await api.as('admin').run<{
    paymentAnswers: { id: string; undoneAt: string | null }[]
  }>(`query A($input: ByIdPaymentList!) { paymentAnswers(input: $input) { id undoneAt } }`, {
    input: { id: list.id },
  })
  expect(paymentAnswers.map(({ undoneAt }) => undoneAt === null)).toEqual([true, false])
  const { paymentAnswerLines } = await api.as('admin').run<{
    paymentAnswerLines: { rows: { outcome: string; name: string | null }[]; total: number }
  }>(
    `query L($filter: PaymentAnswerLinesFilter) { paymentAnswerLines(filter: $filter) {
      total rows { outcome name } } }`,
    { filter: { paymentAnswerId: paymentAnswers[0]?.id, outcome: 'NOBODY' } },
  )
  expect(paymentAnswerLines).toEqual({ total: 1, rows: [{ outcome: 'NOBODY', name: null }] })
  const { paymentListSteps } = await api.as('admin').run<{
    paymentListSteps: { state: string }[]
  }>(`query S($input: ByIdPaymentList!) { paymentListSteps(input: $input) { state } }`, {
    input: { id: list.id },
  })
  expect(paymentListSteps.map(({ state }) => state)).toEqual(['READY', 'SENT'])
  const { paymentLists } = await api.as('admin').run<{
    paymentLists: { rows: { id: string; rejected: number }[] }
  }>(
    `query L($filter: PaymentListsFilter) { paymentLists(filter: $filter) {
    rows { id rejected } } }`,
    { filter: { payrollMonthId: august.id, state: 'SENT' } },
  )
  expect(paymentLists.rows).toEqual([{ id: list.id, rejected: 1 }])
}

test('a changed account stops a list that is ready, naming whose it is', async () => {
  await owner.query(`update payment_list_row set state = 'CANCELED' where company_id = $1`, [
    company,
  ])
  await owner.query(`update payment_list set state = 'CANCELED' where company_id = $1`, [company])
  await owner.query('delete from payslip_payment where company_id = $1', [company])
  const list = await make()
  const { rows } = await rowsOf(list.id)
  const target = rows.find(({ accountEnd }: Row & { accountEnd?: string }) => accountEnd)
  const change = (by: string) =>
    owner.query(
      `update payment_method m set account_number = ${by} from payment_list_row r
       where m.company_id = $1 and r.company_id = $1 and r.payment_list_id = $2 and r.n = $3
         and m.user_id = r.user_id and m.is_current`,
      [company, innerId('paymentList', list.id), target?.n],
    )
  await change(`'99' || m.account_number`)
  const opened = await api
    .as('admin')
    .result(Open, { input: { id: list.id, version: list.version } })
  expect(opened.error?.message).toContain(`${target?.name}: cambió su cuenta`)
  expect((await one(list.id)).state).toBe('READY')
  await change('substr(m.account_number, 3)')
  // The rows themselves, replaced in the database, are no longer those that were made.
  await owner.query(
    `update payment_list_row set account_number = '1234567' where company_id = $1
       and payment_list_id = $2 and n = 1`,
    [company, innerId('paymentList', list.id)],
  )
  const replaced = await api
    .as('admin')
    .result(Open, { input: { id: list.id, version: list.version } })
  expect(replaced.error?.message).toContain('no es la que se hizo')
  await annul(list.id)
})

test('above the limit another person releases: nobody their own, nor by another way', async () => {
  const businessId = vina.publicId
  const asked = await api
    .as('admin')
    .mutate<{ id: string; version: number }>(Propose, { input: { businessId, amount: 1_000_000 } })
  const limit = { id: asked.id, version: asked.version }
  const own = await api.as('admin').result(AnswerLimit, { input: { ...limit, answer: 'approve' } })
  expect(own.error?.kind).toBe('forbidden')
  const { paymentLimits } = await api.as('admin').run<{
    paymentLimits: { businessId: string; amount: number | null; pending: object | null }[]
  }>(`{ paymentLimits { businessId amount pending { isOwn } } }`)
  expect(paymentLimits.find((row) => row.businessId === businessId)).toMatchObject({
    amount: null,
    pending: { isOwn: true },
  })
  expect((await make()).state).toBe('READY')
  const { rows } = await owner.query<{ id: number }>(
    `select max(id)::int as id from payment_list where company_id = $1`,
    [company],
  )
  await owner.query(
    `update payment_limit set state = 'APPROVED', answered_login_id = 0, answered_at = now()
     where company_id = $1`,
    [company],
  )
  await owner.query(
    `update payment_list_row set state = 'CANCELED' where company_id = $1 and payment_list_id = $2`,
    [company, rows[0]?.id],
  )
  await owner.query(
    `update payment_list set state = 'CANCELED' where company_id = $1 and id = $2`,
    [company, rows[0]?.id],
  )
  const direct = await api
    .as('admin')
    .result(File, { input: { payrollMonthId: august.id, format: 'GENERAL' } })
  expect(direct.error?.message).toContain('otra persona libera la nómina')

  const list = await make()
  expect(list).toMatchObject({ state: 'WAITING', limitAmount: 1_000_000 })
  const seen = { id: list.id, version: list.version }
  const early = await api.as('admin').result(Open, { input: seen })
  expect(early.error?.message).toBe('Falta que otra persona la libere')
  const mine = await api.as('admin').result(Answer, { input: { ...seen, answer: 'release' } })
  expect(mine.error?.message).toContain('la libera o la devuelve otra persona')
  for (const who of ['gerente', 'trabajador'] as const) {
    const up = await api.as(who).result(Answer, { input: { ...seen, answer: 'release' } })
    expect(up.error?.kind).toBe('forbidden')
  }
  const away = await api
    .as('boreal.admin')
    .result(Answer, { input: { ...seen, answer: 'release' } })
  expect(away.error?.kind).toBe('not-found')
  await expect(one(list.id, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })

  const released = await api
    .as('supergerente')
    .mutate<List>(Answer, { input: { ...seen, answer: 'release' } })
  expect(released.state).toBe('READY')
  const stale = await api
    .as('supergerente')
    .result(Answer, { input: { ...seen, answer: 'release' } })
  expect(stale.error?.kind).toBe('conflict')
  expect((await send(released)).state).toBe('SENT')
})

test('a list that was sent counts for the limit, also when it was annulled', async () => {
  await owner.query('delete from payslip_payment where company_id = $1', [company])
  await owner.query(`update payment_list_row set state = 'CANCELED' where company_id = $1`, [
    company,
  ])
  await owner.query(
    `update payment_list set state = 'CANCELED', sent_at = null where company_id = $1`,
    [company],
  )
  await owner.query(
    `update payment_limit set amount = (select max(total) from payment_list where company_id = $1)
       * 3 / 2 where company_id = $1`,
    [company],
  )
  const unsent = await make()
  expect(unsent.state).toBe('READY')
  await annul(unsent.id)
  const sent = await send(await make())
  expect(sent.state).toBe('SENT')
  await annul(sent.id)
  expect((await make()).state).toBe('WAITING')
})
