import { expect, test } from 'vitest'
import { announcementsOf } from '#tests/api/announcements.ts'
import { startApi } from '#tests/api.ts'
import { announcementTask } from './tasks.ts'

const { api, world, database, services, restJobs, drainJobs } = await startApi()
const by = announcementsOf(api)

const mailsOf = async (title: string) => {
  const { rows } = await database.owner.query<{ key: string; recipient: string; text: string }>(
    'select key, recipient, text_body as text from mail_outbox where subject = $1 order by key',
    [title],
  )
  return rows
}

test('writes once to each of its audience, and says no words of it', async () => {
  const said = await by('admin').write({ title: 'Con correo', sendsMail: true })
  await drainJobs()
  const sent = await mailsOf('Con correo')
  const { total } = await by('admin').readers(said)
  expect(sent.length).toBeGreaterThan(3)
  expect(sent.length).toBeLessThanOrEqual(total)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(sent.length)
  expect(sent.every(({ key }) => /^announcement:\d+:\d+:\d+$/.test(key))).toBe(true)
  expect(sent.some(({ text }) => text?.includes('Pichilemu'))).toBe(false)
  await by('admin').change(said, { pinned: true })
  await drainJobs()
  expect(await mailsOf('Con correo')).toHaveLength(sent.length)
})

test('of one that comes later waits for its day and for the morning', async () => {
  await by('admin').write({ title: 'Mañana', sendsMail: true, publishDate: '2026-09-16' })
  const at = async (now: string) => {
    const parts = { db: services.db, publicUrl: 'http://localhost', now: () => new Date(now) }
    await announcementTask(parts).run({}, { isLast: false })
    const { rows } = await database.owner.query(
      `select from job where company_id = $1 and kind = 'announcements.mail'
         and status in ('QUEUED', 'RUNNING')`,
      [world.coihues.id],
    )
    return rows.length
  }
  await restJobs()
  expect(await at('2026-09-15T15:00:00Z')).toBe(0)
  expect(await at('2026-09-16T10:30:00Z')).toBe(0)
  expect(await at('2026-09-16T15:00:00Z')).toBe(1)
})

test('stops where it is withdrawn before it is sent', async () => {
  await restJobs()
  const said = await by('admin').write({ title: 'Retirado a tiempo', sendsMail: true })
  await by('admin').withdraw(said)
  await drainJobs()
  expect(await mailsOf('Retirado a tiempo')).toEqual([])
})
