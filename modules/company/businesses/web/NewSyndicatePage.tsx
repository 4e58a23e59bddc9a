import { SyndicateCatalogue } from '#generated/catalogues.ts'
import { FormPage } from '#platform/web/kit/form/FormPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { SyndicateFields } from './SyndicateFields.tsx'

const list = `${pathTo('empresa')}/sindicatos`

/** A new union, with the fee that its members pay. */
export default function NewSyndicatePage() {
  const create = useAction(SyndicateCatalogue.create, { done: 'Sindicato creado', after: list })
  return (
    <FormPage
      title="Nuevo sindicato"
      action={create}
      initial={{ feeType: 'FIXED' }}
      cancel={list}
      submit="Crear sindicato"
      draft="syndicate-new"
    >
      <SyndicateFields />
    </FormPage>
  )
}
