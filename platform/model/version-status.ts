import type { ISODate } from '#chile/dates.ts'
import { catalog, type ValueOf } from './catalog.ts'

/** Status of a version on a day: past, in force or future. */
export const VersionStatus = catalog('VersionStatus', {
  CURRENT: 'Vigente',
  PLANNED: 'Por comenzar',
  PAST: 'Anterior',
})

/** `until` is the first day on which it no longer holds; null while no end is known. */
export function versionStatusOn(
  day: ISODate,
  from: ISODate,
  until: ISODate | null,
): ValueOf<typeof VersionStatus> {
  if (day < from) return 'PLANNED'
  return until !== null && until <= day ? 'PAST' : 'CURRENT'
}
