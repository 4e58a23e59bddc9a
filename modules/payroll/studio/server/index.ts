import './studio.graphql.ts'
