import { TagList } from '#platform/model/template-tag.ts'
import {
  ALIGNMENTS,
  type Alignment,
  type Block,
  type Body,
  COMPARISONS,
  type Condition,
  emptyBody,
  type Inline,
  isAddress,
  isObject,
  type Mark,
  type TableCell,
} from './body.ts'

type Node = Readonly<Record<string, unknown>>

const childrenOf = (node: Node): readonly Node[] => {
  const content: unknown = node['content']
  return Array.isArray(content) ? content.filter(isObject) : []
}
const attributesOf = (node: Node): Node => (isObject(node['attrs']) ? node['attrs'] : {})
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * What an editor holds, as a text of a template: attributes that say nothing are left out, and so
 * are marks and nodes that a template does not have.
 */
export function fromEditor(document: unknown): Body {
  if (!isObject(document)) return emptyBody
  const content = childrenOf(document).flatMap(blockOf)
  return content.length === 0 ? emptyBody : { type: 'doc', content }
}

function blockOf(node: Node): Block[] {
  switch (node['type']) {
    case 'paragraph':
      return [{ type: 'paragraph', ...aligned(node), ...wordsOf(node) }]
    case 'heading':
      return [headingOf(node)]
    case 'bulletList':
    case 'orderedList': {
      const items = childrenOf(node).flatMap((item) => {
        const content = childrenOf(item).flatMap(blockOf)
        return content.length === 0 ? [] : [{ type: 'listItem' as const, content }]
      })
      return items.length === 0 ? [] : [{ type: node['type'], content: items }]
    }
    case 'table':
      return tableOf(node)
    case 'condition':
      return conditionOf(node)
    case 'loop':
      return loopOf(node)
    default:
      return []
  }
}

const wordsOf = (node: Node): { content?: Inline[] } => {
  const content = childrenOf(node).flatMap(inlineOf)
  return content.length === 0 ? {} : { content }
}

const alignmentOf = (node: Node): Alignment | undefined => {
  const said = attributesOf(node)['textAlign']
  return ALIGNMENTS.find((one) => one === said)
}

function aligned(node: Node): { attrs?: { textAlign: Alignment } } {
  const textAlign = alignmentOf(node)
  return textAlign === undefined ? {} : { attrs: { textAlign } }
}

function headingOf(node: Node): Block {
  const level = attributesOf(node)['level']
  const textAlign = alignmentOf(node)
  return {
    type: 'heading',
    attrs: {
      level: level === 1 || level === 2 ? level : 3,
      ...(textAlign === undefined ? {} : { textAlign }),
    },
    ...wordsOf(node),
  }
}

function tableOf(node: Node): Block[] {
  const rows = childrenOf(node).map((row) => ({
    type: 'tableRow' as const,
    content: childrenOf(row).map((cell): TableCell => {
      const content = childrenOf(cell).flatMap(blockOf)
      return {
        type: cell['type'] === 'tableHeader' ? 'tableHeader' : 'tableCell',
        content: content.length === 0 ? [{ type: 'paragraph' }] : content,
      }
    }),
  }))
  const filled = rows.filter(({ content }) => content.length > 0)
  return filled.length === 0 ? [] : [{ type: 'table', content: filled }]
}

function conditionOf(node: Node): Block[] {
  const attrs = conditionIn(attributesOf(node))
  const content = childrenOf(node).flatMap(blockOf)
  if (attrs === undefined || content.length === 0) return content
  return [{ type: 'condition', attrs, content }]
}

function loopOf(node: Node): Block[] {
  const list = listIn(attributesOf(node))
  const content = childrenOf(node).flatMap(blockOf)
  if (list === undefined || content.length === 0) return content
  return [{ type: 'loop', attrs: { list }, content }]
}

/** What the attributes of a node repeat its blocks for, or nothing. */
export const listIn = ({ list }: Node): TagList | undefined =>
  TagList.values.find((one) => one === list)

/** The condition that the attributes of a node say, or none. */
export function conditionIn({ code, is, value }: Node): Condition | undefined {
  const comparison = COMPARISONS.find((one) => one === is)
  if (comparison === undefined) return undefined
  return { code: textIn(code), is: comparison, value: textIn(value) }
}

function inlineOf(node: Node): Inline[] {
  switch (node['type']) {
    case 'text': {
      const text = textIn(node['text'])
      return text === '' ? [] : [{ type: 'text', text, ...marksOf(node) }]
    }
    case 'hardBreak':
      return [{ type: 'hardBreak' }]
    case 'tag':
      return [
        { type: 'tag', attrs: { code: textIn(attributesOf(node)['code']) }, ...marksOf(node) },
      ]
    default:
      return []
  }
}

function marksOf(node: Node): { marks?: Mark[] } {
  const given: unknown = node['marks']
  const marks = (Array.isArray(given) ? given.filter(isObject) : []).flatMap((one): Mark[] => {
    const { type } = one
    if (type === 'bold' || type === 'italic' || type === 'underline') return [{ type }]
    const href = textIn(attributesOf(one)['href'])
    return type === 'link' && isAddress(href) ? [{ type: 'link', attrs: { href } }] : []
  })
  return marks.length === 0 ? {} : { marks }
}
