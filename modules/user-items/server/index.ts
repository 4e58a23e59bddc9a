import './orders.service.ts'
import './user-items.graphql.ts'
