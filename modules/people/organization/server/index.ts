import './chart.graphql.ts'
import './changes.graphql.ts'
