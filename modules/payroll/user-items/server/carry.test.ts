import { beforeAll, describe, expect, test } from 'vitest'
import { formatPesos } from '#chile/numbers.ts'
import { startApi } from '#tests/api.ts'
import { openOctober } from '#tests/api/next-month.ts'
import {
  amountOf,
  type MonthRow,
  noteFindings,
  OpenMonth,
  outcome,
  payrollOf,
} from '#tests/api/payroll.ts'
import { wholeReport } from '#tests/api/reports.ts'

const { api, world, drainJobs } = await startApi()
const { vina } = world.businesses
const { bernarda, hernan, mario, carolina } = world.people
const admin = payrollOf(api.as('admin'))
const contractOf = (person: typeof bernarda) => person.contracts[0]?.publicId ?? ''

type Item = {
  id: string
  itemCode: string
  value: string
  startMonth: number
  endMonth: number | null
  origin: string | null
  carried: number | null
  comment: string | null
}
const itemsOf = async (person: typeof bernarda) =>
  (
    await api.as('admin').run<{ userItems: Item[] }>(
      `query ($input: UserItemsInput!) { userItems(input: $input) {
        id itemCode value startMonth endMonth origin carried comment } }`,
      { input: { payrollMonthId: null, contractId: contractOf(person) } },
    )
  ).userItems
const restsOf = async (person: typeof bernarda) =>
  (await itemsOf(person))
    .filter(({ origin }) => origin === 'CARRIED')
    .map(({ startMonth, endMonth, value, comment }) => [
      startMonth,
      endMonth,
      Number(value),
      comment,
    ])

const inQuotas = (person: typeof bernarda, itemCode: string, value: string, totalQuotas: number) =>
  api.as('admin').mutate<Item>(
    `mutation ($input: CreateUserItemInput!) { createUserItem(input: $input) {
      ${outcome} data { id } } }`,
    {
      input: {
        contractId: contractOf(person),
        itemCode,
        value,
        totalQuotas,
        startMonth: 202609,
        endMonth: null,
        totalAmount: null,
        comment: null,
      },
    },
  )

type Report = { headers: { label: string }[] }
/** The rows of «Préstamos y saldos» of somebody, by their heads. */
const reportOf = async (person: typeof bernarda, yearMonth: number) => {
  const { headers, rows } = await wholeReport<Report>(api.as('admin'), 'headers { label }', {
    name: 'prestamos-saldos',
    businessId: vina.publicId,
    yearMonth,
    userId: person.publicId,
  })
  const labels = headers.map(({ label }) => label)
  return rows.map(({ cells }) =>
    Object.fromEntries(labels.map((label, at) => [label, cells[at] ?? ''])),
  )
}

const enter = (id: string, person: typeof bernarda, itemCode: string, value: string) =>
  api
    .as('admin')
    .mutate(
      `mutation ($input: SaveUserItemsInput!) { saveUserItems(input: $input) { ${outcome} } }`,
      {
        input: {
          payrollMonthId: id,
          cells: [{ contractId: contractOf(person), itemCode, value }],
        },
      },
    )

/** Pesos handed out before the payslip, by a process of advances that is closed. */
async function advance(person: typeof bernarda, value: string): Promise<void> {
  const { id } = await api.as('admin').mutate<{ id: string }>(OpenMonth, {
    input: { businessId: vina.publicId, yearMonth: 202609, type: 'ADVANCE' },
  })
  await api
    .as('admin')
    .mutate(
      `mutation ($input: SaveAdvancesInput!) { saveAdvances(input: $input) { ${outcome} } }`,
      {
        input: {
          payrollMonthId: id,
          rows: [{ contractId: contractOf(person), mode: 'FIXED', value }],
        },
      },
    )
  await admin.close(id)
}
const calculate = async (id: string) => {
  await admin.calculate(id)
  await drainJobs()
}
const close = async (id: string) => {
  await calculate(id)
  await noteFindings(api.as('admin'), id)
  await admin.close(id, true)
}
/** What the payslip itself says of discounts that it could not make. */
const saidBy = async (month: { id: string }, person: typeof bernarda) =>
  (
    await api
      .as('admin')
      .run<{ payrollSummaryView: { warnings: string[] } }>(
        `query ($input: OfPayslip!) { payrollSummaryView(input: $input) { warnings } }`,
        { input: { payrollMonthId: month.id, contractId: contractOf(person) } },
      )
  ).payrollSummaryView.warnings
const tookOf = async (month: { id: string }, person: typeof bernarda, code: string) =>
  amountOf(await admin.payslip(month.id, contractOf(person)), code)

let september: MonthRow
let took = 0
beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
  await inQuotas(bernarda, 'PRESTAMO_EMPRESA', '600000', 6)
  await inQuotas(hernan, 'CREDITO_CCAF', '30000', 4)
  // Advanced half of her pay, and then absent nearly all month; she agreed to an overdraft.
  await api.as('admin').mutate(
    `mutation ($input: UpdateUserContractInput!) {
      updateUserContract(input: $input) { ${outcome} } }`,
    { input: { id: contractOf(carolina), from: '2026-09-01', overdraft: true } },
  )
  await advance(carolina, '900000')
  await enter(september.id, carolina, 'DIAS_SIN_GOCE', '27')
})

