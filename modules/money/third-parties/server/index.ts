import './parties.graphql.ts'
