import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { draftAt, dropDraft, keepDraft } from '#platform/web/draft/drafts.ts'
import { notify } from '#platform/web/look/notify.ts'
import { useUnsaved } from '#platform/web/draft/unsaved-entries.ts'
import { usePlace } from '../form/SectionForm.tsx'
import { cellId } from './people.ts'
import { goToCell } from './SheetCell.tsx'
import { changesOf, type Edits, noEdits, type Read, reduceEdits, textAt } from './edits.ts'

type Options = {
  /** Tells the sheet apart on its page. */
  name: string
  /** The stored value of each cell, as the API gives it. */
  stored: ReadonlyMap<string, string>
  read: Read
  /** How a value reads in its cell. */
  show: (key: string, value: string) => string
  /** Sends what changed; whether it could. */
  save: (sheet: Edited) => Promise<boolean>
  /** Cells that say how the others are meant: alone they are nothing to save. */
  aside?: (key: string, textOf: (key: string) => string) => boolean
}

/** What is typed in a grid, and what may be done with it. */
type Edited = Pick<Edits, 'past' | 'future' | 'typed'> & {
  changed: ReadonlyMap<string, string>
  problems: ReadonlyMap<string, string>
  crossings: ReadonlyMap<string, string>
  /** The first cell to put right before anything is saved. */
  wrong: string | undefined
  /** Cells to be saved, or to be put right before. */
  waits: number
  /** What a cell says now: what was typed over it, or what is stored. */
  textOf: (key: string) => string
  write: (cells: readonly (readonly [key: string, text: string])[]) => void
  /** What is typed in a cell that was not left yet: it is no step, but it is not lost. */
  note: (key: string, text: string) => void
  undo: () => void
  redo: () => void
  refuse: (key: string, message: string) => void
  decide: (key: string, which: 'mine' | 'theirs') => void
  /** What was typed is stored now. */
  forget: () => void
  /** What was stored when a cell was typed over: the server compares it. */
  seen: (key: string) => string
}
export type Sheet = Edited & { save: () => Promise<boolean>; busy: boolean }

/**
 * What is being typed in a grid. It outlives the page until it is saved: a reload, another tab or
 * signing in again loses nothing.
 */
export function useSheet({ name, stored, read, show, save, aside }: Options): Sheet {
  const place = usePlace(name)
  const [edits, dispatch] = useReducer(reduceEdits, undefined, () => noEdits(keptAt(place)))
  const [busy, setBusy] = useState(false)
  const { changed, problems, crossings } = useMemo(
    () => changesOf(edits, stored, read),
    [edits, stored, read],
  )
  const touched = [...changed.keys(), ...problems.keys()]
  useEffect(() => {
    if (changed.size + problems.size > 0) keep(place, edits)
    else dropDraft(place)
  }, [edits, changed, problems, place])

  const write = useCallback(
    (cells: readonly (readonly [key: string, text: string])[]) => {
      const typed = new Map([...edits.typed, ...cells])
      const tidy = cells.map(([key, text]) => {
        const meant = read(key, text, typed)
        return [key, 'value' in meant ? show(key, meant.value) : text] as const
      })
      dispatch({ do: 'write', cells: tidy, stored })
    },
    [read, show, stored, edits.typed],
  )
  const textOf = (key: string) => edits.typed.get(key) ?? show(key, textAt(stored, key))
  const edited: Edited = {
    ...edits,
    changed,
    problems,
    crossings,
    wrong: [...problems.keys(), ...crossings.keys()][0],
    waits: touched.filter((key) => !aside?.(key, textOf)).length,
    textOf,
    write,
    note: (key, text) =>
      keep(place, {
        typed: new Map([...edits.typed, [key, text]]),
        base: new Map([[key, textAt(stored, key)], ...edits.base]),
      }),
    undo: () => dispatch({ do: 'undo' }),
    redo: () => dispatch({ do: 'redo' }),
    refuse: (key, message) => dispatch({ do: 'refuse', key, message }),
    decide: (key, which) => dispatch({ do: 'decide', key, keep: which, stored }),
    forget: () => dispatch({ do: 'forget' }),
    seen: (key) => edits.base.get(key) ?? textAt(stored, key),
  }
  const send = async (): Promise<boolean> => {
    if (edited.wrong !== undefined) {
      notify.error('Hay celdas que corregir antes de guardar')
      goToCell(cellId(edited.wrong))
      return false
    }
    setBusy(true)
    return save(edited).finally(() => setBusy(false))
  }
  const words = waitingWords(edited.waits)
  useUnsaved(edited.waits === 0 ? undefined : { place, words, save: send })
  return { ...edited, save: send, busy }
}

const waitingWords = (count: number) =>
  count === 1 ? 'Hay 1 celda por guardar' : `Hay ${count} celdas por guardar`

function keep(place: string, { typed, base }: Pick<Edits, 'typed' | 'base'>) {
  const values = Object.fromEntries(typed)
  keepDraft(place, { values, base: Object.fromEntries(base), at: new Date().toISOString() })
}

function keptAt(place: string) {
  const draft = draftAt(place)
  return { typed: textsOf(draft?.values), base: textsOf(draft?.base) }
}

const textsOf = (values: Readonly<Record<string, unknown>> = {}): ReadonlyMap<string, string> =>
  new Map(Object.entries(values).map(([key, text]) => [key, String(text)]))

/** What a cell of a sheet shows and does. */
export function sheetCell(sheet: Sheet, key: string, show: (key: string, value: string) => string) {
  const theirs = sheet.crossings.get(key)
  return {
    id: cellId(key),
    text: sheet.textOf(key),
    changed: sheet.changed.has(key),
    problem: sheet.problems.get(key),
    ...(theirs === undefined ? {} : { theirs: show(key, theirs) }),
    onWrite: (next: string) => sheet.write([[key, next]]),
    onNote: (next: string) => sheet.note(key, next),
    onDecide: (which: 'mine' | 'theirs') => sheet.decide(key, which),
  }
}
