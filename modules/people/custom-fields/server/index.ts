import './fields.graphql.ts'
import './data-importer.ts'
import './people-columns.ts'
import './data.graphql.ts'
import './template-tags.ts'

export { userFieldPapers } from './papers.ts'
