import { beforeEach, describe, expect, test } from 'vitest'
import { type Session, startApi } from '#tests/api.ts'

const { api, clock, database } = await startApi({ trustedHops: 1 })

const OWN = '{ ownSessions { id device address lastSeenAt proof current } }'
const END = `mutation ($input: ByIdSession!) { endSession(input: $input) {
  status message error { kind } data } }`
const END_OTHERS = 'mutation { endOtherSessions { status data } }'

type Own = { id: string; device: string; address: string; proof: string; current: boolean }

const listOf = async (session: Session) =>
  (await session.run<{ ownSessions: Own[] }>(OWN)).ownSessions
const isIn = (session: Session) =>
  session.run('{ me { username } }').then(
    () => true,
    () => false,
  )

beforeEach(async () => {
  await database.owner.query('delete from rate_limit')
  await database.owner.query('update login_session set revoked_at = now()')
  clock.set('2026-09-15T12:00:00Z')
})

describe('one’s own sessions', () => {
  test('are listed with the device and the address of the last use', async () => {
    const here = await api.signIn('gerente')
    clock.advance({ minutes: 2 })
    const phone = 'Mozilla/5.0 (iPhone) Version/18.0 Mobile/15E148 Safari/604.1'
    await api.post(
      { query: '{ me { username } }' },
      {
        token: await here.token(),
        headers: { 'user-agent': phone, 'x-forwarded-for': '203.0.113.77' },
      },
    )
    await api.signIn('gerente')
    const sessions = await listOf(here)
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ current }) => current)).toMatchObject([
      { address: '203.0.113.77', proof: 'PASSWORD', device: expect.any(String) },
    ])
    expect(await listOf(await api.signIn('lectura'))).toHaveLength(1)
  })

  test('are those that still open something', async () => {
    const old = await api.signIn('gerente')
    clock.advance({ minutes: 31 })
    const here = await api.signIn('gerente')
    expect(await listOf(here)).toHaveLength(1)
    expect(await isIn(old)).toBe(false)
  })

  test('are ended one by one, or all but this one', async () => {
    const [here, one, other] = [
      await api.signIn('gerente'),
      await api.signIn('gerente'),
      await api.signIn('gerente'),
    ]
    const [id] = (await listOf(one)).filter(({ current }) => current).map((own) => own.id)
    await here.mutate(END, { input: { id } })
    expect([await isIn(here), await isIn(one), await isIn(other)]).toEqual([true, false, true])
    expect((await here.result(END, { input: { id } })).error?.kind).toBe('not-found')
    await here.mutate(END_OTHERS)
    expect([await isIn(here), await isIn(other)]).toEqual([true, false])
    expect(await listOf(here)).toHaveLength(1)
  })

  test('of another person are nobody’s', async () => {
    const theirs = await api.signIn('lectura')
    const [own] = await listOf(theirs)
    const here = await api.signIn('admin')
    expect((await here.result(END, { input: { id: own?.id } })).error?.kind).toBe('not-found')
    expect(await isIn(theirs)).toBe(true)
  })
})
