import { beforeAll, expect, test } from 'vitest'
import { builtinLists } from '#chile/bank-lists/builtin.ts'
import { startApi } from '#tests/api.ts'
import { type MonthRow, payrollOf } from '#tests/api/payroll.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database } = await startApi()

const outcome = 'status message error { kind message field }'
const ImportTemplate = `mutation I($input: ImportBankTemplateInput!) {
  importBankTemplate(input: $input) { ${outcome} data { id name version } } }`
const Publish = `mutation P($input: PublishBankTemplateInput!) {
  publishBankTemplate(input: $input) { ${outcome} data { id published version } } }`
const Export = `query X($input: ByIdBankTemplate!) { exportBankTemplate(input: $input) { layout } }`
const Versions = `query V($input: ByIdBankTemplate!) {
  bankTemplateVersions(input: $input) { number author layout } }`
const Columns = `query C($input: ColumnsOfBankTemplate!) {
  bankTemplateColumns(input: $input) { id name position version } }`
const AddColumn = `mutation A($input: CreateBankTemplateColumnInput!) {
  createBankTemplateColumn(input: $input) { ${outcome} data { id } } }`
const Control = `query K($input: BankListControlInput!) { bankListControl(input: $input) {
  people total transfers byKind { label people total } byBank { label people total } findings } }`
const Findings = `query F($filter: BankListFindingsFilter!, $sort: BankListFindingsSort) {
  bankListFindings(filter: $filter, sort: $sort) { total rows { name level words net } } }`
const Trial = `query T($input: BankListTrialInput!) { bankListTrial(input: $input) {
  name columns rows { section cells } lines total problems } }`
const Make = `mutation M($input: CreatePaymentListInput!) {
  createPaymentList(input: $input) { ${outcome} data { id people total } } }`

type Sum = { label: string; people: number; total: number }
type Controlled = {
  people: number
  total: number
  transfers: number
  byKind: Sum[]
  byBank: Sum[]
  findings: number
}
type Tried = {
  rows: { section: string; cells: string[] }[]
  lines: number
  total: number
  problems: string[]
}
type Template = { id: string; name: string; version: number }
type Made = { people: number; total: number }

const itau = builtinLists.find(({ code }) => code === 'ITAU')

let august: MonthRow
beforeAll(async () => {
  august = await payrollOf(api.as('admin')).monthAt(world.businesses.vina, 202608)
  // Nobody is paid yet: the demo world pays its closed months.
  await database.owner.query('delete from payslip_payment where company_id = $1', [
    world.coihues.id,
  ])
})

const control = async (who: Username = 'admin') =>
  (
    await api.as(who).run<{ bankListControl: Controlled }>(Control, {
      input: { payrollMonthId: august.id },
    })
  ).bankListControl
type Found = { name: string; level: string; words: string; net: number }
const found = async (filter: object = {}, sort?: object) =>
  (
    await api.as('admin').run<{ bankListFindings: { total: number; rows: Found[] } }>(Findings, {
      filter: { payrollMonthId: august.id, ...filter },
      sort,
    })
  ).bankListFindings
const trial = async (chosen: object, who: Username = 'admin') =>
  (
    await api.as(who).run<{ bankListTrial: Tried }>(Trial, {
      input: { payrollMonthId: august.id, ...chosen },
    })
  ).bankListTrial
const copied = (name: string, layout = JSON.stringify(itau?.layout)) =>
  api.as('admin').mutate<Template>(ImportTemplate, { input: { name, layout } })

test('the sums by form of payment and by bank are those of the whole list', async () => {
  const { people, total, byKind, byBank, transfers } = await control()
  const sum = (rows: readonly Sum[]) => rows.reduce((all, row) => all + row.total, 0)
  expect(people).toBeGreaterThan(20)
  expect(sum(byKind)).toBe(total)
  expect(byKind.reduce((all, row) => all + row.people, 0)).toBe(people)
  const banked = byKind.find(({ label }) => label === 'Transferencia')
  expect(sum(byBank)).toBe(banked?.total)
  expect(transfers).toBeLessThanOrEqual(people)
})

