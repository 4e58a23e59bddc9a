import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { type MonthRow, payrollOf } from '#tests/api/payroll.ts'

const { api, world, database } = await startApi()
const { owner } = database
const company = world.coihues.id
const { vina } = world.businesses

const outcome = 'status message error { kind message field }'
const Parties = `query T($input: ThirdPartiesInput!, $filter: OwedPartiesFilter!, $page: Page,
  $sort: OwedPartiesSort) {
  owedParties(filter: $filter, page: $page, sort: $sort) { total rows {
    key kind code userId syndicateId label total people channel state supplierId version } }
  thirdParties(input: $input) { parties ready readyTotal
  squares { label payslips owed kept } } }`
const Lines = `query L($filter: ThirdPartyLinesFilter, $page: Page) {
  thirdPartyLines(filter: $filter, page: $page) { total rows { name label amount } } }`
const SetWay = `mutation S($input: SetThirdPartyInput!) {
  setThirdParty(input: $input) { ${outcome} data { id version } } }`
const Make = `mutation M($input: CreateThirdPartyListInput!) {
  createThirdPartyList(input: $input) { ${outcome} data { id state people total } } }`
const Open = `mutation O($input: OpenPaymentListInput!) {
  openPaymentList(input: $input) { ${outcome} data { id transfers } } }`

type Party = {
  key: string
  kind: string
  code: string
  userId: string | null
  syndicateId: string | null
  label: string
  total: number
  people: number
  channel: string
  state: string
  version: number
}
type Square = { label: string; payslips: number; owed: number; kept: number }

let august: MonthRow
let supplierId: string
beforeAll(async () => {
  august = await payrollOf(api.as('admin')).monthAt(vina, 202608)
  await owner.query(
    `update payroll_month set bank_account_id = (select min(id) from bank_account
       where company_id = $1 and business_id = $2)
     where company_id = $1 and business_id = $2 and year_month = 202608 and type = 'PAYROLL'`,
    [company, vina.id],
  )
  const { allSupplier } = await api
    .as('admin')
    .run<{ allSupplier: { id: string; name: string }[] }>('{ allSupplier { id name } }')
  supplierId = allSupplier.find(({ name }) => name === 'Imprenta Quilapán')?.id ?? ''
  expect(supplierId).not.toBe('')
})

const asked = (filter: object = {}, sort: object = { by: 'total', descending: true }) =>
  api.as('admin').run<{
    thirdParties: { parties: number; ready: number; readyTotal: number; squares: Square[] }
    owedParties: { total: number; rows: Party[] }
  }>(Parties, {
    input: { payrollMonthId: august.id },
    filter: { payrollMonthId: august.id, ...filter },
    page: { number: 1, size: 100 },
    sort,
  })
const month = async () => {
  const { thirdParties, owedParties } = await asked()
  expect(thirdParties.parties).toBe(owedParties.total)
  const ready = owedParties.rows.filter(({ state, total }) => state === 'READY' && total > 0)
  expect(thirdParties.ready).toBe(ready.length)
  expect(thirdParties.readyTotal).toBe(ready.reduce((sum, { total }) => sum + total, 0))
  return { squares: thirdParties.squares, parties: owedParties.rows }
}
const keyIn = ({ kind, code, userId, syndicateId }: Party) => ({ kind, code, userId, syndicateId })
const partyOfCode = (parties: readonly Party[], code: string): Party => {
  const party = parties.find((one) => one.code === code)
  if (!party) throw new Error(`nobody saves in ${code}`)
  return party
}
const confirm = (state: string) =>
  owner.query(
    `update supplier set account_state = $2,
       confirmed_login_id = case $2 when 'CONFIRMED' then 0 end,
       confirmed_at = case $2 when 'CONFIRMED' then now() end
     where company_id = $1 and name = 'Imprenta Quilapán'`,
    [company, state],
  )

test('what is owed and what the company keeps are the payslips to the peso', async () => {
  const { thirdPartyMonths } = await api.as('admin').run<{
    thirdPartyMonths: { rows: { payrollMonthId: string }[] }
  }>(`{ thirdPartyMonths { rows { payrollMonthId } } }`)
  expect(thirdPartyMonths.rows.map((row) => row.payrollMonthId)).toContain(august.id)
  const { parties, squares } = await month()
  for (const { payslips, owed, kept } of squares) {
    expect(owed + kept).toBe(payslips)
    expect(payslips).toBeGreaterThan(0)
  }
  const total = (of: readonly { total: number }[]) => of.reduce((sum, one) => sum + one.total, 0)
  expect(total(parties)).toBe(squares.reduce((sum, { owed }) => sum + owed, 0))
  const kinds = new Set(parties.map(({ kind }) => kind))
  expect([...kinds]).toEqual(expect.arrayContaining(['INSTITUTION', 'TAX', 'UNION', 'COURT']))
  const amounts = parties.map(({ total }) => total)
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  const unions = (await asked({ kind: 'UNION' })).owedParties.rows
  expect(unions).toEqual(parties.filter(({ kind }) => kind === 'UNION'))
  const [first] = unions
  expect((await asked({ key: first?.key })).owedParties.rows).toEqual([first])
  expect((await asked({ search: first?.label.slice(2) })).owedParties.rows).toContainEqual(first)
  expect((await asked({ search: 'nadie se llama así' })).owedParties.total).toBe(0)
  const court = parties.filter(({ kind }) => kind === 'COURT')
  expect(court.map(({ label }) => label).join()).toContain('Marcos')
})

