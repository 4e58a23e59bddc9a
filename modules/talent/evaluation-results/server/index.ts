import './results.graphql.ts'
