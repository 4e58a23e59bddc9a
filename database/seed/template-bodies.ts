import type {
  Alignment,
  Block,
  Body,
  Condition,
  Inline,
} from '#modules/papers/templates/model/body.ts'

/** Words with tags between braces: «Don {{trabajador.nombre_completo}}», in bold between stars. */
const inlineOf = (words: string): Inline[] =>
  words.split(/(\{\{[^{}]+\}\}|\*\*[^*]+\*\*)/).flatMap((part): Inline[] => {
    if (part === '') return []
    const [, code] = /^\{\{([^{}]+)\}\}$/.exec(part) ?? []
    if (code !== undefined) return [{ type: 'tag', attrs: { code } }]
    const [, strong] = /^\*\*([^*]+)\*\*$/.exec(part) ?? []
    return strong === undefined
      ? [{ type: 'text', text: part }]
      : [{ type: 'text', text: strong, marks: [{ type: 'bold' }] }]
  })

export const heading = (words: string, level = 1, textAlign: Alignment = 'center'): Block => ({
  type: 'heading',
  attrs: { level, textAlign },
  content: inlineOf(words),
})

export const paragraph = (words: string, textAlign: Alignment = 'justify'): Block => ({
  type: 'paragraph',
  attrs: { textAlign },
  content: inlineOf(words),
})

export const list = (...points: readonly string[]): Block => ({
  type: 'bulletList',
  content: points.map((words) => ({ type: 'listItem', content: [paragraph(words, 'left')] })),
})

export const table = (...rows: readonly (readonly string[])[]): Block => ({
  type: 'table',
  content: rows.map((cells, row) => ({
    type: 'tableRow',
    content: cells.map((words) => ({
      type: row === 0 ? ('tableHeader' as const) : ('tableCell' as const),
      content: [paragraph(words, 'left')],
    })),
  })),
})

export const when = (
  code: string,
  is: Condition['is'],
  value: string,
  ...content: Block[]
): Block => ({ type: 'condition', attrs: { code, is, value }, content })

export const bodyOf = (...content: Block[]): Body => ({ type: 'doc', content })
