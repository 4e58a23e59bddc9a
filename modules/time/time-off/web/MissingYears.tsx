import { Alert } from 'antd'
import { missingYears } from '#chile/calendar.ts'
import { today } from '#platform/web/today.ts'

/** Names the years ahead whose official calendar is missing. */
export function MissingYears() {
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
