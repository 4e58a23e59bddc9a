import { beforeAll, describe, expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { startApi } from '#tests/api.ts'
import { type MonthRow, outcome, payrollOf, RunErrors } from '#tests/api/payroll.ts'

const { api, world, drainJobs, clock } = await startApi()
const { casa } = world.businesses
const admin = payrollOf(api.as('admin'))

const start = async (input: { userId?: string | null; businessId?: string | null } = {}) =>
  (
    await api.as('admin').run<{ payrollStart: { from: string; ofContract: boolean } | null }>(
      `query ($input: PayrollStartInput!) {
        payrollStart(input: $input) { yearMonth from ofContract } }`,
      { input },
    )
  ).payrollStart

/** Somebody who is entered today, with everything that a payslip needs but what is left out. */
async function enter(number: number, more: object = {}): Promise<string> {
  const { id } = await api.as('admin').mutate<{ id: string }>(
    `mutation ($input: CreateUserInput!) {
      createUser(input: $input) { ${outcome} data { id } } }`,
    {
      input: {
        identificationType: 'RUT',
        rut: rutOf(number),
        firstname: 'Isidora',
        paternalLastname: 'Quilodrán',
        birthday: '1994-03-15',
        gender: 'F',
        previsionType: 'AFP_FONASA',
        retirementScheme: 'AFP',
        pensionInstitution: 'HABITAT',
        afcEnrolled: true,
        ...more,
      },
    },
  )
  return id
}
const hire = async (userId: string, initialDate: string) =>
  api.as('admin').mutate<{ id: string }>(
    `mutation ($input: CreateUserContractInput!) {
      createUserContract(input: $input) { ${outcome} data { id } } }`,
    {
      input: {
        userId,
        businessId: casa.publicId,
        initialDate,
        contractType: 'INDEFINITE',
        jobTitle: 'Jardinera',
        monthlySalary: { value: '650000', currency: 'CLP' },
        hoursPerWeek: '42',
      },
    },
  )
const errors = async () =>
  (
    await api
      .as('admin')
      .run<{ payrollRunErrors: { rows: { name: string; message: string }[] } }>(RunErrors, {
        filter: { payrollMonthId: september.id },
      })
  ).payrollRunErrors.rows
const incomplete = async () =>
  (
    await api.as('admin').run<{
      payrollInfoPeople: { rows: { name: string; detail: string }[] }
    }>(
      `query ($filter: PayrollInfoPeopleFilter!) {
        payrollInfoPeople(filter: $filter) { rows { name detail } } }`,
      { filter: { payrollMonthId: september.id, list: 'INCOMPLETE' } },
    )
  ).payrollInfoPeople.rows

let september: MonthRow
beforeAll(async () => {
  // Months are worked on after they ended, as everywhere.
  clock.set('2026-11-22T12:00:00Z')
  september = await admin.monthAt(casa, 202609)
})

describe('who is entered in November and has worked since September', () => {
  let userId = ''
  let contractId = ''

  test('is known since the contract began, so that September pays them', async () => {
    userId = await enter(24_111_222)
    contractId = (await hire(userId, '2026-09-10')).id
    await admin.calculate(september.id)
    await drainJobs()
    expect((await admin.payslip(september.id, contractId)).net).toBeGreaterThan(200_000)
    const { user } = await api
      .as('admin')
      .run<{ user: { versionFrom: string } }>(
        'query ($input: UserInput!) { user(input: $input) { versionFrom } }',
        { input: { id: userId, asOf: '2026-09-30' } },
      )
    expect(user.versionFrom).toBe('2026-09-10')
  })

  test('is known earlier when the contract turns out to have begun earlier', async () => {
    await api.as('admin').mutate(
      `mutation ($input: UpdateUserContractInput!) {
        updateUserContract(input: $input) { ${outcome} } }`,
      { input: { id: contractId, initialDate: '2026-09-01' } },
    )
    await admin.calculate(september.id)
    await drainJobs()
    expect((await admin.payslip(september.id, contractId)).net).toBeGreaterThan(400_000)
  })

  test('begins, for payroll, with the open month, or with the contract if later', async () => {
    expect(await start({ businessId: casa.publicId })).toMatchObject({
      from: '2026-09-01',
      ofContract: false,
    })
    const other = await enter(24_111_333)
    await hire(other, '2026-09-21')
    expect(await start({ userId: other })).toMatchObject({ from: '2026-09-21', ofContract: true })
  })
})

describe('what a record says too late', () => {
  test('is reported with its first day and the name of the person', async () => {
    const userId = await enter(24_111_444, { firstname: 'Tamara', pensionInstitution: undefined })
    await hire(userId, '2026-09-01')
    expect((await errors()).find(({ name }) => name.startsWith('Tamara'))?.message).toBe(
      'Falta la AFP',
    )
    // Entered «desde hoy», it does not help September.
    const update = (from: string) =>
      api
        .as('admin')
        .mutate(
          `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ${outcome} } }`,
          { input: { id: userId, from, version: null, pensionInstitution: 'MODELO' } },
        )
    await update('2026-11-22')
    const late = 'Falta la AFP: la tiene recién desde el 22-11-2026'
    expect((await errors()).find(({ name }) => name.startsWith('Tamara'))?.message).toBe(late)
    expect(await incomplete()).toContainEqual(
      expect.objectContaining({ name: expect.stringMatching(/^Tamara/), detail: late }),
    )
    // From the day that is proposed it does.
    const proposed = await start({ userId })
    await update(proposed?.from ?? '')
    expect((await errors()).filter(({ name }) => name.startsWith('Tamara'))).toEqual([])
  })
})
