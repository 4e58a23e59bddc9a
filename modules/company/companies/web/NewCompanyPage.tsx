import { asText } from '#platform/web/look/format.ts'
import { useEffect, useRef, useState } from 'react'
import { CreateCompany } from '#generated/operations/companies.ts'
import { usePropose, useRead, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { FieldList } from '#platform/web/kit/form/Field.tsx'
import { FormPage, Section } from '#platform/web/kit/form/FormPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { NewCompany, slugOf } from '../model/company.ts'
import { type Opened, OpenedCompany } from './OpenedCompany.tsx'

/** A new client: the company and who administers it first. */
export default function NewCompanyPage() {
  const [opened, setOpened] = useState<Opened>()
  const create = useAction(CreateCompany, { done: 'Empresa creada', after: setOpened })
  if (opened) return <OpenedCompany opened={opened} />
  return (
    <FormPage
      title="Nueva empresa"
      context="Queda lista para trabajar, con sus módulos habituales"
      action={create}
      cancel={pathTo('empresas')}
      submit="Crear empresa"
      draft="company-new"
    >
      <Section title="Empresa">
        <FieldList of={NewCompany} names={['name', 'slug']} autoFocus />
        <SlugFromName />
      </Section>
      <Section title="Quien la administra" text={LETTING_IN}>
        <FieldList
          of={NewCompany}
          names={['adminFirstname', 'adminLastname', 'adminRut', 'adminEmail', 'adminUsername']}
        />
      </Section>
    </FormPage>
  )
}

const LETTING_IN =
  'Recibe por correo una invitación para elegir su contraseña. ' +
  'Si esta instalación no envía correos, se muestra un código de un solo uso.'

/** Proposes the identifier while nobody has written another one. */
function SlugFromName() {
  const name = useValue('name')
  const [read, propose] = [useRead(), usePropose()]
  const proposed = useRef('')
  useEffect(() => {
    if (typeof name !== 'string') return
    const slug = asText(read('slug'))
    if (slug === '' || slug === proposed.current) propose('slug', slugOf(name))
    proposed.current = slugOf(name)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name])
  return null
}
