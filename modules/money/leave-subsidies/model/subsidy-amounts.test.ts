import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#chile/dates.ts'
import { monthRange } from '#chile/period.ts'
import { rutOf } from '#chile/rut.ts'
import { spend } from '#tests/budget.ts'
import {
  ageOf,
  chainOf,
  claimUntil,
  type Leave,
  monthsOf,
  owedOf,
  paidDays,
  paidOf,
  type PaidMonth,
  payerOf,
} from './subsidy-amounts.ts'
import { readPayments } from './pasted-payments.ts'

const leave = (startDate: string, endDate: string, more: Partial<Leave> = {}): Leave => ({
  id: Number(startDate.replaceAll('-', '')),
  contractId: 1,
  subtype: 'NORMAL',
  startDate,
  endDate,
  halfDay: false,
  ...more,
})
const month = (yearMonth: number, net: number, direct = 0): PaidMonth => ({
  yearMonth,
  taxable: net + 250_000,
  contributions: 200_000,
  tax: 50_000,
  direct,
})
const summer = [month(202606, 900_000), month(202607, 900_000), month(202608, 960_000)]

describe('what an institution owes', () => {
  test('eleven days or more are paid from the first, fewer from the fourth', () => {
    const long = leave('2026-09-01', '2026-09-11')
    const short = leave('2026-09-01', '2026-09-10')
    expect(paidDays(long, [long])).toBe(11)
    expect(paidDays(short, [short])).toBe(7)
    const two = leave('2026-09-01', '2026-09-02')
    expect(paidDays(two, [two])).toBe(0)
    expect(paidDays(leave('2026-09-01', '2026-09-02', { subtype: 'WORK_ACCIDENT' }), [])).toBe(2)
  })

  test('of half the working day, the half of each day that is not worked', () => {
    const half = { halfDay: true }
    const long = leave('2026-09-01', '2026-09-11', half)
    expect(paidDays(long, [long])).toBe(5.5)
    const short = leave('2026-09-07', '2026-09-16', half)
    expect(paidDays(short, [short])).toBe(3.5)
    // 2.760.000 ÷ 90 × 5,5 = 168.666,67.
    expect(owedOf(long, [long], summer, new Map())).toMatchObject({ owed: 168_667 })
    const whole = leave('2026-09-01', '2026-09-05')
    const after = leave('2026-09-06', '2026-09-15', half)
    const all = [whole, after]
    expect(all.map((one) => paidDays(one, chainOf(one, all)))).toEqual([5, 5])
    expect(all.map((one) => paidOf(one, all, [month(202609, 0, 300_000)]))).toEqual([
      150_000, 150_000,
    ])
  })

  test('leaves that continue each other count together', () => {
    const all = [leave('2026-09-01', '2026-09-05'), leave('2026-09-06', '2026-09-11')]
    expect(chainOf(all[1]!, all)).toEqual(all)
    expect(all.map((one) => paidDays(one, chainOf(one, all)))).toEqual([5, 6])
    const short = [leave('2026-09-01', '2026-09-02'), leave('2026-09-03', '2026-09-06')]
    expect(short.map((one) => paidDays(one, chainOf(one, short)))).toEqual([0, 3])
  })

  test('the average net pay of the three months before, by its days', () => {
    const one = leave('2026-09-01', '2026-09-11')
    expect(owedOf(one, [one], summer, new Map())).toEqual({
      owed: 337_333,
      basis: 'Promedio neto de junio, julio y agosto 2026: $920.000; 11 días con subsidio',
    })
  })

  test('what the payslips do not say is entered', () => {
    const one = leave('2026-09-01', '2026-09-11')
    expect(owedOf(one, [one], summer.slice(1), new Map())).toEqual({
      left: 'Faltan liquidaciones de junio, julio y agosto 2026: ingréselo',
    })
    const before = leave('2026-07-06', '2026-07-10')
    expect(owedOf(one, [before, one], summer, new Map())).toEqual({
      left: 'Hubo licencia en junio, julio y agosto 2026, y falta su subsidio: ingréselo',
    })
  })

  test('maternity is paid no more than its second limit', () => {
    const prenatal = leave('2026-09-01', '2026-10-12', { subtype: 'MATERNITY' })
    const postnatal = leave('2026-10-13', '2027-01-04', { subtype: 'MATERNITY' })
    const all = [prenatal, postnatal]
    const autumn = [202511, 202512, 202601]
    const flat = new Map(monthRange(202601, 202607).map((month) => [month, 0]))
    const raised = [...summer, ...autumn.map((one) => month(one, 750_000))]
    // 920.000 a month against 750.000 and 10 % more, 825.000: the second is paid.
    expect(owedOf(prenatal, all, raised, flat)).toEqual({
      owed: (825_000 / 30) * 42,
      basis:
        'Límite maternal (DFL 44, art. 8), promedio neto de noviembre, diciembre 2025 y enero ' +
        '2026 con el IPC y 10% más: $825.000; 42 días con subsidio',
    })
    // What follows it without a day between has its base and its limit.
    expect(owedOf(postnatal, all, raised, flat)).toHaveProperty('owed', (825_000 / 30) * 84)
    // Prices of January to July 2026 raise the limit; those of August do not.
    const prices = new Map([...flat, [202601, 10], [202607, 20], [202608, 900]])
    const sum = 750_000 * 3 * 1.01 * 1.02 * 1.1
    expect(owedOf(prenatal, all, raised, prices)).toHaveProperty(
      'owed',
      Math.round(sum * (42 / 90)),
    )
    const steady = [...summer, ...autumn.map((one) => month(one, 900_000))]
    expect(owedOf(prenatal, all, steady, flat)).toMatchObject({
      owed: Math.round((920_000 / 30) * 42),
      basis: expect.stringContaining('no pasa el límite maternal'),
    })
  })

  test('a month without pay gives its place in the limit to an earlier one of the six', () => {
    const prenatal = leave('2026-09-01', '2026-10-12', { subtype: 'MATERNITY' })
    const flat = new Map(monthRange(202601, 202607).map((month) => [month, 0]))
    const unpaid = (yearMonth: number): PaidMonth => ({
      ...month(yearMonth, 0),
      taxable: 0,
      contributions: 0,
      tax: 0,
    })
    const owed = (limit: readonly PaidMonth[], all: readonly Leave[] = [prenatal]) =>
      owedOf(prenatal, all, [...summer, ...limit], flat)
    // December without pay: October, November and January, 600.000 + 700.000 + 800.000, are three
    // months of 700.000; with 10 % more, 770.000 ÷ 30 by 42 days.
    const pays = [month(202510, 600_000), month(202511, 700_000), month(202601, 800_000)]
    expect(owed([...pays, unpaid(202512)])).toEqual({
      owed: 1_078_000,
      basis:
        'Límite maternal (DFL 44, art. 8), promedio neto de octubre, noviembre 2025 y enero 2026 ' +
        'con el IPC y 10% más: $770.000; 42 días con subsidio',
    })
    // Two months alone with pay, 750.000 and 650.000: 1.400.000 and 10 % more, ÷ 60, by 42 days.
    const two = [month(202601, 750_000), month(202511, 650_000)]
    const others = [202508, 202509, 202510, 202512].map(unpaid)
    expect(owed([...two, ...others])).toHaveProperty('owed', 1_078_000)
    // One alone, 600.000: 660.000 ÷ 30 by 42 days.
    const one = [month(202508, 600_000), ...monthRange(202509, 202601).map(unpaid)]
    expect(owed(one)).toHaveProperty('owed', 924_000)
    // None: the law does not say its limit.
    expect(owed(monthRange(202508, 202601).map(unpaid))).toEqual({
      left: expect.stringMatching(/^Sin remuneración en agosto, .* y enero 2026: ingréselo$/),
    })
    // A month without a payslip, or with a leave, may have pay that is known elsewhere.
    expect(owed([...pays.slice(1), unpaid(202512)])).toHaveProperty(
      'left',
      'Faltan liquidaciones de octubre, noviembre 2025 y enero 2026: ingréselo',
    )
    const ill = leave('2025-12-01', '2025-12-31')
    expect(owed([...pays, unpaid(202512)], [ill, prenatal])).toHaveProperty(
      'left',
      expect.stringContaining('Hubo licencia'),
    )
  })

  test('a limit that nobody knows is entered, and says what is missing', () => {
    const prenatal = leave('2026-09-01', '2026-10-12', { subtype: 'MATERNITY' })
    const paid = [...summer, month(202511, 1), month(202512, 1), month(202601, 1)]
    expect(owedOf(prenatal, [prenatal], summer, new Map())).toEqual({
      left: 'Faltan liquidaciones de noviembre, diciembre 2025 y enero 2026: ingréselo',
    })
    const known = new Map(monthRange(202601, 202606).map((one) => [one, 0]))
    expect(owedOf(prenatal, [prenatal], paid, known)).toHaveProperty(
      'left',
      expect.stringMatching(/^Falta el IPC de enero, .* y julio 2026: ingréselo$/),
    )
    expect(monthsOf(prenatal, [prenatal])).toEqual([
      202508, 202509, 202510, 202511, 202512, 202601, 202606, 202607, 202608, 202609, 202610,
    ])
  })

  test('it is collected within six months of its end, but for accidents of work', () => {
    expect(claimUntil('NORMAL', '2026-08-31')).toBe('2027-02-28')
    expect(claimUntil('WORK_ACCIDENT', '2026-08-31')).toBeNull()
    expect(ageOf('2026-08-16', '2026-09-15')).toBe('D30')
    expect(ageOf('2026-08-15', '2026-09-15')).toBe('D60')
    expect(ageOf('2026-06-16', '2026-09-15')).toBe('OLDER')
  })

  test('who owes it', () => {
    const of = { subtype: 'NORMAL', healthInstitution: 'FONASA', ccaf: null, mutual: 'ACHS' }
    expect(payerOf(of)).toBe('COMPIN')
    expect(payerOf({ ...of, ccaf: 'LOS_ANDES' })).toBe('LOS_ANDES')
    expect(payerOf({ ...of, ccaf: 'LOS_ANDES', healthInstitution: 'COLMENA' })).toBe('COLMENA')
    expect(payerOf({ ...of, subtype: 'WORK_ACCIDENT' })).toBe('ACHS')
  })
})

