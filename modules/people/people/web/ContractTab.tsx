import { ContractsTab } from '#modules/people/contracts/web/index.ts'
import { NoAccess } from '#platform/web/kit/page/NoAccess.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { usePerson } from './person.ts'

/** «Datos contrato» of the ficha. */
export default function ContractTab() {
  const { person, asOf, reveal, onReveal } = usePerson()
  if (!person.canSeePay)
    return <NoAccess reason="Los contratos de esta persona no están a su alcance" />
  return (
    <ContractsTab
      userId={person.id}
      asOf={asOf}
      reveal={reveal}
      onReveal={onReveal}
      newPath={pathTo('ficha/:id/contrato-nuevo', { id: person.id })}
    />
  )
}