test('each party opens to its people, whose lines add up to it', async () => {
  const { parties } = await month()
  const union = parties.find(({ kind }) => kind === 'UNION')
  if (!union) throw new Error('nobody pays a union')
  const { thirdPartyLines } = await api
    .as('admin')
    .run<{ thirdPartyLines: { rows: { amount: number }[]; total: number } }>(Lines, {
      filter: { payrollMonthId: august.id, ...keyIn(union) },
      page: { number: 1, size: 100 },
    })
  expect(thirdPartyLines.total).toBe(thirdPartyLines.rows.length)
  expect(thirdPartyLines.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(union.total)
})

test('savings are owed to each institution, with the account 2 apart', async () => {
  const { parties } = await month()
  const codes = parties.map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['APV-118', 'APV-129', 'APV-111', 'CUENTA2-CUPRUM']))
  expect(codes).not.toContain('APV')
  expect(parties.find(({ code }) => code === 'APV-118')).toMatchObject({
    label: 'APV, Sura Seguros de Vida',
    total: 60_000,
    people: 1,
  })
  expect(parties.find(({ code }) => code === 'CUENTA2-CUPRUM')).toMatchObject({
    label: 'Cuenta 2, AFP Cuprum',
    total: 25_000,
  })
})

test('a union is paid once, to a confirmed account; another account stops it', async () => {
  const { parties } = await month()
  const union = parties.find(({ kind }) => kind === 'UNION')
  if (!union) throw new Error('nobody pays a union')
  const { version } = union
  const nobody = await api
    .as('admin')
    .result(SetWay, { input: { ...keyIn(union), channel: 'LIST', supplierId: null, version } })
  expect(nobody.error).toMatchObject({ field: 'supplierId' })
  const way = { ...keyIn(union), channel: 'LIST', supplierId, version }
  await api.as('admin').mutate(SetWay, { input: way })
  const late = await api.as('supergerente').result(SetWay, { input: way })
  expect(late.error?.kind).toBe('conflict')

  const input = { payrollMonthId: august.id, builtin: 'BCI' }
  const waiting = await api.as('admin').result(Make, { input })
  expect(waiting.error?.message).toContain('cuenta confirmada')
  await confirm('CONFIRMED')
  const list = await api
    .as('admin')
    .mutate<{ id: string; people: number; total: number }>(Make, { input })
  expect(list).toMatchObject({ people: 1, total: union.total })
  expect((await month()).parties.find(({ key }) => key === union.key)?.state).toBe('LISTED')
  expect((await api.as('admin').result(Make, { input })).error).toBeDefined()

  await owner.query(
    `update supplier set account_number = '777777' where company_id = $1
       and name = 'Imprenta Quilapán'`,
    [company],
  )
  await confirm('CONFIRMED')
  const stopped = await api.as('admin').result(Open, { input: { id: list.id, version: 1 } })
  expect(stopped.error?.message).toContain('Imprenta Quilapán: cambió su cuenta')
})

test('the savings of an institution have their own account and their own list', async () => {
  const { parties } = await month()
  const sura = partyOfCode(parties, 'APV-118')
  await api.as('admin').mutate(SetWay, {
    input: { ...keyIn(sura), channel: 'LIST', supplierId, version: sura.version },
  })
  await confirm('CONFIRMED')
  const input = { payrollMonthId: august.id, builtin: 'BCI' }
  const list = await api.as('admin').mutate<{ id: string; total: number }>(Make, { input })
  expect(list.total).toBe(sura.total)
  const after = (await month()).parties
  expect(partyOfCode(after, 'APV-118').state).toBe('LISTED')
  expect(partyOfCode(after, 'APV-129')).toMatchObject({ state: 'CHANNEL', channel: 'PREVIRED' })
})

test('a month whose savings one list paid keeps them as one party', async () => {
  const before = await month()
  const saved = before.parties.filter(({ code }) => code.startsWith('APV-'))
  await owner.query(
    `update payment_list_row set party = 'INSTITUTION:APV::' where company_id = $1
       and party = 'INSTITUTION:APV-118::'`,
    [company],
  )
  const { parties, squares } = await month()
  expect(parties.some(({ code }) => code.startsWith('APV-'))).toBe(false)
  expect(partyOfCode(parties, 'APV')).toMatchObject({
    state: 'LISTED',
    total: saved.reduce((sum, { total }) => sum + total, 0),
  })
  expect(squares).toEqual(before.squares)
  await owner.query(
    `update payment_list_row set party = 'INSTITUTION:APV-118::' where company_id = $1
       and party = 'INSTITUTION:APV::'`,
    [company],
  )
})

test('what was said of all savings holds for each institution of the people', async () => {
  await owner.query(
    `insert into third_party (company_id, kind, code, channel)
     values ($1, 'INSTITUTION', 'APV', 'OTHER')`,
    [company],
  )
  await owner.query(readFileSync('database/migrations/0610_saving_by_institution.sql', 'utf8'))
  const { parties } = await month()
  expect(partyOfCode(parties, 'APV-111').channel).toBe('OTHER')
  expect(partyOfCode(parties, 'APV-129').channel).toBe('OTHER')
  // What somebody said of one institution stays.
  expect(partyOfCode(parties, 'APV-118').channel).toBe('LIST')
})

test('nobody else reads it: a manager, a worker, another company', async () => {
  const input = { payrollMonthId: august.id }
  for (const who of ['gerente', 'trabajador'] as const) {
    await expect(api.as(who).run(Parties, { input, filter: input })).rejects.toMatchObject({
      kind: 'forbidden',
    })
  }
  await expect(api.as('boreal.admin').run(Parties, { input, filter: input })).rejects.toMatchObject(
    {
      kind: 'not-found',
    },
  )
})
