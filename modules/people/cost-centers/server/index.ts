import './centers.graphql.ts'
import './contracts.graphql.ts'
