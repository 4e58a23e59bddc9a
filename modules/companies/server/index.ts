import './companies.graphql.ts'
