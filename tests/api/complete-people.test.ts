import { describe, expect, test } from 'vitest'
import { startApi } from '../api.ts'
import { filesOf } from '../importations.ts'
import type { Username } from '../world.ts'

/** People come in with their contract and their account. Today is Tuesday 15 September 2026. */
const { api, url, drainJobs, database, world, asCompany } = await startApi()
const { act, load, rowsOf, shown } = filesOf({ api, url, drainJobs })
const { bernarda, hernan } = world.people
const company = world.coihues.id

const headers = {
  rut: 'RUT',
  first: 'Primer nombre',
  last: 'Apellido paterno',
  born: 'Nacimiento',
  sex: 'Sexo',
  business: 'Razón social',
  prevision: 'Previsión',
  afp: 'AFP',
  health: 'Salud',
  uf: 'Plan UF',
  percent: 'Plan %',
  pesos: 'Plan $',
  afc: 'AFC',
  apvAt: 'Institución APV',
  apvScheme: 'Régimen APV',
  apv: 'APV',
  account2At: 'AFP cuenta2',
  account2: 'Cuenta2',
  allowance: 'Asignación familiar',
  tramo: 'Tramo',
  burdens: 'Cargas',
  code: 'Código',
  type: 'Tipo',
  start: 'Inicio',
  job: 'Cargo',
  hours: 'Horas',
  salary: 'Sueldo',
  boss: 'Supervisor',
  means: 'Medio',
  bank: 'Banco',
  account: 'Tipo de cuenta',
  number: 'Cuenta',
  from: 'Rige desde',
} as const
type Cells = Partial<Record<keyof typeof headers, string>>
const keys = Object.keys(headers) as (keyof typeof headers)[]

const rosalba: Cells = {
  rut: '16.345.678-8',
  first: 'Rosalba',
  last: 'Millán',
  born: '04-07-1987',
  sex: 'Femenino',
  business: 'Frutícola Peumal',
  prevision: 'AFP e isapre',
  afp: 'Habitat',
  health: 'Banmédica',
  uf: '3,5',
  apvAt: 'Habitat',
  apvScheme: 'Régimen B',
  apv: '1,5 UF',
  account2At: 'Habitat',
  account2: '$ 20.000',
  allowance: 'Sí',
  tramo: 'Tramo B',
  burdens: '2',
  code: 'PEU-91',
  type: 'Indefinido',
  start: '07-09-2026',
  job: 'Encargada de packing',
  hours: '42',
  salary: '$ 780.000',
  boss: hernan.rut,
  means: 'Transferencia',
  bank: 'BancoEstado',
  account: 'Cuenta vista',
  number: '44332211',
}
const csv = (...rows: Cells[]) =>
  [
    'EMPLOYEE_COMPLETE v1;Colaboradores',
    'ayuda',
    keys.map((key) => headers[key]).join(';'),
    ...rows.map((row) => keys.map((key) => row[key] ?? '').join(';')),
  ].join('\r\n')

async function done(name: 'apply' | 'undo', id: string, mode = 'ALL') {
  const { version } = await shown(id)
  await act(name, name === 'apply' ? { id, version, mode } : { id, version })
  await drainJobs()
  return shown(id)
}
const problems = async (id: string, who: Username = 'admin') =>
  (await rowsOf(id, {}, who)).flatMap(({ line, note, cells }) => [
    ...cells.flatMap(({ column, problem }) => (problem ? [`${line} ${column} ${problem}`] : [])),
    ...(note ? [`${line} ${note}`] : []),
  ])

/** What is known of somebody by their RUT today, in one line; nothing of nobody. */
async function standing(rut: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await database.owner.query<Record<string, unknown>>(
    `select v.firstname, v.pension_institution as afp, v.health_institution as health,
       v.health_amount_uf::float as uf, v.apvi_value::float as apv, v.apvi_currency as apv_in,
       v.cuenta2_value::float as cuenta2, v.simple_burdens as burdens, v.afc_enrolled as afc,
       c.code, w.job_title as job, w.monthly_salary_value::float as salary,
       m.account_number as account, lower(v.valid)::text as since
     from users u
     join user_version v on v.company_id = u.company_id and v.user_id = u.id
       and v.superseded_at is null and v.valid @> '2026-09-15'::date
     left join user_contract c on c.company_id = u.company_id and c.user_id = u.id
     left join user_contract_version w on w.company_id = u.company_id and w.user_contract_id = c.id
       and w.superseded_at is null and w.valid @> '2026-09-15'::date
     left join payment_method m on m.company_id = u.company_id and m.user_id = u.id
       and m.is_current
     where u.company_id = $1 and u.rut = $2`,
    [company, rut],
  )
  expect(rows.length).toBeLessThan(2)
  return rows[0]
}
const whole = '16345678-8'

