import { Alert } from 'antd'
import { missingYears } from '#chile/calendar.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { today } from '#platform/web/look/today.ts'
import { type Legal, useLegalCalendar } from './legal-days.tsx'

type Props = { year: string; onChange: (year: string) => void }

/** The year of the legal calendar that is shown, and which years it lacks. */
export function LegalYears({ year, onChange }: Props) {
  const { data, error, reload } = useLegalCalendar()
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return null
  const calendar = data.legalHolidays
  return (
    <>
      <ViewSwitch
        aria-label="Año"
        value={year}
        options={yearsIn(calendar).map((value) => ({ value, label: value }))}
        onChange={onChange}
      />
      <MissingYears calendar={calendar} />
    </>
  )
}

const yearsIn = (calendar: readonly Legal[]) => [
  ...new Set(calendar.map(({ date }) => date.slice(0, 4))),
]

/** Names the years ahead whose official calendar is missing. */
function MissingYears({ calendar }: { calendar: readonly Legal[] }) {
  const missing = missingYears(calendar, today())
  if (missing.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={`Falta el calendario oficial de ${missing.join(' y ')}`}
      description="Hasta que llegue, no se piden ausencias ni vacaciones de esos días."
    />
  )
}
