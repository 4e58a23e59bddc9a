import './psychosocial.graphql.ts'
