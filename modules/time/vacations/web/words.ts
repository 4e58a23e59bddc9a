import { formatNumber } from '#chile/numbers.ts'
import { formatDate } from '#platform/web/format.ts'
import type { Tone } from '#platform/web/kit/StatusTag.tsx'
import { DayHalf } from '../model/catalogs.ts'

/** Colours of a request: pending grey, rejected red, approved green (product specification). */
export const statusTone = (status: string): Tone =>
  status === 'APPROVED' ? 'success' : status === 'REJECTED' ? 'danger' : 'neutral'

/** «12,25»: people read days with two decimals at most. */
export const daysNumber = (days: string): string =>
  formatNumber(Math.round(Number(days) * 100) / 100)

/** «12,25 días», «1 día». */
export const daysWords = (days: string): string =>
  `${daysNumber(days)} ${Math.abs(Number(days)) === 1 ? 'día' : 'días'}`

type Dated = {
  startDate: string
  endDate: string
  half?: string | null
  enjoyedUntil?: string | null
}

/** «14-09-2026 a 25-09-2026», one date for one day, with its half. */
export function spanText({ startDate, endDate, half, enjoyedUntil }: Dated): string {
  const [from, last] = [formatDate(startDate), enjoyedUntil ?? endDate]
  if (half) return `${from}, ${DayHalf.label(half).toLowerCase()}`
  return startDate === last ? from : `${from} a ${formatDate(last)}`
}

type Pools = { legalDays: string; progressiveDays: string; additionalDays: string }

/** «8 legales y 2 progresivos»: from which purses days come. */
export function poolsText({ legalDays, progressiveDays, additionalDays }: Pools): string {
  const parts = [
    [legalDays, 'legales'],
    [progressiveDays, 'progresivos'],
    [additionalDays, 'adicionales'],
  ] as const
  return parts
    .filter(([days]) => Number(days) !== 0)
    .map(([days, word]) => `${daysNumber(days)} ${word}`)
    .join(' y ')
}
