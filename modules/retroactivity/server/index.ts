import './retroactivity.graphql.ts'
