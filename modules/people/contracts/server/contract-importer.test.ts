import { afterAll, describe, expect, test } from 'vitest'
import { formatRut } from '#chile/rut.ts'
import { startApi } from '#tests/api.ts'
import { filesOf } from '#tests/importations.ts'
import type { Username } from '#tests/world.ts'

/** Contracts come in a file. Today is Tuesday 15 September 2026; until August is closed. */
const { api, url, drainJobs, world, database, asCompany } = await startApi()
const { act, load, rowsOf, send, sent, shown } = filesOf({ api, url, drainJobs })
const { bernarda, rodrigo, wilner, hernan } = world.people
const { violeta } = world.boreal.people
const company = world.coihues.id

const outcome = 'status message error { kind message field }'
const names = {
  rut: 'RUT',
  business: 'Razón social',
  code: 'Código',
  type: 'Tipo',
  first: 'Inicio',
  last: 'Término',
  job: 'Cargo',
  area: 'Área',
  office: 'Sucursal',
  hours: 'Horas',
  days: 'Días',
  art22: 'Art22',
  salary: 'Sueldo',
  currency: 'Moneda',
  gratification: 'Gratificación',
  agreed: 'Gratificación convenida',
  period: 'Período',
  boss: 'Supervisor',
  union: 'Sindicato',
  from: 'Rige desde',
} as const
const columns = [
  'rut',
  'business',
  'code',
  'type',
  'first',
  'last',
  'job',
  'area',
  'office',
  'hours',
  'days',
  'art22',
  'salary',
  'currency',
  'gratification',
  'agreed',
  'period',
  'boss',
  'union',
  'from',
] as const
type Cells = Partial<Record<keyof typeof names, string>>

const usual: Cells = {
  rut: bernarda.rut,
  business: 'Frutícola Peumal',
  code: 'PEU-77',
  type: 'Indefinido',
  first: '21-09-2026',
  job: 'Encargada de packing',
  area: 'Embalaje nuevo',
  office: 'Packing Peumal',
  hours: '42',
  salary: '$ 780.000',
}
const csv = (...rows: Cells[]) => {
  const lines = rows.map((row) => columns.map((key) => ({ ...usual, ...row })[key] ?? '').join(';'))
  return [
    'CONTRACTS v1;Contratos',
    'ayuda',
    columns.map((key) => names[key]).join(';'),
    ...lines,
  ].join('\r\n')
}

async function done(name: 'apply' | 'undo', id: string, who: Username = 'admin') {
  const { version } = await shown(id, who)
  await act(name, name === 'apply' ? { id, version, mode: 'ALL' } : { id, version }, who)
  await drainJobs()
  return shown(id, who)
}
const problems = async (id: string, who: Username = 'admin') =>
  (await rowsOf(id, {}, who)).flatMap(({ line, note, cells }) => [
    ...cells.flatMap(({ column, problem }) => (problem ? [`${line} ${column} ${problem}`] : [])),
    ...(note ? [`${line} ${note}`] : []),
  ])

/** What holds of contracts of the company, day by day, in one text. */
async function standing(): Promise<string> {
  const { rows } = await database.owner.query<{ text: string }>(
    `select string_agg(concat_ws('|', c.code, c.business_id, c.initial_date, c.final_date,
        days.day, v.job_title, v.monthly_salary_value, v.monthly_salary_currency,
        v.hours_per_week, v.supervisor_id, v.area_id, v.branch_office_id, v.syndicate_id,
        v.union_fee_value), E'\\n' order by c.id, days.day) as text
     from user_contract c
     cross join generate_series('2026-08-01'::date, '2026-12-01', '1 day') as days (day)
     join user_contract_version v on v.company_id = c.company_id and v.user_contract_id = c.id
       and v.superseded_at is null and v.valid @> days.day::date
     where c.company_id = $1`,
    [company],
  )
  return rows[0]?.text ?? ''
}
const links = async () => {
  const of = 'select id from user_business where company_id = $1'
  return (await database.owner.query(of, [company])).rows.length
}

