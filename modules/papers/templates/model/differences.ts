import { TagList } from '#platform/model/template-tag.ts'
import type { Block, Body, Inline } from './body.ts'

/** A line of a text that is in both, new, or gone. */
export type Line = { readonly kind: 'same' | 'added' | 'removed'; readonly words: string }

type Written = { readonly words: string; readonly key: string }

/** What one text says and another does not, line by line, in the order in which they are read. */
export function differences(before: Body, after: Body): Line[] {
  const [was, is] = [linesOf(before.content), linesOf(after.content)]
  const common = commonLengths(was, is)
  const lines: Line[] = []
  let [at, to] = [0, 0]
  while (at < was.length || to < is.length) {
    const [old, next] = [was[at], is[to]]
    if (old && next && old.key === next.key) {
      lines.push({ kind: 'same', words: next.words })
      at += 1
      to += 1
    } else if (old && (!next || (common[at + 1]?.[to] ?? 0) >= (common[at]?.[to + 1] ?? 0))) {
      lines.push({ kind: 'removed', words: old.words })
      at += 1
    } else if (next) {
      lines.push({ kind: 'added', words: next.words })
      to += 1
    }
  }
  return lines
}

/** How many lines the rests of two texts have in common, from each pair of lines on. */
function commonLengths(was: readonly Written[], is: readonly Written[]): number[][] {
  const lengths = Array.from({ length: was.length + 1 }, () =>
    Array.from({ length: is.length + 1 }, () => 0),
  )
  for (let at = was.length - 1; at >= 0; at -= 1) {
    const [row, below] = [lengths[at], lengths[at + 1]]
    if (!row || !below) continue
    for (let to = is.length - 1; to >= 0; to -= 1) {
      const isSame = was[at]?.key === is[to]?.key
      row[to] = isSame ? (below[to + 1] ?? 0) + 1 : Math.max(below[to] ?? 0, row[to + 1] ?? 0)
    }
  }
  return lengths
}

/** Each paragraph of a text as a line; how it looks and where it stands tells it apart too. */
function linesOf(blocks: readonly Block[], within = ''): Written[] {
  return blocks.flatMap((block): Written[] => {
    switch (block.type) {
      case 'paragraph':
      case 'heading': {
        const words = (block.content ?? []).map(wordsOf).join('')
        return [{ words, key: `${within}${JSON.stringify(block)}` }]
      }
      case 'bulletList':
      case 'orderedList':
        return block.content.flatMap(({ content }) => linesOf(content, `${within}${block.type} `))
      case 'table':
        return block.content.flatMap((row) =>
          row.content.flatMap((cell) => linesOf(cell.content, `${within}${cell.type} `)),
        )
      case 'condition': {
        const { code, is, value } = block.attrs
        const words = `Solo si {{${code}}} ${is} ${value}`.trim()
        const key = `${within}${words}`
        return [{ words, key }, ...linesOf(block.content, `${key} `)]
      }
      case 'loop': {
        const words = `Se repite por cada uno: ${TagList.label(block.attrs.list)}`
        const key = `${within}${words}`
        return [{ words, key }, ...linesOf(block.content, `${key} `)]
      }
    }
  })
}

function wordsOf(one: Inline): string {
  if (one.type === 'hardBreak') return ' '
  return one.type === 'text' ? one.text : `{{${one.attrs.code}}}`
}
