import './reminders.ts'
import './loan-importer.ts'
import './loans.graphql.ts'

import './ending.ts'
import './quotas-taken.ts'
export { loanShortIn } from './carry.service.ts'
