import { parseRut } from '#chile/rut.ts'
import { type Choice, wordKey } from './imports.ts'
import { nearest } from './nearest.ts'

/** The value that the words of a cell stand for, or what is wrong and what may have been meant. */
export type ReadChoice<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string; readonly suggestion?: string }

/** Letters of a cell that are said again when it means nothing. */
const REPEATED = 40

/**
 * Reads cells of a closed list, of a file that is loaded or of a list that is pasted: a label or
 * another word for it, in any capitals, accents and dashes; a RUT however it is written.
 */
export function choiceReader<Value extends Choice['value']>(
  choices: readonly (Choice & { readonly value: Value })[],
): (text: string) => ReadChoice<Value> {
  const byWords = new Map<string, Value>()
  for (const { also = [], value } of choices)
    for (const one of also) byWords.set(wordKey(one), value)
  for (const { label, value } of choices) byWords.set(wordKey(label), value)
  const words = choices.flatMap(({ label, also = [] }) =>
    [label, ...also].map((word) => ({ key: wordKey(word), label })),
  )
  return (text) => {
    const key = wordKey(text)
    const value = byWords.get(key) ?? byWords.get(wordKey(parseRut(text) ?? text))
    if (value !== undefined) return { ok: true, value }
    const meant = nearest(key, words)
    const short = text.length > REPEATED ? `${text.slice(0, REPEATED)}…` : text
    return meant === undefined
      ? { ok: false, message: `«${short}» no existe` }
      : { ok: false, message: `«${short}» no existe. ¿Quiso decir «${meant}»?`, suggestion: meant }
  }
}
