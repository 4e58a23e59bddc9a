// Names are found and ordered by plain letters, folded in the database and here: both fold every
// letter of the Latin alphabet alike, so that what one writes the other finds.
import { expect, test } from 'vitest'
import { searchKey } from '#chile/text.ts'
import { startApi } from '#tests/api.ts'

const { database } = await startApi()

const letters = Array.from({ length: 0x1fff0 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  // Three pairs of Unicode 17, which the database does not know yet.
  .filter((code) => code < 0xa7ce || code > 0xa7d5)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /^\p{Script=Latin}$/u.test(sign) && /^[\p{Lu}\p{Ll}\p{Lt}]$/u.test(sign))

test('the database folds each letter of the Latin alphabet as chile/letters.ts', async () => {
  const { rows } = await database.owner.query<{ letter: string; plain: string }>(
    'select letter, app.plain(letter) as plain from unnest($1::text[]) letter',
    [letters],
  )
  expect(rows.length).toBeGreaterThan(1_000)
  const apart = rows
    .filter(({ letter, plain }) => plain !== searchKey(letter))
    .map(({ letter, plain }) => `${letter}: ${plain} and ${searchKey(letter)}`)
  expect(apart).toEqual([])
})
