import './lists.graphql.ts'
import './templates.graphql.ts'
