import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankFormats, bankRows } from '../bank-files.ts'
import { rutOf } from '../rut.ts'
import { builtinLists } from './builtin.ts'
import { type BankLayout, column, layoutProblems, type Transfer } from './layout.ts'
import { listRows, listText, overflows } from './write.ts'

const rosa: Transfer = {
  rut: '12345670-K',
  name: 'Ñusta Íñigo O’Higgins-Pérez',
  bankCode: '012',
  accountType: 'RUT',
  accountNumber: '999',
  amount: 1_234_567,
  subject: 'Remuneración septiembre 2026',
}
const pedro: Transfer = {
  ...rosa,
  rut: '7654321-6',
  name: 'Pedro Soto',
  bankCode: '037',
  accountType: 'CORRIENTE',
  accountNumber: '00-170-44120-06',
  amount: 1,
}
const payer = { rut: '76543210-3', name: 'Los Coihues SpA' }
const given = { charge: '10-20-30', payer, day: '2026-09-30', transfers: [rosa, pedro] }

/** Of the cells that were written before these formats were templates. */
const before = {
  BCI: '0757d79b37e2b3ed67e44b67a96da968456a62dbd02132d028ece1b2a49855d2',
  SANTANDER: 'b2bd74f915183a088aa7cbc2fde1ccc9e61ffcdd3e20757c21115dd879c0ef30',
}

test.each(Object.entries(before))('%s has the cells that it always had', (code, hash) => {
  const format = bankFormats.find((one) => one.code === code)
  if (!format) throw new Error(code)
  const cells = JSON.stringify(bankRows(format, '10-20-30', [rosa, pedro]))
  expect(createHash('sha256').update(cells).digest('hex')).toBe(hash)
})

test('the published formats have no problem of their own, and each names its source', () => {
  for (const { layout, source } of builtinLists) {
    expect(layoutProblems(layout)).toEqual([])
    expect(source).not.toBe('')
  }
})

test('Itaú: each line has the 504 characters of its description, in their places', () => {
  const itau = builtinLists.find(({ code }) => code === 'ITAU')
  if (!itau) throw new Error('ITAU')
  const [line = ''] = listText(itau.layout, given).split('\r\n')
  expect(line).toHaveLength(504)
  expect(line.slice(0, 10)).toBe('G12345670K')
  expect(line.slice(15, 60).trim()).toBe('NUSTA INIGO O HIGGINS PEREZ')
  expect(line.slice(102, 105)).toBe('012')
  expect(line.slice(105, 125).trim()).toBe('12345670')
  expect(line.slice(166, 177)).toBe('00001234567')
  expect(line.slice(188, 196)).toBe('30092026')
})

const fixed = (width: number, pad: 'BLANK' | 'ZERO' = 'ZERO') =>
  ({ width, side: 'LEFT', pad }) as const
const own: BankLayout = {
  file: 'TEXT',
  separator: 'FIXED',
  encoding: 'LATIN1',
  lineEnd: 'LF',
  heads: false,
  header: [
    column('Tipo', 'CONSTANT', { constant: '1', width: 1 }),
    column('Empresa', 'PAYER_RUT', fixed(10)),
    column('Pagos', 'COUNT', fixed(6)),
    column('Fecha', 'DATE', { width: 8, date: 'YYYYMMDD' }),
  ],
  lines: [
    column('Tipo', 'CONSTANT', { constant: '2', width: 1 }),
    column('RUT', 'RUT', fixed(10)),
    column('Nombre', 'NAME', { width: 12, letters: 'UPPER' }),
    column('Banco', 'BANK', fixed(4)),
    column('Clase', 'ACCOUNT_TYPE', { width: 2 }),
    column('Cuenta', 'ACCOUNT', fixed(20)),
    column('Monto', 'AMOUNT', { ...fixed(15), amount: 'CENTS' }),
    column('N', 'NUMBER', fixed(5)),
  ],
  trailer: [
    column('Tipo', 'CONSTANT', { constant: '9', width: 1 }),
    column('Total', 'TOTAL', { ...fixed(18), amount: 'CENTS' }),
  ],
  answer: [],
  answerCodes: {},
  bankCodes: { '037': '37' },
  accountTypes: { CORRIENTE: 'CC', RUT: 'CV', VISTA: 'CV', AHORRO: 'AH' },
}

test('header and trailer carry the count and the total; codes are those of the bank', () => {
  const [header, first, second, trailer] = listText(own, given).split('\n')
  expect(header).toBe('107654321030000022' + '0260930')
  expect(first?.slice(0, 30)).toBe('2012345670KNUSTA INIGO 0012CV0')
  expect(second?.slice(23, 29)).toBe('0037CC')
  expect(trailer).toBe('9000000000123456800')
})

