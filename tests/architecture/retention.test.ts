import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { keptTables } from '../../generated/kept-tables.ts'
import { retentionClasses } from '../../platform/model/retention.ts'
import { retentionPage } from '../../scripts/retention-page.ts'

const PAGE = path.resolve(import.meta.dirname, '../../docs/retention.md')

test('docs/retention.md is up to date', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(retentionPage(keptTables))
})

test('every class says what it rests on, and no duty is cleared by itself', () => {
  for (const { sources, passes } of Object.values(retentionClasses)) {
    expect(sources.length).toBeGreaterThan(0)
    if (passes) expect(sources.map(({ certainty }) => certainty)).toContain('POLICY')
  }
  for (const code of ['LABOUR', 'PAY', 'PAPERS'] as const) {
    const { passes, terms } = retentionClasses[code]
    expect(passes).toBeUndefined()
    // Five years from the end of the contract, the floor of everything that is a person's.
    expect(terms.some((term) => 'months' in term && term.months >= 60)).toBe(true)
  }
})
