import './dashboard.graphql.ts'
