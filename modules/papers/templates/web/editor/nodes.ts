import { mergeAttributes, Node } from '@tiptap/core'
import type { Tag } from '../types.ts'
import { conditionIn, listIn } from '../../model/from-editor.ts'
import { conditionWords, loopWords } from './condition-words.ts'

type Known = { tags: readonly Tag[] }

const labelOf = (tags: readonly Tag[], code: unknown): string =>
  tags.find((tag) => tag.code === code)?.label ?? String(code)

/** A tag among words: one letter wide for the keyboard, and its label for the eye. */
export const TagNode = Node.create<Known>({
  name: 'tag',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ tags: [] }),
  addAttributes: () => ({ code: { default: '', rendered: false } }),
  parseHTML: () => [
    { tag: 'span[data-tag]', getAttrs: (element) => ({ code: element.dataset['tag'] }) },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const code = String(node.attrs['code'])
    return [
      'span',
      mergeAttributes(HTMLAttributes, { class: 'tp-tag', 'data-tag': code }),
      labelOf(this.options.tags, code),
    ]
  },
  renderText: ({ node }) => `{{${String(node.attrs['code'])}}}`,
})

/** Blocks that a document says only where a fact is so. */
export const ConditionNode = Node.create<Known>({
  name: 'condition',
  group: 'block',
  content: 'block+',
  defining: true,
  addOptions: () => ({ tags: [] }),
  addAttributes: () => ({
    code: { default: '', rendered: false },
    is: { default: 'FILLED', rendered: false },
    value: { default: '', rendered: false },
  }),
  parseHTML: () => [{ tag: 'div[data-condition]' }],
  renderHTML({ node, HTMLAttributes }) {
    const said = conditionIn(node.attrs)
    return [
      'div',
      mergeAttributes(HTMLAttributes, { class: 'tp-condition', 'data-condition': '' }),
      [
        'div',
        { class: 'tp-if', contenteditable: 'false' },
        said ? conditionWords(said, this.options.tags) : 'Condición',
      ],
      ['div', { class: 'tp-inside' }, 0],
    ]
  },
})

/** Blocks that a document says once for each of a list. */
export const LoopNode = Node.create({
  name: 'loop',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ list: { default: '', rendered: false } }),
  parseHTML: () => [{ tag: 'div[data-loop]' }],
  renderHTML({ node, HTMLAttributes }) {
    const list = listIn(node.attrs)
    return [
      'div',
      mergeAttributes(HTMLAttributes, { class: 'tp-condition', 'data-loop': '' }),
      [
        'div',
        { class: 'tp-if', contenteditable: 'false' },
        list === undefined ? 'Repetir' : loopWords(list),
      ],
      ['div', { class: 'tp-inside' }, 0],
    ]
  },
})
