import { formatNumber } from '#chile/numbers.ts'

/** «12,25»: people read days with two decimals at most. */
export const daysNumber = (days: string): string =>
  formatNumber(Math.round(Number(days) * 100) / 100)

/** «12,25 días», «1 día». */
export const daysWords = (days: string): string =>
  `${daysNumber(days)} ${Math.abs(Number(days)) === 1 ? 'día' : 'días'}`

/** «1 día progresivo», «2,5 días progresivos», «3 días hábiles». */
export const daysOf = (days: string, one: string, many = `${one}s`): string =>
  `${daysWords(days)} ${Math.abs(Number(days)) === 1 ? one : many}`

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
