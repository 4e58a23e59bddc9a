import type { Editor } from '@tiptap/core'
import type { ResolvedPos } from '@tiptap/pm/model'
import { matchesWords } from '#chile/text.ts'
import type { Tag } from '../types.ts'

/** What was typed to look for a tag, and where it stands in the text. */
export type Search = { readonly words: string; readonly from: number; readonly to: number }

/** A tag is looked for after «{{» anywhere, or after «/» that begins a word. */
const OPENED = /(?:\{\{|(?<=^|\s)\/)([\p{L}\p{N}_. ]{0,40})$/u

/** The search that the words before the cursor begin, or none. */
export function searchAt(editor: Editor): Search | undefined {
  const { empty, $from: place } = editor.state.selection
  if (!empty || !editor.isFocused || !place.parent.isTextblock) return undefined
  const [typed, words] = OPENED.exec(textBefore(place)) ?? []
  if (typed === undefined || words === undefined) return undefined
  return { words, from: place.pos - typed.length, to: place.pos }
}

/** The words of a block before a place. A tag takes one place in them, and ends a word. */
const textBefore = ({ parent, parentOffset }: ResolvedPos): string =>
  parent.textBetween(0, parentOffset, undefined, ' ')

const MOST = 8

/** The tags that some words find, by their label, their group or their code. */
export const tagsFor = (tags: readonly Tag[], words: string): readonly Tag[] =>
  tags
    .filter(({ label, group, code }) => matchesWords(`${label} ${group} ${code}`, words))
    .slice(0, MOST)
