import './paper.graphql.ts'
