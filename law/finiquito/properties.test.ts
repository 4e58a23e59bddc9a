import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, addYears, type ISODate } from '#chile/dates.ts'
import { spend } from '#tests/budget.ts'
import { serviceTime } from './facts/time.ts'
import { type Ending, endings, type PartialFiniquito } from './input.ts'
import { finiquitoPlan } from './library.ts'
import { calculateFiniquito, factsUnder, finiquitoLaw } from './run.ts'

const law = finiquitoLaw(202608)
const lastDay = '2026-07-31'
const all = Object.keys(endings).filter((one): one is Ending => Object.hasOwn(endings, one))

const day = fc.integer({ min: 0, max: 16_000 }).map((back) => addDays(lastDay, -back))
const money = (most: number) => fc.integer({ min: 0, max: most }).map(String)

const perhaps = (most: number): fc.Arbitrary<ISODate | null> =>
  fc.oneof(
    fc.constant(null),
    fc.integer({ min: -30, max: most }).map((days) => addDays(lastDay, days)),
  )

const finiquito = (start: fc.Arbitrary<ISODate> = day): fc.Arbitrary<PartialFiniquito> =>
  fc.record({
    ending: fc.constantFrom(...all),
    start,
    end: fc.constant(lastDay),
    domesticWorker: fc.boolean(),
    noticeGiven: fc.boolean(),
    pay: fc.record({
      salary: money(9_000_000),
      fixed: money(400_000),
      gratification: money(219_115),
      allowances: money(200_000),
      variable: fc.array(money(2_000_000), { maxLength: 3 }),
      lastThree: money(9_000_000),
      last: money(9_000_000),
      average24: money(9_000_000),
    }),
    maternity: fc.record({
      until: perhaps(800),
      subsidyUntil: perhaps(400),
    }),
    vacation: fc.record({
      businessDays: fc.integer({ min: 0, max: 9_000_000 }).map((units) => String(units / 100_000)),
      nonWorkingDays: fc.nat(40),
      deferred: fc.boolean(),
    }),
    afcEmployerBalance: money(20_000_000),
    voluntary: money(20_000_000),
    lastPayslip: money(3_000_000),
    deductions: fc.record({ advances: money(900_000), loans: money(4_000_000) }),
    alimony: fc.record({ pesos: money(500_000), percent: fc.nat(50).map(String) }),
  })

function valuesOf(input: PartialFiniquito): Readonly<Record<string, number>> {
  const result = calculateFiniquito(law, factsUnder(law, input))
  if (!result.ok) throw new Error(result.error.message)
  return result.values
}
const at = (values: Readonly<Record<string, number>>, code: string) => values[code] ?? Number.NaN

test('the parts of any finiquito add up to its total; the offset keeps its place', async () => {
  const { concepts } = finiquitoPlan().library
  const sumOf = (values: Readonly<Record<string, number>>, group: string) =>
    concepts
      .filter(({ classes }) => classes.includes(group))
      .reduce((total, { code }) => total + at(values, code), 0)
  await spend('finiquitos', { seconds: 1, least: 150 }, ({ draw }) => {
    const input = draw(finiquito())
    const values = valuesOf(input)
    const paid = sumOf(values, 'HABER_FINIQUITO')
    const taken = sumOf(values, 'DESCUENTO_FINIQUITO')
    expect(at(values, 'TOTAL_FINIQUITO') - at(values, 'SALDO_EN_CONTRA')).toBe(paid - taken)
    expect(at(values, 'DESCUENTO_AFC')).toBeLessThanOrEqual(at(values, 'INDEMNIZACION_ANOS'))
    if (!['NECESIDADES', 'DESAHUCIO'].includes(input.ending)) {
      expect(at(values, 'DESCUENTO_AFC')).toBe(0)
    }
    // A liquidator pays the greater of both, and never both (art. 163 bis N°4).
    if (input.ending === 'LIQUIDACION') {
      expect(at(values, 'INDEMNIZACION_FUERO') * at(values, 'INDEMNIZACION_AVISO')).toBe(0)
      expect(at(values, 'INDEMNIZACION_FUERO') + at(values, 'INDEMNIZACION_AVISO')).toBe(
        Math.max(at(values, 'AVISO_CONCURSAL'), at(values, 'FUERO_CONCURSAL')),
      )
    } else {
      expect(at(values, 'INDEMNIZACION_FUERO')).toBe(0)
    }
    expect(at(values, 'BASE_TOPADA')).toBeLessThanOrEqual(at(values, 'TOPE_BASE'))
    expect(at(values, 'NO_RENTA_ART_17') + at(values, 'RENTA_AFECTA')).toBe(
      at(values, 'INDEMNIZACION_VOLUNTARIA') + at(values, 'MEJORA_PACTADA'),
    )
  })
})

test('a day more of service never pays less, and eleven years are the most', async () => {
  const capped = day.filter((start) => start >= '1981-08-15')
  await spend('service', { seconds: 1, least: 100 }, ({ draw }) => {
    const input = draw(finiquito(capped))
    const longer = { ...input, start: addDays(input.start, -1) }
    const [one, more] = [valuesOf(input), valuesOf(longer)]
    for (const code of ['INDEMNIZACION_ANOS', 'INDEMNIZACION_OBRA']) {
      // An earlier contract of a work may fall under an earlier bracket of the table.
      if (
        code === 'INDEMNIZACION_OBRA' &&
        at(one, 'DIAS_POR_MES_DE_OBRA') !== at(more, 'DIAS_POR_MES_DE_OBRA')
      )
        continue
      expect(at(more, code), code).toBeGreaterThanOrEqual(at(one, code))
    }
    expect(at(one, 'INDEMNIZACION_ANOS')).toBeLessThanOrEqual(11 * at(one, 'BASE_TOPADA'))
  })
})

test('six months to the day add no year, and one day more does, from any day', async () => {
  await spend('fraction', { seconds: 1, least: 150 }, ({ draw }) => {
    const start = draw(day.filter((one) => one < '2022-01-01' && one > '1990-01-01'))
    const exact = addMonths(addYears(start, 2), 6)
    const input = (end: ISODate): PartialFiniquito => ({ ending: 'RENUNCIA', start, end })
    // In a shorter month the period is counted from the start, not from the second year.
    const { allMonths } = serviceTime(start, exact)
    expect([29, 30]).toContain(allMonths)
    if (allMonths === 30) {
      const edge = addMonths(start, 30)
      expect(at(valuesOf(input(edge)), 'ANOS_CON_FRACCION')).toBe(2)
      expect(at(valuesOf(input(addDays(edge, 1))), 'ANOS_CON_FRACCION')).toBe(3)
      expect(at(valuesOf(input(addDays(edge, -1))), 'ANOS_CON_FRACCION')).toBe(2)
    }
  })
})

test('service put back on its start is its end, over leap days too', async () => {
  await spend('calendar', { seconds: 1, least: 300 }, ({ draw }) => {
    const start = draw(day)
    const end = addDays(start, draw(fc.nat(9000)))
    const { years, months, days, allMonths } = serviceTime(start, end)
    expect(addDays(addMonths(start, allMonths), days)).toBe(end)
    expect(years * 12 + months).toBe(allMonths)
    expect(months).toBeLessThan(12)
    expect(days).toBeLessThan(31)
    const longer = serviceTime(start, end, true)
    expect(longer).toEqual(serviceTime(start, addDays(end, 1)))
  })
})
