import { integer, optional, ref, text, year } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import { type LicenseCheck, validatePayrollWithLicense } from './license.service.ts'

query('validatePayrollWithLicense', {
  input: inputFrom('ValidatePayrollWithLicenseInput', {
    year: year('Año', { min: 1900, max: 2200 }),
    month: integer('Mes', { min: 1, max: 12 }),
    contractId: ref('contract', 'Contrato'),
    businessId: ref('business', 'Razón social'),
    code: optional(text('Concepto', { max: 40 })),
  }),
  type: objectFrom<LicenseCheck>('LicenseCheck', {
    valid: of.flag,
    message: of.text,
    licenseDays: of.int,
    waitingDays: of.int,
    pending: of.int,
  }),
  run: validatePayrollWithLicense,
})
