import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileColumn, separators } from '#chile/line-files/layout.ts'
import { fileRows, fileText, overflowsOf, rutText } from '#chile/line-files/write.ts'
import { rutOf } from '#chile/rut.ts'
import {
  contentOf,
  type EntryGiven,
  fileLines,
  type KeptLine,
  type PersonPart,
  sideOf,
  undivided,
} from './entry-file.ts'
import { type EntryLayout, layoutProblems, storedLayout } from './entry-layout.ts'
import type { EntryFileSource } from './entry-template.ts'

const column = fileColumn<EntryFileSource>
const zeros = (width: number) => ({ width, side: 'LEFT', pad: 'ZERO' }) as const

const layout: EntryLayout = {
  file: 'TEXT',
  separator: 'FIXED',
  encoding: 'LATIN1',
  lineEnd: 'LF',
  heads: false,
  detail: 'CONCEPT',
  blankZeros: false,
  sideCodes: { DEBE: 'CARGO', HABER: 'ABONO' },
  auxiliaryCodes: { COLMENA: '94954000-6' },
  header: [
    column('Tipo', 'CONSTANT', { constant: '1', width: 1 }),
    column('Empresa', 'COMPANY_RUT', zeros(10)),
    column('Fecha', 'DATE', { width: 8, date: 'YYYYMMDD' }),
  ],
  lines: [
    column('Tipo', 'CONSTANT', { constant: '2', width: 1 }),
    column('Cuenta', 'ACCOUNT', { width: 10 }),
    column('Auxiliar', 'AUX_RUT', zeros(10)),
    column('Lado', 'SIDE', { width: 5 }),
    column('Monto', 'AMOUNT', { ...zeros(14), amount: 'CENTS' }),
    column('Neto', 'SIGNED', zeros(12)),
  ],
  trailer: [
    column('Tipo', 'CONSTANT', { constant: '9', width: 1 }),
    column('Debe', 'TOTAL_DEBIT', zeros(15)),
    column('Haber', 'TOTAL_CREDIT', zeros(15)),
    column('Líneas', 'COUNT', zeros(6)),
  ],
}

const line = (more: Partial<KeptLine>): KeptLine => ({
  n: 1,
  accountCode: '5.1.10',
  accountName: 'Sueldos',
  auxiliary: 'NONE',
  centerCode: null,
  centerName: null,
  code: 'SUELDO_BASE',
  label: 'Sueldo base',
  institution: null,
  side: 'DEBIT',
  amount: 900,
  ...more,
})
const given = (lines: EntryGiven['lines']): EntryGiven => ({
  business: { rut: '76543210-3', name: 'Viña Los Coihues' },
  yearMonth: 202608,
  number: 2,
  subject: 'Asiento de remuneraciones, agosto de 2026',
  lines,
})

test('header and trailer say company and totals; sides have the words of the program', () => {
  const { lines, problems } = fileLines(
    'CONCEPT',
    layout.auxiliaryCodes,
    [
      line({}),
      line({
        n: 2,
        accountCode: '2.1.21',
        auxiliary: 'INSTITUTION',
        institution: 'COLMENA',
        side: 'CREDIT',
      }),
    ],
    [],
  )
  expect(problems).toEqual([])
  expect(fileText(layout, contentOf(layout, given(lines))).split('\n')).toEqual([
    '1076543210320260831',
    '25.1.10    0000000000CARGO00000000090000000000000900',
    '22.1.21    0949540006ABONO00000000090000-00000000900',
    '9000000000000900000000000000900000002',
    '',
  ])
})

test('an account by person has a line for each; what is taken back is on the other side', () => {
  const { lines } = fileLines(
    'ACCOUNT',
    {},
    [line({ n: 7, auxiliary: 'PERSON', side: 'CREDIT', amount: 50 })],
    [
      { n: 7, rut: '11111111-1', name: 'Ana', amount: 80 },
      { n: 7, rut: '22222222-2', name: null, amount: -30 },
    ],
  )
  expect(lines.map(({ side, amount, auxiliary }) => [side, amount, auxiliary?.name])).toEqual([
    ['CREDIT', 80, 'Ana'],
    ['DEBIT', 30, '22222222-2'],
  ])
})

test('an institution without a code, and a line of no institution, are named', () => {
  const of = (institution: string | null) =>
    fileLines('ACCOUNT', {}, [line({ auxiliary: 'INSTITUTION', institution })], []).problems
  expect(of('CONSALUD')).toEqual([
    'Falta el código de Consalud: escriba CONSALUD=… en la plantilla',
  ])
  expect(of(null)[0]).toContain('no es de ninguna')
  expect(of('HABITAT')).toEqual([])
})

