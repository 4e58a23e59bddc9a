import './loans.graphql.ts'
