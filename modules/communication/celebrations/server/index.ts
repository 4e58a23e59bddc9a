import './celebrations.graphql.ts'
