// One person, two contracts with one employer in a month: the caps are those of the person.
import { beforeAll, describe, expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { startApi } from '#tests/api.ts'
import { amountOf, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'

const { api, world, drainJobs, clock } = await startApi()
const { casa } = world.businesses
const admin = payrollOf(api.as('admin'))

let september: MonthRow
beforeAll(async () => {
  clock.set('2026-11-22T12:00:00Z')
  september = await admin.monthAt(casa, 202609)
})

type Contract = { contractType: string; initialDate: string; finalDate?: string }

/** Somebody with these contracts at eight millions a month, and what each one's AFP takes. */
async function afpOf(number: number, contracts: readonly Contract[]): Promise<number[]> {
  const { id: userId } = await api.as('admin').mutate<{ id: string }>(
    `mutation ($input: CreateUserInput!) {
      createUser(input: $input) { ${outcome} data { id } } }`,
    {
      input: {
        identificationType: 'RUT',
        rut: rutOf(number),
        firstname: 'Clemente',
        paternalLastname: 'Huaiquil',
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
  const ids: string[] = []
  for (const contract of contracts) {
    const { id } = await api.as('admin').mutate<{ id: string }>(
      `mutation ($input: CreateUserContractInput!) {
        createUserContract(input: $input) { ${outcome} data { id } } }`,
      {
        input: {
          userId,
          businessId: casa.publicId,
          jobTitle: 'Asesor',
          monthlySalary: { value: '8000000', currency: 'CLP' },
          hoursPerWeek: '42',
          ...contract,
        },
      },
    )
    ids.push(id)
  }
  await admin.calculate(september.id)
  await drainJobs()
  const found: number[] = []
  for (const id of ids) {
    found.push(amountOf(await admin.payslip(september.id, id), 'COTIZACION_AFP'))
  }
  return found
}

/** Of 3.695.148, the cap of 90 UF of the month, at the 10,58 % of AFP Modelo. */
const WHOLE = 390_947

describe('two contracts of one person with one employer in a month', () => {
  test.each([
    [24_222_111, 'a fixed term after another', 'FIXED', 'FIXED'],
    [24_222_222, 'an open-ended one after a fixed term', 'FIXED', 'INDEFINITE'],
    [24_222_333, 'a work after a fixed term', 'FIXED', 'BY_WORK_OR_TASK'],
    [24_222_444, 'a fixed term after a work', 'BY_WORK_OR_TASK', 'FIXED'],
  ])('share the cap of contributions: %#', async (number, _what, first, second) => {
    const afp = await afpOf(number, [
      { contractType: first, initialDate: '2026-09-01', finalDate: '2026-09-15' },
      {
        contractType: second,
        initialDate: '2026-09-16',
        ...(second === 'INDEFINITE' ? {} : { finalDate: '2026-09-30' }),
      },
    ])
    const sum = afp.reduce((total, amount) => total + amount, 0)
    expect(Math.abs(sum - WHOLE), String(afp)).toBeLessThanOrEqual(1)
  })
})