test('a figure that is longer than its column is named, never cut in silence', () => {
  const narrow = { ...own, lines: own.lines.map((one) => ({ ...one, width: 6 })) }
  expect(overflows(narrow, given).map(({ column: name, rut }) => `${name} ${rut ?? ''}`)).toEqual([
    'RUT 12345670-K',
    'Cuenta 12345670-K',
    'Monto 12345670-K',
    'RUT 7654321-6',
    'Cuenta 7654321-6',
  ])
})

test.each([
  [{ lines: [] }, 'Falta la línea de cada pago'],
  [{ lines: own.lines.filter(({ source }) => source !== 'AMOUNT') }, 'no lleva el monto'],
  [{ trailer: [column('Suelto', 'RUT', { width: 9 })] }, 'está fuera de su línea'],
  [{ header: [column('Sin ancho', 'COUNT')] }, 'le falta el ancho'],
])('%j is no list', (change, words) => {
  expect(layoutProblems({ ...own, ...change }).join()).toContain(words)
})

const signs = fc.string({
  unit: fc.constantFrom('a', 'Ñ', 'é', ';', ',', '|', '\t', '\n', '"', ' '),
})
const payment = fc.record({
  rut: fc.integer({ min: 1_000_000, max: 99_999_999 }).map(rutOf),
  name: signs,
  bankCode: fc.constantFrom('012', '016', '037', '504'),
  accountType: fc.constantFrom('CORRIENTE', 'VISTA', 'AHORRO', 'RUT'),
  accountNumber: fc.stringMatching(/^[0-9]{4,20}$/),
  amount: fc.integer({ min: 1, max: 99_999_999 }),
  subject: signs,
})
const account = ({ accountType, accountNumber, rut }: Transfer) =>
  accountType === 'RUT' ? rut.split('-')[0] : accountNumber

test('a reader by places finds each person, account and amount of a list of fixed widths', () => {
  fc.assert(
    fc.property(fc.array(payment, { minLength: 1, maxLength: 20 }), (transfers) => {
      const text = listText(own, { ...given, transfers })
      const lines = text.split('\n').filter((line) => line.startsWith('2'))
      expect(lines).toHaveLength(transfers.length)
      let sum = 0
      for (const [at, line] of lines.entries()) {
        const one = transfers[at]
        if (!one) throw new Error('missing')
        expect(line.slice(1, 11).replace(/^0+/, '')).toBe(one.rut.replace('-', ''))
        expect(BigInt(line.slice(29, 49))).toBe(BigInt(account(one) ?? ''))
        expect(Number(line.slice(49, 64)) / 100).toBe(one.amount)
        sum += one.amount
      }
      expect(Number(text.trimEnd().split('\n').at(-1)?.slice(1)) / 100).toBe(sum)
    }),
  )
})

test.each(['SEMICOLON', 'COMMA', 'TAB', 'PIPE'] as const)(
  'no name breaks the columns of a list separated by %s',
  (separator) => {
    const sign = { SEMICOLON: ';', COMMA: ',', TAB: '\t', PIPE: '|' }[separator]
    const lines = [
      column('Nombre', 'NAME'),
      column('RUT', 'RUT_DASHED'),
      column('Glosa', 'SUBJECT'),
      column('Cuenta', 'ACCOUNT'),
      column('Monto', 'AMOUNT'),
    ]
    const layout = { ...own, separator, lines, header: [], trailer: [], encoding: 'UTF8' as const }
    fc.assert(
      fc.property(fc.array(payment, { minLength: 1, maxLength: 10 }), (transfers) => {
        const text = listText(layout, { ...given, transfers })
        const read = text
          .split('\n')
          .slice(0, -1)
          .map((line) => line.split(sign))
          .map(([, rut, , number, amount, ...more]) => [rut, number, Number(amount), more.length])
        expect(read).toEqual(transfers.map((one) => [one.rut, account(one), one.amount, 0]))
      }),
    )
  },
)

test('a text that begins like a formula is none in a list that a spreadsheet opens', () => {
  const layout: BankLayout = {
    ...builtinLists[0]!.layout,
    file: 'TEXT',
    separator: 'SEMICOLON',
    encoding: 'UTF8',
    heads: false,
    header: [],
    trailer: [],
    lines: [
      column('Nombre', 'NAME'),
      column('Glosa', 'SUBJECT', { width: 5 }),
      column('Monto', 'AMOUNT'),
    ],
  }
  const formula = { ...pedro, name: '=HYPERLINK("x")', subject: '＋56 9', amount: -5 }
  expect(listText(layout, { ...given, transfers: [formula] }).trim()).toBe(
    `'=HYPERLINK("x");'＋56 ;-5`,
  )
})

test('a workbook has amounts as numbers', () => {
  const rows = listRows({ ...own, file: 'XLSX', lines: [column('Monto', 'AMOUNT')] }, given)
  expect(rows.filter(({ section }) => section === 'LINE').map(({ cells }) => cells)).toEqual([
    [1_234_567],
    [1],
  ])
})
