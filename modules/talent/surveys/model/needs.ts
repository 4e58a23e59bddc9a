import { searchKey } from '#chile/text.ts'
import type { AnswerText } from './answer.ts'

/** A need of training that somebody wrote, with their area on the first day of the survey. */
export type WrittenNeed = Pick<AnswerText, 'text' | 'number'> & {
  readonly area: string | null
  /** The level that is wished, in words. */
  readonly level: string
  /** The place of the level in its question, from the least on. */
  readonly rank: number
}

/** How many people of an area need something at a level. */
export type NeedLine = {
  readonly area: string
  readonly level: string
  /** The people who need it: each answer is of one where no number is asked. */
  readonly people: number
  /** How many times it was written. */
  readonly answers: number
}

export type Need = {
  readonly name: string
  /** The ways in which it was written, each once, the most frequent first. */
  readonly written: readonly string[]
  /** The keys of these, by which they are joined with others or taken apart. */
  readonly keys: readonly string[]
  readonly isMerged: boolean
  readonly people: number
  readonly answers: number
  readonly lines: readonly NeedLine[]
}

const WITHOUT_AREA = 'Sin área'

/** What makes two needs the same: their words, without accents, capitals and marks. */
export const needKey = (text: string): string =>
  searchKey(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Needs × level × people by area, of all that was written: what was joined by hand is one. The
 * sums of people and answers are those of what was written, however it is joined.
 *
 * @param merged the name under which a key was joined with others
 */
export function needsOf(
  written: readonly WrittenNeed[],
  merged: ReadonlyMap<string, string>,
): Need[] {
  const known = written.filter(({ text }) => needKey(text) !== '')
  const groups = Map.groupBy(known, ({ text }) => {
    const name = merged.get(needKey(text))
    return name === undefined ? needKey(text) : needKey(name)
  })
  const needs = [...groups.values()].map((rows) => needOf(rows, merged))
  return needs.toSorted(
    (a, b) => b.people - a.people || b.answers - a.answers || a.name.localeCompare(b.name, 'es'),
  )
}

function needOf(rows: readonly WrittenNeed[], merged: ReadonlyMap<string, string>): Need {
  const ways = [...Map.groupBy(rows, ({ text }) => text.trim())].toSorted(
    ([a, some], [b, others]) => others.length - some.length || a.localeCompare(b, 'es'),
  )
  const written = ways.map(([text]) => text)
  const keys = [...new Set(written.map(needKey))]
  const name = keys.map((key) => merged.get(key)).find((one) => one !== undefined)
  return {
    name: name ?? written[0] ?? '',
    written,
    keys,
    isMerged: name !== undefined,
    people: sumOf(rows),
    answers: rows.length,
    lines: linesOf(rows),
  }
}

const sumOf = (rows: readonly WrittenNeed[]) =>
  rows.reduce((total, { number }) => total + (number ?? 1), 0)

/** By area, and in each the highest level first. */
function linesOf(rows: readonly WrittenNeed[]): NeedLine[] {
  const groups = Map.groupBy(rows, ({ area, level }) => JSON.stringify([area, level]))
  return [...groups.values()]
    .map((some) => ({
      area: some[0]?.area ?? WITHOUT_AREA,
      level: some[0]?.level ?? '',
      rank: some[0]?.rank ?? 0,
      people: sumOf(some),
      answers: some.length,
    }))
    .toSorted((a, b) => a.area.localeCompare(b.area, 'es') || b.rank - a.rank)
    .map(({ rank: _rank, ...line }) => line)
}
