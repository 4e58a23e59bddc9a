import { beforeAll, expect, test } from 'vitest'
import { innerId } from '../../platform/model/ids.ts'
import { startApi } from '../api.ts'
import { payrollOf } from '../api/payroll.ts'
import { createClient } from '../client.ts'
import { startServer } from '../server.ts'
import { until } from '../until.ts'

/** How many times the server is killed while it marks. */
const kills = 2

const { api, world, database, asCompany } = await startApi()
const { owner } = database
const company = world.coihues.id
const { vina } = world.businesses

const Read = `mutation R($input: ReadPaymentAnswerInput!) { readPaymentAnswer(input: $input) {
  status message error { kind message field } data { paid rejected isKnown } } }`

let list: { id: string; people: number }
let input: { paymentListId: string; text: string }

beforeAll(async () => {
  const month = await payrollOf(api.as('admin')).monthAt(vina, 202608)
  await owner.query('delete from payslip_payment where company_id = $1', [company])
  await asCompany(`update payroll_month set bank_account_id = (select min(id) from bank_account
    where business_id = ${vina.id}) where business_id = ${vina.id} and year_month = 202608`)
  const made = await api.as('admin').mutate<{ id: string; people: number; version: number }>(
    `mutation M($input: CreatePaymentListInput!) { createPaymentList(input: $input) {
      status message error { kind message field } data { id people version } } }`,
    { input: { payrollMonthId: month.id, builtin: 'BCI' } },
  )
  await api.as('admin').mutate(
    `mutation O($input: OpenPaymentListInput!) { openPaymentList(input: $input) {
      status message error { kind message field } data { id } } }`,
    { input: { id: made.id, version: made.version } },
  )
  list = made
  const { rows } = await owner.query<{ n: number; rut: string; amount: string }>(
    `select n, rut, amount from payment_list_row where company_id = $1 and payment_list_id = $2
     order by n`,
    [company, innerId('paymentList', list.id)],
  )
  const said = rows.map(
    ({ n, rut, amount }) => `${rut}\t${amount}\t${n === 1 ? 'RECHAZADO' : 'PAGADO'}`,
  )
  input = { paymentListId: list.id, text: said.join('\n') }
  await asCompany(`create function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.05); return new; end $$`)
  await asCompany(`create trigger take_a_while before update on payment_list_row
    for each row execute function app.take_a_while()`)
})

const marked = async () => {
  const { rows } = await owner.query<{ rows: number; answers: number; paid: number }>(
    `select (select count(*)::int from payment_list_row where company_id = $1
         and payment_list_id = $2 and state <> 'LISTED') as rows,
       (select count(*)::int from payment_answer where company_id = $1
         and payment_list_id = $2) as answers,
       (select count(*)::int from payslip_payment p join payment_list_row r
           on r.company_id = $1 and r.payment_list_id = $2
             and r.user_contract_id = p.user_contract_id
             and r.payroll_month_id = p.payroll_month_id
         where p.company_id = $1 and p.status = 'PAID') as paid`,
    [company, innerId('paymentList', list.id)],
  )
  return rows[0]
}

const isMarking = async () => {
  const { rows } = await owner.query(
    `select 1 from pg_stat_activity where datname = current_database() and state = 'active'
       and query like 'update payment_list_row r set state = a.status%'`,
  )
  return rows.length > 0
}

test(`marking an answer survives ${kills} kills: all of it or nothing, and once`, async () => {
  for (let killed = 0; killed < kills; killed += 1) {
    const server = await startServer(database, { LOG_LEVEL: 'silent' })
    const admin = await createClient(server.url, { now: () => new Date() }).signIn('admin')
    const lost = admin.result(Read, { input }).catch(() => 'killed')
    await until(isMarking)
    await server.kill()
    expect(await lost).toBe('killed')
    await until(async () => !(await isMarking()))
    expect(await marked()).toEqual({ rows: 0, answers: 0, paid: 0 })
  }
  const done = await api.as('admin').mutate<{ paid: number; isKnown: boolean }>(Read, { input })
  expect(done).toMatchObject({ paid: list.people - 1, rejected: 1, isKnown: false })
  const whole = { rows: list.people, answers: 1, paid: list.people - 1 }
  expect(await marked()).toEqual(whole)
  const again = await api.as('admin').mutate<{ isKnown: boolean }>(Read, { input })
  expect(again.isKnown).toBe(true)
  expect(await marked()).toEqual(whole)
})
