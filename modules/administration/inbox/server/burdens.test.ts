import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { reminderTask } from './reminders.ts'

/** The daughter of Bernarda proves her studies until 31 December 2026. */
const { database, services, world } = await startApi()

const runAt = (day: string) =>
  reminderTask({
    db: services.db,
    publicUrl: 'https://minga.example',
    now: () => new Date(`${day}T15:00:00Z`),
  }).run({}, { isLast: false })

test('a burden that ends is remembered, without a name nor an age of the family', async () => {
  await runAt('2026-12-02')
  const { rows } = await database.owner.query<{
    title: string
    detail: string | null
    own: boolean
  }>(`select title, detail, user_id = $1 as own from notification where key like 'burden:%'`, [
    world.people.bernarda.id,
  ])
  expect(rows.filter(({ own }) => own).map(({ title }) => title)).toEqual([
    'Una de sus cargas familiares termina el 31-12-2026',
  ])
  const keepers = rows.filter(({ own }) => !own)
  expect(keepers.length).toBeGreaterThan(0)
  for (const { title, detail } of keepers) {
    expect(title).toMatch(/^Una carga familiar de .+ termina el 31-12-2026$/)
    expect(`${title} ${detail}`).not.toMatch(/Millaray|19/)
  }
})
