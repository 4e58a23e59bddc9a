import { expect, test } from 'vitest'
import { reliquidate } from './accrual.ts'

const payslip = (month: number, salary: string) => ({
  month,
  contract: {
    salary: { amount: salary, currency: 'CLP' as const },
    gratification: { mode: 'NONE' as const },
  },
  pension: { afp: 'UNO' },
})
const quarter = (salary: string) => [202607, 202608, 202609].map((month) => payslip(month, salary))

test('a quarterly bonus pays contributions and tax in the three months that earned it', () => {
  const { months, contributions, tax, toPay } = reliquidate({
    amount: 900_000,
    item: 'PARTICIPACION',
    payMonth: 202609,
    payslips: quarter('1000000'),
  })
  expect(months.map(({ part }) => part)).toEqual([300_000, 300_000, 300_000])
  // Each month: 300.000 × (10,46 + 7 + 0,6) % = 31.380 + 21.000 + 1.800
  expect(contributions).toBe(3 * 54_180)
  // Base 819.400 (exempt) → 1.065.220: × 4 % − 0,54 × UTM = 42.608,8 − 38.690,46 = 3.918 in July
  // and August; 42.608,8 − 38.729,34 = 3.879 in September.
  expect(months.map((month) => month.tax)).toEqual([3918, 3918, 3879])
  // 3.918 ÷ 71.649 × 71.721 = 3.921,9
  expect(months.map(({ taxAtPayment }) => taxAtPayment)).toEqual([3922, 3922, 3879])
  expect(tax).toBe(11_723)
  expect(toPay).toBe(900_000 - 162_540 - 11_723)
})

test('a month already over the cap adds no pension, only tax at its bracket', () => {
  const { months } = reliquidate({
    amount: 300_000,
    item: 'PARTICIPACION',
    payMonth: 202609,
    payslips: [payslip(202609, '4500000')],
  })
  const codes = months[0]?.lines.map(({ code }) => code)
  expect(codes).not.toContain('COTIZACION_AFP')
  expect(codes).not.toContain('SALUD_LEGAL')
  // AFC until 5.550.933: 300.000 × 0,6 % = 1.800. Base 3.827.828 → 4.126.028, all in the bracket of
  // 13,5 %: 298.200 × 13,5 % = 40.257
  expect(codes).toContain('AFC')
  expect(months[0]?.tax).toBe(40_257)
})

test('a part that a month already paid stays under the new one', () => {
  // 100.000 already there: the base of the 300.000 more begins 81.940 higher, all in the 4 %.
  const payslips = [{ ...payslip(202609, '1500000'), items: { PARTICIPACION: '100000' } }]
  const { months } = reliquidate({
    amount: 300_000,
    item: 'PARTICIPACION',
    payMonth: 202609,
    payslips,
  })
  // 300.000 less 54.180 of contributions, × 4 % = 9.832,8
  expect(months[0]?.tax).toBe(9833)
  expect(months[0]?.lines.find(({ code }) => code === 'COTIZACION_AFP')?.difference).toBe(31_380)
})

test('an amount that does not divide leaves its pesos in the last months', () => {
  const { months, toPay, contributions, tax } = reliquidate({
    amount: 100_001,
    item: 'PARTICIPACION',
    payMonth: 202609,
    payslips: quarter('600000'),
  })
  expect(months.map(({ part }) => part)).toEqual([33_333, 33_334, 33_334])
  expect(toPay + contributions + tax).toBe(100_001)
})

test('the same amount paid as one month’s would pay more tax: why the law divides it', () => {
  const split = reliquidate({
    amount: 6_000_000,
    item: 'PARTICIPACION',
    payMonth: 202609,
    payslips: quarter('1000000'),
  })
  const whole = reliquidate({
    amount: 6_000_000,
    item: 'PARTICIPACION',
    payMonth: 202609,
    payslips: [payslip(202609, '1000000')],
  })
  expect(whole.tax).toBeGreaterThan(split.tax)
})

test('a month of payment whose UTM nobody knows is refused, or entered', () => {
  const pay = { amount: 1, item: 'PARTICIPACION', payMonth: 202703, payslips: quarter('600000') }
  expect(() => reliquidate(pay)).toThrow('(UTM) de marzo 2027')
  expect(reliquidate({ ...pay, payUtm: 73_000 }).toPay).toBe(1)
})
