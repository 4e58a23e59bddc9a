import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  insertCompletionText,
  pickedCompletion,
} from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import { searchKey } from '#chile/text.ts'
import { cardOf } from './card.ts'
import { type Place, placeAt } from './context.ts'
import { kindNames, type WordInfo, type WordKind, type Words } from './words.ts'

/** What may be written at the cursor, with unit and meaning. */
export const completionOf =
  (words: Words, columnsOf: (table: string) => readonly string[]) =>
  (context: CompletionContext): CompletionResult | null => {
    const before = context.state.sliceDoc(0, context.pos)
    const place = placeAt(before)
    if (place.kind === 'nothing') return null
    if (place.kind === 'option') return optionsOf(words, place.fact, context)
    const word = context.matchBefore(/[\p{L}_][\p{L}\p{N}_]*/u)
    if (!word && !context.explicit && place.kind === 'value') return null
    const fitting = [...words.values()].filter((info) => fits(info, place, columnsOf))
    if (!word) return { from: context.pos, options: fitting.map(sectioned) }
    const options = found(fitting, word.text).map(optionOf)
    return { from: word.from, options, filter: false }
  }

/**
 * The words that somebody may mean: by what a code begins with, by a part of it, or by its name in
 * plain Spanish, in this order.
 */
export function found(infos: readonly WordInfo[], typed: string): WordInfo[] {
  const asked = searchKey(typed).toUpperCase()
  const plain = searchKey(typed).replaceAll('_', ' ')
  const rankOf = ({ code, label, kind }: WordInfo): number => {
    if (code === asked) return 0
    if (code.startsWith(asked)) return 1
    if (`_${code}`.includes(`_${asked}`)) return 2
    const name = kind === 'function' ? '' : ` ${searchKey(label)}`
    return name.includes(` ${plain}`) ? 3 : asked.length > 3 && code.includes(asked) ? 4 : 9
  }
  return infos
    .map((info) => ({ info, rank: rankOf(info) * 10 + 5 - boosts[info.kind] }))
    .filter(({ rank }) => rank < 90)
    .toSorted((a, b) => a.rank - b.rank || a.info.code.length - b.info.code.length)
    .map(({ info }) => info)
}

function fits(
  { code, kind }: WordInfo,
  place: Place,
  columnsOf: (table: string) => readonly string[],
) {
  if (place.kind === 'class') return kind === 'class'
  if (place.kind === 'table') return kind === 'table'
  if (place.kind === 'column') return kind === 'column' && columnsOf(place.table).includes(code)
  return kind !== 'class' && kind !== 'table' && kind !== 'column'
}

/** Concepts and facts before figures: what people look for first. */
const boosts: Readonly<Record<WordKind, number>> = {
  concept: 3,
  fact: 2,
  function: 1,
  variable: 0,
  table: 0,
  class: 0,
  column: 0,
}

function optionOf(info: WordInfo): Completion {
  const { code, kind, label, unit } = info
  return {
    label: code,
    detail: kind === 'function' ? label : `${label}${unit ? ` · ${unit}` : ''}`,
    type: kind,
    info: () => cardOf(info),
    ...(kind === 'function' ? { apply: applyCall } : {}),
  }
}

/** Every completion, grouped by kind, for an explicit request before anything was typed. */
const sectioned = (info: WordInfo): Completion => ({
  ...optionOf(info),
  section: { name: kindNames[info.kind], rank: ranks[info.kind] },
  boost: boosts[info.kind],
})

const ranks: Readonly<Record<WordKind, number>> = {
  concept: 0,
  fact: 1,
  variable: 2,
  function: 3,
  table: 4,
  class: 5,
  column: 6,
}

/** A function is written with its brackets, and the cursor goes between them. */
function applyCall(view: EditorView, option: Completion, from: number, to: number): void {
  const open = view.state.sliceDoc(to, to + 1) === '('
  const text = open ? option.label : `${option.label}()`
  const made = insertCompletionText(view.state, text, from, to)
  view.dispatch({
    ...made,
    selection: { anchor: from + option.label.length + 1 },
    annotations: pickedCompletion.of(option),
  })
}

function optionsOf(
  words: Words,
  fact: string,
  context: CompletionContext,
): CompletionResult | null {
  const known = words.get(fact)?.more?.match(/"[^"]*"/g) ?? []
  const word = context.matchBefore(/"[^"]*/)
  if (known.length === 0 || !word) return null
  const options = known.map((text) => ({ label: text.slice(1, -1), type: 'text' }))
  return { from: word.from + 1, options, validFor: /^[^"]*$/ }
}
