import type { Expression } from 'kysely'
import type { ExpenseDuties, Granted, Restriction } from '#access/actor.ts'
import type { Role } from '#access/roles.ts'
import type { Tables } from '#modules/company/identities/server/index.ts'
import { provided } from '#platform/model/hook.ts'
import type { Tx } from '#platform/server/sql/db.ts'

type Place = { user: number; business: number }

/** A person with all the facts that the policy needs, as one row of a statement. */
export type PersonFacts = {
  id: number
  role: Role
  external: boolean
  status: 'ACTIVE' | 'INACTIVE' | 'PENDING'
  private: boolean
  closed: boolean
  restriction: number | null
  /** Whether their last day is over, and whether their account still opens their own papers. */
  gone: boolean
  reads: boolean
  /** The people whose contract in force names them as supervisor, with its razón social. */
  supervised: Place[]
  links: { business: number; private: boolean }[]
  /** The permissions of their profile. */
  granted: Granted[]
  /** The razones sociales, and the units, of their restriction. */
  restricted: { business: number }[]
  units: { unit: number }[]
  /** What they do with expenses, in one row or in none. */
  expense: ExpenseDuties[]
}

/**
 * What is read of people to say who they are: of their contracts, their profile and their
 * restriction, which modules above this one keep.
 */
export type ActorFacts = {
  /** A select of some people; its text does not depend on the values. */
  people: (tables: Tables, userIds: readonly number[], today: string) => Expression<PersonFacts>
  /**
   * Who is, by their contract of the day, in the units of the restriction of each owner or in one
   * under them.
   */
  ofUnits: (
    tx: Tx,
    userIds: readonly number[],
    today: string,
  ) => Promise<readonly (Place & { owner: number })[]>
  /** The restrictions that some people have. */
  restrictions: (
    tx: Tx,
    userIds: readonly number[],
  ) => Promise<readonly (Restriction & { id: number; userId: number })[]>
}

export const actorFacts = provided<ActorFacts>('facts of an actor')
