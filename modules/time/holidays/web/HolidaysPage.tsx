import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { isLegal, LegalYears, useLegal, whoseDay } from '#modules/time/legal-calendar/web/index.ts'
import { BranchOfficeCatalogue, HolidayCatalogue } from '#generated/catalogues.ts'
import { CataloguePage } from '#platform/web/kit/list/CataloguePage.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { columns } from '#platform/web/kit/list/columns.tsx'
import { today } from '#platform/web/look/today.ts'
import { Holiday, HolidayType } from '../model/holiday.ts'

const shown = [
  ...columns(Holiday, ['title'], { sort: true }).map((one) => ({ ...one, lead: true })),
  ...columns(Holiday, ['date'], { sort: true }),
  whoseDay,
  ...columns(Holiday, ['type', 'countsForVacation', 'status', 'comment'], {
    sort: true,
    optional: ['countsForVacation'],
    labels: { comment: 'Ley o comentario' },
  }),
]
const whose = ['businessId', 'branchOfficeId', 'type', 'countsForVacation'] as const
const fields = ['date', 'title', ...whose, 'irrevocable', 'status', 'comment'] as const

/** The country's holidays of a year, and those that the company gives besides. */
export default function HolidaysPage() {
  const [params, setParams] = useAddressParams()
  const year = params.get('year') ?? today().slice(0, 4)
  const asked = useDetail(BranchOfficeCatalogue.list, undefined, { needs: 'areas.read' })
  const offices = asked.data?.allBranchOffices ?? []
  const legal = useLegal(year)
  const isOfYear = ({ date }: { date: string }) => date.startsWith(year)
  return (
    <CataloguePage
      of={Holiday}
      documents={HolidayCatalogue}
      service="holidays"
      noun={{ one: 'feriado', many: 'feriados' }}
      title="Feriados"
      columns={shown}
      fields={fields}
      options={{ branchOfficeId: offices.map(({ id, name }) => ({ value: id, label: name })) }}
      needs={{ branchOfficeId: 'areas.read' }}
      usual={{ type: 'CIVIL', status: 'ACTIVE', irrevocable: false, countsForVacation: true }}
      nameOf={({ title }) => title}
      only={isOfYear}
      besides={legal}
      fixed={({ id }) => (isLegal(id) ? 'Es feriado legal' : undefined)}
      kept={({ id }) => (isLegal(id) ? 'Es feriado legal: no se puede eliminar' : undefined)}
      filters={[{ name: 'type', label: 'Tipo', options: HolidayType.options }]}
      sort={{ field: 'date', descending: false }}
      empty="Solo feriados legales. Agregue los de su empresa."
      above={
        <>
          <LegalYears
            year={year}
            onChange={(value) => setParams((now) => ({ ...Object.fromEntries(now), year: value }))}
          />
          <p className="soft">
            Los de la empresa valen como los legales para las ausencias, las vacaciones y los
            descuentos de su gente. La semana corrida paga solo los legales. Los regionales son de
            quienes trabajan en una sucursal de esa región o comuna, y sin sucursal, de la gente de
            las razones sociales de ahí.
          </p>
        </>
      }
    />
  )
}
