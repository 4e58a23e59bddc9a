import './family.graphql.ts'
import './family-importer.ts'
import './reminders.ts'
import './template-tags.ts'

export { familyMembers, familyPapers } from './family.graphql.ts'
