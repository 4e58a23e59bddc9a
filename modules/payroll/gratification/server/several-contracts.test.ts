import { beforeAll, expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { additionalOf } from '#tests/api/additional.ts'
import { startApi } from '#tests/api.ts'
import { copyClosedMonth } from '#tests/api/closed-months.ts'
import { noteFindings, outcome, payrollOf } from '#tests/api/payroll.ts'

/**
 * Benjamín has two contracts with the company, and a share of the profit is owed for both. The caps
 * and the tax of his months are his and not of a contract, so that what one of them is paid depends
 * on what the other is.
 */
const { api, world, database, drainJobs, clock } = await startApi()
const { casa } = world.businesses
const admin = payrollOf(api.as('admin'))

let december = ''
let contracts: string[] = []

async function hired(): Promise<string[]> {
  const { id: userId } = await api.as('admin').mutate<{ id: string }>(
    `mutation ($input: CreateUserInput!) {
      createUser(input: $input) { ${outcome} data { id } } }`,
    {
      input: {
        identificationType: 'RUT',
        rut: rutOf(24_333_333),
        firstname: 'Benjamín',
        paternalLastname: 'Reyes',
        birthday: '1984-03-15',
        gender: 'M',
        previsionType: 'AFP_FONASA',
        retirementScheme: 'AFP',
        pensionInstitution: 'MODELO',
        afcEnrolled: true,
        from: '2026-09-01',
      },
    },
  )
  await api.as('admin').mutate(
    `mutation ($input: CreatePaymentMethodInput!) {
      createPaymentMethod(input: $input) { ${outcome} data { id } } }`,
    { input: { userId, kind: 'CASH' } },
  )
  const ids: string[] = []
  for (const value of ['1500000', '1800000']) {
    const { id } = await api.as('admin').mutate<{ id: string }>(
      `mutation ($input: CreateUserContractInput!) {
        createUserContract(input: $input) { ${outcome} data { id } } }`,
      {
        input: {
          userId,
          businessId: casa.publicId,
          jobTitle: 'Asesor',
          monthlySalary: { value, currency: 'CLP' },
          contractType: 'INDEFINITE',
          hoursPerWeek: '20',
          initialDate: '2026-09-01',
          gratificationType: 'ART_47',
        },
      },
    )
    ids.push(id)
  }
  return ids
}

const settle = async () => {
  await api.as('admin').mutate(
    `mutation ($input: SaveGratificationInput!) { saveGratification(input: $input) {
      ${outcome} data { jobId } } }`,
    {
      input: {
        payrollMonthId: december,
        year: 2026,
        profit: 400_000_000,
        ownCapital: 100_000_000,
      },
    },
  )
  await drainJobs()
}
const exclude = (contractId: string, reason: string | null) =>
  api.as('admin').mutate<{ paid: number }>(
    `mutation ($input: ExcludeFromGratificationInput!) { excludeFromGratification(input: $input) {
      ${outcome} data { paid } } }`,
    { input: { payrollMonthId: december, rows: [{ contractId, reason }] } },
  )
/** What the process pays to each of the two contracts. */
const paid = async () => {
  const rows = await additionalOf(api.as('admin')).payments(december)
  return contracts.map((id) => rows.find(({ contractId }) => contractId === id))
}

beforeAll(async () => {
  clock.set('2026-11-22T12:00:00Z')
  contracts = await hired()
  const september = await admin.monthAt(casa, 202609)
  await admin.calculate(september.id)
  await drainJobs()
  await noteFindings(api.as('admin'), september.id)
  await admin.close(september.id, true)
  await copyClosedMonth(
    database.owner,
    { company: world.coihues, business: casa },
    202609,
    [202610, 202611, 202612],
  )
  december = (await additionalOf(api.as('admin')).open(casa.publicId, 202612)).id
  await settle()
}, 60_000)

test('leaving out one contract calculates what the other of the same person is paid', async () => {
  const [first = '', second = ''] = contracts
  const both = await paid()
  expect(both.map((one) => (one?.earnings ?? 0) > 0)).toEqual([true, true])
  for (const [left, kept] of [
    [first, 1],
    [second, 0],
  ] as const) {
    expect(await exclude(left, 'Se le pagó en efectivo')).toEqual({ paid: 0 })
    const alone = await paid()
    expect(alone[1 - kept]?.net).toBeNull()
    // As a calculation of the whole year says it.
    await settle()
    expect(await paid()).toEqual(alone)
    // The other contract adds to the pay of the same months: without it less tax is withheld.
    if (kept === 1) {
      expect(Number(alone[kept]?.deductions)).toBeLessThan(Number(both[kept]?.deductions))
    }
    expect(await exclude(left, null)).toEqual({ paid: 1 })
    expect(await paid()).toEqual(both)
  }
})
