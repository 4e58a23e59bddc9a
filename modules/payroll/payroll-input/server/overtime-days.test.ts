import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { amountOf, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import type { KnownPerson } from '#tests/world.ts'

/*
 * Extra hours that are taken as days (Código del Trabajo, art. 32): Hernán worked 44 hours in five
 * days until 25 April, when 17,6 hours were three days of rest; 5,6 hours are one since then. It is
 * 15 September 2026.
 */
const { api, world, asCompany, drainJobs } = await startApi()
const { vina } = world.businesses
const { hernan, bernarda } = world.people
const admin = payrollOf(api.as('admin'))
const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''

const Lot = `mutation Lot($input: CreateVacationLotInput!) {
  createVacationLot(input: $input) { ${outcome} data { expiring { days on } } }
}`
const Take = `mutation Take($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { id version } }
}`
const Remove = `mutation Remove($input: DeleteVacationInput!) {
  deleteVacation(input: $input) { ${outcome} data }
}`
const Enter = `mutation Enter($input: SaveUserItemsInput!) {
  saveUserItems(input: $input) { ${outcome} data { saved } }
}`
const Explain = `query Explain($input: ExplainPayslipInput!) {
  explainPayslip(input: $input) { kind code shown details }
}`

type Given = { expiring: { days: string; on: string }[] }
const lotOf = (person: KnownPerson, grantedOn: string, more: object) => ({
  input: { userContractId: contractOf(person), source: 'OVERTIME', grantedOn, ...more },
})
const agreed = (person: KnownPerson, grantedOn: string, overtimeHours: string) =>
  api.as('admin').mutate<Given>(Lot, lotOf(person, grantedOn, { overtimeHours }))
const refusalOf = async (grantedOn: string, more: object) => {
  const { error } = await api.as('admin').result(Lot, lotOf(bernarda, grantedOn, more))
  return error
}

let september: MonthRow
const paid = async () =>
  amountOf(await admin.payslip(september.id, contractOf(hernan)), 'HORAS_EXTRA')
const enter = (value: string) =>
  api.as('admin').mutate(Enter, {
    input: {
      payrollMonthId: september.id,
      cells: [{ contractId: contractOf(hernan), itemCode: 'HORAS_EXTRA', value }],
    },
  })

/** What the explanation of the extra hours says of them. */
async function hoursOf(person: KnownPerson): Promise<string[] | undefined> {
  const contractId = contractOf(person)
  const { explainPayslip } = await api.as('admin').run<{
    explainPayslip: { code: string | null; details: string[] }[]
  }>(Explain, { input: { payrollMonthId: september.id, contractId, code: 'HORAS_EXTRA' } })
  return explainPayslip.find(({ code }) => code === 'HORAS_NORMALES')?.details
}

beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
  await admin.calculate(september.id)
  await drainJobs()
})

describe('extra hours agreed as days', () => {
  test('expire in six months, and are paid as extra hours where nobody took them', async () => {
    await enter('17.6')
    const asOvertime = await paid()
    expect(asOvertime).toBeGreaterThan(0)
    await enter('0')
    expect(await paid()).toBe(0)

    const { expiring } = await agreed(hernan, '2026-03-20', '17.6')
    expect(expiring).toEqual([{ days: '3', on: '2026-09-20' }])
    expect(await paid()).toBe(asOvertime)
    expect(await hoursOf(hernan)).toEqual([
      '17,6 que se acordaron como días y no se tomaron (art. 32)',
    ])

    // One of the three days is taken, and then given back: 11,73 hours are left meanwhile.
    const vacation = await api.as('admin').mutate<{ id: string }>(Take, {
      input: {
        userContractId: contractOf(hernan),
        startDate: '2026-09-17',
        endDate: '2026-09-17',
        approve: true,
      },
    })
    await enter('5.87')
    expect(await paid()).toBe(asOvertime)
    await enter('0')
    await api.as('admin').mutate(Remove, {
      input: { id: vacation.id, force: true, reason: 'Vino a trabajar' },
    })
    expect(await paid()).toBe(asOvertime)
  })

  test('that a later balance counts already are not paid', async () => {
    await api.as('admin').mutate(
      `mutation Configure($input: UpdateVacationConfigInput!) {
        updateVacationConfig(input: $input) { ${outcome} data { totalBalance } }
      }`,
      {
        input: {
          userContractId: contractOf(hernan),
          balanceAdjustmentDate: '2026-09-10',
          additionalBalance: '2',
          reason: 'Los dos días se acordaron sin vencimiento',
        },
      },
    )
    // The payslip follows the balance.
    expect(await paid()).toBe(0)
  })

  test('give five days a year of contract at most', async () => {
    await agreed(bernarda, '2026-06-01', '22.4')
    expect(await refusalOf('2026-06-15', { overtimeHours: '11.2' })).toMatchObject({
      field: 'overtimeHours',
      message: 'Son 2 días; este año de contrato admite 1 día más (art. 32)',
    })
    await agreed(bernarda, '2026-06-15', '5.6')
  })

  test('are paid with the last month of a contract that ends before they expire', async () => {
    const extra = async () => {
      await admin.calculate(september.id)
      await drainJobs()
      return hoursOf(bernarda)
    }
    expect(await extra()).toEqual([])
    await asCompany(`update user_contract set final_date = '2026-09-25'
      where user_id = ${bernarda.id}`)
    expect(await extra()).toEqual(['28 que se acordaron como días y no se tomaron (art. 32)'])
  })

  test.each([
    ['without hours', '2026-06-01', {}, 'overtimeHours'],
    ['with days of their own', '2026-06-01', { overtimeHours: '5', days: '1' }, 'days'],
    [
      'with another expiry',
      '2026-06-01',
      { overtimeHours: '5', expiresOn: '2030-01-01' },
      'expiresOn',
    ],
    ['that expired already', '2026-03-14', { overtimeHours: '5' }, 'grantedOn'],
    ['of a day to come', '2026-09-16', { overtimeHours: '5' }, 'grantedOn'],
    [
      'that are days of the company',
      '2026-06-01',
      { source: 'BENEFIT', days: '1', overtimeHours: '5' },
      'overtimeHours',
    ],
  ])('%s are refused at the field', async (_, grantedOn, more, field) => {
    expect(await refusalOf(grantedOn, more)).toMatchObject({ field })
  })
})
