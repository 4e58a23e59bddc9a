import './audit.graphql.ts'
