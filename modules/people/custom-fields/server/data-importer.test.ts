import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { filesOf } from '#tests/importations.ts'

/** What people have in the fields of Los Coihues comes in a file. Today is 15 September 2026. */
const { api, url, drainJobs, world, database } = await startApi()
const { act, load, rowsOf, shown } = filesOf({ api, url, drainJobs })
const { bernarda, wilner } = world.people

const lines = (...rows: string[]) =>
  ['USER_FIELDS v1;Campos', 'ayuda', 'RUT;Campo;Desde;Valor', ...rows].join('\r\n')

async function done(name: 'apply' | 'undo', id: string) {
  const { version } = await shown(id)
  await act(name, name === 'apply' ? { id, version, mode: 'ALL' } : { id, version })
  await drainJobs()
  return shown(id)
}
const kept = async () => {
  const { rows } = await database.owner.query<{ words: string }>(
    `select u.rut || ' ' || f.code || ' ' || coalesce(d.date::text, '') || ' ' || d.value as words
     from user_field_data d join users u on u.company_id = d.company_id and u.id = d.user_id
     join user_field f on f.company_id = d.company_id and f.id = d.field_id
     order by 1`,
  )
  return rows.map(({ words }) => words)
}

test('values come in, are found equal, and are taken back to what there was', async () => {
  const before = await kept()
  const file = lines(
    `${bernarda.rut};talla de polera;;xl`,
    `${wilner.rut};licencias_conducir;;Clase D|clase b`,
    `${wilner.rut};Bono de movilización acordado;01-10-2026;45.000`,
  )
  const first = await load('USER_FIELDS', file)
  expect(first).toMatchObject({ state: 'READY', added: 1, changed: 1, same: 1 })
  expect(await done('apply', first.id)).toMatchObject({ state: 'APPLIED', applied: 2 })
  expect(await kept()).toContain(`${bernarda.rut} talla_polera  XL`)
  expect(await kept()).toContain(`${wilner.rut} movilizacion_acordada 2026-10-01 45000`)
  expect(await load('USER_FIELDS', file)).toMatchObject({ same: 3, added: 0, changed: 0 })
  expect(await done('undo', first.id)).toMatchObject({ state: 'UNDONE', undone: 2 })
  expect(await kept()).toEqual(before)
})

test('each cell says what is wrong with it, with the nearest word', async () => {
  const file = await load(
    'USER_FIELDS',
    lines(
      `${bernarda.rut};talla de polea;;M`,
      `${bernarda.rut};licencias_conducir;;Clase BB`,
      `${bernarda.rut};movilizacion_acordada;;treinta mil`,
      `11.111.111-1;talla_polera;;M`,
      `${bernarda.rut};__proto__;;M`,
    ),
  )
  const problems = (await rowsOf(file.id)).flatMap(({ line, cells }) =>
    cells.flatMap(({ column, problem }) => (problem ? [[line, column, problem]] : [])),
  )
  expect(problems.map(([line, column]) => [line, column])).toEqual([
    [4, 'field'],
    [5, 'value'],
    [6, 'value'],
    [7, 'person'],
    [8, 'field'],
  ])
  expect(problems[0]?.[2]).toContain('¿Quiso decir «Talla de polera»?')
  expect(problems[3]?.[2]).toBe('No existe')
})

test('a person of another company, and its fields, do not exist', async () => {
  const file = await load('USER_FIELDS', lines(`${bernarda.rut};talla_polera;;S`), {
    who: 'boreal.admin',
  })
  expect(file).toMatchObject({ errors: 1, added: 0, changed: 0 })
})

const Template = `query T($input: ImportTemplateInput!) {
  importTemplate(input: $input) { lines { cells } } }`

test('what was exported comes in again without a change', async () => {
  const { importTemplate } = await api
    .as('admin')
    .run<{ importTemplate: { lines: { cells: string[] }[] } }>(Template, {
      input: { code: 'USER_FIELDS', filled: true },
    })
  const csv = importTemplate.lines.map(({ cells }) => cells.join(';')).join('\r\n')
  expect(csv).not.toContain('Grupo sanguíneo')
  const file = await load('USER_FIELDS', csv)
  expect(file).toMatchObject({ added: 0, changed: 0, errors: 0 })
  expect(file.same).toBeGreaterThan(2)
})
