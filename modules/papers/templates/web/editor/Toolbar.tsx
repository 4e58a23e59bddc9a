import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  BranchesOutlined,
  ItalicOutlined,
  LinkOutlined,
  MenuOutlined,
  OrderedListOutlined,
  RedoOutlined,
  RetweetOutlined,
  TableOutlined,
  TagOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'
import { type Editor, useEditorState } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import type { Tag } from '../types.ts'
import { ConditionDialog } from './ConditionDialog.tsx'
import { LoopDialog } from './LoopDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'

type Props = { editor: Editor; tags: readonly Tag[] }

const TEXT = 'TEXT'
const LEVELS = [1, 2, 3] as const

const styles = [
  { value: TEXT, label: 'Texto' },
  { value: '1', label: 'Título' },
  { value: '2', label: 'Subtítulo' },
  { value: '3', label: 'Cláusula' },
] as const

const alignments = [
  ['left', 'A la izquierda', <AlignLeftOutlined key="icon" aria-hidden />],
  ['center', 'Al centro', <AlignCenterOutlined key="icon" aria-hidden />],
  ['right', 'A la derecha', <AlignRightOutlined key="icon" aria-hidden />],
  ['justify', 'A ambos lados', <MenuOutlined key="icon" aria-hidden />],
] as const

const marks = [
  ['bold', 'Negrita', <BoldOutlined key="icon" aria-hidden />],
  ['italic', 'Cursiva', <ItalicOutlined key="icon" aria-hidden />],
  ['underline', 'Subrayado', <UnderlineOutlined key="icon" aria-hidden />],
] as const

/** What is done with the text where the cursor is. */
export function Toolbar({ editor, tags }: Props) {
  const [asked, setAsked] = useState<'link' | 'condition' | 'loop'>()
  const close = () => {
    setAsked(undefined)
    editor.commands.focus()
  }
  return (
    <div role="toolbar" aria-label="Formato" className="tp-toolbar">
      <Words editor={editor} />
      <Blocks editor={editor} />
      <span className="tp-group">
        <Tool name="Enlace" icon={<LinkOutlined aria-hidden />} onClick={() => setAsked('link')} />
        <Tool
          name="Insertar etiqueta"
          icon={<TagOutlined aria-hidden />}
          onClick={() => editor.chain().focus().insertContent('{{').run()}
        />
        <Tool
          name="Condición"
          icon={<BranchesOutlined aria-hidden />}
          onClick={() => setAsked('condition')}
        />
        <Tool
          name="Repetir"
          icon={<RetweetOutlined aria-hidden />}
          onClick={() => setAsked('loop')}
        />
      </span>
      <TableTools editor={editor} />
      <span className="tp-group">
        <Tool
          name="Deshacer"
          icon={<UndoOutlined aria-hidden />}
          onClick={() => editor.chain().focus().undo().run()}
        />
        <Tool
          name="Rehacer"
          icon={<RedoOutlined aria-hidden />}
          onClick={() => editor.chain().focus().redo().run()}
        />
      </span>
      {asked === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asked === 'condition' && <ConditionDialog editor={editor} tags={tags} onClose={close} />}
      {asked === 'loop' && <LoopDialog editor={editor} tags={tags} onClose={close} />}
    </div>
  )
}

function Words({ editor }: Pick<Props, 'editor'>) {
  const now = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      level: LEVELS.find((level) => one.isActive('heading', { level })),
      bold: one.isActive('bold'),
      italic: one.isActive('italic'),
      underline: one.isActive('underline'),
    }),
  })
  const restyle = (value: string | null) => {
    const chain = editor.chain().focus()
    const level = LEVELS.find((one) => String(one) === value)
    if (level === undefined) chain.setParagraph().run()
    else chain.setHeading({ level }).run()
  }
  return (
    <span className="tp-group">
      <Choice
        aria-label="Estilo"
        className="tp-style"
        options={styles}
        value={now.level === undefined ? TEXT : String(now.level)}
        onChange={restyle}
      />
      {marks.map(([mark, name, icon]) => (
        <Tool
          key={mark}
          name={name}
          icon={icon}
          pressed={now[mark]}
          onClick={() => editor.chain().focus().toggleMark(mark).run()}
        />
      ))}
    </span>
  )
}

function Blocks({ editor }: Pick<Props, 'editor'>) {
  const now = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      bullets: one.isActive('bulletList'),
      numbers: one.isActive('orderedList'),
      align: alignments.find(([textAlign]) => one.isActive({ textAlign }))?.[0],
    }),
  })
  return (
    <span className="tp-group">
      <Tool
        name="Lista"
        icon={<UnorderedListOutlined aria-hidden />}
        pressed={now.bullets}
        onClick={() => editor.chain().focus().toggleBulletList().run()}
      />
      <Tool
        name="Lista numerada"
        icon={<OrderedListOutlined aria-hidden />}
        pressed={now.numbers}
        onClick={() => editor.chain().focus().toggleOrderedList().run()}
      />
      {alignments.map(([textAlign, name, icon]) => (
        <Tool
          key={textAlign}
          name={name}
          icon={icon}
          pressed={now.align === textAlign}
          onClick={() => editor.chain().focus().setTextAlign(textAlign).run()}
        />
      ))}
    </span>
  )
}

const NEW_TABLE = { rows: 3, cols: 2, withHeaderRow: true } as const

/** Makes a table; inside of one, makes it longer or wider, or removes it. */
function TableTools({ editor }: Pick<Props, 'editor'>) {
  const { inside } = useEditorState({
    editor,
    selector: ({ editor: one }) => ({ inside: one.isActive('table') }),
  })
  if (!inside) {
    return (
      <Tool
        name="Tabla"
        icon={<TableOutlined aria-hidden />}
        onClick={() => editor.chain().focus().insertTable(NEW_TABLE).run()}
      />
    )
  }
  const chain = () => editor.chain().focus()
  return (
    <span className="tp-group">
      <Step name="Fila" onClick={() => chain().addRowAfter().run()} sign="+" />
      <Step name="Fila" onClick={() => chain().deleteRow().run()} sign="−" />
      <Step name="Columna" onClick={() => chain().addColumnAfter().run()} sign="+" />
      <Step name="Columna" onClick={() => chain().deleteColumn().run()} sign="−" />
      <Step name="Tabla" onClick={() => chain().deleteTable().run()} sign="−" />
    </span>
  )
}

type ToolProps = { name: string; icon: ReactNode; pressed?: boolean; onClick: () => void }

const Tool = ({ name, icon, pressed, onClick }: ToolProps) => (
  <Button
    type="text"
    size="small"
    icon={icon}
    title={name}
    aria-label={name}
    {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
    onClick={onClick}
  />
)

type StepProps = { name: string; sign: '+' | '−'; onClick: () => void }

const Step = ({ name, sign, onClick }: StepProps) => (
  <Button
    type="text"
    size="small"
    aria-label={`${sign === '+' ? 'Agregar' : 'Quitar'} ${name.toLowerCase()}`}
    onClick={onClick}
  >
    {sign} {name}
  </Button>
)
