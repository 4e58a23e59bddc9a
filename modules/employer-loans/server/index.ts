import './carry.service.ts'
import './loans.graphql.ts'
