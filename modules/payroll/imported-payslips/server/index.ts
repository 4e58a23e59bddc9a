import './historical-importer.ts'
import './imported-payslips.graphql.ts'

export { type ImportedPay, importedPays } from './imported-payslips.queries.ts'
