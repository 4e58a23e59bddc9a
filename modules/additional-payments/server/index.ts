import './additional.graphql.ts'
