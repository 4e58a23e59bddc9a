import { monthLabel } from '#chile/period.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { changedWords } from '#modules/time/time-off/model/changed-words.ts'
import { DayHalf } from '#modules/time/time-off/model/catalogs.ts'

type Dated = {
  startDate: string
  endDate: string
  half?: string | null
  enjoyedUntil?: string | null
}

type Moved = { oldStart: string | null; oldEnd: string | null }

/** «14-09-2026 a 25-09-2026», one date for one day, with its half. */
export function spanText({ startDate, endDate, half, enjoyedUntil }: Dated): string {
  const [from, last] = [formatDate(startDate), enjoyedUntil ?? endDate]
  if (half) return `${from}, ${DayHalf.label(half).toLowerCase()}`
  return startDate === last ? from : `${from} a ${formatDate(last)}`
}

/** «Cambia las del 14-09-2026 al 25-09-2026», of a request to change an approved vacation. */
const oldText = ({ oldStart, oldEnd }: Moved): string | undefined =>
  oldStart && oldEnd ? `Cambia las del ${formatDate(oldStart)} al ${formatDate(oldEnd)}` : undefined

type Dates = Moved & { changedAt: string | null; isHistoric: boolean; isBeforeOpening: boolean }

const HISTORIC = 'Histórica: el saldo de partida ya la cuenta'

/** What is worth reading under the dates of a request: what it changes, and that it changed. */
export const datesHint = (row: Dates) =>
  [
    oldText(row),
    row.isHistoric || row.isBeforeOpening ? HISTORIC : undefined,
    row.changedAt === null ? undefined : changedWords(row.changedAt),
  ]
    .filter(Boolean)
    .join('. ') || undefined

/** «Después del cierre de agosto de 2026»: what it moves is paid with an open month. */
export const lateText = (month: number): string => `Después del cierre de ${monthLabel(month)}`
