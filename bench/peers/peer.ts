import type { Plan } from '#formula/index.ts'
import type { Row } from '../hand.ts'

/** Another engine with the same rules: each row in, its concepts out in the order of the plan. */
export interface Peer {
  readonly name: string
  /** How many rows it gets at a time; slow ones get few. */
  readonly rows: number
  readonly calculate: (rows: readonly Row[], out: Float64Array) => void
}

/** Builds a peer for a plan and the variables of its period, as plain quantities. */
export type MakePeer = (plan: Plan, variables: Row) => Peer
