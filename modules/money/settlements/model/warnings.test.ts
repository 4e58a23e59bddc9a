import { describe, expect, test } from 'vitest'
import type { Terms } from './gathered-facts.ts'
import { warningsOf } from './warnings.ts'

const terms: Terms = {
  dismissalCause: 'ART_161_1',
  disengagementDate: '2026-09-30',
  payDate: '2026-10-13',
  noticeDate: null,
  notifiedOn: null,
  salary: null,
  fixed: null,
  gratification: null,
  allowances: null,
  variableAverage: null,
  lastThree: null,
  lastPay: null,
  average24: null,
  afcEmployerBalance: 0,
  fundBalance: null,
  voluntary: null,
  pactDays: null,
  pactAnyCause: false,
  pactWithoutYearsCap: false,
  pactWithoutUfCap: false,
  advances: null,
  loans: null,
  otherDeductions: null,
  alimonyPesos: null,
  alimonyPercent: null,
  deferVacation: false,
  payLastPayslip: false,
  contributionsPaid: true,
  withoutDebts: null,
}
const warned = (
  base: Parameters<typeof warningsOf>[2]['base'],
  change: Partial<Terms> = {},
  lastDayAdds = 0,
): string =>
  warningsOf(
    { ...terms, ...change },
    { INDEMNIZACION_ANOS: 0, SALDO_EN_CONTRA: 0 },
    {
      dueOn: '2026-10-13',
      endsOn: '2026-09-30',
      contractType: 'INDEFINITE',
      protectedUntil: null,
      lastDayAdds,
      base,
      debts: [],
      proof: { month: null, paidOn: null, hasReceipt: false },
    },
  ).join()

describe('the base of a finiquito', () => {
  test('is said to be the salary alone where no payslip gives the rest', () => {
    const none = { found: 0, lasted: 3, variable: false }
    expect(warned(none)).toMatch(/la base es solo el sueldo del contrato, sin gratificación/)
    expect(warned(none, { gratification: 209_396 })).toBe('')
    expect(warned(none, { allowances: 0 })).toBe('')
  })

  test('averages variable pay of fewer months than the law asks for only with a warning', () => {
    expect(warned({ found: 1, lasted: 3, variable: true })).toMatch(/es de 1 mes: la ley toma/)
    expect(warned({ found: 1, lasted: 3, variable: true }, { variableAverage: 50_000 })).toBe('')
    // Somebody who served two months has no third one, and fixed pay needs no average.
    expect(warned({ found: 2, lasted: 2, variable: true })).toBe('')
    expect(warned({ found: 1, lasted: 3, variable: false })).toBe('')
    expect(warned({ found: 3, lasted: 3, variable: true })).toBe('')
  })
})

test('a year of service that the last day decides is said with its pesos', () => {
  const whole = { found: 3, lasted: 3, variable: false }
  expect(warned(whole, {}, 800_000)).toMatch(/el último día .* sube \$800\.000: se cuenta de fecha/)
  expect(warned(whole, {}, 0)).toBe('')
})
