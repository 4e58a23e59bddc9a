export { type Provided, provisionOn } from './provision.queries.ts'
