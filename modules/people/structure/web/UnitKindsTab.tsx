import { UnitKindCatalogue } from '#generated/catalogues.ts'
import { CataloguePage } from '#platform/web/kit/list/CataloguePage.tsx'
import { UnitKind } from '../model/unit-kind.ts'

/** What the units of the company are called: gerencias, departamentos, equipos. */
export default function UnitKindsTab() {
  return (
    <CataloguePage
      embedded
      of={UnitKind}
      documents={UnitKindCatalogue}
      service="organization"
      noun={{ one: 'tipo de unidad', many: 'tipos de unidad' }}
      title="Tipos de unidad"
      columns={['name', 'units']}
      fields={['name']}
      nameOf={({ name }) => name}
      empty="Aquí estará lo que son sus unidades: gerencias, subgerencias, departamentos, equipos."
    />
  )
}
