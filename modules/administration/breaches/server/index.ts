import './breaches.graphql.ts'
import './reminders.ts'
