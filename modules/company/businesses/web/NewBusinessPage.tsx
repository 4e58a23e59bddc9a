import { useNavigate } from 'react-router'
import { CreateBusiness } from '#generated/operations/businesses.ts'
import { FormPage } from '#platform/web/kit/form/FormPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { BusinessFields, usualBusiness } from './BusinessFields.tsx'

/** A new employer of the company. */
export default function NewBusinessPage() {
  const navigate = useNavigate()
  const create = useAction(CreateBusiness, {
    done: 'Razón social creada',
    after: ({ id }) => void navigate(pathTo('razon-social/:id', { id })),
  })
  return (
    <FormPage
      title="Nueva razón social"
      context="Parte con las opciones habituales; se cambian después"
      action={create}
      initial={usualBusiness}
      cancel={pathTo('empresa')}
      submit="Crear razón social"
      draft="business-new"
    >
      <BusinessFields />
    </FormPage>
  )
}
