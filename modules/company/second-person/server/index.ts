export { areIndependent, independentOf, requireSecondPerson } from './independence.ts'
export { recipientsOf, whoMay } from './who-may.queries.ts'
