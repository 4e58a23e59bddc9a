import type { Permission } from '#access/services.ts'
import type { Catalog } from './catalog.ts'

/**
 * Who somebody is to a record: the person it is about, who asked for it, or anybody else who may.
 * One may be both of the first two.
 */
export type Relation = 'self' | 'asker' | 'other'

/** The look of a state; the screens draw it. */
export type StateTone = 'neutral' | 'success' | 'warning' | 'danger' | 'accent' | 'primary'

/** What may be done with a record in some of its states, and by whom. */
export type Act<State extends string> = {
  /** What the button says. */
  label: string
  from: readonly State[]
  /** The state that it leaves; without one it changes or removes the record as it is. */
  to?: State
  permission: Permission
  /** Whom it asks to be, besides the permission; without it, anybody who has that. */
  by?: readonly Relation[]
  /** What is said to who is none of those. */
  only?: string
  /** Where the person it is about may less than others: the states in which they may at all. */
  ownFrom?: readonly State[]
  /** What is said where it needs a reason and has none; without it the reason may be left out. */
  needsReason?: string
  /** What is said instead of «Ya está aprobada» and «Está anulada». */
  refusals?: Readonly<Partial<Record<State, string>>>
  /** What it does, before it is done. */
  means?: string
  /** What is said when it is done. */
  done?: string
}

/** The states of a record and every way between them. */
export type Machine<State extends string, Name extends string> = {
  states: Catalog<State>
  tones: Readonly<Record<State, StateTone>>
  /** What is said to the person it is about, where `ownFrom` stops them. */
  ownStopped?: string
  acts: Readonly<Record<Name, Act<State>>>
}

/** Declares a machine: `states({ states: RequestStatus, acts: { approve: { … } } })`. */
export const stateMachine = <State extends string, const Name extends string>(
  machine: Machine<State, Name>,
): Machine<State, Name> => machine

/** Somebody before a record: its state, and who they are to it. */
export type Standing = { readonly state: string; readonly relations: readonly Relation[] }

/** Why not: because of the record's state, or because of who asks. */
export type Refusal = { readonly message: string; readonly because: 'state' | 'person' }

/**
 * Why an act may not be done with a record by somebody, or nothing. The screen disables its button
 * with the reason that the server would give.
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

/** The reason alone. */
export const whyNot = <State extends string, Name extends string>(
  machine: Machine<State, Name>,
  name: Name,
  standing: Standing,
): string | undefined => refusalOf(machine, name, standing)?.message

/** The act that leaves a state, of those that somebody asks for by the state. */
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
