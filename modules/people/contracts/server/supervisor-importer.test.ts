import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { filesOf } from '#tests/importations.ts'
import type { Username } from '#tests/world.ts'

/** Supervisors come in a file. Today is Tuesday 15 September 2026. */
const { api, url, drainJobs, world, database, asCompany } = await startApi()
const { act, load, rowsOf, shown } = filesOf({ api, url, drainJobs })
const { bernarda, hernan, wilner, rodrigo } = world.people
const company = world.coihues.id

const csv = (...rows: string[]) =>
  ['SUPERVISORS v1;Jefaturas', 'ayuda', 'RUT;RUT supervisor;Desde', ...rows].join('\r\n')
const problems = async (id: string, who: Username = 'admin') =>
  (await rowsOf(id, {}, who)).flatMap(({ line, cells }) =>
    cells.flatMap(({ column, problem }) => (problem ? [`${line} ${column} ${problem}`] : [])),
  )
async function done(name: 'apply' | 'undo', id: string) {
  const { version } = await shown(id)
  await act(name, name === 'apply' ? { id, version, mode: 'ALL' } : { id, version })
  await drainJobs()
  return shown(id)
}
const bossOf = async (userId: number, day: string) => {
  const { rows } = await database.owner.query<{ boss: number | null }>(
    `select v.supervisor_id as boss from user_contract c
     join user_contract_version v on v.company_id = c.company_id and v.user_contract_id = c.id
       and v.superseded_at is null and v.valid @> $3::date
     where c.company_id = $1 and c.user_id = $2`,
    [company, userId, day],
  )
  return rows.map(({ boss }) => (boss === null ? null : Number(boss)))
}

test('somebody has another supervisor from a day on, and once undone the one before', async () => {
  const before = await bossOf(wilner.id, '2026-10-02')
  const row = `${wilner.rut};${rodrigo.rut};01-10-2026`
  const file = await load('SUPERVISORS', csv(row))
  expect(await problems(file.id)).toEqual([])
  expect(file).toMatchObject({ state: 'READY', changed: 1, added: 0 })
  expect(await done('apply', file.id)).toMatchObject({ state: 'APPLIED', applied: 1 })
  expect(await bossOf(wilner.id, '2026-10-02')).toEqual([rodrigo.id])
  expect(await bossOf(wilner.id, '2026-09-30')).toEqual(before)
  expect(await load('SUPERVISORS', csv(row))).toMatchObject({ same: 1, changed: 0 })
  expect(await done('undo', file.id)).toMatchObject({ state: 'UNDONE', undone: 1 })
  expect(await bossOf(wilner.id, '2026-10-02')).toEqual(before)
})

test('each row says why it is refused, and a circle its chain, also of two rows', async () => {
  const file = await load(
    'SUPERVISORS',
    csv(
      `${wilner.rut};${wilner.rut};`,
      `11.111.111-1;${hernan.rut};`,
      `${rodrigo.rut};11.111.111-1;`,
      `${hernan.rut};${bernarda.rut};`,
      `${bernarda.rut};${hernan.rut};01-08-2026`,
    ),
  )
  const said = await problems(file.id)
  expect(said).toContainEqual('4 supervisor Nadie es su propia jefatura')
  expect(said).toContainEqual('5 rut No existe')
  expect(said).toContainEqual('6 supervisor No existe')
  expect(said).toContainEqual(
    '7 supervisor Desde el 15-09-2026, Bernarda Huenchul depende de Hernán Quezada: se formaría ' +
      'un círculo (Hernán Quezada → Bernarda Huenchul → Hernán Quezada)',
  )
  const both = await load(
    'SUPERVISORS',
    csv(`${wilner.rut};${rodrigo.rut};`, `${rodrigo.rut};${wilner.rut};`),
  )
  expect((await problems(both.id)).map((text) => text.slice(0, 12))).toEqual([
    '4 supervisor',
    '5 supervisor',
  ])
})

test('what was exported comes in again without a change', async () => {
  const { importTemplate } = await api
    .as('admin')
    .run<{ importTemplate: { lines: { cells: string[] }[] } }>(
      `query T($input: ImportTemplateInput!) { importTemplate(input: $input) { lines { cells } } }`,
      { input: { code: 'SUPERVISORS', filled: true } },
    )
  const lines = importTemplate.lines.map(({ cells }) => cells.join(';'))
  const file = await load('SUPERVISORS', lines.join('\r\n'))
  expect(await problems(file.id)).toEqual([])
  expect(file).toMatchObject({ added: 0, changed: 0, same: lines.length - 3 })
  expect(file.same).toBeGreaterThan(10)
})

test('nobody of another company, nor of the confidential payroll, is there', async () => {
  const row = `${bernarda.rut};${hernan.rut};`
  const other = await load('SUPERVISORS', csv(row), { who: 'boreal.admin' })
  expect(await problems(other.id, 'boreal.admin')).toEqual(['4 rut No existe'])
  const setPrivate = (id: number, isPrivate: boolean) =>
    asCompany('update users set is_private_role = $3 where company_id = $1 and id = $2', [
      company,
      id,
      isPrivate,
    ])
  await setPrivate(bernarda.id, true)
  await setPrivate(rodrigo.id, false)
  const hidden = await load('SUPERVISORS', csv(row), { who: 'supergerente' })
  expect(await problems(hidden.id, 'supergerente')).toEqual(['4 rut No existe'])
  await setPrivate(bernarda.id, false)
  await setPrivate(rodrigo.id, true)
})
