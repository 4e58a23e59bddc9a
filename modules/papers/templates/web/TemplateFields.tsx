import { lazy, type ReactNode, Suspense } from 'react'
import { TemplateTags } from '#generated/operations/templates.ts'
import { typeSource } from '#modules/papers/documents/web/index.ts'
import { fetchCode } from '#platform/web/api/fetch-code.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { HiddenValue, useFill, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { DocumentTemplate } from '../model/template.ts'
import { Preview } from './Preview.tsx'
import './templates.css'

/** The editor is fetched with the first text that is written. */
const Editor = lazy(() => fetchCode(() => import('./editor/Editor.tsx')))

/** A template as it is written: its name, its type, its text, and the page that it makes. */
export function TemplateFields({ above }: { above?: ReactNode }) {
  const { data, error, reload } = useDetail(TemplateTags, {})
  const body: unknown = useValue('body')
  const fill = useFill()
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  return (
    <div className="tp-desk">
      <div className="tp-text">
        <div className="mg-fields">
          <Field of={DocumentTemplate} name="name" autoFocus />
          <Field of={DocumentTemplate} name="typeId" source={typeSource} />
        </div>
        <HiddenValue name="body" />
        {above}
        <Suspense fallback={<PageSkeleton header={false} />}>
          <Editor
            value={typeof body === 'string' ? body : ''}
            onChange={(next) => fill('body', next)}
            tags={data.templateTags}
          />
        </Suspense>
      </div>
      <Preview body={typeof body === 'string' ? body : undefined} />
    </div>
  )
}
