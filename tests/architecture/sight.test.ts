import { expect, test } from 'vitest'
import { at, product } from './source.ts'

const PEOPLE = 'modules/company/identities/server/private.ts'
const FLAGS = 'modules/people/sight/server/private.ts'
const CONDITION = 'modules/people/sight/server/reach-conditions.ts'

/**
 * Two conditions, which people are in the confidential payroll and which readers see them, are each
 * written in one file and used by name everywhere else, so that no statement forgets a part.
 */
const SPELLINGS: readonly [what: string, pattern: RegExp, written: string | undefined][] = [
  [
    'who has the flag, of the person or of a razón social',
    /\b\w+\.(is_)?private_role\b|where\(\s*'(\w+\.)?(isP|p)rivateRole'/g,
    PEOPLE,
  ],
  ['what a payslip remembers of it', /->>?\s*'isPrivate'/g, FLAGS],
  [
    'what other rows remember of it, as a condition',
    /\b\w+\.was_private\b|where\(\s*'(\w+\.)?wasPrivate'/g,
    undefined,
  ],
  [
    'that somebody is not in it, in SQL',
    /\bnot\s*\$\{isPrivate\(|not \$\{confidential\}/g,
    CONDITION,
  ],
  [
    'that somebody is not in it, or is shown, in TypeScript',
    /!(\w+\.)?isPrivate\b/g,
    'access/reach.ts',
  ],
  ['that it is shown, or something else', /includesPrivate\s*\|\|/g, 'access/reach.ts'],
]

test.each(SPELLINGS)('is written once: %s', (_what, pattern, written) => {
  const found = product.flatMap((source) =>
    [...source.text.matchAll(pattern)].map(({ index }) => ({ source, index })),
  )
  const elsewhere = found.filter(({ source }) => source.file !== written)
  expect(elsewhere.map(({ source, index }) => at(source, index))).toEqual([])
  expect(found.length > 0).toBe(written !== undefined)
})
