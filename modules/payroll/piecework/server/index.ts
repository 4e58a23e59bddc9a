import './approval.ts'
import './closing.ts'
import './paid-days.ts'
import './piecework.graphql.ts'
