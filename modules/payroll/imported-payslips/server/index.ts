import './historical-importer.ts'
import './imported-payslips.graphql.ts'

export { importedPays } from './imported-payslips.queries.ts'
