import './dashboard.graphql.ts'
import './first-steps.graphql.ts'
