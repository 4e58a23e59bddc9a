import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome, payrollOf } from '#tests/api/payroll.ts'

/**
 * Elcira pays the kindergarten of her company in quotas of 4 % of what she earns, so that nobody
 * knows in September what the six of October to March are in pesos. Her finiquito waits for
 * somebody to say it.
 */
const { api, world, drainJobs } = await startApi()
const { casa } = world.businesses
const { elcira } = world.people
const contractId = elcira.contracts[0]?.publicId ?? ''
const admin = payrollOf(api.as('admin'))

type Debt = { key: string; label: string; amount: number | null; included: boolean }
type Line = { code: string; amount: number }
type Stored = { id: string; version: number; status: string; toPay: number; lines: Line[] }

const wanted = (more: object = {}) => ({
  userContractId: contractId,
  dismissalCause: 'ART_159_2',
  disengagementDate: '2026-09-30',
  payDate: '2026-10-09',
  pactAnyCause: false,
  pactWithoutYearsCap: false,
  pactWithoutUfCap: false,
  deferVacation: false,
  payLastPayslip: false,
  contributionsPaid: true,
  ...more,
})
const act = (operation: string, input: object) =>
  api.as('admin').result<Stored>(
    `mutation ($input: ${operation[0]?.toUpperCase()}${operation.slice(1)}Input!) {
      ${operation}(input: $input) { ${outcome}
        data { id version status toPay lines { code amount } } } }`,
    { input },
  )
const preview = async (more: object = {}) =>
  (
    await api.as('admin').run<{
      settlementPreview: { obstacles: string[]; lines: Line[]; found: { debts: Debt[] } }
    }>(
      `query ($input: SettlementPreviewInput!) { settlementPreview(input: $input) {
        obstacles lines { code amount } found { debts { key label amount included } } } }`,
      { input: wanted(more) },
    )
  ).settlementPreview
const loansIn = (lines: readonly Line[]) => lines.find(({ code }) => code === 'PRESTAMOS')?.amount

const entered = {
  code: 'CUOTA_JARDIN',
  title: 'Cuota del jardín infantil',
  type: 'DEDUCTION',
  taxable: false,
  tributable: false,
  inputUnit: 'PERCENT',
  formula: 'TOTAL_IMPONIBLE * VALOR_CUOTA_JARDIN',
  deductionLimit: 'AGREED',
  lreCode: '3188',
  validFrom: 202609,
}

let september: { id: string }
beforeAll(async () => {
  september = await admin.monthAt(casa, 202609)
  await admin.calculate(september.id)
  await drainJobs()
  await api.as('admin').mutate(
    `mutation ($input: CreateItemInput!) {
      createItem(input: $input) { ${outcome} data { id } } }`,
    { input: entered },
  )
  await drainJobs()
  await api
    .as('admin')
    .mutate(
      `mutation ($input: CreateUserItemInput!) { createUserItem(input: $input) { ${outcome} } }`,
      {
        input: {
          contractId,
          itemCode: 'CUOTA_JARDIN',
          value: '4',
          totalQuotas: 7,
          startMonth: 202609,
        },
      },
    )
  await drainJobs()
})

test('a debt without amount is listed as such, and asked by no sum', async () => {
  const { found, lines } = await preview()
  expect(found.debts).toMatchObject([{ amount: null, included: true }])
  expect(found.debts[0]?.label).toMatch(
    /^Cuota del jardín infantil: 6 cuotas, sin monto conocido \(4 % de cada mes; van \$.* desc/,
  )
  expect(loansIn(lines)).toBeUndefined()
  const { debts } = await api
    .as('admin')
    .run<{ debts: { rows: { total: number; debts: Omit<Debt, 'included'>[] }[] } }>(
      `query ($filter: DebtsFilter) { debts(filter: $filter) {
        rows { total debts { label amount } } } }`,
      { filter: { search: elcira.rut } },
    )
  expect(debts.rows).toMatchObject([{ total: 0, debts: [{ amount: null }] }])
})

test('a finiquito that would ask it back is not issued until somebody says how much', async () => {
  const { id, version } = (await act('createSettlement', wanted())).data!
  const mend = 'escriba lo que se descuenta en «Préstamos», o quítelo si está saldado'
  const why = new RegExp(`^Debe Cuota del jardín infantil: 6 cuotas, .*: ${mend}$`)
  expect((await preview()).obstacles).toEqual([expect.stringMatching(why)])
  const refused = await act('createIssueSettlement', { id, version })
  expect(refused).toMatchObject({ status: 'ERROR', data: null })
  expect(refused.error?.message).toMatch(why)
  const stored = await act('updateSettlement', { id, version, ...wanted({ loans: 150_000 }) })
  expect(loansIn(stored.data!.lines)).toBe(150_000)
  const issued = await act('createIssueSettlement', { id, version: stored.data!.version })
  expect(issued).toMatchObject({ status: 'OK', data: { status: 'ISSUED' } })
})

test('what is taken out as settled holds up no finiquito, and discounts nothing', async () => {
  const [debt] = (await preview()).found.debts
  const without = { withoutDebts: [{ key: debt?.key }] }
  const { obstacles, found, lines } = await preview(without)
  expect(obstacles).toEqual([])
  expect(found.debts).toMatchObject([{ amount: null, included: false }])
  expect(loansIn(lines)).toBeUndefined()
})