test('nothing is known to be paid of a leave whose months have no payslip', () => {
  const one = leave('2026-09-01', '2026-09-11')
  expect(paidOf(one, [one], summer)).toBeNull()
  expect(paidOf(one, [one], [month(202609, 500_000)])).toBe(0)
})

test('the parts of a month add up to it, and no chain is paid more than its days', async () => {
  const spans = fc.array(
    fc.record({ gap: fc.integer({ min: 1, max: 12 }), days: fc.integer({ min: 1, max: 20 }) }),
    { minLength: 1, maxLength: 5 },
  )
  const amounts = fc.integer({ min: 0, max: 3_000_000 })
  await spend('parts of direct subsidies', { seconds: 1, least: 300 }, ({ draw }) => {
    let day = '2026-05-28'
    const all = draw(spans).map(({ gap, days }) => {
      const from = addDays(day, gap)
      day = addDays(from, days - 1)
      return leave(from, day)
    })
    const touched = new Set(
      all.flatMap((one) => {
        const found: number[] = []
        for (let at = one.startDate; at <= one.endDate; at = addDays(at, 1)) {
          found.push(Number(at.slice(0, 7).replace('-', '')))
        }
        return found
      }),
    )
    const months = [...touched].map((yearMonth) => month(yearMonth, 800_000, draw(amounts)))
    const parts = all.map((one) => paidOf(one, all, months))
    const whole = months.reduce((sum, { direct }) => sum + direct, 0)
    expect(parts.reduce((sum: number, part) => sum + (part ?? 0), 0)).toBe(whole)
    for (const one of all) {
      const chain = chainOf(one, all)
      const days = chain.reduce((sum, link) => sum + paidDays(link, chain), 0)
      const length = chain.reduce(
        (sum, link) => sum + paidDays({ ...link, subtype: 'WORK_ACCIDENT' }, chain),
        0,
      )
      expect(days).toBe(length >= 11 ? length : Math.max(0, length - 3))
    }
  })
})

