import './approval.ts'
import './corrections.graphql.ts'
