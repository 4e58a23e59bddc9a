import { describe, expect, test } from 'vitest'
import { HolidayCatalogue, SupplierCatalogue } from '#generated/catalogues.ts'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'
import { filesOf } from '#tests/importations.ts'

const { api, url, drainJobs, restJobs, database, clock, world } = await startApi()
const { act, load, rowsOf, send, sent, shown } = filesOf({ api, url, drainJobs })

const template = [
  'SUPPLIERS v1;Proveedores',
  'ayuda',
  'RUT;Nombre;Razón Social;Banco;Tipo de cuenta;Número de cuenta',
]
const supplier = (rut: string, name: string, account = '44556677') =>
  `${rut};${name};${name} SpA;BancoEstado;Cuenta Corriente;${account}`
const suppliers = (...rows: string[]) => [...template, ...rows].join('\r\n')
const holidays = (...rows: string[]) =>
  ['HOLIDAYS v1;Feriados', '', 'fecha;nombre;razón social;sucursal', ...rows].join('\n')

type Supplier = {
  id: string
  name: string
  businessName: string | null
  identifier: string
  bankId: string
  accountNumber: string
  accountState: string
  version: number
}
type Day = { id: string; date: string; title: string; version: number }
const all = async (who: Username = 'admin') =>
  (await api.as(who).run<{ allSupplier: Supplier[] }>(String(SupplierCatalogue.list))).allSupplier
const named = async (name: string) => (await all()).find((row) => row.name === name)
const days = async (who: Username = 'admin') =>
  (await api.as(who).run<{ holidays: Day[] }>(String(HolidayCatalogue.list))).holidays
const dayNames = async () => (await days()).map(({ date, title }) => `${date} ${title}`)

const nielol = supplier('76.543.210-3', 'Transportes Ñielol')
const quilapan =
  '77.456.120-K;Imprenta Quilapán;Imprenta Quilapán SpA;BCI (incl. MACH);corrinte;63518840'
const maitenes =
  '76218934-8;Ferretería Los Maitenes;Comercial Los Maitenes Limitada;012;Vista;29270014563'

const ImportErrors = `query E($input: ByImportationId!) {
  importErrors(input: $input) { name lines { cells } } }`

/** Writes a file and waits until it is written. */
async function applied(id: string, mode: 'ALL' | 'VALID' = 'ALL', who: Username = 'admin') {
  const { version } = await shown(id, who)
  await act('apply', { id, version, mode }, who)
  await drainJobs()
  return shown(id, who)
}
async function undone(id: string, who: Username = 'admin') {
  const { version } = await shown(id, who)
  await act('undo', { id, version }, who)
  await drainJobs()
  return shown(id, who)
}

