import { StreamLanguage } from '@codemirror/language'
import { tags } from '@lezer/highlight'
import { tokenShapes } from '#formula/index.ts'
import type { WordKind, Words } from './words.ts'

/** Colours by the token shapes of the compiler itself: what it reads is what is painted. */
export const formulaLanguage = (words: Words) =>
  StreamLanguage.define<null>({
    name: 'fórmula',
    startState: () => null,
    token(stream) {
      for (const [kind, shape] of tokenShapes) {
        shape.lastIndex = stream.pos
        const text = shape.exec(stream.string)?.[0]
        if (text === undefined || text === '') continue
        stream.pos += text.length
        if (kind === 'word') return paints[words.get(text)?.kind ?? 'fact']
        return kind === 'space' ? null : kind
      }
      stream.next()
      return null
    },
    tokenTable: {
      function: tags.function(tags.name),
      concept: tags.className,
      fact: tags.propertyName,
      variable: tags.constant(tags.name),
      table: tags.typeName,
      number: tags.number,
      text: tags.string,
      comment: tags.comment,
      sign: tags.operator,
    },
    languageData: { commentTokens: { line: '//' }, closeBrackets: { brackets: ['(', '"'] } },
  })

const paints: Readonly<Record<WordKind, string>> = {
  function: 'function',
  concept: 'concept',
  fact: 'fact',
  variable: 'variable',
  table: 'table',
  class: 'table',
  column: 'table',
}
