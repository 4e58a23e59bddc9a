import './center-costs.graphql.ts'