describe('a file of contracts', () => {
  test('makes one, finds it equal, changes it from a day on, and takes all back', async () => {
    const [before, linked] = [await standing(), await links()]
    const first = await load('CONTRACTS', csv({}))
    expect(await problems(first.id)).toEqual([])
    expect(first).toMatchObject({ state: 'READY', added: 1 })
    expect(await done('apply', first.id)).toMatchObject({ state: 'APPLIED', applied: 1 })
    expect(await standing()).toContain('PEU-77')
    expect(await links()).toBe(linked + 1)
    expect(await load('CONTRACTS', csv({ area: 'EMBALAJE NUEVO' }))).toMatchObject({
      same: 1,
      changed: 0,
    })

    const raise = { salary: '800000', job: 'Jefa de packing', from: '01-10-2026' }
    const second = await load('CONTRACTS', csv(raise))
    expect(second).toMatchObject({ changed: 1 })
    const [row] = await rowsOf(second.id)
    const cellOf = (name: string) => row?.cells.find(({ column }) => column === name)
    expect(cellOf('jobTitle')).toMatchObject({ before: 'Encargada de packing' })
    // Pay is never read whole in what is shown before.
    expect(cellOf('salary')).toMatchObject({ text: '800000', before: '••••000' })
    expect(await done('apply', second.id)).toMatchObject({ state: 'APPLIED', applied: 1 })
    expect(await load('CONTRACTS', csv(raise))).toMatchObject({ same: 1 })
    expect(await load('CONTRACTS', csv({ from: '21-09-2026' }))).toMatchObject({ same: 1 })

    expect(await done('undo', first.id)).toMatchObject({ state: 'UNDONE_PARTLY', kept: 1 })
    expect(await done('undo', second.id)).toMatchObject({ state: 'UNDONE', undone: 1 })
    const again = await load('CONTRACTS', csv({ code: 'PEU-78' }))
    await done('apply', again.id)
    expect(await done('undo', again.id)).toMatchObject({ state: 'UNDONE', undone: 1 })
    await asCompany(`delete from user_contract where company_id = $1 and code = 'PEU-77'`, [
      company,
    ])
    await asCompany(
      `delete from user_business link where link.company_id = $1 and not exists (
         select from user_contract c where c.company_id = $1 and c.user_business_id = link.id)
         and link.user_id = $2`,
      [company, bernarda.id],
    )
    expect(await standing()).toBe(before)
    // The code of what was taken back is free again, and so is its link.
    const fresh = await load('CONTRACTS', csv({}))
    await done('apply', fresh.id)
    expect(await links()).toBe(linked + 1)
    expect(await done('undo', fresh.id)).toMatchObject({ state: 'UNDONE', undone: 1 })
    expect(await links()).toBe(linked)
    expect(await standing()).toBe(before)
  })

  test('says in each row what the form would say', async () => {
    const wrong: [Cells, string][] = [
      [{ rut: '11.111.111-1' }, 'rut No existe'],
      [{ rut: violeta.rut }, 'rut No existe'],
      [{ rut: '12.345.678-4' }, 'rut '],
      [{ business: 'Peumall' }, 'businessId «Peumall» no existe'],
      [{ code: '' }, 'code Falta «código»'],
      [{ code: wilner.contracts[0]?.code ?? '', business: 'Viña Los Coihues' }, 'code Ya existe'],
      [{ type: 'Indefinidoo' }, 'contractType «Indefinidoo» no existe'],
      [{ first: '31-02-2026' }, 'initialDate '],
      [{ last: '01-09-2026' }, 'finalDate El término es anterior al inicio'],
      [{ type: 'A plazo fijo' }, 'finalDate Un contrato a plazo fijo lleva fecha de término'],
      [{ job: '' }, 'jobTitle Falta «cargo»'],
      [{ hours: '60' }, 'hoursPerWeek La jornada máxima desde esa fecha es de 42 horas'],
      [{ hours: 'muchas' }, 'hoursPerWeek '],
      [{ days: '8' }, 'daysPerWeek '],
      [{ art22: 'quizás' }, 'art22 «quizás» no existe'],
      [{ salary: '-1' }, 'salary '],
      [{ salary: '780000,5' }, 'salary Los pesos no llevan decimales'],
      [{ currency: 'USD' }, 'currency «USD» no existe'],
      [{ gratification: 'Convencional' }, 'gratificationAmount Indique el monto convenido'],
      [{ period: 'Anual' }, 'paymentPeriod «Anual» no existe'],
      [{ boss: bernarda.rut }, 'supervisor Nadie es su propia jefatura'],
      [{ boss: '11.111.111-1' }, 'supervisor No existe'],
      [{ boss: violeta.rut }, 'supervisor No existe'],
      [{ union: 'Sindicato fantasma' }, 'syndicateId «Sindicato fantasma» no existe'],
      [{ first: '03-08-2026' }, 'initialDate El mes agosto 2026 está cerrado'],
      [{ from: 'algún día' }, 'from '],
    ]
    const file = await load(
      'CONTRACTS',
      csv(...wrong.map(([row], at) => ({ code: `X-${at}`, ...row }))),
    )
    expect(file).toMatchObject({ errors: wrong.length, added: 0 })
    const said = await problems(file.id)
    for (const [at, [, words]] of wrong.entries()) {
      expect(
        said.filter((text) => text.startsWith(`${at + 4} ${words}`)),
        words,
      ).toHaveLength(1)
    }
    const refused = await sent('apply', { id: file.id, version: file.version, mode: 'VALID' })
    expect(refused.error?.message).toContain('No hay filas que aplicar')
  })

  test('changes nothing before the month that is open, nor before the contract', async () => {
    const [{ code = '' } = {}] = bernarda.contracts
    const of = { code, business: 'Viña Los Coihues', first: '04-10-2021', job: 'Bodeguera' }
    const file = await load('CONTRACTS', csv({ ...of, from: '01-08-2026' }))
    expect(await problems(file.id)).toContainEqual(
      '4 from El mes agosto 2026 está cerrado: use un día desde el 01-09-2026',
    )
    const early = await load('CONTRACTS', csv({ ...of, from: '01-08-2021' }))
    expect(await problems(early.id)).toContainEqual('4 from Es anterior al inicio del contrato')
  })

  test('a circle of supervisors is named before anything is written', async () => {
    const [{ code = '' } = {}] = hernan.contracts
    const filled = await filledRow(code)
    const file = await load('CONTRACTS', filled.replace(/;;\r?$/, ';;'))
    expect(file).toMatchObject({ same: 1 })
    const circle = await load('CONTRACTS', withCell(filled, 'supervisor', bernarda.rut))
    expect((await problems(circle.id)).join()).toMatch(
      /4 supervisor Desde el 15-09-2026, Bernarda Huenchul depende de Hernán Quezada: se formaría/,
    )
  })
})

