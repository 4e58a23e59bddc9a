// Who writes over what somebody else wrote meanwhile reads who that was and when. One function
// says it (`changedMeanwhile`), of a record that the trail of the company knows by its table.
import { expect, test } from 'vitest'
import { at, product, textOf } from './source.ts'

const SENTENCES = 'platform/server/errors.ts'
const COMPARES = /'version', '=', |\b\w*[vV]ersion !== |[vV]ersion !== \w*[vV]ersion\b/
const REFUSES = /\b(changedMeanwhile|crossedBy|refuseStale|refuseAnswered)\b/

const BY_HAND_WRITTEN = /(?:Otra persona|Alguien)[^'`\n]{0,12} (?:cambió|guardó|modificó)/g

const server = product.filter(({ file }) => /(?:^|\/)server\//.test(file))

/** Tables whose trail is written by hand and not by a trigger of theirs. */
const BY_HAND = ['company']

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

test('one sentence says that somebody else wrote the same, and no other is written by hand', () => {
  const found = server.flatMap((source) =>
    [...source.text.matchAll(BY_HAND_WRITTEN)].map(({ index }) => at(source, index)),
  )
  expect(found).toEqual([])
  expect(textOf(SENTENCES)).toContain("'Otra persona'")
})

test('whatever compares versions says who wrote the newer one', () => {
  const comparing = server.filter(({ text }) => COMPARES.test(text))
  const silent = comparing.filter(({ text }) => !REFUSES.test(text)).map(({ file }) => file)
  expect(new Set(silent)).toEqual(
    new Set([
      // This one says of a result that it is older than its scenario, and refuses nothing.
      'modules/payroll/scenarios/server/scenarios.queries.ts',
      // Whoever asks it to end a block says that it changed.
      'modules/people/sight/server/blocks.ts',
      // When a file is taken back, these leave what somebody changed since as it is: nobody is
      // refused, and the row of the file says that its record stays.
      'modules/payroll/employer-loans/server/loan-file.writes.ts',
      'modules/time/vacation-files/server/taken-file.writes.ts',
    ]),
  )
  expect(comparing.length).toBeGreaterThan(25)
})

test('every record that is said to be written meanwhile is in the trail', () => {
  const schema = textOf('database/schema.sql')
  const audited = new Set(
    [...schema.matchAll(/CREATE TRIGGER audit .* ON public\.(\w+) /g)].map(([, table]) => table),
  )
  const named = server.flatMap((source) =>
    [
      ...source.text.matchAll(
        /(?:changedMeanwhile|crossedBy|refuseStale)\((?:[^()]|\([^()]*\))*?table: '(\w+)'/g,
      ),
    ].map(({ 1: table = '', index }) => ({ table: snake(table), place: at(source, index) })),
  )
  const unknown = named.filter(({ table }) => !audited.has(table) && !BY_HAND.includes(table))
  expect(unknown).toEqual([])
  expect(named.length).toBeGreaterThan(25)
})
