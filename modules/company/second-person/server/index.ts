export { areIndependent, independentOf, requireSecondPerson } from './independence.ts'
export { type Place, recipientsOf, whoMay } from './who-may.queries.ts'
