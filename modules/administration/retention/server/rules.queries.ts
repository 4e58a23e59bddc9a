import { addMonths, type ISODate } from '#chile/dates.ts'
import { keptTables } from '#generated/kept-tables.ts'
import {
  type CertaintyCode,
  RetentionClass,
  type RetentionClassCode,
  retentionClasses,
  termWords,
} from '#platform/model/retention.ts'
import type { Context } from '#platform/server/context.ts'

export type RetentionSource = { text: string; certainty: CertaintyCode }

/** A class of what is kept, as people read it. */
export type RetentionRule = {
  code: RetentionClassCode
  label: string
  why: string
  term: string
  /** Whether the rows are deleted by themselves when their term ends. */
  clears: boolean
  /** What of it is about people, by its label; the rest is about the company. */
  ofPeople: string[]
  ofCompany: string[]
  sources: RetentionSource[]
  /** For whoever left: the day until which theirs is kept at least. */
  until: ISODate | null
}

/**
 * What is kept, why and until when, from the classes of the registry. Whoever left the company
 * reads the first day on which their own records need no longer be kept.
 */
export async function retentionRules({ tx, actor, session }: Context): Promise<RetentionRule[]> {
  const person = actor.former
    ? await tx
        .selectFrom('users')
        .select('accessUntil')
        .where('id', '=', session.userId ?? 0)
        .executeTakeFirst()
    : undefined
  return RetentionClass.values.map((code) => {
    const { why, passes = false, sources } = retentionClasses[code]
    const last = person?.accessUntil ?? null
    return {
      code,
      label: RetentionClass.label(code),
      why,
      term: termWords(code),
      clears: passes,
      ofPeople: labelsIn(code, true),
      ofCompany: labelsIn(code, false),
      sources: [...sources],
      until: last === null ? null : untilOf(code, last),
    }
  })
}

/** The labels of the tables of a class, each once, in the order of the alphabet. */
function labelsIn(code: RetentionClassCode, ofPeople: boolean): string[] {
  const labels = keptTables
    .filter(({ keep, whose, partOf, passes }) => {
      const within = keep === code || passes.some((rule) => rule.as === code)
      return within && partOf === null && (whose === 'PERSON') === ofPeople
    })
    .map(({ label }) => label)
  return [...new Set(labels)].toSorted((a, b) => a.localeCompare(b, 'es'))
}

/** The last month that is paid is that of the last day. */
function untilOf(code: RetentionClassCode, lastDay: ISODate): ISODate | null {
  const months = retentionClasses[code].terms.flatMap((term) =>
    'months' in term ? [term.months] : [],
  )
  return months.length === 0 ? null : addMonths(lastDay, Math.max(...months))
}
