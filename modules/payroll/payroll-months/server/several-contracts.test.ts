// People with two contracts with one employer in a month: what is theirs is calculated once.
import { beforeAll, describe, expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { additionalOf } from '#tests/api/additional.ts'
import { startApi } from '#tests/api.ts'
import {
  amountOf,
  findingsOf,
  type MonthRow,
  noteFindings,
  outcome,
  payrollOf,
} from '#tests/api/payroll.ts'

const { api, world, drainJobs, clock } = await startApi()
const { casa } = world.businesses
const admin = payrollOf(api.as('admin'))

let september: MonthRow
let carlos: string[]
let pilar: string[]
let benjamin: string[]

type Contract = {
  contractType?: string
  initialDate: string
  finalDate?: string
  salary: string
  hoursPerWeek?: string
  gratificationType: string
}

/** A person of this name with these contracts; their ids, in the order given. */
async function hired(
  [firstname, paternalLastname, number]: readonly [string, string, number],
  contracts: readonly Contract[],
  more: object = {},
): Promise<string[]> {
  const { id: userId } = await api.as('admin').mutate<{ id: string }>(
    `mutation ($input: CreateUserInput!) {
      createUser(input: $input) { ${outcome} data { id } } }`,
    {
      input: {
        identificationType: 'RUT',
        rut: rutOf(number),
        firstname,
        paternalLastname,
        birthday: '1984-03-15',
        gender: 'M',
        previsionType: 'AFP_FONASA',
        retirementScheme: 'AFP',
        pensionInstitution: 'MODELO',
        afcEnrolled: true,
        from: '2026-09-01',
        ...more,
      },
    },
  )
  await api.as('admin').mutate(
    `mutation ($input: CreatePaymentMethodInput!) {
      createPaymentMethod(input: $input) { ${outcome} data { id } } }`,
    { input: { userId, kind: 'CASH' } },
  )
  const ids: string[] = []
  for (const { salary, contractType = 'INDEFINITE', hoursPerWeek = '42', ...rest } of contracts) {
    const { id } = await api.as('admin').mutate<{ id: string }>(
      `mutation ($input: CreateUserContractInput!) {
        createUserContract(input: $input) { ${outcome} data { id } } }`,
      {
        input: {
          userId,
          businessId: casa.publicId,
          jobTitle: 'Asesor',
          monthlySalary: { value: salary, currency: 'CLP' },
          contractType,
          hoursPerWeek,
          ...rest,
        },
      },
    )
    ids.push(id)
  }
  return ids
}

const half = (from: string, to: string, salary: string, gratificationType: string): Contract => ({
  contractType: 'FIXED',
  initialDate: `2026-09-${from}`,
  finalDate: `2026-09-${to}`,
  salary,
  gratificationType,
})

beforeAll(async () => {
  clock.set('2026-11-22T12:00:00Z')
  september = await admin.monthAt(casa, 202609)
  // The one of the second fortnight was entered first: the order is that of their dates.
  carlos = (
    await hired(
      ['Carlos', 'Antileo', 24_333_111],
      [half('16', '30', '8000000', 'NONE'), half('01', '15', '8000000', 'NONE')],
    )
  ).toReversed()
  const partTime = { initialDate: '2026-09-01', salary: '600000', hoursPerWeek: '20' }
  pilar = await hired(
    ['Pilar', 'Curihual', 24_333_222],
    [
      { ...partTime, gratificationType: 'NONE' },
      { ...partTime, gratificationType: 'NONE' },
    ],
    {
      previsionType: 'AFP_ISAPRE',
      healthInstitution: 'COLMENA',
      healthAmountUf: '5',
      apviInstitution: 'MODELO',
      apviRegime: 'B',
      apvi: { value: '100000', currency: 'CLP' },
      subjectToJudicialRetention: true,
      judicial: { value: '150000', currency: 'CLP' },
    },
  )
  benjamin = await hired(
    ['Benjamín', 'Reyes', 24_333_333],
    [
      {
        initialDate: '2026-09-01',
        salary: '290000',
        hoursPerWeek: '20',
        gratificationType: 'ART_50',
      },
      {
        initialDate: '2026-09-07',
        salary: '4000000',
        hoursPerWeek: '22',
        gratificationType: 'ART_50',
      },
    ],
  )
  await admin.calculate(september.id)
  await drainJobs()
})

/** A line of each payslip. */
async function lineOf(ids: readonly string[], code: string): Promise<number[]> {
  const found: number[] = []
  for (const id of ids) found.push(amountOf(await admin.payslip(september.id, id), code))
  return found
}
const total = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

describe('the tax of people with two contracts', () => {
  test('is that of what the employer pays Carlos in the month', async () => {
    const tax = await lineOf(carlos, 'IMPUESTO_UNICO')
    expect(tax).toEqual([174_124, 783_762])
    expect(total(tax)).toBe(957_886)
  })

  test('is explained with the whole and what the other payslip withheld', async () => {
    const { explainPayslip: nodes } = await api.as('admin').run<{
      explainPayslip: { code: string | null; label: string | null; shown: string }[]
    }>(
      `query ($input: ExplainPayslipInput!) {
        explainPayslip(input: $input) { code label shown } }`,
      {
        input: {
          payrollMonthId: september.id,
          contractId: carlos[1],
          code: 'IMPUESTO_UNICO',
        },
      },
    )
    expect(nodes.find(({ code }) => code === 'IMPUESTO_DEL_MES')).toMatchObject({
      label: 'Impuesto del mes por todos sus contratos',
      shown: '$957.886',
    })
    expect(nodes.find(({ code }) => code === 'IMPUESTO_ANTES')).toMatchObject({
      label: 'Impuesto ya retenido en los contratos anteriores del mes',
      shown: '$174.124',
    })
  })

  test('counts one cap of art. 50 for Benjamín', async () => {
    expect(await lineOf(benjamin, 'GRATIFICACION')).toEqual([72_500, 146_615])
    expect(total(await lineOf(benjamin, 'IMPUESTO_UNICO'))).toBe(118_186)
  })

  test('is calculated again for both when one of them changes', async () => {
    const before = await lineOf(carlos, 'IMPUESTO_UNICO')
    const item = await api.as('admin').mutate<{ id: string }>(
      `mutation ($input: CreateUserItemInput!) {
        createUserItem(input: $input) { ${outcome} data { id } } }`,
      {
        input: {
          contractId: carlos[0],
          itemCode: 'BONO_PRODUCCION',
          value: '1000000',
          startMonth: 202609,
          endMonth: 202609,
        },
      },
    )
    expect(item.id).toBeTruthy()
    await drainJobs()
    const after = await lineOf(carlos, 'IMPUESTO_UNICO')
    expect(after[0]).toBeGreaterThan(before[0] ?? 0)
    expect(after[1]).toBeGreaterThan(before[1] ?? 0)
  })
})

describe('what Pilar owes once', () => {
  test('is not taken by each of her contracts', async () => {
    const health = [
      ...(await lineOf(pilar, 'SALUD_LEGAL')),
      ...(await lineOf(pilar, 'SALUD_ADICIONAL')),
    ]
    expect(total(health)).toBe(205_286)
    expect(await lineOf(pilar, 'APV_B')).toEqual([50_000, 50_000])
    expect(await lineOf(pilar, 'RETENCION_JUDICIAL')).toEqual([150_000, 0])
  })
})

describe('what a court takes of Pilar', () => {
  type Order = { totalAmount: number | null; taken: number | null }

  test('is once a month: each payslip gives what the other could not', async () => {
    await api.as('admin').mutate(
      `mutation ($input: CreateUserItemInput!) {
        createUserItem(input: $input) { ${outcome} data { id } } }`,
      {
        input: {
          contractId: pilar[1],
          itemCode: 'EMBARGO_PRIVILEGIADO',
          value: '250000',
          startMonth: 202609,
          totalAmount: 1_000_000,
        },
      },
    )
    await drainJobs()
    // The first: half of 430.278 (600.000 less AFP, plan and insurance), less the alimony.
    expect(await lineOf(pilar, 'EMBARGO_PREFERENTE')).toEqual([65_139, 184_861])
    expect(await lineOf(pilar, 'RETENCION_JUDICIAL')).toEqual([150_000, 0])
  })

  test('is no error of the controls, nor is what the other payslip already withheld', async () => {
    const found = await findingsOf<{ rule: string; severity: string; name: string | null }>(
      api.as('admin'),
      september.id,
      'rule severity name',
    )
    expect(found.filter(({ severity }) => severity === 'ERROR')).toEqual([])
    expect(found.filter(({ name }) => name === 'Pilar Curihual').map(({ rule }) => rule)).toEqual([
      'CONTRATOS_JUNTOS',
      'DESCUENTOS_ALTOS',
      'DESCUENTOS_ALTOS',
    ])
  })

  test('counts against the total of the order, whichever payslip gave it', async () => {
    await noteFindings(api.as('admin'), september.id)
    await admin.close(september.id, true)
    const { userItems } = await api
      .as('admin')
      .run<{ userItems: Order[] }>(
        'query ($input: UserItemsInput!) { userItems(input: $input) { totalAmount taken } }',
        { input: { contractId: pilar[1] } },
      )
    expect(userItems).toEqual([{ totalAmount: 1_000_000, taken: 250_000 }])
  })
})

describe('a payment apart to Carlos, on whichever contract', () => {
  const apart = additionalOf(api.as('admin'))
  const bonus = (contractId: string | undefined, value: string) => ({
    contractId,
    itemCode: 'AGUINALDO',
    value,
  })
  let process: { id: string }
  const netOf = async () => {
    const payments = await apart.payments(process.id)
    return carlos.map((id) => payments.find(({ contractId }) => contractId === id)?.net ?? null)
  }

  test('pays the tax of what the employer pays in the month', async () => {
    process = await apart.open(casa.publicId, 202609)
    await apart.save(process.id, [bonus(carlos[0], '1000000')])
    // 9.350.393 x 35 % - 23,32 UTM = 1.600.104, less the 1.261.886 of the month; caps are reached.
    expect(await netOf()).toEqual([1_000_000 - 338_218, null])
  })

  test('comes on top of that of his other contract, and is alone when that one goes', async () => {
    await apart.save(process.id, [bonus(carlos[1], '1000000')])
    // The one of the second fortnight was entered first; both pay what 2.000.000 at once would.
    expect(await netOf()).toEqual([649_999, 661_783])
    await apart.save(process.id, [bonus(carlos[0], '0')])
    expect(await netOf()).toEqual([null, 661_783])
  })
})

test('a voluntary indemnity of Carlos pays the tax of all that he was paid', async () => {
  const { settlementPreview } = await api.as('admin').run<{
    settlementPreview: { lines: { code: string; amount: number }[] }
  }>(
    `query ($input: SettlementPreviewInput!) { settlementPreview(input: $input) {
      lines { code amount } } }`,
    {
      input: {
        userContractId: carlos[1],
        dismissalCause: 'ART_159_4',
        disengagementDate: '2026-09-30',
        payDate: '2026-09-30',
        voluntary: 1_000_000,
        pactAnyCause: false,
        pactWithoutYearsCap: false,
        pactWithoutUfCap: false,
        deferVacation: false,
        payLastPayslip: false,
        contributionsPaid: true,
      },
    },
  )
  // As what is paid apart: 1.000.000 over the 8.350.393 of both contracts.
  expect(settlementPreview.lines).toContainEqual({
    code: 'IMPUESTO_INDEMNIZACION',
    amount: 338_218,
  })
})
