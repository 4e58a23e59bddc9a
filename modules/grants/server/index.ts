import './grants.graphql.ts'