describe('a file of people with all that enters with them', () => {
  test('enters, finds equal, corrects each part, and takes all back', async () => {
    const first = await load('EMPLOYEE_COMPLETE', csv(rosalba))
    expect(await problems(first.id)).toEqual([])
    expect(first).toMatchObject({ state: 'READY', added: 1, unknown: [] })
    expect(await done('apply', first.id)).toMatchObject({ state: 'APPLIED', applied: 1 })
    const entered = {
      firstname: 'Rosalba',
      uf: 3.5,
      apv: 1.5,
      apv_in: 'UF',
      cuenta2: 20000,
      burdens: 2,
      afc: true,
      code: 'PEU-91',
      job: 'Encargada de packing',
      salary: 780000,
      account: '44332211',
      // Known since the first day of the contract, so that its month pays it.
      since: '2026-09-07',
    }
    expect(await standing(whole)).toMatchObject(entered)
    expect(await load('EMPLOYEE_COMPLETE', csv(rosalba))).toMatchObject({
      added: 0,
      changed: 0,
      same: 1,
    })

    const other = { ...rosalba, uf: '4', salary: '810000', number: '99887766', apv: '40.000' }
    const second = await load('EMPLOYEE_COMPLETE', csv(other))
    expect(second).toMatchObject({ changed: 1, errors: 0 })
    const [row] = await rowsOf(second.id)
    const before = (name: string) => row?.cells.find(({ column }) => column === name)?.before
    expect(before('salary')).toBe('••••000')
    expect(before('accountNumber')).toMatch(/^••••/)
    expect(before('healthAmountUf')).toBe('••••')
    expect(before('firstname')).toBeNull()
    expect(await done('apply', second.id)).toMatchObject({ state: 'APPLIED', applied: 1 })
    expect(await standing(whole)).toMatchObject({
      uf: 4,
      apv: 40000,
      apv_in: 'CLP',
      salary: 810000,
      account: '99887766',
    })
    expect(await done('undo', second.id)).toMatchObject({ state: 'UNDONE', undone: 1 })
    expect(await standing(whole)).toMatchObject({ ...entered, since: '2026-09-15' })
    // The person changed since: the first file leaves who was written after it.
    expect(await done('undo', first.id)).toMatchObject({ state: 'UNDONE_PARTLY', kept: 1 })
  })

  test('what it entered goes whole, and somebody already entered gets a contract', async () => {
    const fresh = { ...rosalba, rut: '17.456.789-1', code: 'PEU-92', number: '1122334' }
    const file = await load('EMPLOYEE_COMPLETE', csv(fresh))
    expect(await problems(file.id)).toEqual([])
    await done('apply', file.id)
    expect(await standing('17456789-1')).toMatchObject({ code: 'PEU-92' })
    expect(await done('undo', file.id)).toMatchObject({ state: 'UNDONE', undone: 1 })
    expect(await standing('17456789-1')).toBeUndefined()

    const people = 'RUT;Primer nombre;Apellido paterno;Sexo'
    const basic = await load(
      'EMPLOYEE_BASIC',
      ['EMPLOYEE_BASIC', 'x', people, '17.456.789-1;Rosalba;Millán;Femenino'].join('\r\n'),
    )
    await done('apply', basic.id)
    const after = await load('EMPLOYEE_COMPLETE', csv(fresh))
    expect(await problems(after.id)).toEqual([])
    expect(after).toMatchObject({ added: 0, changed: 1 })
    await done('apply', after.id)
    expect(await standing('17456789-1')).toMatchObject({ code: 'PEU-92', uf: 3.5 })
    expect(await done('undo', after.id)).toMatchObject({ state: 'UNDONE', undone: 1 })
    expect(await standing('17456789-1')).toMatchObject({ code: null, uf: null, account: null })
  })

  test('each part says what it refuses, at its own column', async () => {
    const of = (change: Cells): Cells => ({ ...rosalba, code: 'PEU-93', ...change })
    const [{ code = '' } = {}] = bernarda.contracts
    const wrong: [Cells, RegExp][] = [
      [of({ rut: '18.567.890-3', afp: 'Habitad' }), /pensionInstitution «Habitad» no existe\. ¿Q/],
      [of({ rut: '18.567.891-1', uf: '' }), /healthAmountUf Indique el plan de la isapre/],
      [of({ rut: '18.567.892-K', afp: '' }), /pensionInstitution Indique la AFP/],
      [of({ rut: '18.567.893-8', apvScheme: '' }), /apviRegime Indique el régimen A o B/],
      [of({ rut: '18.567.894-6', allowance: '' }), /subjectToFamilyAllowance Hay cargas/],
      [of({ rut: '18.567.895-4', number: '' }), /accountNumber /],
      [of({ rut: '18.567.896-2', means: '' }), /kind Indique el medio/],
      [of({ rut: '18.567.897-0', start: '01-08-2026' }), /initialDate El mes agosto 2026 está cer/],
      [of({ rut: '18.567.898-9', business: 'Nadie' }), /businessId «Nadie» no existe/],
      [of({ rut: '18.567.899-7', code, business: 'Viña Los Coihues' }), /code Ya existe un contr/],
      [of({ rut: '18.567.900-4', boss: '11.111.111-1' }), /supervisor No existe/],
      [of({ rut: '18.567.901-2', apv: 'mucho' }), /apvi /],
    ]
    const file = await load(
      'EMPLOYEE_COMPLETE',
      csv(
        ...wrong.map(([row], at) => ({
          ...row,
          code: row.code === 'PEU-93' ? `P${at}` : (row.code ?? ''),
        })),
      ),
    )
    const said = await problems(file.id)
    for (const [at, [, words]] of wrong.entries()) {
      expect(said.filter((text) => text.startsWith(`${at + 4} `)).join(' · ')).toMatch(words)
    }
    const twice = await load('EMPLOYEE_COMPLETE', csv(rosalba, { ...rosalba, code: 'PEU-99' }))
    expect((await problems(twice.id))[0]).toContain('Está dos veces en el archivo (filas 4 y 5)')
  })

  test('what was exported comes in again without a change', async () => {
    const { importTemplate } = await api
      .as('admin')
      .run<{ importTemplate: { lines: { cells: string[] }[] } }>(
        `query T($input: ImportTemplateInput!) { importTemplate(input: $input) {
          lines { cells } } }`,
        { input: { code: 'EMPLOYEE_COMPLETE', filled: true } },
      )
    const lines = importTemplate.lines.map(({ cells }) =>
      cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'),
    )
    const file = await load('EMPLOYEE_COMPLETE', lines.join('\r\n'))
    expect(await problems(file.id)).toEqual([])
    expect(file).toMatchObject({ added: 0, changed: 0, errors: 0, same: lines.length - 3 })
    expect(file.same).toBeGreaterThan(10)
  })

  test('shows nobody of another company nor of the confidential payroll', async () => {
    const row: Cells = { ...rosalba, rut: bernarda.rut, code: 'PEU-94' }
    const theirs = await load('EMPLOYEE_COMPLETE', csv(row), { who: 'boreal.admin' })
    expect(await problems(theirs.id, 'boreal.admin')).toContainEqual(
      '4 businessId «Frutícola Peumal» no existe',
    )
    await asCompany('update users set is_private_role = true where company_id = $1 and id = $2', [
      company,
      bernarda.id,
    ])
    await asCompany('update users set is_private_role = false where company_id = $1 and id = $2', [
      company,
      world.people.rodrigo.id,
    ])
    const hidden = await load('EMPLOYEE_COMPLETE', csv(row), { who: 'supergerente' })
    expect(await problems(hidden.id, 'supergerente')).toEqual(['4 rut No existe'])
    await asCompany('update users set is_private_role = $3 where company_id = $1 and id = $2', [
      company,
      bernarda.id,
      false,
    ])
  })
})

