import './endings.graphql.ts'
