import './calendar.graphql.ts'
