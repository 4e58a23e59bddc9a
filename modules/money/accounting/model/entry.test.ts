import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Amount, Book, BookAccount, BookedContract, ItemAccounting, Rule } from './book.ts'
import { changedSums, sumsOf } from './compare.ts'
import { retroactiveConcepts } from '#law/retroactive-items.ts'
import { defaultPlan, defaultRules } from './default-plan.ts'
import { makeEntry } from './entry.ts'
import { provisionDifference } from './provision.ts'
import { AccountingSource, sidesOf, sourceOf } from './sources.ts'

const accounts: readonly BookAccount[] = defaultPlan.map((one, at) => ({
  id: at + 1,
  code: one.code,
  takesEntries: one.title !== true,
  centerUse: one.centerUse ?? 'NONE',
  status: 'ACTIVE',
}))
const idOf = (code: string | undefined) => accounts.find((one) => one.code === code)?.id ?? null
const ruleOf = (rule: Partial<Rule>): Rule => ({
  source: null,
  itemCode: null,
  institution: null,
  costCenterId: null,
  businessId: null,
  debitAccountId: null,
  creditAccountId: null,
  ...rule,
})
const rules = defaultRules.map(({ source, debit, credit }) =>
  ruleOf({ source, debitAccountId: idOf(debit), creditAccountId: idOf(credit) }),
)
const plain: ItemAccounting = {
  ledgerAccount: null,
  accountingCode: null,
  analytic: false,
  distributable: true,
  informative: false,
}
const bookWith = (more: Partial<Book> = {}): Book => ({
  month: 202608,
  accounts,
  rules,
  items: new Map(),
  ...more,
})
const amount = (code: string, source: AccountingSource, pesos: number, institution?: string) =>
  ({ code, label: code, source, institution: institution ?? null, amount: pesos }) satisfies Amount
const contract = (amounts: readonly Amount[], parts: BookedContract['parts'] = []) =>
  ({ contractId: 7, start: '2020-01-01', end: null, amounts, parts }) satisfies BookedContract
const half = (costCenterId: number, code: string, percentage: string) => ({
  costCenterId,
  code,
  percentage,
  from: '2026-01-01',
  to: null,
})
const month = [
  amount('SUELDO_BASE', 'SALARY', 800_001),
  amount('COTIZACION_AFP', 'AFP', 90_000, 'HABITAT'),
  amount('LIQUIDO', 'NET', 710_001, 'TRANSFER'),
]

describe('the entry of a month', () => {
  test('books pay on its debit and what is owed on its credit, and both sides are equal', () => {
    const entry = makeEntry(bookWith(), [contract(month)])
    expect(entry.problems).toEqual([])
    expect([entry.debit, entry.credit]).toEqual([800_001, 800_001])
    const [salary] = entry.lines
    expect(salary).toMatchObject({ accountId: idOf('5.1.10'), side: 'DEBIT', contractIds: [7] })
  })

  test('opens an expense by the centres of the contract, without losing a peso', () => {
    const parts = [half(1, 'ADM', '50.00'), half(2, 'OPS', '50.00')]
    const { lines } = makeEntry(bookWith(), [contract(month, parts)])
    const salary = lines.filter(({ code }) => code === 'SUELDO_BASE')
    expect(salary.map(({ costCenterId, amount: pesos }) => [costCenterId, pesos])).toEqual([
      [1, 400_001],
      [2, 400_000],
    ])
    const payable = lines.filter(({ side }) => side === 'CREDIT')
    expect(payable.every(({ costCenterId }) => costCenterId === null)).toBe(true)
  })

  test('takes the account that the item names, and refuses one that the plan does not have', () => {
    const bonus = [amount('BONO', 'BONUS', 5000), amount('LIQUIDO', 'NET', 5000)]
    const said = (ledgerAccount: string) =>
      makeEntry(bookWith({ items: new Map([['BONO', { ...plain, ledgerAccount }]]) }), [
        contract(bonus),
      ])
    expect(said('5.1.14').lines[0]?.accountId).toBe(idOf('5.1.14'))
    expect(said('9.9').problems).toMatchObject([
      { lack: 'UNKNOWN_CODE', code: 'BONO', account: '9.9', amount: 5000, contracts: 1 },
    ])
    expect(said('5.1').problems).toMatchObject([{ lack: 'TITLE', account: '5.1' }])
  })

  test('a rule that names an institution, a centre or an item wins over a wider one', () => {
    const parts = [half(3, 'ADM', '100.00')]
    const own = [
      ...rules,
      ruleOf({ source: 'AFP', institution: 'HABITAT', creditAccountId: idOf('2.1.42') }),
      ruleOf({ source: 'SALARY', costCenterId: 3, debitAccountId: idOf('5.1.13') }),
      ruleOf({ itemCode: 'LIQUIDO', creditAccountId: idOf('2.1.41') }),
    ]
    const { lines } = makeEntry(bookWith({ rules: own }), [contract(month, parts)])
    const accountOf = (code: string) => lines.find((line) => line.code === code)?.accountId
    expect(accountOf('COTIZACION_AFP')).toBe(idOf('2.1.42'))
    expect(accountOf('SUELDO_BASE')).toBe(idOf('5.1.13'))
    expect(accountOf('LIQUIDO')).toBe(idOf('2.1.41'))
  })

  test('names what has no account, and the centre that an account wants', () => {
    const without = rules.filter(({ source }) => source !== 'AFP')
    expect(makeEntry(bookWith({ rules: without }), [contract(month)]).problems).toMatchObject([
      { lack: 'NO_ACCOUNT', code: 'COTIZACION_AFP', institution: 'HABITAT', amount: 90_000 },
    ])
    const strict = accounts.map((one) =>
      one.code === '5.1.10' ? { ...one, centerUse: 'REQUIRED' as const } : one,
    )
    expect(makeEntry(bookWith({ accounts: strict }), [contract(month)]).problems).toMatchObject([
      { lack: 'NO_CENTER', code: 'SUELDO_BASE', account: '5.1.10' },
    ])
  })

  test('an item out of the accounting is named where its absence leaves a difference', () => {
    const items = new Map([['CASA', { ...plain, informative: true }]])
    const paid = [amount('CASA', 'BONUS', 1000), amount('LIQUIDO', 'NET', 1000)]
    expect(makeEntry(bookWith({ items }), [contract(paid)]).problems).toMatchObject([
      { lack: 'UNBALANCED', code: 'CASA', amount: 1000 },
    ])
    const wrong = [amount('SUELDO_BASE', 'SALARY', 10), amount('LIQUIDO', 'NET', 9)]
    expect(makeEntry(bookWith(), [contract(wrong)]).problems).toMatchObject([
      { lack: 'UNBALANCED', amount: 1 },
    ])
  })

  test('a discount that is given back is booked on the other side', () => {
    const back = [amount('APORTE', 'EMPLOYER_OTHER', -300)]
    const { lines, debit, credit } = makeEntry(bookWith(), [contract(back)])
    expect([debit, credit]).toEqual([300, 300])
    expect(lines.find(({ side }) => side === 'DEBIT')?.accountId).toBe(idOf('2.1.42'))
  })
})