test('an account of a bank that is gone is named before, and left out of the list', async () => {
  const before = await trial({ builtin: 'BCI' })
  const { owner } = database
  const { rows } = await owner.query<{ user_id: string }>(
    `update payment_method set bank_code = '504' where company_id = $1 and is_current
       and kind = 'TRANSFER' and account_type <> 'RUT'
       and user_id = (select min(m.user_id) from payment_method m
         join payslip p on p.company_id = m.company_id and p.user_id = m.user_id
         join payroll_month h on h.company_id = p.company_id and h.current_run_id = p.payroll_run_id
         where m.company_id = $1 and m.is_current and m.kind = 'TRANSFER' and m.bank_code <> '504'
           and m.account_type <> 'RUT' and p.net > 0 and h.year_month = 202608
           and h.business_id = $2) returning user_id`,
    [world.coihues.id, world.businesses.vina.id],
  )
  expect(rows).toHaveLength(1)
  const { total, rows: findings } = await found()
  expect((await control()).findings).toBe(total)
  const gone = findings.find(({ words }) => words.includes('ya no recibe pagos'))
  expect((await found({ search: gone?.name })).rows).toContainEqual(gone)
  expect((await found({ search: 'nadie se llama así' })).total).toBe(0)
  expect((await found({ level: 'WARNING' })).rows).not.toContainEqual(gone)
  expect(gone?.level).toBe('REJECTED')
  const after = await trial({ builtin: 'BCI' })
  expect(after.lines).toBe(before.lines - 1)
  expect(after.total).toBe(before.total - (gone?.net ?? 0))
})

