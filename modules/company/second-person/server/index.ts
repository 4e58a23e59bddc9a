export {
  areIndependent,
  independentOf,
  requireSecondOfPlatform,
  requireSecondPerson,
} from './independence.ts'
export { keptBy, keptSince } from './kept-by.ts'
export { trustedSince } from '../model/trust.ts'
export { loginHolders, type Place, recipientsOf, whoMay, whoMayOver } from './who-may.queries.ts'