describe('a file of suppliers', () => {
  test('is read before anything is written: new, changed, equal and wrong rows', async () => {
    const before = await all()
    const file = await load(
      'SUPPLIERS',
      suppliers(nielol, quilapan, maitenes, supplier('76.543.210-5', 'Con otro dígito')),
    )
    expect(file).toMatchObject({ state: 'TO_REPAIR', rows: 4, added: 1, changed: 1, errors: 2 })
    const rows = await rowsOf(file.id)
    expect(rows.map(({ line, result }) => `${line} ${result}`)).toEqual([
      '4 NEW',
      '5 ERROR',
      '6 CHANGE',
      '7 ERROR',
    ])
    const [, wrong, changed, digit] = rows
    expect(wrong?.cells.find(({ problem }) => problem)).toMatchObject({
      column: 'paymentAccountType',
      problem: '«corrinte» no existe. ¿Quiso decir «Cuenta corriente»?',
      suggestion: 'Cuenta corriente',
    })
    expect(changed?.cells.filter(({ before: had }) => had !== null)).toMatchObject([
      { column: 'accountNumber', text: '29270014563', before: '••••562' },
    ])
    expect(digit?.cells[0]?.problem).toContain('RUT inválido: el dígito debería ser ')
    expect(await all()).toEqual(before)
  })

  test('is put right here, applied, found equal when it comes again, and undone', async () => {
    const before = await all()
    const bytes = suppliers(nielol, quilapan, maitenes)
    const { id } = await load('SUPPLIERS', bytes)
    const early = await sent('apply', { id, version: (await shown(id)).version, mode: 'ALL' })
    expect(early.error?.message).toBe('Corrija las filas con error, o aplique solo las correctas')
    const cell = { line: 5, column: 'paymentAccountType', value: 'Cuenta corriente' }
    const repaired = await act('repair', { id, cells: [cell], everywhere: false })
    expect(repaired).toMatchObject({ state: 'READY', errors: 0, added: 1, changed: 1, same: 1 })

    const done = await applied(id)
    expect(done).toMatchObject({ state: 'APPLIED', applied: 2 })
    expect(await named('Transportes Ñielol')).toMatchObject({
      identifier: '76543210-3',
      bankId: '012',
      accountNumber: '44556677',
      accountState: 'WAITING',
    })
    expect((await named('Ferretería Los Maitenes'))?.accountNumber).toBe('29270014563')
    // What is kept of an account is its end.
    const [first] = await rowsOf(id, { outcome: 'DONE' })
    expect(first?.cells.find(({ column }) => column === 'accountNumber')?.text).toBe('••••677')

    const again = await load('SUPPLIERS', bytes.replace('corrinte;635', 'Cuenta corriente;635'))
    expect(again).toMatchObject({ state: 'READY', same: 3, added: 0, changed: 0 })
    const nothing = await sent('apply', { id: again.id, version: again.version, mode: 'ALL' })
    expect(nothing.error?.message).toBe('No hay filas que aplicar')

    expect(await undone(id)).toMatchObject({ state: 'UNDONE', undone: 2, kept: 0 })
    const plain = ({ id: row, name, accountNumber }: Supplier) => `${row} ${name} ${accountNumber}`
    expect((await all()).map(plain)).toEqual(before.map(plain))
  })

  test('undoing leaves what somebody changed since, and says why', async () => {
    const { id } = await load(
      'SUPPLIERS',
      suppliers(nielol, supplier('76.321.000-6', 'Aseo Lonquimay', '5551234')),
    )
    await applied(id)
    const theirs = await named('Aseo Lonquimay')
    await api.as('admin').mutate(String(SupplierCatalogue.update), {
      input: { id: theirs?.id, version: theirs?.version, name: 'Aseo Lonquimay Sur' },
    })
    expect(await undone(id)).toMatchObject({ state: 'UNDONE_PARTLY', undone: 1, kept: 1 })
    expect(await rowsOf(id, { outcome: 'KEPT' })).toMatchObject([
      { line: 5, note: 'Se cambió después de la carga' },
    ])
    expect(await named('Transportes Ñielol')).toBeUndefined()
    const left = await named('Aseo Lonquimay Sur')
    await api.as('admin').mutate(String(SupplierCatalogue.remove), { input: { id: left?.id } })
  })

  test('the right rows alone are written, and the others wait in their own layout', async () => {
    const { id } = await load('SUPPLIERS', suppliers(nielol, quilapan))
    expect(await applied(id, 'VALID')).toMatchObject({ state: 'APPLIED', applied: 1, errors: 1 })
    const { importErrors } = await api.as('admin').run<{
      importErrors: { lines: { cells: string[] }[] }
    }>(ImportErrors, { input: { importationId: id } })
    expect(importErrors.lines.map(({ cells }) => cells.at(-1)).slice(2)).toEqual([
      'problema',
      'Fila 5, «tipo de cuenta»: «corrinte» no existe. ¿Quiso decir «Cuenta corriente»?',
    ])
    await undone(id)
  })

  test('one mistake is put right in every row that has it', async () => {
    const rows = ['76.543.210-3', '76.321.000-6', '76.100.200-7'].map((rut, at) =>
      supplier(rut, `Proveedor ${at}`).replace('BancoEstado', 'BancoEstdo'),
    )
    const file = await load('SUPPLIERS', suppliers(...rows))
    const wrong = await rowsOf(file.id, { result: 'ERROR' })
    expect(wrong.filter((row) => row.cells.some(({ suggestion }) => suggestion)).length).toBe(
      wrong.length,
    )
    const cell = { line: 4, column: 'bankId', value: 'BancoEstado' }
    const repaired = await act('repair', { id: file.id, cells: [cell], everywhere: true })
    const still = await rowsOf(file.id, { result: 'ERROR' })
    expect(
      still.flatMap(({ cells }) => cells.filter((one) => one.column === 'bankId' && one.problem)),
    ).toEqual([])
    expect(repaired.errors).toBe(still.length)
    const { version } = repaired
    expect(await act('discard', { id: file.id, version })).toMatchObject({ state: 'DISCARDED' })
    expect(await rowsOf(file.id)).toEqual([])
  })

  test('two rows of one supplier are named by their lines, and one of them is enough', async () => {
    const file = await load('SUPPLIERS', suppliers(nielol, quilapan, nielol))
    const notes = (await rowsOf(file.id, { result: 'ERROR' })).map(({ line, note }) => [line, note])
    expect(notes).toContainEqual([4, 'Está dos veces en el archivo (filas 4 y 6)'])
    expect(notes).toContainEqual([6, 'Está dos veces en el archivo (filas 4 y 6)'])
    const cells = [{ line: 6, column: 'identifier', value: '76.321.000-6' }]
    await act('repair', { id: file.id, cells, everywhere: false })
    const results = (await rowsOf(file.id)).map(({ line, result }) => `${line} ${result}`)
    expect(results).toEqual(['4 NEW', '5 ERROR', '6 NEW'])
  })

  test('what changed since it was shown is not written over, and all or none is none', async () => {
    const { id } = await load('SUPPLIERS', suppliers(nielol, maitenes))
    const row = await named('Ferretería Los Maitenes')
    await api.as('supergerente').mutate(String(SupplierCatalogue.update), {
      input: { id: row?.id, version: row?.version, businessName: 'Los Maitenes SpA' },
    })
    const file = await applied(id, 'ALL')
    expect(file.state).toBe('READY')
    expect(file.problem).toBe('No se aplicó ninguna fila. Fila 5: Cambió desde la vista previa')
    expect(await named('Transportes Ñielol')).toBeUndefined()
    // It was read again meanwhile, and what it would do now is shown.
    expect(file).toMatchObject({ added: 1, changed: 1, errors: 0, applied: 0 })
    await applied(id)
    await undone(id)
  })
})

