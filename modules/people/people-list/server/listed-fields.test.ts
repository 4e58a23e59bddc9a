import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

/** The fields of Los Coihues as columns, filters and order of the list of its people. */
const { api, url, world } = await startApi()
const { bernarda, wilner, carolina } = world.people

const Fields = `{ userFields { id code listed version } }`
const Users = `query U($filter: UsersFilter, $sort: UsersSort) {
  users(filter: $filter, sort: $sort, page: { number: 1, size: 100 }) {
    total rows { id fieldValues { fieldId value words } }
  }
}`
const Create = `mutation C($input: CreateUserFieldInput!) {
  createUserField(input: $input) { status message error { kind message field } data { id } }
}`
const Write = `mutation W($input: UpdateUserFieldDataInput!) {
  updateUserFieldData(input: $input) { status message error { kind message field } data }
}`
type Row = { id: string; fieldValues: { fieldId: string; value: string; words: string }[] }
type Listed = { users: { total: number; rows: Row[] } }

const ids = new Map<string, string>()
const field = (code: string) => ids.get(code) ?? ''
const found = async (fields: object[], who: Username = 'admin', more: object = {}) =>
  (await api.as(who).run<Listed>(Users, { filter: { fields, ...more } })).users
const namesOf = ({ rows }: Listed['users']) => rows.map(({ id }) => id)

async function addField(title: string, code: string, more: object) {
  const { id } = await api.as('admin').mutate<{ id: string }>(Create, {
    input: {
      title,
      code,
      type: 'TEXT',
      options: null,
      help: null,
      required: false,
      dated: false,
      reserved: false,
      managers: true,
      worker: 'SEES',
      listed: true,
      ...more,
    },
  })
  ids.set(code, id)
}
const write = (userId: string, code: string, value: string, date?: string) =>
  api.as('admin').mutate(Write, {
    input: { userId, values: [{ fieldId: field(code), value }], ...(date ? { date } : {}) },
  })

beforeAll(async () => {
  const { userFields } = await api
    .as('admin')
    .run<{ userFields: { id: string; code: string }[] }>(Fields, {})
  for (const { id, code } of userFields) ids.set(code, id)
  await addField('Apodo', 'apodo', {})
  await addField('Años de oficio', 'anos_oficio', { type: 'NUMBER', managers: false })
  await addField('Vence licencia', 'vence_licencia', { type: 'DATE' })
  await addField('Credencial', 'credencial', { type: 'BOOLEAN', worker: 'NONE' })
  await write(bernarda.publicId, 'apodo', '=1+1')
  await write(wilner.publicId, 'apodo', 'El Ñato')
  await write(bernarda.publicId, 'anos_oficio', '9')
  await write(wilner.publicId, 'anos_oficio', '12.5')
  await write(wilner.publicId, 'vence_licencia', '2027-03-01')
  await write(wilner.publicId, 'credencial', 'true')
})

test('a page has what each person has in the columns, and nothing reserved', async () => {
  const { users } = await api.as('admin').run<Listed>(Users, { filter: { search: 'huenchul' } })
  const of = (code: string) =>
    users.rows[0]?.fieldValues.find(({ fieldId }) => fieldId === field(code))
  expect(of('talla_polera')).toMatchObject({ value: 'M', words: 'M' })
  expect(of('movilizacion_acordada')?.words).toContain('30.000')
  expect(of('grupo_sanguineo')).toBeUndefined()
})

test.each([
  ['a text by what it contains, without accents', 'apodo', { contains: 'nato' }],
  ['a number from and until', 'anos_oficio', { from: '10', to: '12.5' }],
  ['a day from', 'vence_licencia', { from: '2027-01-01' }],
  ['yes or no', 'credencial', { among: 'true' }],
  ['one of the options', 'talla_polera', { among: 'L' }],
  ['any of several options', 'licencias_conducir', { among: 'Clase D\nClase A4' }],
])('finds %s', async (_what, code, asked) => {
  expect(namesOf(await found([{ fieldId: field(code), ...asked }]))).toEqual([wilner.publicId])
})

