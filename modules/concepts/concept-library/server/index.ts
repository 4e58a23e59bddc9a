import './union-use.ts'

export { companyLibrary, conceptRecords } from './records.queries.ts'
export { unionsOfItems } from './item-unions.queries.ts'
export {
  type CompanyLibrary,
  type ConceptRecords,
  draftLibrary,
  libraryAt,
} from '../model/library.ts'
