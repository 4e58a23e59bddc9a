import { layoutProblems } from '#chile/bank-lists/layout.ts'
import { counted } from '#chile/counts.ts'
import { BankTemplateColumnCatalogue } from '#generated/catalogues.ts'
import type { BankTemplateQuery } from '#generated/documents/graphql.ts'
import {
  BankTemplateVersions,
  ExportBankTemplate,
  PublishBankTemplate,
} from '#generated/operations/bank-lists.ts'
import { saveFile } from '#platform/web/files.ts'
import { formatMoment } from '#platform/web/format.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { Rows } from '#platform/web/kit/Rows.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { layoutOf } from '../model/layout.ts'

type Template = BankTemplateQuery['bankTemplate']

const save = (name: string, layout: string) =>
  saveFile(`${name}.json`, new Blob([layout], { type: 'application/json' }))

/** A template as a file, and its publication or the reason against it. */
export function TemplateActions({ row }: { row: Template }) {
  const columns = useDetail(BankTemplateColumnCatalogue.list, { input: { templateId: row.id } })
  const publish = useAction(PublishBankTemplate, { done: 'Versión publicada' })
  const exported = useDetail(ExportBankTemplate, { input: { id: row.id } })
  const rows = columns.data?.bankTemplateColumns
  const [problem] = rows ? layoutProblems(layoutOf(row, rows)) : []
  return (
    <>
      <ActionButton
        permission="bankTemplates.read"
        onClick={() => {
          const file = exported.data?.exportBankTemplate
          if (file) save(file.name, file.layout)
        }}
      >
        Exportar
      </ActionButton>
      <ActionButton
        permission="bankTemplates.update"
        disabled={problem}
        confirm="Desde ahora las nóminas con esta plantilla se hacen como está."
        onClick={() => publish.run({ input: { id: row.id, version: row.version } })}
      >
        Publicar versión
      </ActionButton>
    </>
  )
}

/** The versions by which lists were made, each as a file. */
export function Versions({ id, name }: { id: string; name: string }) {
  const rows = useDetail(BankTemplateVersions, { input: { id } }).data?.bankTemplateVersions ?? []
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
          { label: 'Descargar', onClick: () => save(`${name} ${number}`, layout) },
        ]}
      />
    </Panel>
  )
}
