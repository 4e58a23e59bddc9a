import { expect, test } from 'vitest'
import { causes } from './causes.ts'
import { type MiDtFacts, miDtFields, miDtSheet } from './mi-dt.ts'

const bare = (article: string) => ({ quantity: null, source: `art. ${article}` })

const whole: MiDtFacts = {
  legalName: 'Viña Los Coihues SpA',
  businessRut: '76123456-0',
  businessAddress: 'Camino a Pencahue 120',
  identity: { identificationType: 'RUT', rut: '12345678-5' },
  firstnames: 'Rosa Elena',
  lastnames: 'Pinto Vera',
  email: 'rosa@example.cl',
  phone: null,
  address: null,
  jobTitle: 'Temporera',
  initialDate: '2026-01-05',
  disengagementDate: '2026-04-30',
  dismissalCause: 'ART_159_5',
  grounds: 'Terminó la vendimia.',
  contributionsPaid: true,
  proof: { month: 202608, paidOn: '2026-09-10', hasReceipt: true },
  lines: [
    { code: 'FERIADO', label: 'Feriado', amount: 90_000, group: 'EARNING', ...bare('73') },
    { code: 'PRESTAMOS', label: 'Deuda', amount: 20_000, group: 'DEDUCTION', ...bare('58') },
    { code: 'BASE_FERIADO', label: 'Base', amount: 1, group: 'INFORMATION', ...bare('71') },
  ],
  toPay: 70_000,
  payDate: '2026-05-08',
  account: 'Banco Estado, termina en 1234',
  issued: true,
}
const missing = (change: Partial<MiDtFacts>) =>
  miDtFields({ ...whole, ...change }).flatMap(({ code, problem }) => (problem ? [code] : []))

test('a whole finiquito lacks nothing, and its sums are what it pays', () => {
  const fields = miDtFields(whole)
  expect(missing({})).toEqual([])
  const value = (code: string) => fields.find((field) => field.code === code)?.value
  expect(value('FERIADO')).toBe('$90.000')
  expect(value('PRESTAMOS')).toBe('-$20.000')
  expect(value('TOTAL_A_PAGAR')).toBe('$70.000')
  expect(value('CAUSAL')).toMatch(/^Art\. 159 N°5/)
  expect(value('BASE_FERIADO')).toBeUndefined()
})

test('what is missing, or what the site does not take, is named', () => {
  expect(missing({ email: null })).toEqual(['CORREO'])
  expect(missing({ phone: null, address: null })).toEqual([])
  expect(missing({ initialDate: '2010-12-31' })).toEqual(['FECHA_INICIO'])
  expect(missing({ initialDate: '2011-01-01' })).toEqual([])
  expect(missing({ contributionsPaid: false })).toEqual(['COTIZACIONES'])
  expect(missing({ issued: false, account: null })).toEqual(['CUENTA', 'ESTADO'])
})

test('only mutual agreement, resignation and death need no grounds; 161 bis is no cause', () => {
  const without = causes
    .filter(({ cause }) => !missing({ dismissalCause: cause, grounds: null }).includes('HECHOS'))
    .map(({ code }) => code)
  expect(without).toEqual(['159-1', '159-2', '159-3'])
  const refused = causes
    .filter(({ cause }) => missing({ dismissalCause: cause }).includes('CAUSAL'))
    .map(({ code }) => code)
  expect(refused).toEqual(['161bis'])
})

test('the sheet of many has a column for what anybody has, and says what each lacks', () => {
  const other = miDtFields({ ...whole, lines: [], email: null })
  const { titles, rows } = miDtSheet([
    { fields: miDtFields(whole), missing: [] },
    { fields: other, missing: ['Correo electrónico: Falta este dato'] },
  ])
  expect(titles.at(-1)).toBe('Qué falta')
  expect(new Set(titles).size).toBe(titles.length)
  expect(rows.every((row) => row.length === titles.length)).toBe(true)
  expect(rows[1]?.[titles.indexOf('Montos: Feriado')]).toBeNull()
  expect(rows[1]?.at(-1)).toBe('Correo electrónico: Falta este dato')
})

test('who has no RUT signs on paper: the site knows nobody by a passport', () => {
  const identity = { identificationType: 'PASSPORT', rut: '123456785' } as const
  const field = miDtFields({ ...whole, identity }).find(({ code }) => code === 'RUT_TRABAJADOR')
  expect(field?.value).toBeNull()
  expect(field?.problem).toContain('Pasaporte 123456785: el finiquito se otorga en papel')
})
