import './advances.graphql.ts'
