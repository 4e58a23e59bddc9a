type Held = {
  readonly percentage: string
  readonly startDate: string
  readonly endDate?: string | null
  readonly status: string
}

/** Hundredths of a percent, exact: «33.33» is 3333. */
export function hundredthsOf(percentage: string): number {
  const [whole = '0', decimals = ''] = percentage.replace(',', '.').split('.')
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0').slice(0, 2))
}

/** A percentage of so many hundredths, as it is kept: 3333 is «33.33», 4000 is «40». */
export function percentageOf(hundredths: number): string {
  const decimals = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  const whole = String(Math.floor(hundredths / 100))
  return decimals === '' ? whole : `${whole}.${decimals}`
}

/** Whether a part counts on a day. */
export const holdsOn = (
  { startDate, endDate, status }: Omit<Held, 'percentage'>,
  day: string,
): boolean => status === 'ACTIVE' && startDate <= day && (!endDate || day <= endDate)

/** What some parts make together, in hundredths of a percent. */
export const sumOf = (parts: readonly { readonly percentage: string }[]): number =>
  parts.reduce((sum, { percentage }) => sum + hundredthsOf(percentage), 0)

/**
 * The whole in so many equal parts, as percentages: what does not divide goes to the first ones, a
 * hundredth each. Three are «33.34», «33.33» and «33.33», so that no centre is left without pesos.
 *
 * @param parts at least one
 */
export function equalParts(parts: number): string[] {
  const [each, rest] = [Math.floor(WHOLE / parts), WHOLE % parts]
  return Array.from({ length: parts }, (_, at) => percentageOf(each + (at < rest ? 1 : 0)))
}

/** Hundredths of a percent in the whole. */
const WHOLE = 10_000
