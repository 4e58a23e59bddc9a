import { useState } from 'react'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Field } from '#platform/web/kit/Field.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/PageSkeleton.tsx'
import { SectionForm, useHasDraft } from '#platform/web/kit/SectionForm.tsx'
import { Facts } from '#platform/web/kit/values.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { Company } from '../model/company.ts'
import { OwnCompany, UpdateCompany } from './documents.ts'

const DRAFT = 'datos'

/** What the company says of itself, to be read and corrected. */
export default function CompanyDataTab() {
  const { data, error, reload } = useDetail(OwnCompany)
  const [editing, setEditing] = useState(useHasDraft(DRAFT))
  const update = useAction(UpdateCompany, {
    done: 'Datos guardados',
    after: () => setEditing(false),
  })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const { company } = data
  if (editing) {
    return (
      <SectionForm
        action={update}
        more={{ version: company.version }}
        initial={company}
        cancel={() => setEditing(false)}
        toInput={({ name, email, phone, url, description }) => ({
          name,
          email,
          phone,
          url,
          description,
        })}
        draft={DRAFT}
      >
        <Section>
          <Field of={Company} name="name" autoFocus />
          <Field of={Company} name="email" />
          <Field of={Company} name="phone" />
          <Field of={Company} name="url" />
          <Field of={Company} name="description" />
        </Section>
      </SectionForm>
    )
  }
  return (
    <Panel
      title="Datos de la empresa"
      action={
        <ActionButton permission="company.update" onClick={() => setEditing(true)}>
          Editar
        </ActionButton>
      }
    >
      <Facts
        of={Company}
        row={company}
        names={['name', 'email', 'phone', 'url', 'slug', 'logins', 'createdAt', 'description']}
      />
    </Panel>
  )
}
