export { accessIn, loadActor, loadActors, loadCompany } from './actor.queries.ts'
export {
  becoming,
  newcomer,
  noteProposed,
  refusedFields,
  requireSet,
  targetOf,
  targetsOf,
} from './authority.ts'
