import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What a rater is to the person who is evaluated. */
export const Relation = catalog('EvaluationRelation', {
  SELF: 'Autoevaluación',
  SUPERVISOR: 'Supervisor',
  PEER: 'Pares',
  SUBORDINATE: 'Equipo',
})
export type Relation = ValueOf<typeof Relation>

/** The groups that results are broken down by: two small ones are shown as one. */
export const RaterGroup = catalog('EvaluationRaterGroup', {
  SELF: 'Autoevaluación',
  SUPERVISOR: 'Supervisor',
  PEER: 'Pares',
  SUBORDINATE: 'Equipo',
  OTHERS: 'Otros',
})
export type RaterGroup = ValueOf<typeof RaterGroup>

/** Whether the raters of a group are known by name in any case. */
export const isNamed = (group: RaterGroup) => group === 'SELF' || group === 'SUPERVISOR'

/** What a process does while a relation with a weight has no answers. */
export const MissingPolicy = catalog('EvaluationMissingPolicy', {
  RENORMALIZE: 'Repartir su peso entre las demás',
  WAIT: 'Esperar',
})
export type MissingPolicy = ValueOf<typeof MissingPolicy>

/** How much each relation weighs, in whole percent. */
export type RelationWeights = Readonly<Record<Relation, number>>

/** The least raters of a group whose answers may be seen, so that none of them is known. */
export const LEAST_RATERS = 3

/** Why a process may not start with these weights, or undefined. */
export function wrongWeights(weights: RelationWeights): string | undefined {
  const all = Relation.values.map((relation) => weights[relation])
  if (all.some((weight) => !Number.isInteger(weight) || weight < 0)) {
    return 'Cada peso es un porcentaje entero, de 0 a 100'
  }
  const total = all.reduce((before, weight) => before + weight, 0)
  return total === 100 ? undefined : `Los pesos deben sumar 100; suman ${total}`
}
