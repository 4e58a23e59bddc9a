import './subsidies.graphql.ts'
