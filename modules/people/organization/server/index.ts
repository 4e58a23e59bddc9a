import './chart.graphql.ts'
import './changes.graphql.ts'
import './problems.graphql.ts'
