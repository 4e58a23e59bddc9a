import './approval.ts'
import './closing.ts'
import './piecework.graphql.ts'
