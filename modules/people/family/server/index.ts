import './family.graphql.ts'
import './family-importer.ts'
import './reminders.ts'

export { familyPapers } from './family.graphql.ts'
