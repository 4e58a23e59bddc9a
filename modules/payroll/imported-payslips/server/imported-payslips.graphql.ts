import { ref } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import { type ImportedRow, importedPayslips } from './imported-payslips.queries.ts'

query('importedPayslips', {
  input: inputFrom('ImportedPayslipsInput', { contractId: ref('contract', 'Contrato') }),
  type: objectFrom<Omit<ImportedRow, 'userId'>>('ImportedPayslip', {
    userContractId: of.id('contract'),
    yearMonth: of.yearMonth,
    businessName: of.text,
    days: of.decimal,
    earnings: of.pesos,
    deductions: of.pesos,
    net: of.pesos,
  }),
  many: true,
  run: importedPayslips,
})
