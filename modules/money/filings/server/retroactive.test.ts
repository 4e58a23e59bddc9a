import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import { Late, Post, readersOf } from '#tests/api/retroactivity.ts'

/**
 * Bernarda's boss reports in September a bonus of August, which closed before: September pays it
 * with the contributions and the tax of August, and what is declared says so.
 */
const { api, world, drainJobs } = await startApi()
const { vina } = world.businesses
const { bernarda } = world.people
const contract = bernarda.contracts[0]!
const admin = payrollOf(api.as('admin'))
const { askOf } = readersOf(api)

type Filing = {
  id: string
  state: string
  errors: number | null
  totals: { kind: string; institution: string; filed: number; payslips: number }[]
}
const shown = 'id state errors totals { kind institution filed payslips }'

/** Makes a file of a closed month, and answers it with what its check said of Bernarda. */
async function fileOf(month: MonthRow, kind: string, more: object = {}) {
  const { id } = await api.as('admin').mutate<{ id: string }>(
    `mutation ($input: MakeFilingInput!) {
      makeFiling(input: $input) { ${outcome} data { id } } }`,
    { input: { payrollMonthId: month.id, kind, layout: 'SEPARATED', ...more } },
  )
  await drainJobs()
  const { filings } = await api
    .as('admin')
    .run<{ filings: Filing[] }>(
      `query ($input: FilingsInput!) { filings(input: $input) { ${shown} } }`,
      { input: { payrollMonthId: month.id } },
    )
  const filing = filings.find((one) => one.id === id)
  if (!filing) throw new Error('The file is not listed')
  const { filingFindings } = await api.as('admin').run<{
    filingFindings: { rows: { rule: string; level: string; words: string; fullname: string }[] }
  }>(
    `query ($filter: FilingFindingFilter, $page: Page) {
      filingFindings(filter: $filter, page: $page) {
        rows { rule level words fullname } } }`,
    { filter: { filingId: id }, page: { number: 1, size: 100 } },
  )
  return { ...filing, findings: filingFindings.rows }
}

let september: MonthRow
/** What August owes her, line by line. */
let owed: Readonly<Record<string, number>> = {}
beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
  await admin.calculate(september.id)
  await drainJobs()
  await api.as('admin').mutate(Late, {
    input: {
      payrollMonthId: september.id,
      contractId: contract.publicId,
      yearMonth: 202608,
      itemCode: 'BONO_RESPONSABILIDAD',
      value: '100000',
      comment: 'El jefe lo informó en septiembre',
    },
  })
  const debts = await askOf(september.id)
  const hers = debts.owed.find(({ contractId }) => contractId === contract.publicId)
  owed = Object.fromEntries((hers?.lines ?? []).map((line) => [line.concept, line.owed]))
  await api.as('admin').mutate(Post, { input: { payrollMonthId: september.id } })
  await admin.close(september.id, true)
})

test('the file of the month names who has contributions of August, and how much', async () => {
  const { state, findings } = await fileOf(september, 'PREVIRED')
  expect(findings.filter(({ level }) => level === 'ERROR')).toEqual([
    {
      rule: 'RETROACTIVO_SIN_DECLARAR',
      level: 'ERROR',
      words:
        'Bernarda Rosa Huenchul: la liquidación lleva $23.450 del trabajador y $10.663 del ' +
        'empleador de cotizaciones de agosto 2026, que no van en el archivo de este mes. ' +
        'Declárelas en Previred como complemento de ese mes',
      fullname: bernarda.name,
    },
  ])
  expect(state).toBe('ERRORS')
  const worker = ['COTIZACION_AFP', 'SALUD_LEGAL', 'AFC'] as const
  expect(worker.reduce((all, code) => all + (owed[code] ?? 0), 0)).toBe(23_450)
})
