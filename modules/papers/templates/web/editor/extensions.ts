import { TableKit } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import { StarterKit } from '@tiptap/starter-kit'
import { ALIGNMENTS, isAddress } from '../../model/body.ts'
import type { Tag } from '../types.ts'
import { ConditionNode, LoopNode, TagNode } from './nodes.ts'

/** What a template may have, and nothing else: the same list as that of its model. */
export const extensionsFor = (tags: readonly Tag[]) => [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    dropcursor: false,
    heading: { levels: [1, 2, 3] },
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      isAllowedUri: (address) => isAddress(address),
    },
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'], alignments: [...ALIGNMENTS] }),
  TableKit.configure({ table: { resizable: false } }),
  TagNode.configure({ tags }),
  ConditionNode.configure({ tags }),
  LoopNode,
]