test('a side without an amount is a zero, or blank where the program wants it so', () => {
  const own = { ...layout, separator: 'SEMICOLON' as const, header: [], trailer: [] }
  const columns = [column('Cuenta', 'ACCOUNT'), column('Debe', 'DEBIT'), column('Haber', 'CREDIT')]
  const { lines } = fileLines('ACCOUNT', {}, [line({})], [])
  const cells = (blankZeros: boolean, file: EntryLayout['file']) => {
    const asked = { ...own, file, blankZeros, lines: columns }
    return fileRows(asked, contentOf(asked, given(lines)))[0]?.cells
  }
  expect(cells(false, 'TEXT')).toEqual(['5.1.10', '900', '0'])
  expect(cells(true, 'TEXT')).toEqual(['5.1.10', '900', ''])
  expect(cells(false, 'XLSX')).toEqual(['5.1.10', 900, 0])
  expect(cells(true, 'XLSX')).toEqual(['5.1.10', 900, ''])
})

test.each([
  [{ lines: [] }, 'Falta la línea del asiento'],
  [{ lines: layout.lines.filter(({ source }) => source !== 'ACCOUNT') }, 'no lleva la cuenta'],
  [{ lines: [column('Cuenta', 'ACCOUNT', { width: 9 })] }, 'cuánto va al debe'],
  [{ header: [column('Suelta', 'ACCOUNT', { width: 9 })] }, 'está fuera de su línea'],
  [{ trailer: [column('Sin ancho', 'COUNT')] }, 'le falta el ancho'],
])('%j makes no file', (change, words) => {
  expect(layoutProblems({ ...layout, ...change }).join()).toContain(words)
  expect(layoutProblems(layout)).toEqual([])
})

test('a figure longer than its column is named, and a stored layout is read back', () => {
  const narrow = { ...layout, lines: layout.lines.map((one) => ({ ...one, width: 3 })) }
  const { lines } = fileLines('ACCOUNT', {}, [line({})], [])
  const found = overflowsOf(narrow, contentOf(narrow, given(lines)))
  expect(found.map((one) => one.column)).toEqual(['Cuenta', 'Lado', 'Monto'])
  expect(storedLayout(JSON.parse(JSON.stringify(layout)))).toEqual(layout)
  expect(storedLayout({ ...layout, detail: 'OTHER' })).toBeUndefined()
})

test('an amount is not changed by the letters of its column, nor by the separator', () => {
  const { lines } = fileLines('ACCOUNT', {}, [line({ side: 'CREDIT' })], [])
  const written = (change: Partial<EntryLayout>, amount: object) => {
    const one = { ...layout, header: [], trailer: [], ...change }
    const whole = { ...one, lines: [column('Cuenta', 'ACCOUNT'), column('Neto', 'SIGNED', amount)] }
    const content = contentOf(whole, given(lines))
    return { text: fileText(whole, content), found: overflowsOf(whole, content) }
  }
  const upper = { separator: 'SEMICOLON', letters: 'UPPER' } as const
  expect(written(upper, { letters: 'UPPER' })).toEqual({ text: '5.1.10;-900\n', found: [] })
  const { found } = written({ separator: 'COMMA' }, { amount: 'COMMA' })
  expect(found).toMatchObject([{ column: 'Neto', text: '-900,00', why: 'CHANGED' }])
  expect(written({ separator: 'PIPE' }, { amount: 'COMMA' })).toEqual({
    text: '5.1.10|-900,00\n',
    found: [],
  })
})

/** Texts with what people paste: separators, line ends, signs beyond the encoding, half a sign. */
const hostile = fc.string({
  unit: fc.constantFrom('a', 'ñ', ';', ',', '|', '\t', '\r', '\n', '\u0085', '\u2028', '😀', 'é'),
  maxLength: 12,
})

test('no text moves a column or begins a line, whatever is in it', () => {
  const columns = [
    column('Cuenta', 'ACCOUNT', { width: 6 }),
    column('Nombre', 'ACCOUNT_NAME', { width: 8 }),
    column('Monto', 'AMOUNT', zeros(6)),
  ]
  const shapes = fc.record({
    separator: fc.constantFrom('FIXED', 'SEMICOLON', 'COMMA', 'TAB', 'PIPE'),
    encoding: fc.constantFrom('LATIN1', 'UTF8'),
    heads: fc.boolean(),
  })
  fc.assert(
    fc.property(hostile, hostile, shapes, (name, head, shape) => {
      const [first = column('', 'NOTHING'), second = first, third = first] = columns
      const whole: EntryLayout = {
        ...layout,
        ...shape,
        header: [],
        trailer: [],
        lines: [first, { ...second, name: head }, third],
      }
      const { lines } = fileLines('ACCOUNT', {}, [line({ accountName: name })], [])
      const rows = fileText(whole, contentOf(whole, given(lines))).split('\n')
      const sign = separators[shape.separator]
      expect(rows.join('').replaceAll(sign, '')).not.toMatch(/[\p{Zl}\p{Zp}\p{Cc}]/u)
      expect(rows.length).toBe(shape.heads ? 3 : 2)
      const [last = ''] = rows.slice(-2)
      expect([...last].length).toBe(20 + 2 * sign.length)
      expect(last.endsWith(`${sign}000900`)).toBe(true)
      if (sign !== '') for (const row of rows.slice(0, -1)) expect(row.split(sign)).toHaveLength(3)
    }),
  )
})

