import { useCallback, useEffect, useMemo, useReducer } from 'react'
import { draftAt, dropDraft, keepDraft } from '../../drafts.ts'
import { useUnsaved } from '../../unsaved.ts'
import { usePlace } from '../SectionForm.tsx'
import { cellId } from './people.ts'
import { changesOf, type Edits, noEdits, type Read, reduceEdits } from './edits.ts'

type Options = {
  /** Tells the sheet apart on its page. */
  name: string
  /** The stored value of each cell, as the API gives it. */
  stored: ReadonlyMap<string, string>
  read: Read
  /** How a value reads in its cell. */
  show: (key: string, value: string) => string
  /** Saves what changed, for buttons elsewhere on the page; whether it could. */
  save?: () => Promise<boolean>
}

/**
 * What is being typed in a grid. It outlives the page until it is saved: a reload, another tab or
 * signing in again loses nothing.
 */
export function useSheet({ name, stored, read, show, save }: Options) {
  const place = usePlace(name)
  const [edits, dispatch] = useReducer(reduceEdits, undefined, () => noEdits(keptAt(place)))
  const { changed, problems, crossings } = useMemo(
    () => changesOf(edits, stored, read),
    [edits, stored, read],
  )
  const waits = changed.size + problems.size
  useEffect(() => {
    if (waits > 0) keep(place, edits)
    else dropDraft(place)
  }, [edits, waits, place])
  useUnsaved(
    waits === 0 ? undefined : { place, words: waitingWords(waits), ...(save ? { save } : {}) },
  )

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
  return {
    edits,
    changed,
    problems,
    crossings,
    waits,
    /** What a cell says now: what was typed over it, or what is stored. */
    textOf: (key: string) => edits.typed.get(key) ?? show(key, stored.get(key) ?? ''),
    write,
    /** What is typed in a cell that was not left yet: it is no step, but it is not lost. */
    note: (key: string, text: string) =>
      keep(place, {
        typed: new Map([...edits.typed, [key, text]]),
        base: new Map([[key, stored.get(key) ?? ''], ...edits.base]),
      }),
    undo: () => dispatch({ do: 'undo' }),
    redo: () => dispatch({ do: 'redo' }),
    refuse: (key: string, message: string) => dispatch({ do: 'refuse', key, message }),
    decide: (key: string, which: 'mine' | 'theirs') =>
      dispatch({ do: 'decide', key, keep: which, stored }),
    forget: () => dispatch({ do: 'forget' }),
    /** What was stored when a cell was typed over: the server compares it. */
    seen: (key: string) => edits.base.get(key) ?? stored.get(key) ?? '',
  }
}
export type Sheet = ReturnType<typeof useSheet>

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
