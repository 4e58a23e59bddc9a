import { formatDate, isDate } from '#chile/dates.ts'
import type { ContractOptionsQuery } from '#generated/documents/graphql.ts'
import { UpdateHierarchyNode } from '#generated/operations/structure.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { useAction } from '#platform/web/api/useAction.ts'

type Props = { units: ContractOptionsQuery['contractOptions']['units'] }

/**
 * Says that the chosen unit is there only after the contract begins, which would be refused, and
 * lets who leads units have it there from the first day of the contract.
 */
export function UnitSince({ units }: Props) {
  const [from, chosen] = [useValue('initialDate'), useValue('hierarchyNodeId')]
  const stretch = useAction(UpdateHierarchyNode, {
    done: 'La unidad existe desde el inicio del contrato',
  })
  const unit = units.find(({ id }) => id === chosen)
  if (!unit || !isDate(from) || unit.begins <= from) return null
  const { id, name, version, begins } = unit
  return (
    <p className="soft" role="status">
      {`${name} existe desde el ${formatDate(begins)}, después del inicio del contrato. `}
      <ActionButton
        look="text"
        size="small"
        permission="organization.update"
        loading={stretch.busy}
        onClick={() => stretch.run({ input: { id, version, from } })}
      >
        {`Que exista desde el ${formatDate(from)}`}
      </ActionButton>
    </p>
  )
}
