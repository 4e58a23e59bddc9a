import { counted } from '#chile/counts.ts'
import { dutiesOf, type Weighed } from '../model/duties.ts'

type Standing = Weighed & {
  agencyOn: string | null
  people: number
  told: number
  state: string
}

/** What is still to be done of an incident. */
export function missingOf(row: Standing): readonly string[] {
  if (row.state === 'CLOSED') return []
  const duties = dutiesOf(row)
  return [
    ...(duties.agency && row.agencyOn === null ? ['avisar a la Agencia'] : []),
    ...(duties.people && row.people === 0 ? ['decir a quiénes afectó'] : []),
    ...(duties.people && row.told < row.people
      ? [`avisar a ${counted(row.people - row.told, 'persona')}`]
      : []),
  ]
}

const HOUR = 3_600_000

/** «Hace 26 horas», since an incident was known. Without an hour, since the day began. */
export function sinceKnown(knownOn: string, knownTime: string | null, now: Date): string {
  const hours = Math.floor(
    (now.getTime() - Date.parse(`${knownOn}T${knownTime ?? '00:00'}`)) / HOUR,
  )
  if (hours < 1) return 'hace menos de una hora'
  if (hours < 72) return `hace ${counted(hours, 'hora')}`
  return `hace ${counted(Math.floor(hours / 24), 'día')}`
}
