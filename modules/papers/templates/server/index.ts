import './templates.graphql.ts'
