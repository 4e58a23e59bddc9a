import { expect, test } from 'vitest'
import { byCode, lreColumns } from '#chile/catalogues.ts'
import { check, makePlan } from '#formula/index.ts'
import { payrollLibrary } from './library.ts'
import { usualConcepts } from './usual.ts'

const NORM = /Código del Trabajo|Ley |DFL |DL |Dirección del Trabajo|SII|SUSESO|Práctica/

test('the law has no diagnostic, under every choice that changes formulas', () => {
  expect(check(payrollLibrary())).toEqual([])
  expect(check(payrollLibrary({ concepts: [] }))).toEqual([])
  const settings = { FACTOR_HORA_EXTRA: 'SIETE_DECIMALES', REDONDEO: 'TRUNCATE' }
  expect(check(payrollLibrary({ settings }))).toEqual([])
})

test('every concept of the law cites a norm', () => {
  const silent = payrollLibrary({ concepts: [] }).concepts.filter(
    ({ source }) => !NORM.test(source),
  )
  expect(silent.map(({ code, source }) => [code, source])).toEqual([])
})

test('every concept names the article, the ruling or the circular', () => {
  const ARTICLE = /arts?\. \d|dictamen|dictámenes|oficio|ordinario/
  const whole = payrollLibrary().concepts.filter(({ source }) => !ARTICLE.test(source))
  // A sum of the book, the cost of a company and a practice have no article; two laws are short.
  expect(whole.map(({ code }) => code)).toEqual([
    'CREDITO_COOPERATIVA',
    'SOBREGIRO',
    'SEGURO_SANNA',
    'TOTAL_APORTES',
    'COSTO_EMPRESA',
  ])
})

test('every usual item cites a norm too', () => {
  expect(usualConcepts.filter(({ source }) => !NORM.test(source ?? ''))).toEqual([])
})

test('every concept has a label of its own', () => {
  const labels = payrollLibrary().concepts.map(({ label }) => label)
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
})

test('every printed line of pay or discount says its column of the LRE', () => {
  const silent = payrollLibrary().concepts.filter(
    ({ classes, lre, print }) =>
      print && lre === undefined && (classes.includes('HABER') || classes.includes('DESCUENTO')),
  )
  expect(silent.map(({ code }) => code)).toEqual([])
})

test('every column of the LRE exists, and is of the class of its line', () => {
  const series = { HABER_21: 21, HABER_22: 22, HABER_23: 23, HABER_24: 24, DESCUENTO: 31 }
  const of = new Map<string, number>([...Object.entries(series), ['APORTE_EMPLEADOR', 41]])
  const wrong = payrollLibrary().concepts.filter(({ classes, lre }) => {
    if (lre === undefined) return false
    const expected = classes.map((code) => of.get(code)).find((one) => one !== undefined)
    return !byCode(lreColumns, String(lre)) || Math.floor(lre / 100) !== (expected ?? 50)
  })
  // Totals are of no class: their columns are the 5xxx.
  expect(wrong.map(({ code, lre }) => [code, lre])).toEqual(totals)
})
const totals = [
  ['TOTAL_HABERES', 5201],
  ['TOTAL_DESCUENTOS', 5301],
  ['LIQUIDO', 5501],
  ['TOTAL_APORTES', 5410],
]

test('the columns of the court, of savings and of the State are those of the LRE', () => {
  const of = new Map(payrollLibrary().concepts.map(({ code, lre }) => [code, lre]))
  expect(
    ['RETENCION_JUDICIAL', 'EMBARGO', 'EMBARGO_PREFERENTE', 'MANTENCION_FAMILIAR'].map((code) =>
      of.get(code),
    ),
  ).toEqual([3186, 3185, 3185, 3187])
  expect([of.get('PRESTAMO_CLASE_MEDIA'), of.get('IMPUESTO_ADICIONAL')]).toEqual([3166, 3163])
})

test('every figure that a payslip needs is read by some formula', () => {
  const { steps, library } = makePlan(payrollLibrary())
  const read = new Set(steps.flatMap(({ reads }) => reads.operands))
  // The UTM reaches formulas through the tax table, in pesos of the month.
  const idle = library.variables.filter(({ code }) => !read.has(code) && code !== 'UTM')
  expect(idle.map(({ code }) => code)).toEqual([])
})

test('every fact is read by some formula, but what only the formulas of companies read', () => {
  const { steps, facts } = makePlan(payrollLibrary())
  const read = new Set(steps.flatMap(({ reads }) => reads.operands))
  const unread = facts.filter(({ code }) => !read.has(code)).map(({ code }) => code)
  expect(unread).toEqual(['ANTIGUEDAD'])
})

test('an item that clashes with the law is refused at its character, in Spanish', () => {
  const wrong = [
    { code: 'BONO_RARO', label: 'Bono raro', category: 'EARNING', formula: 'SUELDO_BASA * 2' },
    {
      code: 'BONO_CIRCULAR',
      label: 'Bono circular',
      category: 'EARNING',
      taxable: true,
      formula: 'TOTAL_IMPONIBLE * 10%',
    },
    { code: 'LIQUIDO', label: 'Otro líquido', category: 'OTHER' },
  ] as const
  const found = check(payrollLibrary({ concepts: wrong }))
  expect(found.map(({ message }) => message).join('\n')).toMatch(/¿quiso decir SUELDO_BASE\?/)
  expect(found.some(({ chain }) => chain?.includes('BONO_CIRCULAR'))).toBe(true)
  expect(found.some(({ message }) => message.includes('LIQUIDO está repetido'))).toBe(true)
  expect(() => makePlan(payrollLibrary({ concepts: wrong }))).toThrow()
})
