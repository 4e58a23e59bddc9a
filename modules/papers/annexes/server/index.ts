import './annex-importer.ts'
import './annexes.graphql.ts'
import './contract-files.graphql.ts'
import './needs.ts'

export { annexPapers } from './papers.ts'
export { contractPapers } from './contract-files.service.ts'
