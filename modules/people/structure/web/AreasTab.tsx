import { Alert } from 'antd'
import { AreaCatalogue } from '#generated/catalogues.ts'
import { HierarchyNodes, MergeAreas } from '#generated/operations/structure.ts'
import { CataloguePage } from '#platform/web/kit/list/CataloguePage.tsx'
import { codedOption } from '#platform/web/kit/form/coded-option.ts'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Area, AreaMerge } from '../model/place.ts'
import { type Place, placeColumns } from './columns.tsx'
import { useMerging } from './MergeDialog.tsx'

type AreaRow = Place & { hierarchyNodeId: string | null; unitName: string | null }

/** What the filter of units says of areas without one. */
const NONE = 'ninguna'

const columns = placeColumns<AreaRow>('Área', 'area')
const withUnits = placeColumns<AreaRow>('Área', 'area', [
  {
    key: 'unit',
    title: 'Unidad',
    sort: 'unitName',
    text: ({ unitName }) => unitName,
    render: ({ unitName }) => unitName ?? <Nothing />,
  },
])

/** The areas that contracts name, with the people of each. */
export default function AreasTab() {
  const rows = useDetail(AreaCatalogue.list).data?.allAreas ?? []
  const action = useAction(MergeAreas, { done: 'Áreas unidas' })
  const merging = useMerging({
    of: AreaMerge,
    what: 'área',
    rows,
    action,
    caution: (joined, into) => (
      <UnitsDiffer joined={joined} into={rows.find(({ id }) => id === into)} />
    ),
  })
  const seesUnits = useCan()('organization.read')
  const units = useUnits(seesUnits)
  const unitFilter = {
    name: 'hierarchyNodeId',
    label: 'Unidad',
    options: [...units, { value: NONE, label: 'Sin unidad' }],
  }
  return (
    <>
      <CataloguePage
        embedded
        of={Area}
        documents={AreaCatalogue}
        service="organization"
        noun={{ one: 'área', many: 'áreas', feminine: true }}
        title="Áreas"
        columns={seesUnits ? withUnits : columns}
        fields={seesUnits ? ['name', 'hierarchyNodeId', 'status'] : ['name', 'status']}
        options={{ hierarchyNodeId: units }}
        {...(seesUnits && units.length > 0 ? { filters: [unitFilter], has: hasUnit } : {})}
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

const hasUnit = ({ hierarchyNodeId }: AreaRow, _name: string, value: string) =>
  value === NONE ? hierarchyNodeId === null : hierarchyNodeId === value

/** The units of today, for readers who may read them. */
function useUnits(seesUnits: boolean) {
  const { data } = useDetail(HierarchyNodes, { input: {} }, { enabled: seesUnits })
  return (data?.hierarchyNodes ?? []).map(codedOption)
}

type Pair = { joined: AreaRow; into: AreaRow | undefined }

/** Says that two areas are of different units: joining them moves nobody from one to the other. */
function UnitsDiffer({ joined, into }: Pair) {
  if (!into || into.hierarchyNodeId === joined.hierarchyNodeId) return null
  const unitOf = ({ name, unitName }: AreaRow) =>
    unitName ? `${name} es de la unidad ${unitName}` : `${name} no tiene unidad`
  return (
    <Alert
      type="warning"
      showIcon
      title="Son de unidades distintas"
      description={
        `${unitOf(joined)}; ${unitOf(into)}. Queda la de ${into.name}. ` +
        'Nadie cambia de unidad: cada contrato conserva la suya.'
      }
    />
  )
}
