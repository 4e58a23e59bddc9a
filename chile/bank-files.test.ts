import { expect, test } from 'vitest'
import { bankFormats, bankRows, type Transfer } from './bank-files.ts'

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
const format = (code: string) => {
  const found = bankFormats.find((one) => one.code === code)
  if (!found) throw new Error(code)
  return found
}

test('BCI: its thirteen columns, the RUT in two of them, a payment of salaries', () => {
  const [head, first, second] = bankRows(format('BCI'), '10-20-30', [rosa, pedro])
  expect(head).toEqual([
    'Nº Cuenta de Cargo',
    'Nº Cuenta de Destino',
    'Banco Destino',
    'Rut Beneficiario',
    'Dig. Verif. Beneficiario',
    'Nombre Beneficiario',
    'Monto Transferencia',
    'Nro.Factura Boleta (1)',
    'Nº Orden de Compra(1)',
    'Tipo de Pago(2)',
    'Mensaje Destinatario (3)',
    'Email Destinatario(3)',
    'Cuenta Destino inscrita como(4)',
  ])
  const subject = 'Remuneracion septiembre 2026'
  // The number of a CuentaRUT is the RUT without its check digit, whatever was typed.
  expect(first).toEqual([
    '102030',
    '12345670',
    '012',
    '12345670',
    'K',
    'Nusta Inigo O Higgins Perez',
    1_234_567,
    '',
    '',
    'REM',
    subject,
    '',
    '',
  ])
  expect(second?.slice(1, 7)).toEqual(['001704412006', '037', '7654321', '6', 'Pedro Soto', 1])
})

test('Santander: its thirteen columns, the RUT in one with a small k, everything in pesos', () => {
  const rows = bankRows(format('SANTANDER'), '0-1', [rosa, pedro])
  const subject = 'Remuneracion septiembre 2026'
  const rest = [1_234_567, subject, '', '', subject, subject]
  expect(rows).toEqual([
    [
      'Cta_origen',
      'moneda_origen',
      'Cta_destino',
      'moneda_destino',
      'Cod_banco',
      'RUT benef.',
      'nombre benef.',
      'Mto Total',
      'Glosa TEF',
      'Correo',
      'Glosa correo',
      'Glosa Cartola Cliente',
      'Glosa Cartola Beneficiario',
    ],
    ['01', 'CLP', '12345670', 'CLP', '012', '12345670k', 'Nusta Inigo O Higgins Perez', ...rest],
    ['01', 'CLP', '001704412006', 'CLP', '037', '76543216', 'Pedro Soto', 1, ...rest.slice(1)],
  ])
})
