import './corrections.graphql.ts'
