import { expect, test } from 'vitest'
import { paymentStatusLabel } from './payslip.ts'

test.each([
  ['UNPAID', 'PAYROLL', true, 'Borrador'],
  ['UNPAID', 'PAYROLL', false, 'Por pagar'],
  ['UNPAID', 'ADDITIONAL', false, 'Por pagar'],
  ['UNPAID', 'SETTLEMENT', false, 'Emitido'],
  ['IN_PROGRESS', 'PAYROLL', false, 'En Proceso de Pago'],
  ['PAID', 'PAYROLL', false, 'Oficial'],
  [null, 'SETTLEMENT', true, 'Sin procesar'],
])(
  'a payment that is %s, of a %s whose month is open: %s, is «%s»',
  (status, type, open, words) => {
    expect(paymentStatusLabel(status, type, open)).toBe(words)
  },
)
