import './approval.ts'
import './disputes.graphql.ts'
