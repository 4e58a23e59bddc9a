// A connection keeps the plans of what it is asked again and again. A migration that runs beside
// the API changes what some of them answer, and nobody notices.
import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'

const { api, database } = await startApi()

test('a table that grows a column while the API runs breaks no request', async () => {
  const asked = () => api.as('admin').run<{ me: { username: string } }>('{ me { username } }')
  const before = await asked()
  for (let turn = 0; turn < 8; turn += 1) expect(await asked()).toEqual(before)
  await database.owner.query('alter table company_module add column remark text')
  for (let turn = 0; turn < 8; turn += 1) expect(await asked()).toEqual(before)
})
