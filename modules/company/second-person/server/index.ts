export {
  areIndependent,
  independentOf,
  requireSecondOfPlatform,
  requireSecondPerson,
  requireStranger,
} from './independence.ts'
export { keptBy, keptSince } from './account-keepers.ts'
export { trustedSince } from '../model/trust.ts'
export { loginHolders, type Place, recipientsOf, whoMay, whoMayOver } from './holders.queries.ts'
