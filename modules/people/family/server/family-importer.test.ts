import { expect, test } from 'vitest'
import { FamilyMemberCatalogue } from '#generated/catalogues.ts'
import { startApi } from '#tests/api.ts'
import { filesOf } from '#tests/importations.ts'

/** The families of Los Coihues come in a file. Today is Tuesday 15 September 2026. */
const { api, url, drainJobs, world, database } = await startApi()
const { act, load, rowsOf, shown } = filesOf({ api, url, drainJobs })
const { bernarda, wilner } = world.people

const headers = 'RUT;RUT familiar;Nombre;Paterno;Materno;Nacimiento;Parentesco;Carga;Desde;Hasta'
const lines = (...rows: string[]) =>
  ['FAMILY v1;Grupo familiar', 'ayuda', headers, ...rows].join('\r\n')
const child = (rut: string, more = 'Simple;01-03-2020;') =>
  `${rut};23.456.789-6;Nayeli;Joseph;;11-02-2015;Hijo o hija;${more}`

const family = async (person: { publicId: string }) =>
  (
    await api
      .as('admin')
      .run<{ family: { firstname: string; burden: string }[] }>(
        String(FamilyMemberCatalogue.list),
        { input: { userId: person.publicId } },
      )
  ).family

async function done(name: 'apply' | 'undo', id: string) {
  const { version } = await shown(id)
  await act(name, name === 'apply' ? { id, version, mode: 'ALL' } : { id, version })
  await drainJobs()
  return shown(id)
}

test('a family comes in, is found equal, is corrected, and is taken back', async () => {
  const first = await load('FAMILY', lines(child(wilner.rut)))
  expect(first).toMatchObject({ state: 'READY', added: 1 })
  expect(await done('apply', first.id)).toMatchObject({ state: 'APPLIED', applied: 1 })
  expect(await family(wilner)).toContainEqual(
    expect.objectContaining({ firstname: 'Nayeli', burden: 'SIMPLE' }),
  )
  expect(await load('FAMILY', lines(child(wilner.rut)))).toMatchObject({ same: 1, changed: 0 })
  const other = await load('FAMILY', lines(child(wilner.rut, 'Por invalidez;01-03-2020;')))
  expect(other).toMatchObject({ changed: 1 })
  await done('apply', other.id)
  expect(await done('undo', first.id)).toMatchObject({ state: 'UNDONE_PARTLY', kept: 1 })
  await done('undo', other.id)
  expect((await family(wilner)).find(({ firstname }) => firstname === 'Nayeli')?.burden).toBe(
    'SIMPLE',
  )
})

test('each cell says what is wrong with it', async () => {
  const file = await load(
    'FAMILY',
    lines(
      child(bernarda.rut, 'Simple;;'),
      child(bernarda.rut, 'Simpel;01-03-2020;'),
      child('11.111.111-1'),
    ),
  )
  const problems = (await rowsOf(file.id)).flatMap(({ line, cells }) =>
    cells.flatMap(({ column, problem }) => (problem ? [[line, column, problem]] : [])),
  )
  expect(problems).toContainEqual([4, 'burdenFrom', 'Indique desde cuándo es carga'])
  expect(problems).toContainEqual([5, 'burden', '«Simpel» no existe. ¿Quiso decir «Simple»?'])
  expect(problems).toContainEqual([6, 'person', 'No existe'])
})

test('somebody of another company does not exist', async () => {
  const file = await load('FAMILY', lines(child(bernarda.rut)), { who: 'boreal.admin' })
  const [row] = await rowsOf(file.id, {}, 'boreal.admin')
  expect(row?.cells.find(({ problem }) => problem)).toMatchObject({
    column: 'person',
    problem: 'No existe',
  })
})

const Template = `query T($input: ImportTemplateInput!) {
  importTemplate(input: $input) { lines { cells } } }`

test('what was exported comes in again without a change, and is in the audit', async () => {
  const { importTemplate } = await api
    .as('admin')
    .run<{ importTemplate: { lines: { cells: string[] }[] } }>(Template, {
      input: { code: 'FAMILY', filled: true },
    })
  const csv = importTemplate.lines.map(({ cells }) => cells.join(';')).join('\r\n')
  const file = await load('FAMILY', csv)
  expect(file).toMatchObject({ added: 0, changed: 0, errors: 0 })
  expect(file.same).toBeGreaterThan(2)
  const { rows } = await database.owner.query<{ n: number }>(
    `select count(*)::int as n from audit_event where entity = 'exportación:grupo familiar'`,
  )
  expect(rows[0]?.n).toBe(1)
})
