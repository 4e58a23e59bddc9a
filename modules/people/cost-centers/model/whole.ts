import { addDays, type ISODate } from '#chile/dates.ts'
import { hundredthsOf, percentageOf } from './parts.ts'

type Part = {
  readonly percentage: string
  readonly startDate: ISODate
  readonly endDate: ISODate | null
}

const WHOLE = 10_000

/**
 * What the parts of a contract in a group come to on the first day from `since` on that has some
 * and does not have all: «Los porcentajes suman 90 %; deben sumar 100 %»; nothing where each day
 * that has parts has them whole. Only days on which a part begins or has just ended can differ.
 */
export function notWhole(parts: readonly Part[], since: ISODate): string | undefined {
  const turns = parts.flatMap(({ startDate, endDate }) => [
    startDate,
    ...(endDate === null ? [] : [addDays(endDate, 1)]),
  ])
  const days = [...new Set([since, ...turns])].filter((day) => day >= since).toSorted()
  const sums = days.map((day) => {
    const held = parts.filter(
      ({ startDate, endDate }) => startDate <= day && (endDate === null || endDate >= day),
    )
    return held.reduce((sum, { percentage }) => sum + hundredthsOf(percentage), 0)
  })
  const wrong = sums.find((sum) => sum !== 0 && sum !== WHOLE)
  return wrong === undefined
    ? undefined
    : `Los porcentajes suman ${percentageOf(wrong).replace('.', ',')} %; deben sumar 100 %`
}
