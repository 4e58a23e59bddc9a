export {
  areIndependent,
  independentOf,
  requireSecondOfPlatform,
  requireSecondPerson,
} from './independence.ts'
export { keptBy } from './kept-by.ts'
export { type Place, recipientsOf, whoMay, whoMayOver } from './who-may.queries.ts'
