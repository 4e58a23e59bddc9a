import './notices.graphql.ts'
