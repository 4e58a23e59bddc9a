export { areIndependent, independentOf, requireSecondPerson } from './independence.ts'
export { keptBy } from './kept-by.ts'
export { type Place, recipientsOf, whoMay } from './who-may.queries.ts'
