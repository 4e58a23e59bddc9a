import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextMonth, previousMonth } from '#chile/period.ts'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { outcome, payrollOf } from '#tests/api/payroll.ts'
import { statementsOf } from '#tests/queries.ts'

/**
 * «Lo que deben las personas» finds its contracts by a statement, and what each owes is
 * calculated of the page alone. Both must say the same of every item that there can be.
 */
const { api, world, database, drainJobs } = await startApi()
const { vina } = world.businesses
const admin = payrollOf(api.as('admin'))

type Debt = { kind: string; to: string; label: string; amount: number | null }
type Row = { contractId: string; total: number; debts: Debt[] }

const page = async (number: number, size: number, descending = false) =>
  (
    await api.as('admin').run<{ debts: { total: number; rows: Row[] } }>(
      `query ($page: Page, $sort: DebtsSort) { debts(page: $page, sort: $sort) {
        total rows { contractId total debts { kind to label amount } } } }`,
      { page: { number, size }, sort: { by: 'person', descending } },
    )
  ).debts
const ofPerson = async (userId: string) =>
  (
    await api.as('admin').run<{ userDebts: Row[] }>(
      `query ($input: UserDebtsInput!) { userDebts(input: $input) {
        contractId total debts { kind to label amount } } }`,
      { input: { userId } },
    )
  ).userDebts

/** Pay that is given in quotas is no reason to be among those who owe. */
const isReason = ({ kind, to }: Debt) => to !== 'PERSON' || kind === 'RETROACTIVE'

/** Everybody who is listed, and everybody whose own list says that they are to be. */
async function bothLists() {
  const rows: Row[] = []
  for (let number = 1; ; number += 1) {
    const next = await page(number, 100)
    rows.push(...next.rows)
    if (next.rows.length < 100) break
  }
  const expected: Row[] = []
  for (const { publicId } of Object.values(world.people))
    expected.push(...(await ofPerson(publicId)))
  const inOrder = (some: Row[]) => some.toSorted((a, b) => a.contractId.localeCompare(b.contractId))
  const known = new Set(
    Object.values(world.people).flatMap(({ contracts }) => contracts.map((one) => one.publicId)),
  )
  return {
    listed: inOrder(rows.filter(({ contractId }) => known.has(contractId))),
    expected: inOrder(expected.filter(({ debts }) => debts.some(isReason))),
    empty: rows.filter(({ debts }) => debts.length === 0),
  }
}

const own = {
  CUOTA_UF: { inputUnit: 'UF' },
  CUOTA_INFORMATIVA: { informative: true },
  CUOTA_FORMULA: { inputUnit: 'PERCENT', formula: 'TOTAL_IMPONIBLE * VALOR_CUOTA_FORMULA' },
}
/** The values of each code that are another case. */
const values: Readonly<Record<string, readonly number[]>> = {
  OTROS_DESCUENTOS: [0, 0.4, 5_000],
  EMBARGO_JUDICIAL: [5_000],
  HORAS_EXTRA: [5_000],
  NO_HAY: [5_000],
  CUOTA_UF: [0, 0.4],
  CUOTA_INFORMATIVA: [5_000],
  CUOTA_FORMULA: [0, 5],
}

type Item = Readonly<Record<string, string | number | null>>
let closed = 0

/** Every shape of an item, in the columns that decide whether it is owed. */
function shapes(): Item[] {
  const after = [closed, nextMonth(closed), null]
  return Object.entries(values).flatMap(([item_code, some]) =>
    some.flatMap((value) =>
      after.flatMap((end_month) =>
        ['ACTIVE', 'SUSPENDED'].flatMap((status) =>
          [
            { total_quotas: null },
            { total_quotas: 3 },
            { origin: 'ADVANCE', origin_id: 1 },
            { total_amount: 5_000 },
            { total_amount: 50_000 },
          ].map((more) => ({
            item_code,
            value,
            start_month: previousMonth(closed),
            end_month,
            status,
            ...more,
          })),
        ),
      ),
    ),
  )
}

const asOwner = async (...statements: readonly string[]) => {
  await database.owner.query('set session_replication_role = replica')
  for (const statement of statements) await database.owner.query(statement)
  await database.owner.query('set session_replication_role = origin')
}
/** One statement that gives each contract its item, and takes 5.000 of each with a total. */
function planted(items: readonly (readonly [number, Item])[]): string {
  const rows = items.map(([user_contract_id, item]) => ({ user_contract_id, ...item }))
  const columns = `user_contract_id, item_code, value, start_month, end_month, status,
    total_quotas, origin, origin_id, total_amount`
  return `with made as (
      insert into user_item (company_id, ${columns}, comment)
      select ${world.coihues.id}, ${columns}, 'sembrado'
      from jsonb_populate_recordset(null::user_item, '${JSON.stringify(rows)}')
      returning company_id, id, total_amount)
    insert into user_item_taken (company_id, user_item_id, year_month, amount)
    select company_id, id, ${closed}, 5000 from made where total_amount is not null`
}
const swept = `with gone as (delete from user_item where comment = 'sembrado' returning id)
  delete from user_item_taken taken using gone where taken.user_item_id = gone.id`

