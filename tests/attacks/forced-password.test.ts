// A session whose password somebody else chose does nothing but change it: asked of every operation
// that there is, and of what is no operation.
import { expect, test } from 'vitest'
import { forcedMay, policyOf } from '#access/api.ts'
import { startApi } from '../api.ts'
import { missingId } from './ids.ts'
import { allOperations, documentOf, variablesOf } from './schema.ts'

const { api, world, url } = await startApi()
const { camilo } = world.people
const closed = allOperations.filter(
  ({ name }) => policyOf(name) !== 'public' && !forcedMay.has(name),
)
const words = 'Cambie primero su contraseña: la que usa se la dio otra persona'

test('what may be done is a short list', () => {
  expect([...forcedMay].toSorted()).toEqual(['logout', 'me', 'updatePassword'])
  expect(closed.length).toBeGreaterThan(200)
})

test.each(closed.map((operation) => [operation.name, operation] as const))(
  '%s waits for the new password',
  async (_name, operation) => {
    const answer = await api.as('forzado').raw(
      documentOf(operation),
      variablesOf(operation, (_, entity) => missingId(entity)),
    )
    expect(answer.text).toContain(words)
    expect(answer.text).toContain('"forbidden"')
  },
)

test('files wait too', async () => {
  const form = new FormData()
  form.set('relatedType', 'avatar')
  form.set('relatedId', camilo.publicId)
  form.set('file', new Blob(['x'], { type: 'image/png' }), 'foto.png')
  const response = await fetch(`${url}/uploadFile/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await api.as('forzado').token()}` },
    body: form,
  })
  expect(response.status).toBe(401)
})

const Password = `mutation P($input: UpdatePasswordInput!) {
  updatePassword(input: $input) { status error { kind message field } data } }`
const choose = (password: string, userId = camilo.publicId) => ({
  input: { userId, password, repeatedPassword: password },
})

test('neither is the password of somebody else theirs to choose', async () => {
  const { error } = await api
    .as('forzado')
    .result(Password, choose('Otra2026', world.people.bernarda.publicId))
  expect(error?.kind).toMatch(/forbidden|not-found/)
})

test('the new password is another one, and opens everything that is theirs', async () => {
  const session = await api.signIn('forzado')
  expect(await session.result(Password, choose('Minga2026'))).toMatchObject({
    error: { kind: 'invalid', field: 'password', message: /distinta/ },
  })
  await session.mutate(Password, choose('Propia2026'))
  const { user } = await session.run<{ user: { id: string } }>(
    'query U($input: UserInput!) { user(input: $input) { id } }',
    { input: { id: camilo.publicId } },
  )
  expect(user.id).toBe(camilo.publicId)
})
