import { counted } from '#chile/counts.ts'
import { CostCenterGroupCatalogue } from '#generated/catalogues.ts'
import { RecordPage } from '#platform/web/kit/record/RecordPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { CostCenterGroup } from '../model/cost-center.ts'

/** One group: its centres, and whose cost is not booked whole to them. */
export default function GroupPage() {
  return (
    <RecordPage
      of={CostCenterGroup}
      documents={{ one: CostCenterGroupCatalogue.one, remove: CostCenterGroupCatalogue.remove }}
      service="costCenters"
      noun={{ one: 'grupo', many: 'grupos' }}
      list={`${pathTo('empresa')}/centros-de-costo`}
      titleOf={({ name }) => name}
      contextOf={({ code, centers }) => `${code} · ${counted(centers, 'centro')}`}
      calledOf={({ name }) => `El grupo «${name}»`}
      shared
    />
  )
}
