import './annexes.graphql.ts'
import './needs.ts'

export { annexPapers } from './papers.ts'