test('who is paid in cash signs a list; nobody signs one of nobody', async () => {
  const Sign = `mutation S($input: CreateSignedListInput!) {
    createSignedList(input: $input) { ${outcome} data { name url people total } } }`
  const none = { payrollMonthId: august.id, kind: 'CHECK' }
  expect((await api.as('admin').result(Sign, { input: none })).error?.message).toBe(
    'Nadie se paga así en este proceso',
  )
  const before = await control()
  await database.owner.query(
    `update payment_method set kind = 'CASH', bank_code = null, account_type = null,
       account_number = null
     where company_id = $1 and is_current and user_id = (select min(p.user_id) from payslip p
       join payroll_month h on h.company_id = p.company_id and h.current_run_id = p.payroll_run_id
       where h.company_id = $1 and h.year_month = 202608 and h.business_id = $2 and p.net > 0)`,
    [world.coihues.id, world.businesses.vina.id],
  )
  const cash = (await control()).byKind.find(({ label }) => label === 'Efectivo')
  const known = before.byKind.find(({ label }) => label === 'Efectivo')
  expect(cash?.people).toBe((known?.people ?? 0) + 1)
  const input = { payrollMonthId: august.id, kind: 'CASH' }
  const signed = await api
    .as('admin')
    .mutate<{ url: string; people: number; total: number }>(Sign, { input })
  expect(signed).toMatchObject({ people: cash?.people, total: cash?.total })
  expect(signed.url).toMatch(/^http|^\//)
  expect((await api.as('gerente').result(Sign, { input })).error?.kind).toBe('forbidden')
})

test('a copied template is tried, published and used; its versions stay', async () => {
  const { id, version } = await copied('Itaú propia')
  const tried = await trial({ templateId: id })
  expect(tried.problems).toEqual([])
  expect(tried.rows[0]?.cells.join('')).toHaveLength(504)
  const input = { payrollMonthId: august.id, templateId: id }
  const early = await api.as('admin').result(Make, { input })
  expect(early.error?.message).toBe('Primero hay que publicar la plantilla')
  const published = await api
    .as('admin')
    .mutate<{ published: number; version: number }>(Publish, { input: { id, version } })
  expect(published.published).toBe(1)
  await database.owner.query(
    `update payroll_month set bank_account_id = (select min(id) from bank_account
       where company_id = $1 and business_id = $2)
     where company_id = $1 and business_id = $2 and year_month = 202608 and type = 'PAYROLL'`,
    [world.coihues.id, world.businesses.vina.id],
  )
  const made = await api.as('admin').mutate<Made>(Make, { input })
  expect(made).toMatchObject({ people: tried.lines, total: tried.total })

  await api.as('admin').mutate(AddColumn, {
    input: {
      templateId: id,
      section: 'TRAILER',
      position: 1,
      name: 'Total',
      source: 'TOTAL',
      width: 12,
      side: 'LEFT',
      pad: 'ZERO',
      letters: 'AS_IS',
      amount: 'WHOLE',
      date: 'DDMMYYYY',
    },
  })
  await api.as('admin').mutate(Publish, { input: { id, version: published.version } })
  const { bankTemplateVersions } = await api.as('admin').run<{
    bankTemplateVersions: { number: number; layout: string }[]
  }>(Versions, { input: { id } })
  expect(bankTemplateVersions.map(({ number }) => number)).toEqual([2, 1])
  expect(bankTemplateVersions[1]?.layout).not.toContain('TOTAL')
})

test('what is exported is imported as it was', async () => {
  const { id } = await copied('Itaú de ida')
  const { exportBankTemplate } = await api
    .as('admin')
    .run<{ exportBankTemplate: { layout: string } }>(Export, { input: { id } })
  expect(JSON.parse(exportBankTemplate.layout)).toEqual(itau?.layout)
  const back = await copied('Itaú de vuelta', exportBankTemplate.layout)
  const { bankTemplateColumns } = await api
    .as('admin')
    .run<{ bankTemplateColumns: { name: string }[] }>(Columns, { input: { templateId: back.id } })
  expect(bankTemplateColumns).toHaveLength(itau?.layout.lines.length ?? 0)
})

test.each([['{}'], ['nómina'], ['{"file": "TEXT", "lines": 1}']])(
  '%s is no template',
  async (layout) => {
    const { error } = await api
      .as('admin')
      .result(ImportTemplate, { input: { name: 'Mala', layout } })
    expect(error).toMatchObject({ field: 'layout' })
  },
)

test('a template without its account or its amount is not published', async () => {
  const empty = { ...itau?.layout, lines: itau?.layout.lines.slice(0, 1) }
  const { id, version } = await copied('Incompleta', JSON.stringify(empty))
  const { error } = await api.as('admin').result(Publish, { input: { id, version } })
  expect(error?.message).toBe('La línea de cada pago no lleva el monto')
})

test('nobody else tries, makes or changes: a manager, a worker, another company', async () => {
  const { id, version } = await copied('Ajena')
  for (const who of ['gerente', 'trabajador'] as const) {
    await expect(control(who)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(trial({ builtin: 'BCI' }, who)).rejects.toMatchObject({ kind: 'forbidden' })
  }
  await expect(control('boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  const theirs = api.as('boreal.admin')
  expect((await theirs.result(Publish, { input: { id, version } })).error?.kind).toBe('not-found')
  await expect(theirs.run(Export, { input: { id } })).rejects.toMatchObject({ kind: 'not-found' })
  const input = { payrollMonthId: august.id, templateId: id }
  expect((await theirs.result(Make, { input })).error?.kind).toBe('not-found')
})

test('a column moves before another one of its record, and not into another template', async () => {
  const Move = `mutation M($input: MoveBankTemplateColumnInput!) {
    moveBankTemplateColumn(input: $input) { ${outcome} data { id position } } }`
  const [one, other] = [await copied('Que se mueve'), await copied('Otra que no')]
  type Placed = { id: string; name: string; position: number; version: number }
  const columnsOf = async ({ id }: Template) => {
    const { bankTemplateColumns } = await api
      .as('admin')
      .run<{ bankTemplateColumns: Placed[] }>(Columns, { input: { templateId: id } })
    return bankTemplateColumns.toSorted((a, b) => a.position - b.position)
  }
  const [first, second, ...others] = await columnsOf(one)
  const [foreign] = await columnsOf(other)
  if (!first || !second || !foreign) throw new Error('a template without columns')
  const input = { id: second.id, version: second.version, before: first.id }
  const refused = await api.as('admin').result(Move, { input: { ...input, before: foreign.id } })
  expect(refused.error).toMatchObject({ field: 'before' })
  await api.as('admin').mutate(Move, { input })
  const names = [second, first, ...others].map(({ name }) => name)
  expect((await columnsOf(one)).map(({ name }) => name)).toEqual(names)
  expect((await api.as('admin').result(Move, { input })).error?.kind).toBe('conflict')
})
