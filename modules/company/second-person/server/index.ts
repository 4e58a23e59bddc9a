export { areIndependent, independentOf, requireSecondPerson } from './independence.ts'
export { keptBy } from './kept-by.ts'
export { recipientsOf, whoMay } from './who-may.queries.ts'
