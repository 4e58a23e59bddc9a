import { searchKey } from '#chile/text.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useFill, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import type { Option } from '#platform/web/screen/slots.tsx'

type Props = {
  units: readonly Option[]
  areaUnits: readonly { area: string; unitId: string }[]
}

/**
 * Proposes the unit to which the area of the contract belongs, where the contract is of another one
 * or of none. The unit is filled in when somebody accepts it, and never before.
 */
export function AreaUnit({ units, areaUnits }: Props) {
  const [area, chosen, fill] = [useValue('area'), useValue('hierarchyNodeId'), useFill()]
  const key = typeof area === 'string' ? searchKey(area.trim()) : ''
  const unitId = areaUnits.find((one) => searchKey(one.area) === key)?.unitId
  const unit = units.find(({ value }) => value === unitId)
  if (!unit || unit.value === chosen) return null
  return (
    <p className="soft" role="status">
      {`El área es de la unidad ${unit.label}. `}
      <ActionButton look="text" size="small" onClick={() => fill('hierarchyNodeId', unit.value)}>
        {`Usar ${unit.label}`}
      </ActionButton>
    </p>
  )
}
