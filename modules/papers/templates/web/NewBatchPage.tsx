import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import {
  CreateCollaboratorFile,
  DocumentTemplate,
  PreviewDocumentBatch,
} from '#generated/operations/templates.ts'
import { folderSource } from '#modules/papers/documents/web/index.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field, FreeField } from '#platform/web/kit/form/Field.tsx'
import type { FormValues } from '#platform/web/kit/form/form-props.ts'
import { FormPage, Section } from '#platform/web/kit/form/FormPage.tsx'
import { usePreview } from '#platform/web/kit/form/FormPreview.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { choiceFields, DocumentBatch } from '../model/batch.ts'
import { BatchOutcome } from './BatchOutcome.tsx'

/** Orders the documents of a template for many people: who, what they lack, and where they go. */
export default function NewBatchPage() {
  const { id = '' } = useParams()
  const { data, error, reload } = useDetail(DocumentTemplate, { input: { id } })
  if (error) return <LoadProblem error={error} retry={reload} page />
  if (!data) return <PageSkeleton />
  return <Order templateId={id} name={data.documentTemplate.name} />
}

const begin: FormValues = { reveal: false }
const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** What is asked of the server by what the form says; nothing without a razón social. */
function askedOf(templateId: string, values: FormValues) {
  const businessId = textIn(values['businessId'])
  if (businessId === null) return null
  const [area, jobTitle] = [textIn(values['area']), textIn(values['jobTitle'])]
  return { templateId, businessId, area, jobTitle, ruts: textIn(values['ruts']) }
}

const optionsOf = (words: readonly string[]) => words.map((one) => ({ value: one, label: one }))

function Order({ templateId, name }: { templateId: string; name: string }) {
  const navigate = useNavigate()
  const [values, setValues] = useState(begin)
  const asked = askedOf(templateId, values)
  const { data, error, reload } = usePreview(
    PreviewDocumentBatch,
    asked === null ? null : { input: asked },
  )
  const outcome = data?.previewDocumentBatch
  const create = useAction(CreateCollaboratorFile, {
    done: 'Los documentos se generan',
    after: ({ id }) => void navigate(pathTo('documentos/generaciones/:id', { id })),
  })
  return (
    <>
      <FormPage
        title="Generar para varias personas"
        context={name}
        action={create}
        initial={begin}
        onChange={setValues}
        more={{ templateId }}
        cancel={pathTo('plantillas/:id', { id: templateId })}
        draft={`document-batch-${templateId}`}
        submit={outcome ? `Generar los ${outcome.ready}` : 'Generar'}
      >
        <Section title="Para quiénes">
          <Field of={DocumentBatch} name="businessId" autoFocus />
          {outcome && outcome.areas.length > 0 && (
            <FreeField field={choiceFields.area} name="area" options={optionsOf(outcome.areas)} />
          )}
          {outcome && outcome.jobs.length > 0 && (
            <FreeField
              field={choiceFields.jobTitle}
              name="jobTitle"
              options={optionsOf(outcome.jobs)}
            />
          )}
          <FreeField field={choiceFields.ruts} name="ruts" wide rows={3} />
        </Section>
        <Section title="Dónde quedan">
          <Field of={DocumentBatch} name="folderId" source={folderSource('PERSON')} />
          <Field of={DocumentBatch} name="reveal" />
        </Section>
      </FormPage>
      {error && <LoadProblem error={error} retry={reload} />}
      {outcome && <BatchOutcome outcome={outcome} />}
    </>
  )
}
