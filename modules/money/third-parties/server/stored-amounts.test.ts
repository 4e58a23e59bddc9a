import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { payrollOf } from '#tests/api/payroll.ts'
import { spend } from '#tests/budget.ts'
import { bookOf } from './stored-amounts.ts'
import { owingHead } from './amounts-owed.queries.ts'

const { api, world, database, services, asCompany, drainJobs } = await startApi()
const { owner } = database
const company = world.coihues.id
const { vina } = world.businesses

const Ask = `query A($input: ThirdPartiesInput!) { thirdParties(input: $input) {
  parties making { done total error } squares { label payslips owed kept } } }`
const Lines = `query L($filter: ThirdPartyLinesFilter, $page: Page, $sort: ThirdPartyLinesSort) {
  thirdPartyLines(filter: $filter, page: $page, sort: $sort) {
    total rows { contractId name label amount } } }`
const Parties = `query P($filter: OwedPartiesFilter, $page: Page) {
  owedParties(filter: $filter, page: $page) { total rows { label total } } }`
const Make = `mutation M($input: CreateThirdPartyListInput!) {
  createThirdPartyList(input: $input) { status error { kind message } } }`

type Making = { done: number; total: number; error: string | null } | null
type Asked = { parties: number; making: Making; squares: unknown[] }
type Line = { contractId: string; name: string; label: string; amount: number }

let monthId = 0
let input: { payrollMonthId: string }
beforeAll(async () => {
  const { id } = await payrollOf(api.as('admin')).monthAt(vina, 202608)
  input = { payrollMonthId: id }
  const { rows } = await owner.query<{ id: number }>(
    `select id::int as id from payroll_month where company_id = $1 and business_id = $2
       and year_month = 202608 and type = 'PAYROLL'`,
    [company, vina.id],
  )
  monthId = rows[0]?.id ?? 0
})

const ask = async () =>
  (await api.as('admin').run<{ thirdParties: Asked }>(Ask, { input })).thirdParties

const session = {
  companyId: company,
  userId: null,
  loginId: null,
  acting: false,
  traceId: 'test',
}

/** What the month owes by its payslips and the records of now. */
const fresh = () =>
  services.db.withTenant(session, async (tx) => {
    const head = await owingHead(tx, monthId)
    if (!head) throw new Error('the month is open')
    const { parties, squares } = await bookOf({ tx, session }, head)
    const byKey = parties.toSorted((a, b) => (a.key < b.key ? -1 : 1))
    return {
      squares,
      parties: byKey.map(({ key, total, people, lines }) => ({ key, total, people, lines })),
    }
  })

const kept = async () => {
  const { rows } = await owner.query(
    `select o.key, o.total::int as total, o.people, (
       select jsonb_agg(jsonb_build_object('contractId', l.contract, 'label', m.labels[l.label],
         'amount', l.amount) order by l.place)
       from unnest(o.line_contracts, o.line_labels, o.line_amounts) with ordinality
         as l (contract, label, amount, place)) as lines
     from third_party_owed o
     join third_party_month m on m.company_id = $1 and m.payroll_month_id = $2
     where o.company_id = $1 and o.payroll_month_id = $2 order by o.key collate "C"`,
    [company, monthId],
  )
  return rows
}

async function isSame(after: string) {
  const { squares, making } = await ask()
  expect(making, after).toBeNull()
  const now = await fresh()
  expect(squares, after).toEqual(now.squares)
  expect(await kept(), after).toEqual(now.parties)
  return JSON.stringify(now.parties)
}

const terms = `update user_contract_version v set`
const ofPerson = `from user_contract c where c.company_id = app.current_company()
    and v.company_id = c.company_id
  and c.id = v.user_contract_id and c.user_id = $1 and v.superseded_at is null`
const record = `update user_version set`
const ofRecord = `where company_id = app.current_company() and user_id = $1
  and superseded_at is null`

/** Changes of all kinds of one person; `$2` is a small number. */
const changes = [
  `${terms} syndicate_id = (select id from syndicate
     where company_id = app.current_company() order by id limit 1 offset $2 % 2) ${ofPerson}`,
  `${terms} syndicate_id = null, night_surcharge = $2 ${ofPerson}`,
  `${terms} monthly_salary_value = monthly_salary_value + $2 ${ofPerson}`,
  `${record} apvi_institution = (array['118', '129', '111'])[1 + $2 % 3], apvi_regime = 'B',
     apvi_value = 20000 + $2, apvi_currency = 'CLP' ${ofRecord}`,
  `${record} apvi_institution = null, apvi_regime = null, apvi_value = null,
     apvi_currency = null, postal_code = $2::int::text ${ofRecord}`,
  `${record} cuenta2_institution = (array['CUPRUM', 'HABITAT'])[1 + $2 % 2] ${ofRecord}`,
  `${record} personal_phone = '+56 9 8765 43' || (10 + $2)::int ${ofRecord}`,
  `update user_contract set final_date = greatest(initial_date, date '2026-08-01' + $2::int)
   where company_id = app.current_company() and user_id = $1`,
  `update user_contract set final_date = null
   where company_id = app.current_company() and user_id = $1`,
]