const Template = `query T($input: ImportTemplateInput!) {
  importTemplate(input: $input) { lines { cells } } }`
const filledLines = async (who: Username = 'admin') => {
  const { importTemplate } = await api
    .as(who)
    .run<{ importTemplate: { lines: { cells: string[] }[] } }>(Template, {
      input: { code: 'CONTRACTS', filled: true },
    })
  return importTemplate.lines.map(({ cells }) => cells)
}
const joined = (lines: readonly string[][]) =>
  lines.map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\r\n')

/** The export with the row of one contract alone. */
async function filledRow(code: string): Promise<string> {
  const lines = await filledLines()
  const place = lines[2]?.indexOf('código') ?? -1
  return joined([...lines.slice(0, 3), ...lines.slice(3).filter((cells) => cells[place] === code)])
}
function withCell(text: string, header: string, value: string): string {
  const lines = text.split('\r\n').map((line) => line.split(';'))
  const place = lines[2]?.indexOf(`"${header}"`) ?? -1
  return lines
    .map((cells, at) => (at < 3 ? cells : cells.with(place, `"${formatRut(value)}"`)).join(';'))
    .join('\r\n')
}

test('what was exported comes in again without a change, and is in the audit', async () => {
  const lines = await filledLines()
  const file = await load('CONTRACTS', joined(lines))
  expect(await problems(file.id)).toEqual([])
  expect(file).toMatchObject({ added: 0, changed: 0, errors: 0, same: lines.length - 3 })
  expect(file.same).toBeGreaterThan(20)
  const { rows } = await database.owner.query<{ entity: string; n: number }>(
    `select entity, count(*)::int as n from audit_event
     where entity in ('exportación:contratos', 'lectura:remuneración') group by 1`,
  )
  expect(rows.find(({ entity }) => entity === 'exportación:contratos')?.n).toBeGreaterThan(0)
  expect(rows.find(({ entity }) => entity === 'lectura:remuneración')?.n).toBeGreaterThan(20)
})