describe('a file of holidays', () => {
  test('names a razón social in words, and passes over what the law gives', async () => {
    const { businesses } = await api
      .as('admin')
      .run<{ businesses: { name: string }[] }>('{ businesses { name } }')
    const [vina] = businesses
    const file = await load(
      'HOLIDAYS',
      holidays(
        `20/11/2026;Interferiado;${vina?.name.toUpperCase()};`,
        '18-09-2026;Fiestas Patrias;;',
        '24-12-2026;Vispera de Navidad;;',
        '21-11-2026;De otra empresa;Comercial que no es de aquí;',
      ),
    )
    const rows = await rowsOf(file.id)
    expect(rows.map(({ result, note }) => [result, note])).toEqual([
      ['NEW', null],
      ['SKIP', 'Ya es feriado legal: Independencia Nacional'],
      ['SAME', null],
      ['ERROR', null],
    ])
    expect(rows[3]?.cells[2]?.problem).toBe('«Comercial que no es de aquí» no existe')
    expect(await applied(file.id, 'VALID')).toMatchObject({ state: 'APPLIED', applied: 1 })
    expect(await dayNames()).toContain('2026-11-20 Interferiado')
    await undone(file.id)
    expect(await dayNames()).toHaveLength(3)
  })

  test('an id of another company does not exist', async () => {
    const { rows } = await database.owner.query<{ id: string }>(
      'select min(id) as id from business where company_id = $1',
      [world.boreal.id],
    )
    const { publicId } = await import('#platform/model/ids.ts')
    const foreign = publicId('business', Number(rows[0]?.id))
    const file = await load('HOLIDAYS', holidays(`20/11/2026;Interferiado;${foreign};`))
    const [row] = await rowsOf(file.id)
    expect(row?.cells[2]?.problem).toBe(`«${foreign}» no existe`)
  })

  test('an own export without the two lines asks whether to begin at the first', async () => {
    const lines = [
      '"Fecha";"Nombre";"Tipo";"Estado"',
      '"06-11-2026";"Dia de Los Coihues";"Civil";"Vigente"',
    ]
    const more = [
      '"24-12-2026";"Vispera de Navidad";"Civil";"Vigente"',
      '"31-12-2026";"Vispera de Ano Nuevo";"Civil";"Vigente"',
    ]
    const file = await load('HOLIDAYS', [...lines, ...more].join('\r\n'))
    expect(file).toMatchObject({ state: 'FAILED', asksFirstLine: true, rows: 0 })
    expect(file.problem).toContain('Faltan las columnas obligatorias «fecha», «nombre»')
    expect(file.problem).toContain('¿leer desde la línea 1?')
    await act('map', { id: file.id, version: file.version, dropLines: 0, columns: [] })
    await drainJobs()
    expect(await shown(file.id)).toMatchObject({ state: 'READY', rows: 3, same: 3, changed: 0 })
  })

  test('a column that lacks is named, and the one that was chosen is remembered', async () => {
    const bytes = holidays('20/11/2026;Interferiado;;').replace('nombre;', 'motivo;')
    const file = await load('HOLIDAYS', bytes)
    expect(file).toMatchObject({
      state: 'TO_REPAIR',
      problem: 'Falta la columna obligatoria «nombre»',
      unknown: ['motivo'],
    })
    const columns = [{ header: 'motivo', column: 'title' }]
    await act('map', { id: file.id, version: file.version, dropLines: null, columns })
    await drainJobs()
    expect(await shown(file.id)).toMatchObject({ state: 'READY', problem: null, added: 1 })
    expect(await load('HOLIDAYS', bytes)).toMatchObject({ state: 'READY', unknown: [] })
  })
})

