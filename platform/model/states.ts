import type { Permission } from '#access/services.ts'
import type { Catalog } from './catalog.ts'

/**
 * How somebody is related to a record: `self` is its person, `asker` its requester, `other` anybody
 * else with the permission. One person may be both of the first two.
 */
export type Relation = 'self' | 'asker' | 'other'

/** The look of a state; the screens draw it. */
export type StateTone = 'neutral' | 'success' | 'warning' | 'danger' | 'accent' | 'primary'

/** An act on a record in some of its states, and the people who may do it. */
export type Act<State extends string> = {
  /** The label of its button. */
  label: string
  from: readonly State[]
  /**
   * The state of the record afterwards; without one, the act changes or removes the record and
   * moves no state.
   */
  to?: State
  permission: Permission
  /**
   * The relations to the record that it requires, besides the permission; without them, the
   * permission is enough.
   */
  by?: readonly Relation[]
  /** The refusal for a person in none of those relations. */
  only?: string
  /** The states in which its own person may do it, when they are fewer than for others. */
  ownFrom?: readonly State[]
  /**
   * The refusal when the required reason is missing; without this text, the reason is optional.
   */
  needsReason?: string
  /** Refusals by state, in place of the usual «Ya está aprobada» and «Está anulada». */
  refusals?: Readonly<Partial<Record<State, string>>>
  /** Its effect, shown before it is done. */
  means?: string
  /** The message after it is done. */
  done?: string
}

/** The states of a record and every way between them. */
export type Machine<State extends string, Name extends string> = {
  states: Catalog<State>
  tones: Readonly<Record<State, StateTone>>
  /** The refusal for the record's own person, where `ownFrom` stops them. */
  ownStopped?: string
  acts: Readonly<Record<Name, Act<State>>>
}

/** Declares a machine: `states({ states: RequestStatus, acts: { approve: { … } } })`. */
export const stateMachine = <State extends string, const Name extends string>(
  machine: Machine<State, Name>,
): Machine<State, Name> => machine

/** The state of a record, and how a person is related to it. */
export type Standing = { readonly state: string; readonly relations: readonly Relation[] }

/** How somebody is related to the record of a person: as that person or another, and as asker. */
export const relationsTo = (isOwn: boolean, asked = false): readonly Relation[] => [
  isOwn ? 'self' : 'other',
  ...(asked ? (['asker'] as const) : []),
]

/** Why an act is refused: because of the record's state, or because of the person. */
export type Refusal = { readonly message: string; readonly because: 'state' | 'person' }

/**
 * Why a person may not do an act on a record, or nothing. The screen disables its button with the
 * same reason that the server would answer.
 */
export function refusalOf<State extends string, Name extends string>(
  machine: Machine<State, Name>,
  name: Name,
  { state, relations }: Standing,
): Refusal | undefined {
  const act: Act<State> = machine.acts[name]
  const at = machine.states.values.find((one) => one === state)
  if (at === undefined || !act.from.includes(at)) {
    return { message: stateWords(machine, act, state, at), because: 'state' }
  }
  if (act.by && !relations.some((one) => act.by?.includes(one))) {
    return { message: act.only ?? 'No le corresponde', because: 'person' }
  }
  if (act.ownFrom && relations.includes('self') && !act.ownFrom.includes(at)) {
    return { message: machine.ownStopped ?? 'No le corresponde', because: 'state' }
  }
  return undefined
}

/** Only the sentence of the refusal. */
export const whyNot = <State extends string, Name extends string>(
  machine: Machine<State, Name>,
  name: Name,
  standing: Standing,
): string | undefined => refusalOf(machine, name, standing)?.message

/** Among some acts, the one that moves a record to a state. */
export const actTo = <State extends string, Name extends string>(
  machine: Machine<State, Name>,
  names: readonly Name[],
  state: string,
): Name | undefined => names.find((name) => machine.acts[name].to === state)

function stateWords<State extends string, Name extends string>(
  { states }: Machine<State, Name>,
  act: Act<State>,
  state: string,
  at: State | undefined,
): string {
  const own = at === undefined ? undefined : act.refusals?.[at]
  const word = states.label(state).toLowerCase()
  return own ?? (state === act.to ? `Ya está ${word}` : `Está ${word}`)
}
