import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { filesOf } from '#tests/importations.ts'
import type { Username } from '#tests/world.ts'

/** Los Coihues takes on the people of another vineyard. Today is Tuesday 15 September 2026. */
const { api, url, drainJobs, database, world } = await startApi()
const { act, load, rowsOf, sent, shown } = filesOf({ api, url, drainJobs })
const { bernarda } = world.people

const headers =
  'RUT;Primer nombre;Otros;Apellido paterno;Materno;Nacimiento;Sexo;Estado civil;Nacionalidad;' +
  'Correo;Teléfono;Dirección;Comuna;Razón social;Rige desde'
const lines = (...rows: string[]) =>
  ['EMPLOYEE_BASIC v1;Colaboradores', 'ayuda', headers, ...rows].join('\r\n')
const rosalba =
  '16.345.678-8;Rosalba;Elena;Millán;Parra;04-07-1987;Femenino;;Chile;rosalba@correo.cl;;' +
  'Los Boldos 12;Colina;Viña Los Coihues;01-09-2026'

async function applied(id: string, who: Username = 'admin') {
  const { version } = await shown(id, who)
  await act('apply', { id, version, mode: 'ALL' }, who)
  await drainJobs()
  return shown(id, who)
}
async function undone(id: string) {
  const { version } = await shown(id)
  await act('undo', { id, version })
  await drainJobs()
  return shown(id)
}
const known = async (rut: string) => {
  const { rows } = await database.owner.query<{ n: number; names: string; days: string }>(
    `select count(*)::int as n, max(v.firstname || ' ' || v.paternal_lastname) as names,
       max(lower(v.valid)::text) as days
     from users u join user_version v on v.company_id = u.company_id and v.user_id = u.id
       and v.superseded_at is null
     where u.company_id = $1 and u.rut = $2`,
    [world.coihues.id, rut],
  )
  return rows[0]
}
const right = (rut: string) => rut

describe('a file of people', () => {
  test('says what is wrong in each cell, with the nearest word', async () => {
    const file = await load(
      'EMPLOYEE_BASIC',
      lines(
        '16.345.678-1;Rosalba;;Millán;;;Femenino;;;;;;;;',
        rosalba.replace('16.345.678-8', '9.876.543-3').replace('Colina', 'Colinna'),
        rosalba.replace('16.345.678-8', '8.765.432-K').replace('04-07-1987', '04-07-2027'),
      ),
    )
    const rows = await rowsOf(file.id)
    const problems = rows.flatMap(({ line, cells }) =>
      cells.flatMap(({ column, problem }) => (problem ? [`${line} ${column} ${problem}`] : [])),
    )
    expect(problems[0]).toContain('4 rut')
    expect(problems).toContainEqual(
      expect.stringContaining('communeCode «Colinna» no existe. ¿Quiso decir «Colina»?'),
    )
    expect(problems.at(-1)).toContain('birthday')
  })

  test('enters people, finds them equal, corrects them, and takes all back', async () => {
    const first = await load('EMPLOYEE_BASIC', lines(rosalba))
    expect(first).toMatchObject({ state: 'READY', added: 1, errors: 0 })
    expect(await applied(first.id)).toMatchObject({ state: 'APPLIED', applied: 1 })
    expect(await known('16345678-8')).toMatchObject({
      n: 1,
      names: 'Rosalba Millán',
      days: '2026-09-01',
    })
    const again = await load('EMPLOYEE_BASIC', lines(rosalba))
    expect(again).toMatchObject({ added: 0, changed: 0, same: 1 })

    const other = rosalba.replace('Los Boldos 12', 'Los Boldos 14').replace('01-09', '10-09')
    const second = await load('EMPLOYEE_BASIC', lines(other))
    expect(second).toMatchObject({ changed: 1 })
    const [row] = await rowsOf(second.id)
    expect(row?.cells.find(({ column }) => column === 'address')).toMatchObject({
      text: 'Los Boldos 14',
      before: 'Los Boldos 12',
    })
    await applied(second.id)
    expect((await known('16345678-8'))?.n).toBe(2)
    // The first one cannot be taken back while the second stands.
    expect(await undone(first.id)).toMatchObject({ state: 'UNDONE_PARTLY', kept: 1 })
    expect(await undone(second.id)).toMatchObject({ state: 'UNDONE', undone: 1 })
    const back = await load('EMPLOYEE_BASIC', lines(rosalba))
    expect(back).toMatchObject({ same: 1 })
  })

  test('takes nobody out who has a contract by then', async () => {
    const rut = right('17.456.789-1')
    const file = await load('EMPLOYEE_BASIC', lines(rosalba.replace('16.345.678-8', rut)))
    await applied(file.id)
    await database.owner.query(
      `update users set version = version + 1 where company_id = $1 and rut = '17456789-1'`,
      [world.coihues.id],
    )
    expect(await undone(file.id)).toMatchObject({ state: 'UNDONE_PARTLY', kept: 1 })
    const [row] = await rowsOf(file.id)
    expect(row?.note).toBe('Se cambió después de la carga')
  })

  test('keeps formulas and odd words as the texts that they are', async () => {
    const odd = rosalba
      .replace('16.345.678-8', '18.567.890-3')
      .replace('Los Boldos 12', '=1+1')
      .replace('Elena', '__proto__')
    const file = await load('EMPLOYEE_BASIC', lines(odd))
    expect(file).toMatchObject({ state: 'READY', added: 1 })
    await applied(file.id)
    expect(await load('EMPLOYEE_BASIC', lines(odd))).toMatchObject({ same: 1 })
  })

  test('what was exported comes in again without a change', async () => {
    const { importTemplate } = await api.as('admin').run<{
      importTemplate: { lines: { cells: string[] }[] }
    }>(
      `query T($input: ImportTemplateInput!) { importTemplate(input: $input) {
        lines { cells } left } }`,
      { input: { code: 'EMPLOYEE_BASIC', filled: true } },
    )
    const csv = importTemplate.lines
      .map(({ cells }) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
      .join('\r\n')
    const file = await load('EMPLOYEE_BASIC', csv)
    const wrong = await rowsOf(file.id, { result: 'ERROR' })
    expect(wrong).toEqual([])
    expect(file).toMatchObject({ added: 0, changed: 0, errors: 0 })
    expect(file.same).toBeGreaterThan(10)
  })

  test('is of who enters people, and shows nobody of another company', async () => {
    for (const who of ['gerente', 'trabajador', 'supervisor', 'lectura'] as const) {
      const { error } = await sent('create', { code: 'EMPLOYEE_BASIC', fileId: 'x' }, who)
      expect(error?.kind, who).not.toBeUndefined()
    }
    // Bernarda is of Los Coihues: in Boreal she is a new person, and nothing of her is shown.
    const theirs = await load(
      'EMPLOYEE_BASIC',
      lines(`${bernarda.rut};Bernarda;;Huenchul;;;Femenino;;;;;;;;`),
      { who: 'boreal.admin' },
    )
    expect(theirs).toMatchObject({ added: 1, changed: 0 })
  })
})
