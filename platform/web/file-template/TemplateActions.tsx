import { counted } from '#chile/counts.ts'
import type { Word } from '#access/services.ts'
import type { Permission } from '#access/services.ts'
import { saveFile } from '../api/files.ts'
import { formatMoment } from '../look/format.ts'
import type { Document } from '../api/graphql.ts'
import { ActionButton } from '../kit/text/ActionButton.tsx'
import { Panel } from '../kit/text/Figures.tsx'
import { Rows } from '../kit/list/Rows.tsx'
import { useAction } from '../api/useAction.ts'
import { useDetail } from '../api/useDetail.ts'
import type { Saving } from './types.ts'

type File = { readonly name: string; readonly layout: string }
type Version = {
  readonly number: number
  readonly at: string
  readonly author?: string | null
} & Pick<File, 'layout'>
type ById = { input: { id: string } }

const save = ({ name, layout }: File) =>
  saveFile(`${name}.json`, new Blob([layout], { type: 'application/json' }))

type ActionsProps = {
  id: string
  version: number
  /** Whose rights it asks: `bankTemplates` asks `.read` and `.update`. */
  service: Word
  exported: Document<Record<string, File>, ById>
  publish: Saving
  /** Why it is not published. */
  problem: string | undefined
  /** What changes with a new version, asked before. */
  confirm: string
}

/** A template as a file, and its publication or the reason against it. */
export function TemplateActions(props: ActionsProps) {
  const { id, version, service, problem, confirm } = props
  const publish = useAction(props.publish, { done: 'Versión publicada' })
  const exported = useDetail(props.exported, { input: { id } })
  return (
    <>
      <ActionButton
        permission={may(service, 'read')}
        onClick={() => {
          const [file] = Object.values(exported.data ?? {})
          if (file) save(file)
        }}
      >
        Exportar
      </ActionButton>
      <ActionButton
        permission={may(service, 'update')}
        disabled={problem}
        confirm={confirm}
        onClick={() => publish.run({ input: { id, version } as never })}
      >
        Publicar versión
      </ActionButton>
    </>
  )
}

/** The kit may cast: the documents of the page show that the service has the action. */
const may = (service: Word, act: 'read' | 'update') => `${service}.${act}` as Permission

type VersionsProps = {
  id: string
  name: string
  document: Document<Record<string, readonly Version[]>, ById>
}

/** The versions by which files were made, each as a file. */
export function Versions({ id, name, document }: VersionsProps) {
  const [rows = []] = Object.values(useDetail(document, { input: { id } }).data ?? {})
  return (
    <Panel title={counted(rows.length, 'versión', 'versiones')}>
      <Rows
        caption="Versiones publicadas"
        rows={rows}
        rowKey={({ number }) => String(number)}
        nameOf={({ number }) => `la versión ${number}`}
        columns={[
          { key: 'number', title: 'Versión', lead: true, render: ({ number }) => number },
          { key: 'at', title: 'Publicada', render: ({ at }) => formatMoment(at) },
          { key: 'author', title: 'Por', render: ({ author }) => author },
        ]}
        actions={({ number, layout }) => [
          { label: 'Descargar', onClick: () => save({ name: `${name} ${number}`, layout }) },
        ]}
      />
    </Panel>
  )
}
