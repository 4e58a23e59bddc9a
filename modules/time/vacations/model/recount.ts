import { formatDate, type ISODate } from '#chile/dates.ts'
import type { TimeOff } from '#modules/time/time-off/model/slots.ts'
import { unitsOf } from './days.ts'
import { allocate, type Entry, type Facts } from './ledger.ts'
import { daysLabel } from './request.ts'
import { poolsOf, type Rule } from './rule.ts'

/** A line that a recount adds. */
export type RecountLine = Pick<Entry, 'pool' | 'kind' | 'on' | 'units' | 'lot'> & {
  readonly reversesSeq?: number | undefined
  readonly reason: string
}

type Counted = {
  readonly request: TimeOff
  /** What it has taken and nobody has returned. */
  readonly taken: readonly Entry[]
  readonly facts: Facts
  readonly rule: Rule
}

/**
 * What a vacation has taken too much, or too little, once a day became a day off or stopped being
 * one. Nothing where its days add up already, so that counting twice changes nothing.
 */
export function recounted(
  { request, taken, facts, rule }: Counted,
  holidays: ReadonlySet<ISODate>,
  day: ISODate,
): readonly RecountLine[] {
  const has = taken.reduce((sum, { units }) => sum - units, 0)
  const more = unitsOf(request, holidays) - has
  const on = formatDate(day)
  if (more < 0) {
    const back = daysLabel(-more)
    return lastOf(taken, -more, `El ${on} es feriado: se devolvió ${back}`)
  }
  const reason = `El ${on} ya no es feriado: se usó ${daysLabel(more)}`
  const { takes } = allocate(facts, request.from, more, poolsOf(rule, request.half !== null))
  return takes.map(({ units, ...take }) => ({
    ...take,
    kind: 'TAKE',
    on: day,
    units: -units,
    reason,
  }))
}

/** The last days that were taken, which return first. */
function lastOf(taken: readonly Entry[], units: number, reason: string): readonly RecountLine[] {
  let left = units
  return taken.toReversed().flatMap(({ pool, on, lot, seq, units: own }) => {
    const part = Math.min(left, -own)
    left -= part
    if (part === 0) return []
    const line = { pool, kind: 'GIVE_BACK', on, units: part, reversesSeq: seq, reason } as const
    return [lot === undefined ? line : { ...line, lot }]
  })
}
