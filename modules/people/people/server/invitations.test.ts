import { expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { startApi } from '#tests/api.ts'
import { acceptInvitation, linksTo } from '#tests/links.ts'
import { demoPassword } from '#tests/world.ts'

const { api, database, clock } = await startApi()
const admin = api.as('admin')

const outcome = 'status message error { kind message field traceId }'
const Invitable = '{ invitableUsers { id fullname email invited whyNot } }'
const Invite = `mutation I($input: InviteUsersInput!) {
  inviteUsers(input: $input) { ${outcome} data { invited others { id fullname whyNot } } }
}`
const Person = `mutation P($input: CreateUserInput!) {
  createUser(input: $input) { ${outcome} data { id } }
}`

type Someone = { id: string; fullname: string; invited: boolean; whyNot: string | null }
type Invited = { invited: number; others: Someone[] }

const waiting = async (session = admin) =>
  (await session.run<{ invitableUsers: Someone[] }>(Invitable)).invitableUsers
const rowsOf = (...ids: string[]) => ({ input: { rows: ids.map((userId) => ({ userId })) } })

let next = 43_910_000
async function newPerson(firstname: string, email: string | null, role = 'EMPLOYEE') {
  next += 1
  const { id } = await admin.mutate<{ id: string }>(Person, {
    input: {
      identificationType: 'RUT',
      rut: rutOf(next),
      firstname,
      paternalLastname: 'Zúñiga',
      role,
      ...(email ? { email } : {}),
    },
  })
  return id
}

test('several are invited at once, each with a mail and a name of their own', async () => {
  const ids = [
    await newPerson('Ema', 'ema.zuniga@coihues.example'),
    await newPerson('Ema', 'ema2.zuniga@coihues.example'),
    await newPerson('Iris', null),
  ]
  const known = (await waiting()).filter(({ id }) => ids.includes(id))
  expect(known.map(({ whyNot }) => whyNot)).toEqual([null, null, 'No tiene un correo en su ficha'])
  const { invited, others } = await admin.mutate<Invited>(Invite, rowsOf(...ids))
  expect([invited, others.map(({ fullname }) => fullname)]).toEqual([2, ['Iris Zúñiga']])

  const { rows } = await database.owner.query<{ username: string }>(
    `select username from login where email like 'ema%zuniga@coihues.example' order by id`,
  )
  expect(rows[0]?.username).toMatch(/^ema\.zuniga@/)
  expect(rows[1]?.username).toMatch(/^ema\.zuniga\.\d+k?@/)
  const to = 'ema2.zuniga@coihues.example'
  await acceptInvitation({ nobody: api.nobody, owner: database.owner, to, password: 'Parronal7' })
  const ema = await api.signIn(rows[1]?.username ?? '', 'Parronal7')
  expect(await ema.run('{ me { role } }')).toMatchObject({ me: { role: 'EMPLOYEE' } })
  // Who came in is not asked again.
  expect((await waiting()).map(({ id }) => id)).not.toContain(ids[1])
})

test('nobody is invited by who may not let them in', async () => {
  const id = await newPerson('Rita', 'rita.zuniga@coihues.example')
  for (const who of ['gerente', 'lectura', 'supervisor', 'trabajador', 'subgerente'] as const) {
    const refused = await api.as(who).result(Invite, rowsOf(id))
    expect(refused.error?.kind, who).toBe('forbidden')
  }
  const other = await api.as('boreal.admin').result<Invited>(Invite, rowsOf(id))
  expect(other.status === 'OK' ? other.data.invited : 0).toBe(0)
  expect(await linksTo(database.owner, 'rita.zuniga@coihues.example')).toEqual([])
  expect((await admin.result(Invite, rowsOf())).error?.message).toBe('Elija a quién invitar')
})

test('somebody above is named with the reason, and not invited', async () => {
  const id = await newPerson('Alma', 'alma.zuniga@coihues.example', 'ADMIN')
  const answer = await api.as('supergerente').mutate<Invited>(Invite, rowsOf(id))
  expect([answer.invited, answer.others.map(({ fullname }) => fullname)]).toEqual([
    0,
    ['Alma Zúñiga'],
  ])
  expect(await linksTo(database.owner, 'alma.zuniga@coihues.example')).toEqual([])
})

// Last, for it moves the clock.
test('who did not use the invitation gets another one, a day later', async () => {
  const id = await newPerson('Olga', 'olga.zuniga@coihues.example')
  await admin.mutate(Invite, rowsOf(id))
  const [first] = await linksTo(database.owner, 'olga.zuniga@coihues.example')
  const again = await admin.mutate<Invited>(Invite, rowsOf(id))
  expect(again).toMatchObject({
    invited: 0,
    others: [{ whyNot: 'Ya se le invitó en las últimas 24 horas' }],
  })
  clock.advance({ days: 2 })
  const later = await api.signIn('admin', demoPassword)
  expect(await later.mutate<Invited>(Invite, rowsOf(id))).toMatchObject({ invited: 1 })
  const [second] = await linksTo(database.owner, 'olga.zuniga@coihues.example')
  expect(second).not.toBe(first)
})
