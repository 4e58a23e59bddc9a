import { expect, test } from 'vitest'
import { product, textOf } from './source.ts'

/** Names of the columns that are instants, and the functions of the database that say now. */
const instants = new Set([
  ...[...textOf('database/schema.sql').matchAll(/^ {2}(\w+) timestamp with time zone/gm)].map(
    ([, name = '']) => name,
  ),
  'now',
  'statement_timestamp',
  'clock_timestamp',
])

/** `max(made_at)::date`, `cast(now() as date)`; what a statement calls `local` has its zone. */
const CASTS = [
  /(?<!local\.|\w)(\w+)(?:\(\))?\)*::date\b/g,
  /\bcast\((?:\w+\.)?(\w+)(?:\(\))?\)* as date\)/gi,
]

/** The instants of a text that become a day by the clock of the server, which is not of Chile. */
const castsIn = (text: string): string[] =>
  CASTS.flatMap((cast) => [...text.matchAll(cast)])
    .filter(([, name = '']) => instants.has(name))
    .map(([found]) => found)

test('an instant becomes a day by the clock of Chile', () => {
  const found = product.flatMap(({ file }) =>
    castsIn(textOf(file)).map((cast) => `${file}: ${cast}`),
  )
  expect(found).toEqual([])
})

test('a cast without its zone is found', () => {
  expect(castsIn('max(filing.made_at)::date')).toEqual(['made_at)::date'])
  expect(castsIn('now()::date, cast(l.created_at as date)')).toHaveLength(2)
  expect(castsIn("(max(made_at) at time zone 'America/Santiago')::date, $1::date")).toEqual([])
})