test('what is kept is what the payslips and records say, after any change', async () => {
  const first = await isSame('nothing')
  expect(JSON.parse(first).length).toBeGreaterThan(5)
  const { rows: people } = await owner.query<{ id: number }>(
    `select c.user_id::int as id from third_party_owed o
     cross join lateral unnest(o.line_contracts) of (contract)
     join user_contract c on c.company_id = $1 and c.id = of.contract
     where o.company_id = $1 and o.payroll_month_id = $2
       and (o.key like '%APV%' or o.key like '%CUENTA2%' or o.kind = 'UNION')
     group by c.user_id order by c.user_id`,
    [company, monthId],
  )
  const seen = new Set([first])
  await spend('kept third parties', { seconds: 10, least: 25 }, async ({ random, number }) => {
    const change = changes[Math.floor(random() * changes.length)] ?? ''
    const person = people[Math.floor(random() * people.length)]
    await asCompany(`${change} and $2::int is not null`, [person?.id, Math.floor(random() * 25)])
    seen.add(await isSame(`${number}: ${change}`))
  })
  expect(seen.size).toBeGreaterThan(3)
})

test('another mutual, and a month that was opened and closed again, are made anew', async () => {
  const before = await isSame('nothing')
  await owner.query(
    `update business set mutual_code = case mutual_code when 'ACHS' then 'IST' else 'ACHS' end
     where company_id = $1 and id = $2`,
    [company, vina.id],
  )
  expect(await isSame('another mutual')).not.toBe(before)
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `update payslip set deductions = deductions + 1 where company_id = $1
       and payroll_run_id = (select current_run_id from payroll_month
         where company_id = $1 and id = $2)`,
    [company, monthId],
  )
  await owner.query(
    `update payroll_month set closed_at = closed_at + interval '1 hour'
     where company_id = $1 and id = $2`,
    [company, monthId],
  )
  await owner.query('set session_replication_role = origin')
  await isSame('closed again')
})

test('a page of lines is cut out of those that are kept, from both ends', async () => {
  const [largest] = (await fresh()).parties.toSorted((a, b) => b.people - a.people)
  const [kind = '', code = ''] = largest?.key.split(':') ?? []
  const page = async (number: number, descending: boolean) => {
    const { thirdPartyLines } = await api
      .as('admin')
      .run<{ thirdPartyLines: { total: number; rows: Line[] } }>(Lines, {
        filter: { ...input, kind, code, userId: null, syndicateId: null },
        page: { number, size: 10 },
        sort: { by: 'amount', descending },
      })
    expect(thirdPartyLines.total).toBe(largest?.lines.length)
    return thirdPartyLines.rows
  }
  const all = async (descending: boolean) => {
    const rows: Line[] = []
    for (let number = 1; ; number += 1) {
      const some = await page(number, descending)
      rows.push(...some)
      if (some.length < 10) return rows
    }
  }
  const down = await all(true)
  const words = ({ label, amount }: { label: string; amount: number }) => ({ label, amount })
  expect(down.map(words)).toEqual(largest?.lines.map(words))
  expect(await all(false)).toEqual(down.toReversed())
  expect(await page(9_999, true)).toEqual([])
  expect(await page(9_999, false)).toEqual([])
})

test('a union that takes another name has it in all months', async () => {
  await asCompany(
    `update syndicate set name = name || ' Nuevo' where company_id = app.current_company()`,
  )
  const { owedParties } = await api
    .as('admin')
    .run<{ owedParties: { rows: { label: string }[] } }>(Parties, {
      filter: { ...input, kind: 'UNION' },
      page: { number: 1, size: 100 },
    })
  expect(owedParties.rows.filter(({ label }) => label.endsWith(' Nuevo'))).not.toEqual([])
})

test('a large month is added up by the worker, and nothing is paid of it meanwhile', async () => {
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `update payroll_run set totals = totals || '{"payslips": 5000}' where company_id = $1
       and id = (select current_run_id from payroll_month where company_id = $1 and id = $2)`,
    [company, monthId],
  )
  await owner.query(
    `update payroll_month set closed_at = closed_at + interval '1 hour'
     where company_id = $1 and id = $2`,
    [company, monthId],
  )
  await owner.query('set session_replication_role = origin')
  const before = await kept()
  const first = await ask()
  expect(first.making).toMatchObject({ done: 0, total: 5000, error: null })
  // What was known before is still said.
  expect(first.parties).toBe(before.length)
  const refused = await api.as('admin').result(Make, { input: { ...input, builtin: 'BCI' } })
  expect(refused.error).toMatchObject({
    kind: 'conflict',
    message: 'Lo que se debe a terceros se está sumando: inténtelo cuando esté',
  })
  await ask()
  const { rows: jobs } = await owner.query(`select from job where kind = 'thirdParties.keep'`)
  expect(jobs).toHaveLength(1)
  await drainJobs()
  await isSame('the worker')
})
