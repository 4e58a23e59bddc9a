import { expect, test } from 'vitest'
import { entityLabel, fieldLabel, inOrder, valueText } from './vocabulary.ts'

test('tables and columns are called as on their own screens', () => {
  expect(entityLabel('user_contract_version')).toBe('Condiciones del contrato')
  expect(entityLabel('lectura:liquidación')).toBe('Lectura de liquidación')
  expect(fieldLabel('business', 'mutual_code')).toBe('Mutualidad')
  expect(fieldLabel('user_contract_version', 'monthly_salary_value')).toBe('Sueldo base')
  expect(fieldLabel('user_contract_version', 'monthly_salary_currency')).toBe('Sueldo base, moneda')
  expect(fieldLabel('employer_loan', 'total_quotas')).toBe('Cuotas')
})

test.each([
  ['business', 'status', 'INACTIVE', 'Inactiva'],
  ['business', 'use_payroll', 'true', 'Sí'],
  ['business', 'accidentability_rate', '1.7000', '1,7'],
  ['user_version', 'birthday', '1990-05-02', '02-05-1990'],
  ['user_version', 'valid', '[2024-01-02,)', 'desde 02-01-2024'],
  ['user_version', 'valid', '[2024-01-02,2026-03-01)', 'desde 02-01-2024, antes de 01-03-2026'],
  ['user_contract_version', 'monthly_salary_value', '650000.000', '650.000'],
  ['user_contract_version', 'monthly_salary_currency', 'CLP', 'Pesos'],
  ['payroll_run', 'net', '99165251', '$ 99.165.251'],
  ['payroll_month', 'year_month', '202609', 'septiembre 2026'],
  ['payslip_payment', 'status', 'PAID', 'Oficial'],
  ['lectura:nómina_de_transferencias', 'format', 'GENERAL', 'General, con todos los datos (CSV)'],
  ['profile', 'name', 'Contador', 'Contador'],
  ['business', 'phone', null, ''],
])('%s.%s %s reads «%s»', (entity, column, value, text) => {
  expect(valueText(entity, column, value)).toBe(text)
})

test('changes come in the order of the ficha, the days they hold first', () => {
  const changes = ['area', 'monthly_salary_value', 'unknown', 'valid', 'job_title']
  const ordered = inOrder(
    'user_contract_version',
    changes.map((field) => ({ field })),
  )
  expect(ordered.map(({ field }) => field)).toEqual([
    'valid',
    'job_title',
    'area',
    'monthly_salary_value',
    'unknown',
  ])
})
