import './piecework.graphql.ts'