describe('a list of people in one request', () => {
  const send = (users: object[], who: Username = 'admin', business = world.businesses.peumal) =>
    api.as(who).result<{ users: { id: string; rut: string; result: string }[] }>(
      `mutation ($input: BulkUploadUsersInput!) { bulkUploadUsers(input: $input) {
        status message error { kind message field } data { users { id rut result } } } }`,
      { input: { users, businessId: business.publicId } },
    )
  const ana = { rut: '19.111.222-9', firstname: 'Ana', paternalLastname: 'Leiva' }

  test('enters and corrects them, all or none', async () => {
    const made = await send([ana])
    expect(made.error).toBeNull()
    expect(made.data).toMatchObject({ users: [{ result: 'NEW' }] })
    expect((await send([ana])).data).toMatchObject({ users: [{ result: 'SAME' }] })
    const address = 'Los Maitenes 3'
    expect((await send([{ ...ana, address }])).data).toMatchObject({
      users: [{ result: 'CHANGE' }],
    })

    const eva = { ...ana, rut: '19.111.223-7', firstname: 'Eva' }
    const { error } = await send([eva, { ...eva, rut: '19.111.224-5', birthday: '2027-01-01' }])
    expect(error?.message).toBe('Persona 2, «nacimiento»: La fecha de nacimiento debe ser pasada')
    expect(await standing('19111223-7')).toBeUndefined()
    expect((await send([eva, eva])).error?.message).toContain('Está dos veces')
    expect((await send([])).error).not.toBeNull()
  })

  test('is of who loads people, and of their own company', async () => {
    for (const who of ['gerente', 'trabajador', 'supervisor', 'lectura'] as const) {
      expect((await send([ana], who)).error?.kind, who).not.toBeUndefined()
    }
    expect((await send([ana], 'boreal.admin')).error).not.toBeNull()
  })
})
