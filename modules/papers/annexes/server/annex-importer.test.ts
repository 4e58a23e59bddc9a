import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { filesOf } from '#tests/importations.ts'
import type { Username } from '#tests/world.ts'

/** Drafts of annexes come in a file. Today is Tuesday 15 September 2026. */
const { api, url, world, database, asCompany, drainJobs } = await startApi()
const { act, load, rowsOf, send, shown } = filesOf({ api, url, drainJobs })
const { bernarda, hernan, rodrigo } = world.people
const company = world.coihues.id

const csv = (...rows: string[]) =>
  ['ANNEXES v1', 'ayuda', 'RUT;Título;Rige desde;Campo;Valor', ...rows].join('\r\n')
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
const drafts = async () => {
  const { rows } = await database.owner.query<{ patch: object; state: string; version: number }>(
    `select patch, state, version from contract_annex
     where company_id = $1 and title = 'Anexo de prueba'`,
    [company],
  )
  return rows
}
test('rows of a contract and a day are one draft: it takes terms and gives them back', async () => {
  const first = await load(
    'ANNEXES',
    csv(
      `${bernarda.rut};Anexo de prueba;01-10-2026;Sueldo base;1.234.567`,
      `${bernarda.rut};Anexo de prueba;01-10-2026;Cargo;Jefa de línea`,
    ),
  )
  expect(await problems(first.id)).toEqual([])
  expect(await done('apply', first.id)).toMatchObject({ state: 'APPLIED', applied: 2 })
  const held = { monthlySalary: { value: '1234567', currency: 'CLP' }, jobTitle: 'Jefa de línea' }
  expect(await drafts()).toMatchObject([{ patch: held, state: 'DRAFT' }])
  const more = await load(
    'ANNEXES',
    csv(`${bernarda.rut};Anexo de prueba;01-10-2026;Trabaja por turnos;Sí`),
  )
  expect(await problems(more.id)).toEqual([])
  await done('apply', more.id)
  expect(await drafts()).toMatchObject([{ patch: { ...held, shiftWork: true } }])
  // The first file stays behind the second one, which changed its draft.
  expect(await done('undo', more.id)).toMatchObject({ state: 'UNDONE', kept: 0 })
  expect((await drafts())[0]?.patch).toEqual(held)
  const other = await load(
    'ANNEXES',
    csv(`${bernarda.rut};Otro título;01-10-2026;Días por semana;4`),
  )
  expect(await problems(other.id)).toEqual([
    '4 effectiveOn Ya hay un anexo desde esa fecha: «Anexo de prueba»',
  ])
})

test('what was left for the signature takes no row, and is not undone', async () => {
  const file = await load('ANNEXES', csv(`${hernan.rut};Firma;01-11-2026;Horas semanales;39`))
  await done('apply', file.id)
  const { contractAnnexes } = await api
    .as('admin')
    .run<{ contractAnnexes: { rows: { id: string; title: string; version: number }[] } }>(
      '{ contractAnnexes(page: { number: 1, size: 100 }) { rows { id title version } } }',
    )
  const annex = contractAnnexes.rows.find(({ title }) => title === 'Firma')
  await api.as('admin').mutate(
    `mutation ($input: SendContractAnnexInput!) { sendContractAnnex(input: $input) {
      status message error { kind message field } } }`,
    { input: { id: annex?.id, version: annex?.version } },
  )
  const again = await load('ANNEXES', csv(`${hernan.rut};Firma;01-11-2026;Horas semanales;38`))
  expect(await problems(again.id)).toEqual(['4 title Ya está para la firma: rechácelo y haga otro'])
  expect(await done('undo', file.id)).toMatchObject({ state: 'UNDONE_PARTLY', kept: 1 })
  const [kept] = await rowsOf(file.id, { outcome: 'KEPT' })
  expect(kept?.note).toBe('Ya no es un borrador')
})

test('nobody of another company, nor of the confidential payroll, is there', async () => {
  const row = `${bernarda.rut};Ajeno;01-12-2026;Días por semana;4`
  const other = await load('ANNEXES', csv(row), { who: 'boreal.admin' })
  expect(await problems(other.id, 'boreal.admin')).toEqual(['4 rut No existe'])
  const setPrivate = (id: number, isPrivate: boolean) =>
    asCompany('update users set is_private_role = $3 where company_id = $1 and id = $2', [
      company,
      id,
      isPrivate,
    ])
  await setPrivate(bernarda.id, true)
  await setPrivate(rodrigo.id, false)
  const hidden = await load('ANNEXES', csv(row), { who: 'supergerente' })
  expect(await problems(hidden.id, 'supergerente')).toEqual(['4 rut No existe'])
  await setPrivate(bernarda.id, false)
  await setPrivate(rodrigo.id, true)
})

test('who keeps a part of the company loads no file, nor who writes no annexes', async () => {
  const row = csv(`${bernarda.rut};Ajeno;01-12-2026;Días por semana;4`)
  for (const who of ['gerente', 'supervisor', 'trabajador'] as const) {
    expect(await send('ANNEXES', row, who, 'carga.csv'), who).toBeUndefined()
  }
  const outcome = 'status message error { kind message field }'
  const { id: restrictionId } = await api.as('admin').mutate<{ id: string }>(
    `mutation ($input: CreateRestrictionInput!) {
      createRestriction(input: $input) { ${outcome} data { id } } }`,
    { input: { name: 'Viña', businesses: [{ businessId: world.businesses.vina.publicId }] } },
  )
  const narrow = (to: string | null) =>
    api.as('admin').mutate(
      `mutation ($input: UpdateRestrictionUserInput!) {
        updateRestrictionUser(input: $input) { ${outcome} } }`,
      { input: { userId: rodrigo.publicId, restrictionId: to } },
    )
  await narrow(restrictionId)
  for (const code of ['ANNEXES', 'VARIABLES', 'TABLES', 'ORGANIZATION', 'DOCUMENTS_ZIP']) {
    expect(await send(code, row, 'supergerente', 'carga.csv'), code).toBeUndefined()
  }
  await narrow(null)
})
