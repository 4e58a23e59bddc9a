import './settlements.graphql.ts'