describe('what can be loaded', () => {
  type Lines = { name: string; lines: { cells: string[] }[] }
  const templateOf = async (code: string, filled: boolean) =>
    (
      await api.as('admin').run<{ importTemplate: Lines }>(
        `query T($input: ImportTemplateInput!) {
          importTemplate(input: $input) { name lines { cells } } }`,
        { input: { code, filled } },
      )
    ).importTemplate

  test('is listed with its columns, for people who may load it', async () => {
    const asked = '{ importers { code label mayLoad columns { header required } } }'
    const { importers } = await api.as('supergerente').run<{
      importers: { code: string; mayLoad: boolean; columns: object[] }[]
    }>(asked)
    // In the order in which a company moves in.
    expect(importers.map(({ code }) => code)).toEqual([
      'ORGANIZATION',
      'EMPLOYEE_BASIC',
      'EMPLOYEE_COMPLETE',
      'CONTRACTS',
      'SUPERVISORS',
      'ANNEXES',
      'BANK_ACCOUNTS',
      'FAMILY',
      'USER_FIELDS',
      'COST_CENTERS',
      'VACATION_BALANCES',
      'VACATIONS',
      'ABSENCES_CREATE',
      'DOCUMENTS_ZIP',
      'HISTORICAL_PAYROLLS',
      'LOANS',
      'VARIABLES',
      'TABLES',
      'USER_ITEMS',
      'ITEMS_SIMPLIFIED',
      'PAYROLL_COMPLETE',
      'PAYROLL_DETAILED',
      'ADVANCES',
      'SUPPLIERS',
      'HOLIDAYS',
    ])
    expect(importers.find(({ code }) => code === 'HOLIDAYS')?.columns[0]).toEqual({
      header: 'fecha',
      required: true,
    })
    await expect(api.as('gerente').run(asked)).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('a template says what it is, what each column takes, and its headers', async () => {
    const { lines } = await templateOf('HOLIDAYS', false)
    expect(lines.map(({ cells }) => cells[0])).toEqual([
      'HOLIDAYS v1',
      'Obligatorio. Día, mes y año: 15-03-2026',
      'fecha',
    ])
  })

  test.each(['HOLIDAYS', 'SUPPLIERS'])('what %s has, comes back equal', async (code) => {
    const { lines } = await templateOf(code, true)
    const bytes = lines.map(({ cells }) => cells.map((cell) => `"${cell}"`).join(';')).join('\r\n')
    const file = await load(code, bytes)
    expect(file).toMatchObject({ state: 'READY', changed: 0, added: 0, errors: 0 })
    expect(file.same).toBe(lines.length - 3)
    expect(file.same).toBeGreaterThan(1)
  })

  test('the files that were loaded are listed, the newest first', async () => {
    const { importations } = await api.as('admin').run<{
      importations: { total: number; rows: { fileName: string; label: string }[] }
    }>(`{ importations(sort: { by: createdAt, descending: true }) {
      total rows { fileName label } } }`)
    expect(importations.rows[0]).toMatchObject({ fileName: 'carga.csv', label: 'Proveedores' })
  })

  test('one that is stopped is taken back, and is not discarded while it is written', async () => {
    const { id } = await load('SUPPLIERS', suppliers(nielol))
    await restJobs()
    const { version } = await shown(id)
    await act('apply', { id, version, mode: 'ALL' })
    const now = await shown(id)
    const early = await sent('discard', { id, version: now.version })
    expect(early.error?.message).toBe('Está aplicándose')
    expect(await act('stop', { id })).toMatchObject({ state: 'UNDOING' })
    await drainJobs()
    expect(await shown(id)).toMatchObject({ state: 'READY', applied: 0, added: 1 })
    expect(await named('Transportes Ñielol')).toBeUndefined()
  })
})

describe('who may not', () => {
  test('a manager, a worker and another company load nothing and see nothing', async () => {
    const mine = await load('HOLIDAYS', holidays('20/11/2026;Interferiado;;'))
    for (const who of ['gerente', 'trabajador'] as const) {
      expect(await send('HOLIDAYS', holidays('x;y;;'), who, 'carga.csv')).toBeUndefined()
      await expect(shown(mine.id, who)).rejects.toMatchObject({ kind: 'forbidden' })
    }
    await expect(shown(mine.id, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    const { version } = mine
    const theirs = await sent('apply', { id: mine.id, version, mode: 'ALL' }, 'boreal.admin')
    expect(theirs.error?.kind).toBe('not-found')
  })

  test('a file of another person, of another kind or that nobody sent is not found', async () => {
    const fileId = await send('HOLIDAYS', holidays('20/11/2026;Interferiado;;'), 'admin', 'a.csv')
    for (const [input, who] of [
      [{ code: 'SUPPLIERS', fileId }, 'admin'],
      [{ code: 'HOLIDAYS', fileId }, 'supergerente'],
      [{ code: 'HOLIDAYS', fileId }, 'boreal.admin'],
    ] as const) {
      expect((await sent('create', input, who)).error?.kind).toBe('not-found')
    }
  })

  test('whoever lost the right meanwhile writes nothing', async () => {
    const file = await load('SUPPLIERS', suppliers(nielol), { who: 'supergerente' })
    await restJobs()
    await act('apply', { id: file.id, version: file.version, mode: 'ALL' }, 'supergerente')
    const { rows } = await database.owner.query<{ id: string }>(
      `update login set is_disabled = true where username = 'supergerente' returning id`,
    )
    await drainJobs()
    expect(await shown(file.id)).toMatchObject({ state: 'APPLYING', failed: true, applied: 0 })
    expect(await named('Transportes Ñielol')).toBeUndefined()
    await database.owner.query('update login set is_disabled = false where id = $1', [rows[0]?.id])
    await act('resume', { id: file.id })
    await drainJobs()
    expect(await shown(file.id)).toMatchObject({ state: 'APPLIED', applied: 1 })
    await undone(file.id)
  })
})

describe('hostile cells', () => {
  test('a formula is a text, and __proto__ is a header like another', async () => {
    const bytes = suppliers(`${supplier('76.543.210-3', "'=1+1")};malo`).replace(
      'Número de cuenta',
      'Número de cuenta;__proto__',
    )
    const file = await load('SUPPLIERS', bytes)
    expect(file.unknown).toEqual(['__proto__'])
    await applied(file.id)
    expect(await named('=1+1')).toBeDefined()
    expect(Reflect.get({}, 'malo')).toBeUndefined()
    await undone(file.id)
  })

  test.each([
    ['nothing', '', 'El archivo no tiene encabezados'],
    ['no rows', suppliers(), 'El archivo no tiene filas'],
    [
      'a header twice',
      suppliers(nielol).replace('Banco', 'RUT'),
      'El encabezado «rut» está repetido',
    ],
    ['an open quote', suppliers('"76.543'), 'No se pudo leer el archivo CSV: revise las comillas'],
  ])('%s is said of the file', async (_what, bytes, problem) => {
    const padded = bytes === '' ? '\n\n\n\n' : bytes
    expect(await load('SUPPLIERS', padded)).toMatchObject({ state: 'FAILED', problem })
  })
})

test('what was applied thirty-one days ago stays', async () => {
  const { id } = await load('HOLIDAYS', holidays('20/11/2026;Interferiado;;'))
  await applied(id)
  clock.advance({ days: 31 })
  const { version } = await shown(id)
  expect((await sent('undo', { id, version })).error?.message).toBe(
    'Se puede deshacer durante 30 días',
  )
})
