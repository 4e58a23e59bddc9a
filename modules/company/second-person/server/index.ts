export { areIndependent, independentOf, requireSecondPerson } from './independence.ts'
export { type Place, recipientsOf, whoMay, whoMayOver } from './who-may.queries.ts'
