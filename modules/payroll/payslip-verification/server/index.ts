import './verification.graphql.ts'
