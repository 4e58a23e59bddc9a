import type { Editor } from '@tiptap/core'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Tag } from '../types.ts'
import { type Search, searchAt, tagsFor } from './tag-search.ts'

type Open = {
  search: Search
  found: readonly Tag[]
  active: number
  at: { left: number; top: number }
}

/** The menu of tags of an editor: what opens it, what is chosen, and its keys. */
export function useTagMenu(editor: Editor | null, tags: readonly Tag[]) {
  const [open, setOpen] = useState<Open>()
  const now = useRef<Open>(undefined)
  /** Where a search was closed with Escape: it stays closed until another one begins. */
  const closedAt = useRef<number>(undefined)
  const show = useCallback((next: Open | undefined) => {
    now.current = next
    setOpen(next)
  }, [])
  useFollowing({ editor, tags, closedAt, show })

  const pick = (tag: Tag) => {
    if (editor && now.current) putTag(editor, now.current.search, tag)
  }
  /** Whether the menu took a key. */
  const press = (key: string): boolean => {
    const { current } = now
    if (!current) return false
    const { found, active, search } = current
    if (key === 'Escape') {
      closedAt.current = search.from
      show(undefined)
      return true
    }
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && found.length > 0) {
      show({ ...current, active: (active + step + found.length) % found.length })
      return true
    }
    const chosen = found[active]
    if ((key !== 'Enter' && key !== 'Tab') || !chosen) return false
    pick(chosen)
    return true
  }
  return { open, pick, press }
}

type Following = {
  editor: Editor | null
  tags: readonly Tag[]
  closedAt: RefObject<number | undefined>
  show: (next: Open | undefined) => void
}

/** Opens and closes the menu as the cursor moves and words are typed. */
function useFollowing({ editor, tags, closedAt, show }: Following): void {
  useEffect(() => {
    if (!editor) return undefined
    const follow = () => {
      const search = searchAt(editor)
      if (!search) closedAt.current = undefined
      if (!search || search.from === closedAt.current) return show(undefined)
      const found = tagsFor(tags, search.words)
      return show({ search, found, active: 0, at: placeOf(editor, search) })
    }
    const close = () => show(undefined)
    editor.on('transaction', follow)
    editor.on('focus', follow)
    editor.on('blur', close)
    return () => {
      editor.off('transaction', follow)
      editor.off('focus', follow)
      editor.off('blur', close)
    }
  }, [editor, tags, closedAt, show])
}

/** Puts a tag in the place of the words that looked for it. */
const putTag = (editor: Editor, { from, to }: Search, { code }: Tag) =>
  editor
    .chain()
    .focus()
    .insertContentAt({ from, to }, [
      { type: 'tag', attrs: { code } },
      { type: 'text', text: ' ' },
    ])
    .run()

/** The place under the first letter of a search, inside the box of the editor. */
function placeOf(editor: Editor, { from }: Search): Open['at'] {
  const letter = editor.view.coordsAtPos(from)
  const box = editor.view.dom.getBoundingClientRect()
  const left = Math.max(0, Math.min(letter.left - box.left, box.width - 280))
  return { left, top: letter.bottom - box.top + 4 }
}
