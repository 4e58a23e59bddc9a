import './people-list.graphql.ts'

export { countPeople } from './list.queries.ts'
