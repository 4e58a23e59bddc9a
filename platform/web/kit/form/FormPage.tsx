import type { ReactNode } from 'react'
import { PageHeader } from '../page/PageHeader.tsx'
import { SectionForm, type SectionFormProps } from './SectionForm.tsx'

type Props<Variables, Data> = SectionFormProps<Variables, Data> & {
  title: string
  context?: ReactNode
}

/** A page that is one form. Its children are `Section`s of at most eight fields. */
export function FormPage<Variables, Data>({ title, context, ...form }: Props<Variables, Data>) {
  return (
    <section className="mg-form-page">
      <PageHeader title={title} context={context} />
      <SectionForm {...form} />
    </section>
  )
}

type SectionProps = { title?: string; text?: ReactNode | undefined; children: ReactNode }

/** Fields that belong together, in two columns from 992 px. */
export const Section = ({ title, text, children }: SectionProps) => (
  <section className="mg-section">
    {title && (
      <div className="mg-section-head">
        <h2>{title}</h2>
        {text && <p className="soft">{text}</p>}
      </div>
    )}
    <div className="mg-fields">{children}</div>
  </section>
)
