/** A person in one razón social. */
export type Placed = { userId: number; businessId: number }

/**
 * What joins the actor to a record. `supervised@3` is of a record of razón social 3 whose person
 * they supervise there, `self@3` of their own record there: what an option opens.
 */
export type Relation = 'self' | 'supervised' | 'sameBusiness' | PlacedRelation
export type PlacedRelation = `${'self' | 'supervised'}@${number}`

export const isPlaced = (relation: Relation): relation is PlacedRelation => relation.includes('@')
