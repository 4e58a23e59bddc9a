import './inbox.graphql.ts'
