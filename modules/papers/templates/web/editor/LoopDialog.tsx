import type { Editor } from '@tiptap/react'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { TagList } from '#platform/model/template-tag.ts'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { listIn } from '../../model/from-editor.ts'
import type { Tag } from '../types.ts'
import { loopWords } from './condition-words.ts'

type Props = { editor: Editor; tags: readonly Tag[]; onClose: () => void }

/** Says for what the selected paragraphs are repeated, or changes what was said. */
export function LoopDialog({ editor, tags, onClose }: Props) {
  const standing = editor.isActive('loop') ? listIn(editor.getAttributes('loop')) : undefined
  const [list, setList] = useState<TagList>(standing ?? 'CARGAS')
  const field = useId()
  const save = () => {
    const chain = editor.chain().focus()
    if (standing) chain.updateAttributes('loop', { list }).run()
    else chain.wrapIn('loop', { list }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().lift('loop').run()
    onClose()
  }
  const labels = tags.filter((tag) => tag.list === list).map(({ label }) => `«${label}»`)
  return (
    <Dialog title="Repetir" okText="Guardar" onOk={save} onCancel={onClose}>
      <div className="tp-asks">
        <label htmlFor={field}>Una vez por cada</label>
        <Choice
          id={field}
          value={list}
          onChange={(next) => next !== null && setList(next)}
          options={TagList.options}
        />
        <p className="soft">
          {loopWords(list)}. Dentro puede usar {labels.join(', ')}.
        </p>
        {standing && <Button onClick={remove}>Quitar la repetición</Button>}
      </div>
    </Dialog>
  )
}
