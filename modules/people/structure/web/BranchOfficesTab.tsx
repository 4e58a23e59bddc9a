import { BranchOfficeCatalogue } from '#generated/catalogues.ts'
import { MergeBranchOffices } from '#generated/operations/structure.ts'
import { useCommunes } from '#modules/company/businesses/web/index.ts'
import { CataloguePage } from '#platform/web/kit/list/CataloguePage.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { BranchOffice, BranchOfficeMerge } from '../model/place.ts'
import { type Place, placeColumns } from './columns.tsx'
import { useMerging } from './MergeDialog.tsx'

type Office = Place & { communeCode: string | null }

/** Where people work, as contracts name it, with the people of each place. */
export default function BranchOfficesTab() {
  const rows = useDetail(BranchOfficeCatalogue.list).data?.allBranchOffices ?? []
  const communes = useCommunes()
  const action = useAction(MergeBranchOffices, { done: 'Sucursales unidas' })
  const merging = useMerging({ of: BranchOfficeMerge, what: 'sucursal', rows, action })
  const communeOf = ({ communeCode }: Office) => communes.find(({ value }) => value === communeCode)
  const columns = placeColumns<Office>('Sucursal', 'branchOffice', [
    {
      key: 'commune',
      title: 'Comuna',
      text: (row) => communeOf(row)?.label,
      render: (row) => {
        const commune = communeOf(row)
        return commune ? `${commune.label}, ${commune.hint}` : <Nothing />
      },
    },
  ])
  return (
    <>
      <CataloguePage
        embedded
        of={BranchOffice}
        documents={BranchOfficeCatalogue}
        service="organization"
        noun={{ one: 'sucursal', many: 'sucursales', feminine: true }}
        title="Sucursales"
        columns={columns}
        fields={['name', 'communeCode', 'status']}
        usual={{ status: 'ACTIVE' }}
        nameOf={({ name }) => name}
        acts={merging.acts}
        empty={
          'Aquí estarán los lugares donde se trabaja. ' +
          'Agregue el primero, o escríbalo en un contrato.'
        }
      >
        <Section>
          <Field of={BranchOffice} name="name" autoFocus />
          <Field of={BranchOffice} name="communeCode" options={communes} />
          <Field of={BranchOffice} name="status" />
        </Section>
      </CataloguePage>
      {merging.dialog}
    </>
  )
}
