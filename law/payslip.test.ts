import { expect, test } from 'vitest'
import { payrollLibrary } from './library.ts'
import { calculate, explainPayslip, openPayroll, payslipFacts } from './run.ts'
import { retroactiveConcepts } from './retroactive-items.ts'
import { payslipLines, payslipSummary, payslipWarnings } from './payslip.ts'

const payroll = openPayroll(202609)
const input = {
  month: 202609,
  contract: { salary: { amount: '1000000', currency: 'CLP' as const } },
  pension: { afp: 'HABITAT' },
  overtime: [{ hours: '4.5' }],
  items: { COLACION: '45000', ANTICIPO_SUELDO: '100000' },
}
const facts = payslipFacts(payroll, input)
const result = calculate(payroll, input)
const values = result.ok ? { ...facts, ...result.values } : {}
const sections = payslipLines(payroll.plan.library, values)
const section = (key: string) => sections.find((one) => one.key === key)

test('a payslip has its sections in the usual order, each with its lines and total', () => {
  expect(sections.map(({ key }) => key)).toEqual([
    'taxable',
    'earlier',
    'nonTaxable',
    'legal',
    'other',
    'employer',
    'totals',
  ])
  expect(section('taxable')?.lines.map(({ label }) => label)).toEqual([
    'Sueldo base',
    'Horas extraordinarias',
    'Gratificación',
  ])
  expect(section('nonTaxable')?.lines.map(({ code }) => code)).toEqual(['COLACION'])
  expect(section('other')?.lines.map(({ code }) => code)).toEqual(['ANTICIPO_SUELDO'])
})

test('the totals of the sections are those of the calculation', () => {
  expect(section('taxable')?.total).toBe(values['TOTAL_IMPONIBLE'])
  expect(section('legal')?.total).toBe(values['TOTAL_DESCUENTOS_LEGALES'])
  expect(section('employer')?.total).toBe(values['TOTAL_APORTES'])
  expect(section('totals')?.total).toBe(values['LIQUIDO'])
})

test('pay of earlier months is listed beside contributory pay, and moves no amount', () => {
  const late = openPayroll(202609, { concepts: retroactiveConcepts })
  const owed = {
    DIFERENCIA_SUELDO: '100000',
    DIFERENCIA_HABERES: '14335',
    DEVOLUCION_DESCUENTOS: '2000',
  }
  const paid = calculate(late, { ...input, items: { ...owed } })
  const without = calculate(late, { ...input, items: {} })
  if (!paid.ok || !without.ok) throw new Error('neither fails')
  const [taxable, earlier, free] = payslipLines(late.plan.library, paid.values)
  expect(taxable?.total).toBe(without.values['TOTAL_IMPONIBLE'])
  expect(earlier).toMatchObject({ label: 'Haberes de meses anteriores', total: 114_335 })
  expect(free?.lines.map(({ code }) => code)).toEqual(['DEVOLUCION_DESCUENTOS'])
  expect(paid.values).toMatchObject({
    TOTAL_IMPONIBLE: without.values['TOTAL_IMPONIBLE'],
    TOTAL_NO_IMPONIBLE: 116_335,
  })
})

test('family allowance of earlier months is pay, and costs the company nothing', () => {
  const late = openPayroll(202609, { concepts: retroactiveConcepts })
  const paid = calculate(late, {
    ...input,
    items: { DIFERENCIA_ASIGNACION_FAMILIAR: '22601', DEVOLUCION_COTIZACIONES: '500' },
  })
  const without = calculate(late, { ...input, items: {} })
  if (!paid.ok || !without.ok) throw new Error('neither fails')
  const change = (code: string) => (paid.values[code] ?? 0) - (without.values[code] ?? 0)
  expect(change('LIQUIDO')).toBe(23_101)
  expect(change('COSTO_EMPRESA')).toBe(0)
})

test('days, hours and rates stand beside their lines', () => {
  const details = sections.flatMap(({ lines }) => lines.map(({ code, detail }) => [code, detail]))
  expect(Object.fromEntries(details)).toMatchObject({
    SUELDO_BASE: '30 días',
    HORAS_EXTRA: '4,5 h',
    COTIZACION_AFP: '11,27%',
    AFC: '0,6%',
  })
})

test('the summary speaks the words of lists and histories', () => {
  expect(payslipSummary(values)).toMatchObject({
    baseSalary: 1_000_000,
    bonusLegal: 219_115,
    workedDays: 30,
    toPay: values['LIQUIDO'],
    netWorthToPay: Number(values['LIQUIDO']) + 100_000,
  })
})

test('a sound payslip has no warning; a short salary and an overdraft have theirs', () => {
  expect(payslipWarnings(values)).toEqual([])
  const low = calculate(payroll, {
    ...input,
    contract: { salary: { amount: '300000', currency: 'CLP' } },
    items: { ANTICIPO_SUELDO: '900000' },
  })
  expect(low.ok && payslipWarnings(low.values)).toHaveLength(2)
})

test('every amount explains itself: operands, rate with its source, row of the table', () => {
  const afp = explainPayslip(payroll, facts, 'COTIZACION_AFP')
  expect(afp.shown).toBe(String(values['COTIZACION_AFP']).replace(/\B(?=(\d{3})+$)/g, '.'))
  const text = JSON.stringify(explainPayslip(payroll, facts, 'IMPUESTO_UNICO'))
  expect(text).toContain('sii.cl')
  expect(text).toContain('"upTo":"2.151.630"')
})

test('what lists and warnings ask of a payslip exists in the law', () => {
  const asked = new Set<string>()
  const values = new Proxy<Record<string, number>>(
    {},
    {
      get(_, code) {
        asked.add(String(code))
        return 0
      },
    },
  )
  payslipSummary(values)
  payslipWarnings(values)
  const { concepts, facts } = payrollLibrary()
  const known = new Set([...concepts, ...facts].map(({ code }) => code))
  expect(asked.size).toBeGreaterThan(20)
  expect([...asked].filter((code) => !known.has(code))).toEqual([])
})
