import { Alert } from 'antd'
import { missingYears } from '#chile/calendar.ts'
import { ViewSwitch } from '#platform/web/kit/Toggle.tsx'
import { today } from '#platform/web/today.ts'
import { legalYears } from './legal-days.tsx'

type Props = { year: string; onChange: (year: string) => void }

/** The year of the legal calendar that is shown, and which years it lacks. */
export const LegalYears = ({ year, onChange }: Props) => (
  <>
    <ViewSwitch
      aria-label="Año"
      value={year}
      options={legalYears.map((value) => ({ value, label: value }))}
      onChange={onChange}
    />
    <MissingYears />
  </>
)

/** Names the years ahead whose official calendar is missing. */
function MissingYears() {
  const missing = missingYears(today())
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
