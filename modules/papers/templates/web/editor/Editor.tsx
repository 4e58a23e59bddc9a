import { EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useMemo, useRef } from 'react'
import { emptyBody, readBody } from '../../model/body.ts'
import { fromEditor } from '../../model/from-editor.ts'
import type { Tag } from '../types.ts'
import { extensionsFor } from './extensions.ts'
import { optionId, TagMenu } from './TagMenu.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useTagMenu } from './useTagMenu.ts'

type Props = { value: string; onChange: (value: string) => void; tags: readonly Tag[] }

/** A text as the editor takes it; what cannot be read is an empty one. */
const contentOf = (value: string): JSONContent =>
  JSON.parse(JSON.stringify(readBody(value) ?? emptyBody))

/** Writes the text of a template: words with their look, tags, tables and conditions. */
export default function Editor({ value, onChange, tags }: Props) {
  const menuId = useId()
  const extensions = useMemo(() => extensionsFor(tags), [tags])
  /** What the editor last said, or was given: anything else came from outside. */
  const known = useRef(value)
  const keys = useRef<(key: string) => boolean>(() => false)
  const editor = useEditor(
    {
      extensions,
      content: contentOf(value),
      // The policy of the page takes styles from files, and ours are in one.
      injectCSS: false,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-label': 'Texto de la plantilla',
          'aria-multiline': 'true',
          class: 'tp-editor',
        },
        handleKeyDown: (_view, { key }) => keys.current(key),
      },
      onUpdate: ({ editor: now }) => {
        known.current = JSON.stringify(fromEditor(now.getJSON()))
        onChange(known.current)
      },
    },
    [extensions],
  )
  const menu = useTagMenu(editor, tags)
  useEffect(() => {
    keys.current = menu.press
  })
  useEffect(() => {
    // Nobody else writes while the cursor is here: what comes then is older than what was typed.
    if (!editor || editor.isFocused || value === known.current) return
    known.current = value
    editor.commands.setContent(contentOf(value), { emitUpdate: false })
  }, [editor, value])
  const sheet = useRef<HTMLDivElement>(null)
  const active =
    menu.open && menu.open.found.length > 0 ? optionId(menuId, menu.open.active) : undefined
  useEffect(() => {
    const box = sheet.current?.querySelector('[role="textbox"]')
    if (active === undefined) box?.removeAttribute('aria-activedescendant')
    else box?.setAttribute('aria-activedescendant', active)
  }, [active])
  if (!editor) return null
  return (
    <div className="tp-box">
      <Toolbar editor={editor} tags={tags} />
      <div className="tp-sheet" ref={sheet}>
        <EditorContent editor={editor} />
        {menu.open && (
          <TagMenu
            id={menuId}
            tags={menu.open.found}
            active={menu.open.active}
            at={menu.open.at}
            onPick={menu.pick}
          />
        )}
      </div>
      <p className="soft tp-hint">
        Escriba / o {'{{'} para poner una etiqueta: su dato sale de la ficha de cada persona.
      </p>
    </div>
  )
}
