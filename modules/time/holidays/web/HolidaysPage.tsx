import { useAddressParams } from '#platform/web/useAddressParams.ts'
import { isLegal, legalDays, LegalYears, ownerColumn } from '#modules/time/time-off/web/index.ts'
import { HolidayCatalogue } from '#generated/catalogues.ts'
import { CataloguePage } from '#platform/web/kit/CataloguePage.tsx'
import { columns } from '#platform/web/kit/columns.tsx'
import { today } from '#platform/web/today.ts'
import { Holiday, HolidayType } from '../model/holiday.ts'

const shown = [
  ...columns(Holiday, ['title'], { sort: true }).map((one) => ({ ...one, lead: true })),
  ...columns(Holiday, ['date'], { sort: true }),
  ownerColumn,
  ...columns(Holiday, ['type', 'countsForVacation', 'status', 'comment'], {
    sort: true,
    optional: ['countsForVacation'],
    labels: { comment: 'Ley o comentario' },
  }),
]
const last = ['irrevocable', 'status', 'comment'] as const
const fields = ['date', 'title', 'businessId', 'type', 'countsForVacation', ...last] as const

/** The country's holidays of a year, and those that the company gives besides. */
export default function HolidaysPage() {
  const [params, setParams] = useAddressParams()
  const year = params.get('year') ?? today().slice(0, 4)
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
      usual={{ type: 'CIVIL', status: 'ACTIVE', irrevocable: false, countsForVacation: true }}
      nameOf={({ title }) => title}
      only={isOfYear}
      besides={legalDays.filter(isOfYear)}
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
            descuentos de su gente. La semana corrida paga solo los legales.
          </p>
        </>
      }
    />
  )
}
