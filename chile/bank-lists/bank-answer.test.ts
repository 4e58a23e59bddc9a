import { expect, test } from 'vitest'
import { column } from './layout.ts'
import { type AnswerShape, readAnswer, readPasted } from './bank-answer.ts'

const shape = (more: Partial<AnswerShape>): AnswerShape => ({
  file: 'TEXT',
  separator: 'FIXED',
  answer: [],
  answerCodes: {},
  bankCodes: {},
  ...more,
})

test('a pasted list has RUT, amount, status and reason; its names are no line', () => {
  const text =
    'RUT;Monto;Estado\r\n12.345.678-5;1.250.000;Pagado\n11111111-1;500;Rechazado;Sin fondos'
  expect(readPasted(text)).toEqual([
    { line: 2, rut: '12345678-5', amount: 1_250_000, status: 'PAID', words: 'Pagado' },
    {
      line: 3,
      rut: '11111111-1',
      amount: 500,
      status: 'REJECTED',
      words: 'Rechazado: Sin fondos',
    },
  ])
})

test('a text by widths is read by the columns of its template and the words of its bank', () => {
  const given = shape({
    answer: [
      column('Tipo', 'NOTHING', { width: 1 }),
      column('RUT', 'RUT_BODY', { width: 9 }),
      column('DV', 'RUT_DIGIT', { width: 1 }),
      column('Monto', 'AMOUNT', { width: 10, amount: 'CENTS' }),
      column('Resultado', 'STATUS', { width: 2 }),
    ],
    answerCodes: { '00': 'PAID', '51': 'REJECTED' },
  })
  const lines = [
    ['2', '012345678', '5', '0001500000', '00'],
    ['2', '011111111', '1', '0000070000', '51'],
    ['9', '000000000', '0', '0000000000', '  '],
  ]
  const text = lines.map((cells) => cells.join('')).join('\n')
  const [first, second, ...others] = readAnswer(given, text)
  expect(others).toEqual([])
  expect(first).toMatchObject({ rut: '12345678-5', amount: 15_000, status: 'PAID' })
  expect(second).toMatchObject({ rut: '11111111-1', amount: 700, status: 'REJECTED' })
})

test.each(['FIXED', 'SEMICOLON'] as const)(
  'the cells of a workbook are read by the columns of a template of text, %s',
  (separator) => {
    const given = shape({
      separator,
      answer: [
        column('RUT', 'RUT', { width: 10 }),
        column('Monto', 'AMOUNT', { width: 10 }),
        column('Resultado', 'STATUS', { width: 10 }),
      ],
    })
    const [line] = readAnswer(given, 'RUT\tMonto\tResultado\n12345678-5\t1250000\tPagado')
    expect(line).toMatchObject({ rut: '12345678-5', amount: 1_250_000, status: 'PAID' })
  },
)

test.each([
  ['1234.00', null],
  ['1.234', 1234],
  ['1.234,00', 1234],
  ['12,50', null],
  ['$ 1234', 1234],
  ['', null],
])('an amount of %s pasted is %s', (text, amount) => {
  expect(readPasted(`12345678-5\t${text}\tPAGADO`)[0]?.amount).toBe(amount)
})

test('words that nobody explained have no status, and stay', () => {
  expect(readPasted('12345678-5\t10\tEn proceso')).toMatchObject([
    { status: null, words: 'En proceso' },
  ])
})
