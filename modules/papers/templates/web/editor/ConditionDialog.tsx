import type { Editor } from '@tiptap/react'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { TextInput } from '#platform/web/kit/form/TextInput.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import type { Condition } from '../../model/body.ts'
import { TagComparison } from '../../model/catalogs.ts'
import { conditionProblem } from '../../model/fill.ts'
import { conditionIn } from '../../model/from-editor.ts'
import type { Tag } from '../types.ts'
import { conditionWords } from './condition-words.ts'

type Props = { editor: Editor; tags: readonly Tag[]; onClose: () => void }
const NEW: Condition = { code: 'trabajador.nombre_completo', is: 'FILLED', value: '' }

/** Says when the selected paragraphs are in a document, or changes what was said. */
export function ConditionDialog({ editor, tags, onClose }: Props) {
  const standing = editor.isActive('condition')
    ? conditionIn(editor.getAttributes('condition'))
    : undefined
  const [said, setSaid] = useState(standing ?? NEW)
  const tag = tags.find((one) => one.code === said.code)
  const problem = tag ? conditionProblem(tag, said) : 'Elija una etiqueta'
  const save = () => {
    const chain = editor.chain().focus()
    const attrs = { ...said, value: compares(said) ? said.value.trim() : '' }
    if (standing) chain.updateAttributes('condition', attrs).run()
    else chain.wrapIn('condition', attrs).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().lift('condition').run()
    onClose()
  }
  return (
    <Dialog title="Condición" okText="Guardar" onOk={save} onCancel={onClose} okDisabled={problem}>
      <div className="tp-asks">
        <Asked said={said} onChange={setSaid} tags={tags} sample={tag?.sample} />
        <p className="soft">{problem ?? conditionWords(said, tags)}</p>
        {standing && <Button onClick={remove}>Quitar la condición</Button>}
      </div>
    </Dialog>
  )
}

const compares = ({ is }: Condition): boolean => is !== 'FILLED' && is !== 'EMPTY'

type AskedProps = {
  said: Condition
  onChange: (said: Condition) => void
  tags: readonly Tag[]
  sample: string | undefined
}

function Asked({ said, onChange, tags, sample }: AskedProps) {
  const [code, is, value] = [useId(), useId(), useId()]
  return (
    <>
      <label htmlFor={code}>Etiqueta</label>
      <Choice
        id={code}
        value={said.code}
        onChange={(next) => next !== null && onChange({ ...said, code: next })}
        options={tags.map((one) => ({ value: one.code, label: one.label, group: one.group }))}
      />
      <label htmlFor={is}>Comparación</label>
      <Choice
        id={is}
        value={said.is}
        onChange={(next) => next !== null && onChange({ ...said, is: next })}
        options={TagComparison.options}
      />
      {compares(said) && (
        <>
          <label htmlFor={value}>Valor</label>
          <TextInput
            id={value}
            value={said.value}
            onChange={(next) => onChange({ ...said, value: next })}
            {...(sample === undefined ? {} : { placeholder: sample })}
          />
        </>
      )}
    </>
  )
}