test('each row of a paste goes to one leave, or says why not', () => {
  const [one, two] = [rutOf(12_345_678), rutOf(9_876_543)]
  const awaited = [
    { id: 1, rut: one, license: '11204417-3' },
    { id: 2, rut: one, license: '11377520-8' },
    { id: 3, rut: two, license: null },
  ]
  const row = (rut: string, license: string, receivedOn = '12-09-2026', amount = '184.230') => ({
    rut,
    license,
    receivedOn,
    amount,
  })
  const read = readPayments(
    [
      row(one, '112044173'),
      row(two, ''),
      row(two, '', '2026-09-12 00:00:00'),
      row('x', ''),
      row(rutOf(7_654_321), ''),
      row(one, ''),
      row(one, '99'),
      row(one, '11204417-3', 'cuando llegue'),
      row(one, '11204417-3', '16-09-2026'),
      row(one, '11204417-3', '12-09-2026', '1,5'),
      row(one, '11204417-3', '12-09-2026', '0'),
    ],
    awaited,
    '2026-09-15',
  )
  expect(read.slice(0, 3)).toEqual([
    { subsidyId: 1, receivedOn: '2026-09-12', amount: 184_230 },
    { subsidyId: 3, receivedOn: '2026-09-12', amount: 184_230 },
    // A spreadsheet adds the hour.
    { subsidyId: 3, receivedOn: '2026-09-12', amount: 184_230 },
  ])
  expect(read.slice(3).map((line) => ('wrong' in line ? line.wrong : ''))).toEqual([
    'rut',
    'rut',
    'license',
    'license',
    'receivedOn',
    'receivedOn',
    'amount',
    'amount',
  ])
})