test('two fields narrow together, and the total is theirs', async () => {
  const big = { fieldId: field('talla_polera'), among: 'L' }
  const few = { fieldId: field('anos_oficio'), to: '9' }
  expect(await found([big, few])).toMatchObject({ total: 0, rows: [] })
  expect((await found([few])).total).toBe(1)
})

test('of several days the value of today counts', async () => {
  const from = { fieldId: field('movilizacion_acordada'), from: '40000' }
  expect((await found([from])).total).toBe(0)
  await write(bernarda.publicId, 'movilizacion_acordada', '45000', '2026-02-01')
  await write(bernarda.publicId, 'movilizacion_acordada', '1000', '2030-01-01')
  expect(namesOf(await found([from]))).toEqual([bernarda.publicId])
})

test('is ordered by a field, those who have nothing last', async () => {
  const order = async (descending: boolean) => {
    const { users } = await api.as('admin').run<Listed>(Users, {
      filter: { sortField: field('anos_oficio') },
      sort: { by: 'field', descending },
    })
    return namesOf(users).slice(0, 2)
  }
  expect(await order(false)).toEqual([bernarda.publicId, wilner.publicId])
  expect(await order(true)).toEqual([wilner.publicId, bernarda.publicId])
})

test('what a reader does not read they neither see nor find anybody by', async () => {
  const hidden = { fieldId: field('anos_oficio'), from: '1' }
  const reserved = { fieldId: field('grupo_sanguineo'), contains: 'O' }
  const { rows } = await found([], 'gerente', { search: 'huenchul' })
  expect(rows[0]?.fieldValues.map(({ fieldId }) => fieldId)).not.toContain(field('anos_oficio'))
  const asks = [
    ['gerente', hidden],
    ['admin', reserved],
    ['supervisor', { fieldId: field('talla_polera'), among: 'M' }],
    ['boreal.admin', { fieldId: field('talla_polera'), among: 'M' }],
  ] as const
  for (const [who, ask] of asks) {
    await expect(found([ask], who), who).rejects.toMatchObject({
      message: 'El campo ya no está en la lista',
    })
  }
  const sort = { by: 'field', descending: false }
  const filter = { sortField: field('anos_oficio') }
  await expect(api.as('gerente').run(Users, { filter, sort })).rejects.toMatchObject({
    message: 'El campo ya no está en la lista',
  })
})

test('a person who is kept from a field of their own does not find themself by it', async () => {
  await write(carolina.publicId, 'credencial', 'true')
  const asked = { fieldId: field('credencial'), among: 'true' }
  expect(namesOf(await found([asked]))).toContain(carolina.publicId)
})

test('nonsense is refused in words', async () => {
  const number = { fieldId: field('anos_oficio'), from: '1 or 1=1' }
  const day = { fieldId: field('vence_licencia'), from: '2026-02-31' }
  await expect(found([number])).rejects.toMatchObject({ message: 'No es un número' })
  await expect(found([day])).rejects.toMatchObject({ message: 'No es una fecha' })
})

test('the file is of the people found, in their order, and a formula is a text in it', async () => {
  const Export = 'query E($input: ExportUsersInput!) { exportUsers(input: $input) }'
  const { exportUsers } = await api.as('admin').run<{ exportUsers: string }>(Export, {
    input: {
      format: 'csv',
      fields: [{ fieldId: field('anos_oficio'), from: '1' }],
      sortBy: 'field',
      sortField: field('anos_oficio'),
      descending: true,
    },
  })
  const [, first = '', second = ''] = (await (await fetch(new URL(exportUsers, url))).text()).split(
    '\r\n',
  )
  expect(first).toContain('"El Nato"')
  expect(second).toContain(`"'=1+1"`)
})

test('a reserved field and a file are no column', async () => {
  await expect(addField('Alergia', 'alergia', { reserved: true })).rejects.toMatchObject({
    field: 'listed',
  })
  await expect(addField('Título', 'titulo', { type: 'FILE' })).rejects.toMatchObject({
    field: 'listed',
  })
})
