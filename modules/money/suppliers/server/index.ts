import './suppliers.graphql.ts'
