import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world } = await startApi()
const outcome = 'status message error { kind message field }'

const feed = async (who: Username) =>
  (
    await api
      .as(who)
      .run<{ companyFeed: { id: string; text: string }[] }>(
        '{ companyFeed(input: {}) { id text link imageUrl } }',
      )
  ).companyFeed
const texts = async (who: Username = 'trabajador') => (await feed(who)).map(({ text }) => text)
const publish = (who: Username, input: object) =>
  api.as(who).result<{ id: string }>(
    `mutation U($input: UploaderCompanyFeedInput!) {
      uploaderCompanyFeed(input: $input) { ${outcome} data { id } } }`,
    { input },
  )
const move = (who: Username, id: string, action: 'UP' | 'DOWN') =>
  api.as(who).result(
    `mutation M($input: ChangeOrderCompanyFeedInput!) {
      changeOrderCompanyFeed(input: $input) { ${outcome} data { id } } }`,
    { input: { id, action } },
  )
const remove = (who: Username, id: string) =>
  api.as(who).result(
    `mutation D($input: ByIdCompanyFeed!) {
      deleteCompanyFeed(input: $input) { ${outcome} data { id } } }`,
    { input: { id } },
  )

test('what is published comes first, and moves one place at a time', async () => {
  const before = await texts()
  const { data } = await publish('supergerente', { text: 'Tercera medalla' })
  const id = data.id
  expect(await texts()).toEqual(['Tercera medalla', ...before])
  expect((await move('admin', id, 'UP')).error?.message).toBe('Ya es la primera')
  await move('admin', id, 'DOWN')
  expect((await texts())[1]).toBe('Tercera medalla')
  await move('admin', id, 'UP')
  expect((await texts())[0]).toBe('Tercera medalla')
  await remove('admin', id)
  expect(await texts()).toEqual(before)
  expect((await remove('admin', id)).error?.kind).toBe('not-found')
})

test('needs words or a picture, and opens nothing but the web', async () => {
  expect((await publish('admin', {})).error).toMatchObject({ field: 'text' })
  for (const link of ['javascript:alert(1)', 'http://coihues.cl', 'https://', 'https://a b']) {
    const { error } = await publish('admin', { text: 'x', link })
    expect(error, link).toMatchObject({ kind: 'invalid', field: 'link' })
  }
})

test('is read by everybody of the company, and written by its super managers', async () => {
  const [first] = await feed('trabajador')
  const id = first?.id ?? ''
  for (const who of ['trabajador', 'supervisor', 'gerente'] as const) {
    await expect(publish(who, { text: 'x' }), who).resolves.toMatchObject({ status: 'ERROR' })
    expect((await move(who, id, 'DOWN')).error?.kind, who).toBe('forbidden')
    expect((await remove(who, id)).error?.kind, who).toBe('forbidden')
  }
  expect((await move('boreal.admin', id, 'DOWN')).error?.kind).toBe('not-found')
  expect(await feed('boreal.trabajador')).toEqual([])
  await expect(
    api
      .as('trabajador')
      .run('query F($input: CompanyFeedInput!) { companyFeed(input: $input) { id } }', {
        input: { companyId: world.boreal.publicId },
      }),
  ).rejects.toThrow('No encontrado')
})

test('of many who move at once none is lost and none is doubled', async () => {
  for (const text of ['uno', 'dos', 'tres', 'cuatro']) await publish('admin', { text })
  const all = await feed('admin')
  const moves = Array.from({ length: 40 }, (_, at) => {
    const id = all[(at * 7) % all.length]?.id ?? ''
    return move(at % 2 ? 'admin' : 'supergerente', id, at % 3 ? 'UP' : 'DOWN')
  })
  const answers = await Promise.all(moves)
  expect(answers.every(({ error }) => error === null || error.kind === 'conflict')).toBe(true)
  const after = await feed('admin')
  expect(after.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
})

test('has fifty items at most, however many are published at the same moment', async () => {
  const before = (await feed('admin')).length
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) => publish('admin', { text: `publicación ${at}` })),
  )
  const made = answers.filter(({ status }) => status === 'OK').length
  expect(made).toBe(50 - before)
  expect(await feed('trabajador')).toHaveLength(50)
  const { error } = await publish('admin', { text: 'una más' })
  expect(error?.message).toBe('El muro tiene 50 publicaciones: quite alguna')
})