describe('who is out of reach does not exist', () => {
  const setPrivate = (id: number, isPrivate: boolean) =>
    asCompany('update users set is_private_role = $3 where company_id = $1 and id = $2', [
      company,
      id,
      isPrivate,
    ])
  afterAll(async () => {
    await setPrivate(bernarda.id, false)
    await setPrivate(rodrigo.id, true)
  })

  test('of the confidential payroll, in a file, in its preview and in the export', async () => {
    const [{ code = '' } = {}] = bernarda.contracts
    const row = await filledRow(code)
    await setPrivate(bernarda.id, true)
    await setPrivate(rodrigo.id, false)
    const file = await load('CONTRACTS', row, { who: 'supergerente' })
    expect(await problems(file.id, 'supergerente')).toEqual(['4 rut No existe'])
    expect((await filledLines('supergerente')).flat()).not.toContain(formatRut(bernarda.rut))
    expect(await load('CONTRACTS', row)).toMatchObject({ same: 1 })
    await setPrivate(bernarda.id, false)
    await setPrivate(rodrigo.id, true)
  })

  test('of units that the reader does not keep, in the export', async () => {
    const { hierarchyNodes } = await api.as('admin').run<{
      hierarchyNodes: { id: string; name: string }[]
    }>('query ($input: HierarchyNodesInput!) { hierarchyNodes(input: $input) { id name } }', {
      input: {},
    })
    const office = hierarchyNodes.find(({ name }) => name === 'Campo')
    const { id: restrictionId } = await api.as('admin').mutate<{ id: string }>(
      `mutation ($input: CreateRestrictionInput!) {
        createRestriction(input: $input) { ${outcome} data { id } } }`,
      {
        input: {
          name: 'El campo',
          businesses: [{ businessId: world.businesses.vina.publicId }],
          units: [{ hierarchyNodeId: office?.id }],
        },
      },
    )
    const narrow = (to: string | null) =>
      api.as('admin').mutate(
        `mutation ($input: UpdateRestrictionUserInput!) {
          updateRestrictionUser(input: $input) { ${outcome} } }`,
        { input: { userId: rodrigo.publicId, restrictionId: to } },
      )
    const all = await filledLines('admin')
    await narrow(restrictionId)
    const own = await filledLines('supergerente')
    expect(own.length).toBeGreaterThan(3)
    expect(own.length).toBeLessThan(all.length)
    // Who keeps a part of the company loads no file.
    expect(await send('CONTRACTS', joined(own), 'supergerente', 'carga.csv')).toBeUndefined()
    await narrow(null)
  })

  test('of another company', async () => {
    const file = await load('CONTRACTS', csv({}), { who: 'boreal.admin' })
    const said = await problems(file.id, 'boreal.admin')
    expect(said).toContainEqual('4 businessId «Frutícola Peumal» no existe')
  })

  test('and who may not write contracts loads none', async () => {
    const admin = await load('CONTRACTS', csv({}))
    for (const who of ['gerente', 'lectura', 'supervisor', 'trabajador'] as const) {
      const { error } = await sent('apply', { id: admin.id, version: 1, mode: 'ALL' }, who)
      expect(error, who).not.toBeNull()
    }
  })
})
