import { useNavigate, useParams } from 'react-router'
import {
  ArchiveDocumentTemplate,
  DeleteDocumentTemplate,
  DocumentTemplate,
  PublishDocumentTemplate,
  UpdateDocumentTemplate,
} from '#generated/operations/templates.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { editing } from '#platform/web/draft/changed-fields.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { SectionForm } from '#platform/web/kit/form/SectionForm.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageContext } from '#platform/web/kit/page/PageContext.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { whyNot } from '#platform/model/states.ts'
import { TemplateState } from '../model/catalogs.ts'
import { templateStates } from '../model/states.ts'
import { Differences } from './Differences.tsx'
import { GenerateDialog } from './GenerateDialog.tsx'
import { Preview } from './Preview.tsx'
import { TemplateFields } from './TemplateFields.tsx'
import type { Template } from './types.ts'
import { WordButton } from './WordButton.tsx'
import './templates.css'

const written = ['name', 'typeId', 'body'] as const
const list = () => `${pathTo('documentos')}/plantillas`

/** One template: its text beside the page that it makes, and what is done with it. */
export default function TemplatePage() {
  const { id = '' } = useParams()
  const { data, error, reload } = useDetail(DocumentTemplate, { input: { id } })
  if (error) return <LoadProblem error={error} retry={reload} page />
  if (!data) return <PageSkeleton />
  return <Page key={id} row={data.documentTemplate} />
}

function Page({ row }: { row: Template }) {
  const can = useCan()
  const writes = can('documentTemplates.update') && row.state !== 'ARCHIVED'
  const { state, currentNo, publishedNo, typeLabel } = row
  return (
    <section className="tp-form">
      <PageHeader
        title={row.name}
        context={
          <PageContext tone={templateStates.tones[state]} state={TemplateState.label(state)}>
            <span>{typeLabel}</span>
            {publishedNo !== null && <span>Versión publicada: {publishedNo}</span>}
            {publishedNo !== currentNo && <span>Sin publicar: {currentNo}</span>}
          </PageContext>
        }
        actions={<Actions row={row} />}
      />
      {row.publishedBody && <Differences published={row.publishedBody} draft={row.body} />}
      {writes ? <Text row={row} /> : <Preview body={row.body} />}
    </section>
  )
}

function Text({ row }: { row: Template }) {
  const update = useAction(UpdateDocumentTemplate, { done: 'Plantilla guardada' })
  const { more, initial } = editing(row, written)
  return (
    <SectionForm
      stays
      action={update}
      more={more}
      initial={initial}
      toInput={({ name, typeId, body }) => ({ name, typeId, body })}
      draft={`template-${row.id}`}
    >
      <TemplateFields />
    </SectionForm>
  )
}

function Actions({ row }: { row: Template }) {
  const navigate = useNavigate()
  const form = useOpenForm('generar')
  const { publish, archive, remove } = templateStates.acts
  const publishing = useAction(PublishDocumentTemplate, { done: publish.done })
  const archiving = useAction(ArchiveDocumentTemplate, { done: archive.done })
  const removing = useAction(DeleteDocumentTemplate, {
    done: remove.done,
    after: () => void navigate(list()),
  })
  const input = { input: { id: row.id, version: row.version } }
  const standing = { state: row.state, relations: ['other'] as const }
  const settles = { under: pathTo('plantillas/:id', { id: row.id }) }
  const isNew = row.publishedNo !== row.currentNo
  return (
    <>
      <ActionButton
        permission="digitalFolder.create"
        besides={['users.read', 'contracts.read']}
        onClick={() => form.open()}
        disabled={whyNot(templateStates, 'generate', standing)}
      >
        Generar documento
      </ActionButton>
      <ActionButton
        permission="digitalFolder.create"
        to={pathTo('plantillas/:id/generar', { id: row.id })}
        disabled={whyNot(templateStates, 'generate', standing)}
      >
        Generar para varias personas
      </ActionButton>
      <WordButton templateId={row.id} />
      {row.state === 'DRAFT' ? (
        <ActionButton
          danger
          permission={remove.permission}
          confirm={remove.means ?? remove.label}
          onClick={() => removing.run(input)}
        >
          Eliminar
        </ActionButton>
      ) : (
        <ActionButton
          permission={archive.permission}
          confirm={archive.means ?? archive.label}
          disabled={whyNot(templateStates, 'archive', standing)}
          onClick={() => archiving.run(input)}
        >
          Archivar
        </ActionButton>
      )}
      <ActionButton
        look="primary"
        permission={publish.permission}
        confirm={publish.means ?? publish.label}
        settles={{ ...settles, stops: true }}
        disabled={
          whyNot(templateStates, 'publish', standing) ??
          (isNew ? undefined : 'Ese texto ya está publicado')
        }
        onClick={() => publishing.run(input)}
      >
        Publicar
      </ActionButton>
      {form.key !== undefined && <GenerateDialog form={form} templateId={row.id} />}
    </>
  )
}
