import './directory.graphql.ts'