describe('random companies', () => {
  const source = fc.constantFrom(...AccountingSource.values)
  const part = fc.record({
    costCenterId: fc.integer({ min: 1, max: 4 }),
    percentage: fc.integer({ min: 1, max: 60 }).map((whole) => `${whole}.00`),
    from: fc.constantFrom('2026-01-01', '2026-08-10', '2026-08-20'),
    to: fc.constantFrom(null, '2026-08-19', '2026-12-31'),
  })
  const person = fc.record({
    start: fc.constantFrom('2020-01-01', '2026-08-05'),
    end: fc.constantFrom(null, '2026-08-25'),
    amounts: fc.array(
      fc.record({ source, pesos: fc.integer({ min: -2_000_000, max: 5_000_000 }) }),
      { maxLength: 12 },
    ),
    parts: fc.array(part, { maxLength: 3 }),
  })

  /** A contract whose net is what its lines leave, as on a payslip. */
  const booked = (given: typeof person extends fc.Arbitrary<infer P> ? P : never, at: number) => {
    const amounts = given.amounts.map((one, n) =>
      amount(`${one.source}${n}`, one.source, one.pesos),
    )
    const left = amounts.reduce((sum, { source: of, amount: pesos }) => {
      const sides = sidesOf(of)
      return sides.length === 2 ? sum : sum + (sides[0] === 'DEBIT' ? pesos : -pesos)
    }, 0)
    return {
      contractId: at + 1,
      start: given.start,
      end: given.end,
      amounts: [...amounts, amount('LIQUIDO', 'NET', left)],
      parts: given.parts.map((one) => ({ ...one, code: `C${one.costCenterId}` })),
    }
  }

  test('balance to the peso, and every line is the sum of its contracts', () => {
    fc.assert(
      fc.property(fc.array(person, { maxLength: 12 }), (people) => {
        const contracts = people.map(booked)
        const entry = makeEntry(bookWith(), contracts)
        expect(entry.problems).toEqual([])
        expect(entry.debit).toBe(entry.credit)
        for (const line of entry.lines) {
          expect(line.amount).toBeGreaterThanOrEqual(0)
          expect(line.amounts.reduce((sum, one) => sum + one, 0)).toBe(line.amount)
        }
      }),
    )
  })

  test('book each concept of each contract whole, whatever its centres', () => {
    fc.assert(
      fc.property(fc.array(person, { minLength: 1, maxLength: 6 }), (people) => {
        const contracts = people.map(booked)
        const { lines } = makeEntry(bookWith(), contracts)
        for (const { contractId, amounts } of contracts) {
          for (const { code, source: of, amount: pesos } of amounts) {
            const booking = lines.flatMap((line) => {
              const at = line.contractIds.indexOf(contractId)
              if (line.code !== code || at < 0) return []
              return [(line.side === 'DEBIT' ? 1 : -1) * (line.amounts[at] ?? 0)]
            })
            const sides = sidesOf(of)
            const expected = sides.length === 2 ? 0 : (sides[0] === 'DEBIT' ? 1 : -1) * pesos
            expect(booking.reduce((sum, one) => sum + one, 0) - expected).toBeCloseTo(0, 0)
          }
        }
      }),
    )
  })
})

