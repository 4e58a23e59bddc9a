import { useState } from 'react'
import { useParams } from 'react-router'
import { formatRut } from '#chile/rut.ts'
import { UpdateCompany } from '#generated/operations/companies.ts'
import { OwnCompanyData } from '#generated/operations/parts/companies.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { type FormValues, SectionForm, useHasDraft } from '#platform/web/kit/form/SectionForm.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { Facts } from '#platform/web/kit/text/values.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { OwnCompanyDataQuery } from '#generated/documents/graphql.ts'
import { Company } from '../model/company.ts'
import { CompanyImages } from './CompanyImages.tsx'
import { useCountries } from './useCountries.ts'

/** The address says of which company. */
const DRAFT = 'datos'

type CompanyRow = OwnCompanyDataQuery['company']

/** What a company says of itself, to be read and corrected: from inside, or by the platform. */
export default function CompanyDataTab() {
  const { id } = useParams()
  const { data, error, reload } = useDetail(OwnCompanyData, { input: id ? { id } : {} })
  const [editing, setEditing] = useState(useHasDraft(DRAFT))
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const { company } = data
  if (editing) return <Edit company={company} named={id} onClose={() => setEditing(false)} />
  return (
    <>
      <Read company={company} named={id} onEdit={() => setEditing(true)} />
      <CompanyImages company={company} changes={id === undefined} onChanged={reload} />
    </>
  )
}

type ReadProps = { company: CompanyRow; named: string | undefined; onEdit: () => void }

function Read({ company, named, onEdit }: ReadProps) {
  const country = useCountries().find(({ value }) => value === company.countryId)?.label
  return (
    <Panel
      title="Datos de la empresa"
      action={
        <ActionButton permission={named ? 'companies.update' : 'company.update'} onClick={onEdit}>
          Editar
        </ActionButton>
      }
    >
      <Facts
        of={Company}
        row={company}
        names={[
          'name',
          'email',
          'phone',
          'url',
          'slug',
          'countryId',
          'access',
          'logins',
          'createdAt',
          'description',
        ]}
        show={{ countryId: country ?? company.countryId }}
      />
      {named && <Businesses rows={company.businesses} />}
    </Panel>
  )
}

/** The employers of the company, for who does not see its inside. */
const Businesses = ({ rows }: { rows: CompanyRow['businesses'] }) => (
  <dl className="mg-facts">
    {rows.map(({ id, name, rut }) => (
      <div key={id}>
        <dt>Razón social</dt>
        <dd>
          <NoBreak words={`${name} · ${formatRut(rut)}`} />
        </dd>
      </div>
    ))}
  </dl>
)

type EditProps = { company: CompanyRow; named: string | undefined; onClose: () => void }

/** Only the platform sets a company's country and the people who may use the product. */
function Edit({ company, named, onClose }: EditProps) {
  const update = useAction(UpdateCompany, { done: 'Datos guardados', after: onClose })
  const countries = useCountries()
  const common = ({ name, email, phone, url, description }: FormValues) => ({
    name,
    email,
    phone,
    url,
    description,
  })
  return (
    <SectionForm
      action={update}
      more={{ version: company.version, ...(named ? { id: named } : {}) }}
      initial={company}
      cancel={onClose}
      toInput={(values) => ({
        ...common(values),
        ...(named ? { countryId: values['countryId'], access: values['access'] } : {}),
      })}
      draft={DRAFT}
    >
      <Section>
        <FieldList of={Company} names={['name', 'email', 'phone', 'url']} autoFocus />
        {named && (
          <>
            <Field of={Company} name="countryId" options={countries} />
            <Field of={Company} name="access" />
          </>
        )}
        <Field of={Company} name="description" />
      </Section>
    </SectionForm>
  )
}