const zeroed = (value: number, width: number) => String(value).padStart(width, '0')

const accounts = ['5.1.10', '2.1.10', '1.1.10', '2.1.20'] as const
const auxiliaries = { '5.1.10': 'NONE', '2.1.10': 'PERSON', '1.1.10': 'PERSON' } as const

/** Lines of an entry whose two sides are equal, with the people behind those opened by person. */
const entries = fc
  .array(
    fc.record({
      account: fc.constantFrom(...accounts),
      center: fc.constantFrom(null, 'A', 'B'),
      code: fc.constantFrom('UNO', 'DOS'),
      side: fc.constantFrom('DEBIT' as const, 'CREDIT' as const),
      shares: fc.array(fc.integer({ min: -500, max: 900 }), { minLength: 1, maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((rows) => {
    const all = rows.flatMap(({ account, center, code, side, shares }, at) => {
      const amount = shares.reduce((sum, one) => sum + one, 0)
      if (amount < 0) return []
      const auxiliary: KeptLine['auxiliary'] =
        account === '2.1.20' ? 'INSTITUTION' : auxiliaries[account]
      const kept = line({
        n: at + 1,
        accountCode: account,
        centerCode: center,
        code,
        side,
        amount,
        auxiliary,
        institution: 'MODELO',
      })
      return [{ kept, shares }]
    })
    const sums = all.map(({ kept }) => kept)
    const apart = sideOf(sums, 'DEBIT') - sideOf(sums, 'CREDIT')
    const rest = line({
      n: 99,
      accountCode: '9',
      side: apart > 0 ? 'CREDIT' : 'DEBIT',
      amount: Math.abs(apart),
    })
    const people = all.flatMap(({ kept, shares }) =>
      shares.map((amount, at): PersonPart => ({
        n: kept.n,
        rut: rutOf(10_000_000 + at),
        name: `Persona ${at}`,
        amount,
      })),
    )
    return { kept: [...sums, rest], people }
  })

test('read back by places, each account has its balance, and both sides are equal', () => {
  fc.assert(
    fc.property(entries, fc.constantFrom('ACCOUNT', 'CONCEPT'), ({ kept, people }, detail) => {
      const { lines, problems } = fileLines(detail, {}, kept, people)
      expect(problems).toEqual([])
      const read = new Map<string, number>()
      let [debit, credit] = [0, 0]
      const text = fileText(layout, contentOf(layout, given(lines)))
      for (const one of text.split('\n').filter((row) => row.startsWith('2'))) {
        const amount = Number(one.slice(26, 38))
        const isDebit = one.slice(21, 26) === 'CARGO'
        expect(one.slice(38, 40)).toBe('00')
        expect(Number(one.slice(40, 52))).toBe(isDebit ? amount : -amount)
        const account = one.slice(1, 11).trim()
        read.set(account, (read.get(account) ?? 0) + (isDebit ? amount : -amount))
        if (isDebit) debit += amount
        else credit += amount
      }
      expect(debit).toBe(credit)
      const wanted = new Map<string, number>()
      for (const { accountCode, side, amount } of kept) {
        const signed = side === 'DEBIT' ? amount : -amount
        wanted.set(accountCode, (wanted.get(accountCode) ?? 0) + signed)
      }
      for (const [account, net] of wanted) expect(read.get(account) ?? 0).toBe(net)
      const trailer = text.split('\n').find((row) => row.startsWith('9'))
      expect(trailer).toBe(
        ['9', zeroed(debit, 15), zeroed(credit, 15), zeroed(lines.length, 6)].join(''),
      )
    }),
  )
})

test('who has no RUT stands whole in their auxiliary, and in no template that divides it', () => {
  const ana = { identificationType: 'PASSPORT', rut: '123456785', name: 'Ana Soto' } as const
  const luis = { identificationType: 'RUT', rut: '12345678-5', name: 'Luis Vera' } as const
  const of = (...sources: EntryFileSource[]) => ({
    ...layout,
    lines: sources.map((source) => column(source, source)),
  })
  expect(undivided(of('AUX_RUT', 'AUX_DASHED', 'AUX_BODY'), [ana, luis])).toEqual([])
  expect(undivided(of('AUX_BODY', 'AUX_DIGIT'), [luis, ana, ana])).toEqual([
    'Ana Soto tiene Pasaporte 123456785, sin dígito verificador, y la plantilla lo pide aparte: ' +
      'use «RUT del auxiliar», que lleva el documento entero',
  ])
  for (const form of ['WHOLE', 'DASHED', 'BODY'] as const) {
    expect(rutText(form, ana.rut)).toBe('123456785')
  }
})