const contracts = Object.values(world.people).flatMap((one) => one.contracts.map(({ id }) => id))

beforeAll(async () => {
  for (const [code, more] of Object.entries(own)) {
    const base = { type: 'DEDUCTION', taxable: false, tributable: false, lreCode: '3188' }
    const input = { code, title: code, ...base, deductionLimit: 'AGREED', validFrom: 202609 }
    await api.as('admin').mutate(
      `mutation ($input: CreateItemInput!) {
        createItem(input: $input) { ${outcome} data { id } } }`,
      { input: { ...input, ...more } },
    )
  }
  await drainJobs()
  const september = await admin.monthAt(vina, 202609)
  await admin.calculate(september.id)
  await drainJobs()
  const { rows } = await database.owner.query<{ month: number }>(
    `select max(year_month) as month from payroll_month
     where company_id = $1 and business_id = $2 and type = 'PAYROLL' and not is_open`,
    [world.coihues.id, vina.id],
  )
  closed = Number(rows[0]?.month)
})
afterAll(() => asOwner(swept))

test('lists exactly who owes, whatever the shape of the item', async () => {
  const all = shapes()
  for (let from = 0; from < all.length; from += contracts.length) {
    const some = all.slice(from, from + contracts.length)
    await asOwner(swept, planted(some.flatMap((item, at) => [[contracts[at] ?? 0, item] as const])))
    const { listed, expected, empty } = await bothLists()
    expect(empty).toEqual([])
    expect(listed).toEqual(expected)
  }
  await asOwner(swept)
}, 120_000)

test('also where part of a quota to come went into another item', async () => {
  const [first = 0, second = 0, third = 0] = contracts
  const item = { item_code: 'OTROS_DESCUENTOS', value: 5_000, start_month: closed }
  const lasting = { ...item, end_month: nextMonth(closed), total_quotas: 2, status: 'ACTIVE' }
  await asOwner(
    swept,
    planted([first, second, third].map((contract) => [contract, lasting] as const)),
    `insert into user_item_carried (company_id, user_item_id, year_month, amount)
     select company_id, id, ${nextMonth(closed)}, case user_contract_id when ${first} then 5000
       else 2000 end
     from user_item where comment = 'sembrado' and user_contract_id in (${first}, ${second})`,
  )
  const { listed, expected } = await bothLists()
  expect(listed).toEqual(expected)
  const amountOf = (id: number) =>
    listed
      .find(({ contractId }) => contractId === publicIdOf(id))
      ?.debts.find(({ label }) => label.startsWith('Otros descuentos'))?.amount
  expect([amountOf(first), amountOf(second), amountOf(third)]).toEqual([undefined, 3_000, 5_000])
  await asOwner(
    `delete from user_item_carried where user_item_id in
       (select id from user_item where comment = 'sembrado')`,
    swept,
  )
})
const publicIdOf = (id: number) =>
  Object.values(world.people)
    .flatMap((one) => one.contracts)
    .find((one) => one.id === id)?.publicId

test('and where a paid finiquito left a debt out, which is still owed', async () => {
  const { rows } = await database.owner.query<{ settlement: string; item: string }>(
    `select s.id as settlement, min(i.id) as item from settlement s
     join user_item i on i.company_id = s.company_id and i.user_contract_id = s.user_contract_id
     where s.company_id = $1 and s.status = 'PAID' and i.end_month > $2 and i.status = 'ACTIVE'
       and i.total_quotas is not null and i.origin is null
     group by s.id`,
    [world.coihues.id, closed],
  )
  const [{ settlement = '', item = '' } = {}] = rows
  const left = (keys: readonly string[]) =>
    asOwner(`update settlement set terms = jsonb_set(terms, '{withoutDebts}',
      '${JSON.stringify(keys.map((key) => ({ key })))}') where id = ${settlement}`)
  const listed = async () => (await page(1, 100)).rows.flatMap(({ debts }) => debts)
  const before = await listed()
  await left([`QUOTA:${publicId('userItem', Number(item))}`])
  const after = await listed()
  expect(after.length).toBe(before.length + 1)
  await left([])
  expect(await listed()).toEqual(before)
})

test('sends as many statements for many debtors as for two', async () => {
  const lasting = {
    item_code: 'OTROS_DESCUENTOS',
    value: 5_000,
    start_month: closed,
    end_month: nextMonth(closed),
    total_quotas: 2,
    status: 'ACTIVE',
  }
  const sent = async (size: number) => {
    await page(1, size)
    return statementsOf(() => page(1, size))
  }
  await asOwner(swept, planted(contracts.slice(0, 2).map((id) => [id, lasting] as const)))
  const few = await sent(10)
  await asOwner(swept, planted(contracts.map((id) => [id, lasting] as const)))
  const many = await sent(10)
  expect(many.length).toBeLessThanOrEqual(few.length + 1)
  expect(new Set(await sent(30)).size).toBeLessThanOrEqual(many.length)
  const [front, back] = [await page(1, 10), await page(1, 10, true)]
  expect(front.rows).toHaveLength(10)
  expect(back.total).toBe(front.total)
  expect(back.rows.map(({ contractId }) => contractId)).not.toEqual(
    front.rows.map(({ contractId }) => contractId),
  )
  await asOwner(swept)
})
