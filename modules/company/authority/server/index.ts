export { loadActing, loadActor, loadActors } from './actor.queries.ts'
export { actorFacts } from './actor-facts.ts'
export { loadCompany } from './company.queries.ts'
export {
  becoming,
  newcomer,
  noteProposed,
  refusedFields,
  requireSet,
  targetOf,
  targetsOf,
} from './authority.ts'
