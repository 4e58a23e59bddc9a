import './approval.ts'
import './first-proposals.ts'
import './peers.graphql.ts'
import './reminders.ts'
