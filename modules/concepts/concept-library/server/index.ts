export { companyLibrary, conceptRecords } from './records.queries.ts'
export {
  type CompanyLibrary,
  type ConceptDraft,
  type ConceptRecords,
  draftLibrary,
  libraryAt,
} from '../model/library.ts'
export { toConcept } from '../model/to-payroll.ts'
