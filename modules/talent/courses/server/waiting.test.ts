import { expect, test } from 'vitest'
import { type Session, startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

/**
 * The courses that somebody has to do are in their inbox. Today is Tuesday 15 September 2026:
 * Bernarda has two, and the day of Loreto's went by.
 */
const { api, world, asCompany } = await startApi()
type Who = Parameters<typeof api.as>[0]

type Row = { key: string; title: string; summary: string; link: string; fullname: string }
const coursesOf = (who: Who) => coursesIn(api.as(who))
async function coursesIn(session: Session) {
  const { inbox } = await session.run<{ inbox: { rows: Row[] } }>(
    `{ inbox(filter: { kind: COURSE }, page: { number: 1, size: 100 }) {
      rows { key title summary link fullname } } }`,
  )
  return inbox.rows
}
const countOf = async (who: Who) =>
  (await api.as(who).run<{ inboxCount: { pending: number } }>('{ inboxCount { pending } }'))
    .inboxCount.pending
const answer = (who: Who, key: string) =>
  api.as(who).mutate<{ rows: { problem: string | null }[] }>(
    `mutation Answer($input: AnswerInboxInput!) {
      answerInbox(input: $input) { ${outcome} data { rows { problem } } } }`,
    { input: { ids: [{ key }], answer: 'APPROVE' } },
  )

test('a course waits for its person, with its day and how far they are', async () => {
  const rows = await coursesOf('trabajador')
  expect(rows.map(({ summary }) => summary).toSorted()).toEqual([
    'Plazo: 15-10-2026, 0 de 1 lección',
    'Plazo: 30-09-2026, 0 de 2 lecciones',
  ])
  expect(new Set(rows.map(({ fullname }) => fullname))).toEqual(
    new Set([world.people.bernarda.name]),
  )
  expect(rows[0]?.link).toMatch(/^\/home\/cursos\/mis-cursos\/\w+$/)
})

test('says that its day went by', async () => {
  await asCompany(`update course_assignment set due_on = '2026-09-14'
    where user_id = ${world.people.bernarda.id} and state = 'ASSIGNED'`)
  expect((await coursesOf('trabajador')).map(({ summary }) => summary)).toContain(
    'El plazo pasó el 14-09-2026, 0 de 2 lecciones',
  )
})

test('waits for nobody else, nor for who looks from the platform', async () => {
  const keys = (await coursesOf('trabajador')).map(({ key }) => key)
  expect(keys.length).toBe(2)
  for (const who of ['admin', 'supervisor', 'gerente', 'lectura', 'boreal.admin'] as const) {
    const others = (await coursesOf(who)).map(({ key }) => key)
    expect(others.filter((key) => keys.includes(key))).toEqual([])
  }
  const platform = await api.signIn('superadmin')
  await platform.mutate(
    `mutation S($input: SimulateCompanyInput!) {
      simulateCompany(input: $input) { status message error { kind message } data } }`,
    { input: { companyId: world.coihues.publicId } },
  )
  expect(await coursesIn(platform)).toEqual([])
})

test('is opened, and not answered in the inbox', async () => {
  const [row] = await coursesOf('trabajador')
  for (const who of ['trabajador', 'admin'] as const) {
    await expect(answer(who, row?.key ?? '')).rejects.toThrow()
  }
  expect((await coursesOf('trabajador')).length).toBe(2)
})

test('leaves the inbox and its count once it is passed or failed', async () => {
  const before = await countOf('trabajador')
  await asCompany(`update course_assignment set state = 'FAILED', attempts_used = 1
    where user_id = ${world.people.bernarda.id} and state = 'STARTED'`)
  expect((await coursesOf('trabajador')).length).toBe(1)
  expect(await countOf('trabajador')).toBe(before - 1)
})