describe('a loan of 600.000 in 6 quotas that art. 58 does not let through', () => {
  test('took nothing while nobody calculated, and what the payslip takes after', async () => {
    const [before] = await reportOf(bernarda, 202609)
    expect(before).toMatchObject({
      'Cuota del mes': '600000',
      'Descontado en el mes': '0',
      'Cuotas descontadas': '0',
      'Cuotas en total': '6',
      Saldo: '3600000',
    })
    await calculate(september.id)
    took = await tookOf(september, bernarda, 'PRESTAMO_EMPRESA')
    expect(took).toBeGreaterThan(50_000)
    expect(took).toBeLessThan(200_000)
    const [now] = await reportOf(bernarda, 202609)
    expect(now).toMatchObject({
      'Descontado en el mes': String(took),
      'Cuotas descontadas': '0',
      Saldo: String(3_600_000 - took),
    })
    expect(await restsOf(bernarda)).toEqual([])
  })

  test('says on the payslip how much is left, what kept it and where it goes', async () => {
    const [rest, all] = [formatPesos(600_000 - took), formatPesos(618_000 - took)]
    // With the 18.000 of the casino, which has no quotas.
    expect(await saidBy(september, bernarda)).toEqual([
      `Quedan ${all} sin descontar: los límites del art. 58 no dejan descontar más.`,
      `${rest} pasan a una cuota después de la última.`,
      '$18.000 no pasan a otro mes: el contrato no permite el sobregiro.',
    ])
    const left = formatPesos(900_000 - (await tookOf(september, carolina, 'ANTICIPO_SUELDO')))
    expect(await saidBy(september, carolina)).toEqual([
      `Quedan ${left} sin descontar: el líquido no alcanzó.`,
      `${left} pasan a octubre 2026.`,
    ])
    expect(await saidBy(september, hernan)).toEqual([])
  })

  test('is carried after its last quota when the month closes, with its month', async () => {
    await close(september.id)
    const rest = 600_000 - took
    expect(await restsOf(bernarda)).toEqual([
      [202703, 202703, rest, 'Resto de la cuota de septiembre 2026'],
    ])
    const [item] = (await itemsOf(bernarda)).filter(
      ({ itemCode, origin }) => itemCode === 'PRESTAMO_EMPRESA' && origin === null,
    )
    expect(item?.carried).toBe(rest)
    expect((await reportOf(bernarda, 202609))[0]).toMatchObject({
      'Descontado en el mes': String(took),
      'Cuotas descontadas': '0',
      Saldo: String(3_600_000 - took),
      Termina: 'marzo 2027',
    })
  })

  test('is whole again in a reopening, and carried once when it closes again', async () => {
    await admin.reopen(september.id)
    expect(await restsOf(bernarda)).toEqual([])
    await close(september.id)
    expect(await restsOf(bernarda)).toHaveLength(1)
  })

  test('of the next month goes after it, and the balance is right to the peso', async () => {
    const october = await openOctober(
      { first: api.as('admin'), second: api.as('supergerente') },
      vina,
    )
    // Of a month that nobody calculated nothing is counted.
    expect((await reportOf(bernarda, 202610))[0]).toMatchObject({
      'Cuota del mes': '600000',
      'Descontado en el mes': '0',
      Saldo: String(3_600_000 - took),
    })
    // Who is paid by the day is paid the days that somebody enters.
    await enter(october, mario, 'DIAS_JORNAL', '26')
    await close(october)
    const second = await tookOf({ id: october }, bernarda, 'PRESTAMO_EMPRESA')
    expect(second).toBeGreaterThan(50_000)
    expect((await restsOf(bernarda)).map(([month, , value]) => [month, value])).toEqual([
      [202703, 600_000 - took],
      [202704, 600_000 - second],
    ])
    expect((await reportOf(bernarda, 202610))[0]).toMatchObject({
      'Descontado en el mes': String(second),
      'Cuotas descontadas': '0',
      Saldo: String(3_600_000 - took - second),
      Termina: 'abril 2027',
    })
    // And September says what it said.
    expect((await reportOf(bernarda, 202609))[0]).toMatchObject({
      'Descontado en el mes': String(took),
      Saldo: String(3_600_000 - took),
    })
  })
})

test('quotas that were taken whole are counted, and carry nothing', async () => {
  expect(await restsOf(hernan)).toEqual([])
  expect((await reportOf(hernan, 202610))[0]).toMatchObject({
    'Cuota del mes': '30000',
    'Descontado en el mes': '30000',
    'Cuotas descontadas': '2',
    'Cuotas en total': '4',
    Saldo: '60000',
    Termina: 'diciembre 2026',
  })
})

test('what a month could not take of an advance is asked for by the next one', async () => {
  const advanced = await tookOf(september, carolina, 'ANTICIPO_SUELDO')
  expect(advanced).toBeLessThan(900_000)
  expect(await restsOf(carolina)).toEqual([
    [202610, 202610, 900_000 - advanced, 'Resto del anticipo de septiembre 2026'],
  ])
  const october = await admin.monthAt(vina, 202610)
  expect(await tookOf(october, carolina, 'ANTICIPO_SUELDO')).toBe(900_000 - advanced)
  // And once: it is no part of what an overdraft collects.
  expect(await tookOf(october, carolina, 'SOBREGIRO_ANTERIOR')).toBe(0)
})
