import { useNavigate } from 'react-router'
import { CreateDocumentTemplate } from '#generated/operations/templates.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { SectionForm } from '#platform/web/kit/form/SectionForm.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { emptyBody } from '../model/body.ts'
import { FromWord } from './FromWord.tsx'
import { TemplateFields } from './TemplateFields.tsx'

const initial = { body: JSON.stringify(emptyBody) }

/** Writes a template, which is a draft until somebody publishes it. */
export default function NewTemplatePage() {
  const navigate = useNavigate()
  const create = useAction(CreateDocumentTemplate, {
    done: 'Plantilla guardada',
    after: ({ id }) => void navigate(pathTo('plantillas/:id', { id })),
  })
  return (
    <section className="tp-form">
      <PageHeader
        title="Nueva plantilla"
        context="Es un borrador hasta que se publique: entonces se generan documentos con ella"
      />
      <SectionForm
        action={create}
        initial={initial}
        toInput={(values) => ({ ...initial, ...values })}
        cancel={`${pathTo('documentos')}/plantillas`}
        draft="template-new"
      >
        <TemplateFields above={<FromWord />} />
      </SectionForm>
    </section>
  )
}
