import { useAddressParams } from '#platform/web/useAddressParams.ts'
import { publicHolidays } from '#chile/calendar.ts'
import { HolidayCatalogue } from '#generated/catalogues.ts'
import type { HolidaysQuery } from '#generated/documents/graphql.ts'
import { CataloguePage } from '#platform/web/kit/CataloguePage.tsx'
import { ViewSwitch } from '#platform/web/kit/Toggle.tsx'
import { today } from '#platform/web/today.ts'
import { Holiday, HolidayType } from '../model/holiday.ts'

type Row = HolidaysQuery['holidays'][number]

const ofTheLaw = {
  NATIONAL: 'Feriado legal',
  REGION: 'Feriado legal de una región',
  COMMUNE: 'Feriado legal de una comuna',
  BANKS: 'Feriado bancario',
}

/** No holiday of a company has such an id. */
const isLegal = ({ id }: Row) => id.startsWith('ley ')

/** The country's calendar as rows that nobody changes. */
const legal: readonly Row[] = publicHolidays.map((one) => ({
  id: `ley ${one.date} ${one.name}`,
  version: 0,
  date: one.date,
  title: one.name,
  type: one.type,
  status: 'ACTIVE',
  irrevocable: one.irrevocable,
  comment: ofTheLaw[one.scope],
}))

const years = [...new Set(publicHolidays.map(({ date }) => date.slice(0, 4)))]

/** The country's holidays of a year, and those that the company gives besides. */
export default function HolidaysPage() {
  const [params, setParams] = useAddressParams()
  const year = params.get('year') ?? today().slice(0, 4)
  const isOfYear = ({ date }: Row) => date.startsWith(year)
  return (
    <CataloguePage
      of={Holiday}
      documents={HolidayCatalogue}
      service="holidays"
      noun={{ one: 'feriado', many: 'feriados' }}
      title="Feriados"
      columns={['title', 'date', 'type', 'irrevocable', 'status', 'comment']}
      fields={['date', 'title', 'type', 'irrevocable', 'status', 'comment']}
      usual={{ type: 'CIVIL', status: 'ACTIVE', irrevocable: false }}
      nameOf={({ title }) => title}
      only={isOfYear}
      besides={legal.filter(isOfYear)}
      fixed={(row) => (isLegal(row) ? 'Es feriado legal' : undefined)}
      kept={(row) => (isLegal(row) ? 'Es feriado legal: no se puede eliminar' : undefined)}
      filters={[{ name: 'type', label: 'Tipo', options: HolidayType.options }]}
      sort={{ field: 'date', descending: false }}
      empty="Solo feriados legales. Agregue los de su empresa."
      above={
        <>
          <ViewSwitch
            aria-label="Año"
            value={year}
            options={years.map((value) => ({ value, label: value }))}
            onChange={(value) => setParams((now) => ({ ...Object.fromEntries(now), year: value }))}
          />
          <p className="soft">
            Los feriados de la empresa informan a su gente. Ausencias y remuneraciones se cuentan
            con los feriados legales.
          </p>
        </>
      }
    />
  )
}