test('every source of the usual plan has an account on each of its sides', () => {
  for (const source of AccountingSource.values) {
    const rule = rules.find((one) => one.source === source)
    for (const side of sidesOf(source)) {
      const account = side === 'DEBIT' ? rule?.debitAccountId : rule?.creditAccountId
      expect(account, `${source} ${side}`).toEqual(expect.any(Number))
    }
  }
})

test('a line of a payslip says its source by its code, and a company item by its classes', () => {
  const of = (code: string, classes: string[], category = 'OTHER') =>
    sourceOf({ code, classes, category })
  expect(of('COTIZACION_AFP', ['DESCUENTO'])).toBe('AFP')
  expect(of('BONO', ['HABER', 'HABER_21'])).toBe('BONUS')
  expect(of('COLACION', ['HABER', 'HABER_23'])).toBe('ALLOWANCE')
  expect(of('VALE', ['DESCUENTO', 'OTRO_DESCUENTO', 'ANTICIPO'])).toBe('ADVANCE')
  expect(of('ANIOS', [], 'PROVISION')).toBe('PROVISION')
  expect(of('BASE_PREVISIONAL', [])).toBeUndefined()
})

test('a provision moves by what is owed less what was, and gives back what ended', () => {
  const moved = provisionDifference(
    new Map([
      [1, 100],
      [2, 50],
      [3, 7],
    ]),
    new Map([
      [1, 130],
      [3, 7],
    ]),
  )
  expect([...moved]).toEqual([
    [1, 30],
    [2, -50],
  ])
})

test('two entries are compared account by account', () => {
  const of = (accountId: number, side: 'DEBIT' | 'CREDIT', pesos: number) =>
    sumsOf([{ accountId, costCenterId: null, side, amount: pesos }])
  const before = [...of(1, 'DEBIT', 10), ...of(2, 'CREDIT', 10)]
  expect(changedSums(before, before)).toEqual([])
  expect(changedSums(before, of(1, 'DEBIT', 12))).toMatchObject([
    { accountId: 1, debitBefore: 10, debit: 12 },
    { accountId: 2, creditBefore: 10, credit: 0 },
  ])
})

describe('what a month pays of earlier ones', () => {
  const accountsOf = (book: Book, code: string, source: AccountingSource) =>
    makeEntry(book, [contract([amount(code, source, 1000)])]).lines.map(
      ({ accountId, side }) => `${accounts.find(({ id }) => id === accountId)?.code} ${side}`,
    )

  test('has accounts of its own for each institution that is owed', () => {
    const book = bookWith()
    const own = {
      DIFERENCIA_PENSION: '2.1.60 CREDIT',
      DIFERENCIA_SALUD: '2.1.61 CREDIT',
      DIFERENCIA_CESANTIA: '2.1.62 CREDIT',
      DIFERENCIA_IMPUESTO: '2.1.63 CREDIT',
      DIFERENCIA_ASIGNACION_FAMILIAR: '1.1.12 DEBIT',
      DEVOLUCION_COTIZACIONES: '1.1.16 DEBIT',
    }
    const plan = new Map(retroactiveConcepts.map((one) => [one.code, one]))
    for (const [code, account] of Object.entries(own)) {
      const category = plan.get(code)?.category ?? ''
      const source = sourceOf({ code, category, classes: [] })
      if (!source) throw new Error(`${code} is booked nowhere`)
      expect(accountsOf(book, code, source), code).toEqual([account])
    }
    expect(accountsOf(book, 'DIFERENCIA_SIS', 'RETRO_EMPLOYER').toSorted()).toEqual([
      '2.1.64 CREDIT',
      '5.1.20 DEBIT',
    ])
  })

  test('is booked on those of the month by a plan that was made before', () => {
    const before = rules.filter(({ source }) => !/^RETRO|^REFUND|RETURNED$/.test(source ?? ''))
    const book = bookWith({ rules: before })
    expect(accountsOf(book, 'DIFERENCIA_PENSION', 'RETRO_AFP')).toEqual(['2.1.20 CREDIT'])
    expect(accountsOf(book, 'DIFERENCIA_IMPUESTO', 'RETRO_TAX')).toEqual(['2.1.30 CREDIT'])
    for (const source of AccountingSource.values) {
      if (!/^RETRO|^REFUND|RETURNED$/.test(source)) continue
      expect(makeEntry(book, [contract([amount('X', source, 1)])]).problems, source).toEqual(
        sidesOf(source).length === 2 ? [] : [expect.objectContaining({ lack: 'UNBALANCED' })],
      )
    }
  })
})
