import { expect, test } from 'vitest'
import { lreFileColumns } from '#chile/lre/columns.ts'
import { rutOf } from '#chile/rut.ts'
import { startApi } from '#tests/api.ts'
import { noteFindings, outcome, payrollOf } from '#tests/api/payroll.ts'
import { wholeReport } from '#tests/api/reports.ts'

/**
 * Bernarda is in the union of the winery, by her contract, and from September on in one of several
 * companies too, whose fee is an item. What each paper says of the two.
 */
const { api, world, url, drainJobs } = await startApi()
const { vina } = world.businesses
const { bernarda } = world.people
const admin = payrollOf(api.as('admin'))
const contract = bernarda.contracts[0]?.publicId ?? ''
const OTHERS = rutOf(65_993_115)

const createUnion = (who: 'admin' | 'boreal.admin', name: string, rut: string) =>
  api.as(who).mutate<{ id: string }>(
    `mutation ($input: CreateSyndicateInput!) {
      createSyndicate(input: $input) { ${outcome} data { id } } }`,
    { input: { name, rut, feeType: 'FIXED', feeValue: '3500' } },
  )
const createItem = (input: object) =>
  api.as('admin').result<{ id: string; syndicateId: string }>(
    `mutation ($input: CreateItemInput!) {
      createItem(input: $input) { ${outcome} data { id syndicateId } } }`,
    {
      input: {
        code: 'CUOTA_INTEREMPRESA',
        title: 'Cuota del sindicato interempresa',
        type: 'DEDUCTION',
        taxable: false,
        tributable: false,
        deductionLimit: 'CCAF',
        lreCode: '3172',
        validFrom: 202609,
        ...input,
      },
    },
  )
/** What the book of a month says of Bernarda, in some columns. */
async function bookOf(payrollMonthId: string, columns: readonly number[]) {
  const { id } = await api.as('admin').mutate<{ id: string }>(
    `mutation ($input: MakeFilingInput!) {
      makeFiling(input: $input) { ${outcome} data { id } } }`,
    { input: { payrollMonthId, kind: 'LRE', layout: 'SEPARATED' } },
  )
  await drainJobs()
  const file = await api.as('admin').mutate<{ url: string }>(
    `mutation ($input: OpenFilingInput!) {
      openFiling(input: $input) { ${outcome} data { url } } }`,
    { input: { id } },
  )
  const { pathname, search } = new URL(file.url, url)
  const bytes = await (await fetch(`${url}${pathname}${search}`)).arrayBuffer()
  const rows = new TextDecoder('windows-1252').decode(bytes).split('\r\n')
  const cells = rows.map((line) => line.split(';')).find(([rut]) => rut === bernarda.rut) ?? []
  return columns.map((code) => cells[lreFileColumns.findIndex((one) => one.code === code)])
}

test('the fee of a second union is an item that names it, and papers say whose it is', async () => {
  const { id: unionId } = await createUnion('admin', 'Sindicato Interempresa del Vino', OTHERS)
  const far = await createUnion('boreal.admin', 'Sindicato Austral', rutOf(65_993_226))

  // A discount among the fees of unions, and of a union of the company.
  const fieldOf = async (more: object) =>
    (await createItem({ syndicateId: unionId, ...more })).error?.field
  expect(await fieldOf({ lreCode: '3185' })).toBe('lreCode')
  const earning = { type: 'EARNING', lreCode: '2113', taxable: true, tributable: true }
  expect(await fieldOf(earning)).toBe('syndicateId')
  expect((await createItem({ syndicateId: far.id })).error).toMatchObject({
    field: 'syndicateId',
    message: 'No es un sindicato de la empresa',
  })

  const made = await createItem({ syndicateId: unionId })
  expect(made).toMatchObject({ status: 'OK', data: { syndicateId: unionId } })
  const { conceptHistory } = await api.as('admin').run<{
    conceptHistory: { values: { name: string; text: string }[] }[]
  }>(
    `query ($input: OfConcept!) { conceptHistory(input: $input) {
      values { name text } } }`,
    { input: { kind: 'item', code: 'CUOTA_INTEREMPRESA' } },
  )
  expect(conceptHistory[0]?.values).toContainEqual({
    name: 'syndicateId',
    text: 'Sindicato Interempresa del Vino',
  })
  await drainJobs()

  const september = await admin.monthAt(vina, 202609)
  await api.as('admin').mutate(
    `mutation ($input: CreateUserItemInput!) {
      createUserItem(input: $input) { ${outcome} data { id } } }`,
    {
      input: {
        contractId: contract,
        itemCode: 'CUOTA_INTEREMPRESA',
        value: '3500',
        startMonth: 202609,
      },
    },
  )
  await admin.calculate(september.id)
  await drainJobs()
  const { sections } = await admin.payslip(september.id, contract)
  const lines = new Map(
    sections.flatMap((one) => one.lines).map(({ label, amount }) => [label, amount]),
  )
  expect(lines.get('Cuota sindical')).toBe(5_000)
  expect(lines.get('Cuota del sindicato interempresa')).toBe(3_500)

  await noteFindings(api.as('admin'), september.id)
  await admin.close(september.id, true)
  await drainJobs()
  const columns = [1171, 1172, 1173, 3171, 3172, 3173]
  const own = rutOf(65_991_003)
  expect(await bookOf(september.id, columns)).toEqual([own, OTHERS, '', '5000', '3500', ''])
  const august = await admin.monthAt(vina, 202608)
  expect(await bookOf(august.id, columns)).toEqual([own, '', '', '5000', '', ''])
})

test('the report of fees says each fee under its union', async () => {
  const report = await wholeReport(api.as('admin'), '', {
    name: 'cuotas-sindicales',
    businessId: vina.publicId,
    yearMonth: 202609,
  })
  const hers = report.rows.filter(({ cells }) => cells.some((cell) => cell.includes(bernarda.rut)))
  expect(hers.map(({ cells }) => [cells[0], cells.at(-1)])).toEqual([
    ['Sindicato Interempresa del Vino', '3500'],
    ['Sindicato N° 1 Viña Los Coihues', '5000'],
  ])
})

test('a union whose fee an item is stays', async () => {
  const { syndicates } = await api
    .as('admin')
    .run<{ syndicates: { id: string; name: string; kept: string | null }[] }>(
      '{ syndicates { id name kept } }',
    )
  const others = syndicates.find(({ name }) => name === 'Sindicato Interempresa del Vino')
  expect(others?.kept).toMatch(/Hay ítems que son la cuota de este sindicato/)
  const removed = await api
    .as('admin')
    .result(`mutation ($input: ByIdSyndicate!) { deleteSyndicate(input: $input) { ${outcome} } }`, {
      input: { id: others?.id },
    })
  expect(removed.status).not.toBe('OK')
})
