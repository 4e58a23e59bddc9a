import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { draftAt, dropDraft, keepDraft, type Values } from '#platform/web/draft/drafts.ts'
import { notify } from '#platform/web/look/notify.ts'
import { useUnsaved } from '#platform/web/draft/unsaved-entries.ts'
import { changesOf, type Crossing, crossed, sameValue, typedNames } from './form-values.ts'

/** A crossing, and which of both versions is to be kept once somebody said. */
export type Decision = Crossing & { keep?: 'mine' | 'theirs' }

/** What holds the values: a form, or the state of a page. */
export type Store = { read: () => Values; write: (name: string, value: unknown) => void }

type Options = {
  store: Store
  /** Where the draft waits: the address and the form's name there. */
  place: string
  /** What is stored now: the values that the form shows and nobody changed. */
  stored: Values
  /** Whether others can change the same: then what both changed is decided. */
  shared: boolean
  /** Leaving it is worth no question. */
  light: boolean
  /** No draft is kept, and so nothing is lost by leaving it. */
  unkept?: boolean
}

/**
 * Keeps what is typed in a form: as a draft until it is saved or discarded, and beside what
 * somebody else saves meanwhile.
 */
export function useDraftedForm(options: Options) {
  const { store, place, stored, shared, light, unkept = false } = options
  const [start] = useState(() => beginning(place, stored, shared))
  const base = useRef<Values>(start.base)
  const [decisions, setDecisions] = useState<readonly Decision[]>(start.decisions)
  const [dirty, setDirty] = useState(start.restoredAt !== undefined)
  const guard = useUnsaved(dirty && !light ? { place } : undefined)
  const seen = useRef(stored)
  const proposed = useRef<Values>({})
  const proposal = useProposals({ store, restored: start.restored, proposed })

  const keep = useCallback(() => {
    const changes = changesOf(base.current, store.read())
    const isDirty = typedNames(changes.values, proposed.current).length > 0
    setDirty(isDirty && !unkept)
    if (!isDirty || unkept) return dropDraft(place)
    const wasKept = keepDraft(place, { ...changes, at: new Date().toISOString() })
    if (!wasKept) sayNoRoom()
  }, [store, place, unkept])

  const follow = useCallback(
    (next: Values) => {
      const met = meet(store, base.current, next, shared)
      base.current = met.base
      if (met.crossings.length > 0) setDecisions((before) => joined(before, met.crossings))
      keep()
    },
    [store, keep, shared],
  )
  useEffect(() => {
    if (sameValue(seen.current, stored)) return
    seen.current = stored
    follow(stored)
  }, [stored, follow])

  const { typed, decide } = useDeciding({ decisions, setDecisions, base, store, keep })
  return {
    initial: start.values,
    restoredAt: start.restoredAt,
    dirty,
    guard,
    decisions,
    typed: (names: readonly string[]) => {
      proposal.act()
      typed(names)
    },
    decide,
    follow,
    /** Whether a value may be proposed for a field: not over what an older draft says of it. */
    mayPropose: proposal.may,
    /** A value was proposed, and written: by itself it is no draft. */
    propose: (name: string) => {
      if (proposal.note(name)) keep()
    },
    /** Whether something that both changed still waits for a decision. */
    waits: (now: Values) =>
      shared && crossed(changesOf(base.current, store.read()), now).length > 0,
    /** What was sent is stored: from here on it is the beginning. */
    settle: (values: Values) => {
      base.current = { ...base.current, ...values }
      guard.clear()
      setDecisions([])
      setDirty(false)
      dropDraft(place)
    },
    drop: () => dropDraft(place),
  }
}
export type Keeping = ReturnType<typeof useDraftedForm>

/**
 * The values that a page wrote by itself, which are kept only beside something that a person
 * changed. What a draft says is not written over until somebody changes something again.
 */
function useProposals({ store, restored, proposed }: Proposing) {
  const acted = useRef(false)
  const [proposal] = useState(() => ({
    act: () => {
      acted.current = true
    },
    may: (name: string) => acted.current || !(name in restored),
    /** Answers whether somebody has changed something already. */
    note: (name: string): boolean => {
      proposed.current = { ...proposed.current, [name]: store.read()[name] }
      return acted.current
    },
  }))
  return proposal
}

type Proposing = { store: Store; restored: Values; proposed: RefObject<Values> }

type Deciding = {
  decisions: readonly Decision[]
  setDecisions: Dispatch<SetStateAction<readonly Decision[]>>
  base: RefObject<Values>
  store: Store
  keep: () => void
}

/** What both changed is decided by writing in its field, or by choosing one of both versions. */
function useDeciding({ decisions, setDecisions, base, store, keep }: Deciding) {
  const typed = (names: readonly string[]) => {
    // Who writes in a field that waits for a decision has decided.
    const met = decisions.filter(({ name }) => names.includes(name))
    const written = (one: Decision): Decision =>
      names.includes(one.name) ? { ...one, mine: store.read()[one.name], keep: 'mine' } : one
    setDecisions((before) => before.map(written))
    base.current = { ...base.current, ...theirsOf(met) }
    keep()
  }
  const decide = (name: string, which: 'mine' | 'theirs') => {
    const found = decisions.find((one) => one.name === name)
    if (!found) return
    base.current = { ...base.current, ...theirsOf([found]) }
    store.write(name, found[which])
    setDecisions((before) =>
      before.map((one) => (one.name === name ? { ...one, keep: which } : one)),
    )
    keep()
  }
  return { typed, decide }
}

const theirsOf = (decided: readonly Decision[]): Values =>
  Object.fromEntries(decided.map(({ name, theirs }) => [name, theirs]))

const NO_DRAFT = { decisions: [], restored: {}, restoredAt: undefined }

/** What the form begins with: what is stored, and over it what was typed and not saved. */
export function beginning(place: string, stored: Values, shared: boolean) {
  const draft = draftAt(place)
  if (!draft) return { ...NO_DRAFT, values: stored, base: stored }
  const crossings = shared ? crossed(draft, stored) : []
  const waits = Object.fromEntries(crossings.map(({ name }) => [name, draft.base[name]]))
  return {
    values: { ...stored, ...draft.values },
    base: { ...stored, ...waits },
    decisions: crossings,
    restored: draft.values,
    restoredAt: draft.at,
  }
}

/**
 * What is stored became something else while the form was open. What the person did not touch
 * follows; what they did stays, and is a crossing when it now differs from both.
 */
function meet(store: Store, base: Values, next: Values, shared: boolean) {
  const mine = store.read()
  const known: Record<string, unknown> = { ...base }
  const crossings: Crossing[] = []
  for (const [name, theirs] of Object.entries(next)) {
    if (sameValue(theirs, base[name])) continue
    if (sameValue(mine[name], base[name])) store.write(name, theirs)
    else if (shared && !sameValue(mine[name], theirs)) {
      crossings.push({ name, mine: mine[name], theirs })
      continue
    }
    known[name] = theirs
  }
  return { base: known, crossings }
}

const joined = (before: readonly Decision[], more: readonly Crossing[]): readonly Decision[] => [
  ...before.filter(({ name }) => !more.some((one) => one.name === name)),
  ...more,
]

let said = false
function sayNoRoom() {
  if (said) return
  said = true
  notify.error(
    'Este navegador no puede guardar lo que escribe: guárdelo antes de cerrar la página.',
  )
}
