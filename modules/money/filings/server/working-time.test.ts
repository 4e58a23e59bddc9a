import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

const { api, world, url, drainJobs } = await startApi()
const { casa, vina } = world.businesses
const { ruben, bernarda, elcira, loreto } = world.people

/** The working time that the book of August says of each person of a razón social, by RUT. */
async function timesIn(businessId: string) {
  const { filingMonths } = await api.as('admin').run<{
    filingMonths: { rows: { payrollMonthId: string; yearMonth: number }[] }
  }>(
    `query ($filter: FilingMonthFilter) {
      filingMonths(filter: $filter) { rows { payrollMonthId yearMonth } } }`,
    { filter: { businessId } },
  )
  const month = filingMonths.rows.find(({ yearMonth }) => yearMonth === 202608)
  const { id } = await api.as('admin').mutate<{ id: string }>(
    `mutation ($input: MakeFilingInput!) {
      makeFiling(input: $input) { ${outcome} data { id } } }`,
    { input: { payrollMonthId: month?.payrollMonthId, kind: 'LRE', layout: 'SEPARATED' } },
  )
  await drainJobs()
  const file = await api.as('admin').mutate<{ url: string }>(
    `mutation ($input: OpenFilingInput!) {
      openFiling(input: $input) { ${outcome} data { url } } }`,
    { input: { id } },
  )
  const { pathname, search } = new URL(file.url, url)
  const bytes = await (await fetch(`${url}${pathname}${search}`)).arrayBuffer()
  const [heads = [], ...rows] = parse(new TextDecoder('windows-1252').decode(bytes), {
    delimiter: ';',
    record_delimiter: '\r\n',
  })
  const at = heads.indexOf('Código tipo de jornada(1107)')
  return new Map(rows.map((cells) => [cells[0], cells[at]]))
}

test('the book says the article of a driver of cargo, and of people without limit', async () => {
  const times = await timesIn(vina.publicId)
  const codes = [ruben, bernarda, loreto].map(({ rut }) => times.get(rut))
  expect(codes).toEqual(['407', '101', '701'])
})

test('a private house has its own article, and not the ordinary one', async () => {
  const times = await timesIn(casa.publicId)
  expect(times.get(elcira.rut)).toBe('408')
  expect(new Set(times.values())).toEqual(new Set(['408']))
})
