import { AreaCatalogue } from '#generated/catalogues.ts'
import { MergeAreas } from '#generated/operations/structure.ts'
import { CataloguePage } from '#platform/web/kit/CataloguePage.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { Area, AreaMerge } from '../model/place.ts'
import { type Place, placeColumns } from './columns.tsx'
import { useMerging } from './MergeDialog.tsx'

const columns = placeColumns<Place>('Área', 'area')

/** The areas that contracts name, with the people of each. */
export default function AreasTab() {
  const rows = useDetail(AreaCatalogue.list).data?.allAreas ?? []
  const action = useAction(MergeAreas, { done: 'Áreas unidas' })
  const merging = useMerging({ of: AreaMerge, what: 'área', rows, action })
  return (
    <>
      <CataloguePage
        embedded
        of={Area}
        documents={AreaCatalogue}
        service="organization"
        noun={{ one: 'área', many: 'áreas', feminine: true }}
        title="Áreas"
        columns={columns}
        fields={['name', 'status']}
        usual={{ status: 'ACTIVE' }}
        nameOf={({ name }) => name}
        acts={merging.acts}
        empty={
          'Aquí estarán las áreas que nombran los contratos. ' +
          'Agregue la primera, o escríbala en un contrato.'
        }
      />
      {merging.dialog}
    </>
  )
}
