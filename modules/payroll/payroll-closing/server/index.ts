import './closing.graphql.ts'
