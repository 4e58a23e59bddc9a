import './presence.graphql.ts'
