import './approval.ts'
import './closing.graphql.ts'
