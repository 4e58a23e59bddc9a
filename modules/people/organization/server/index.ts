import './chart.graphql.ts'
