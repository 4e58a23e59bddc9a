import './user-items.graphql.ts'
