import { Alert } from 'antd'
import { addDays } from '#chile/dates.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import type { Person } from './person.ts'

/** That other data hold from some day on, with the way to the record as it will be then. */
export function NextChange({ person, asOf }: { person: Person; asOf: string | undefined }) {
  const { nextFrom } = person
  if (!nextFrom || asOf) return null
  return (
    <Alert
      className="mg-block"
      type="info"
      showIcon
      title={`Hay un cambio de datos pendiente: rige desde el ${formatDate(nextFrom)}`}
      description={`Lo de hoy vale hasta el ${formatDate(addDays(nextFrom, -1))}.`}
      action={<Link to={`?al=${nextFrom}`}>Ver cómo queda</Link>}
    />
  )
}
