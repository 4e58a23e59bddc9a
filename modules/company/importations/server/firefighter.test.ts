import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { filesOf } from '#tests/importations.ts'

/**
 * An administrator insists on a file: later facts give way, with a reason that stays. Closed months
 * do not. Today is Tuesday 15 September 2026; until August is closed.
 */
const { api, url, world, database, drainJobs } = await startApi()
const { act, load, rowsOf, send, sent, shown } = filesOf({ api, url, drainJobs })
const company = world.coihues.id
const reason = 'El valor acordado en marzo se escribió mal'

const csv = (...rows: string[]) =>
  ['VARIABLES v1', 'ayuda', 'Código;Valor;Rige desde;Nombre', ...rows].join('\r\n')

async function done(name: 'apply' | 'undo', id: string) {
  const { version } = await shown(id)
  await act(name, name === 'apply' ? { id, version, mode: 'ALL' } : { id, version })
  await drainJobs()
  return shown(id)
}
const insist = (text: string, code = 'VARIABLES') =>
  load(code, text, { more: { code: 'FIREFIGHTER', loads: code, reason } })

/** What a variable is worth, month by month. */
async function historyOf(code: string) {
  const { rows } = await database.owner.query<{ from: string; value: string }>(
    `select lower(held.valid)::text as from, held.value::float8::text as value
     from variable_version held join variable on variable.company_id = held.company_id
       and variable.id = held.variable_id
     where held.company_id = $1 and variable.code = $2 and held.superseded_at is null
     order by 1`,
    [company, code],
  )
  return rows.map(({ from, value }) => `${from} ${value}`)
}

test('later values give way to who insists, and come back when it is undone', async () => {
  const first = await load(
    'VARIABLES',
    csv('BONO_INSISTE;100;09-2026;Bono', 'BONO_INSISTE;200;12-2026;'),
  )
  await done('apply', first.id)
  const before = await historyOf('BONO_INSISTE')
  expect(before).toEqual(['2026-09-01 100', '2026-12-01 200'])
  // A common file leaves what was agreed for later.
  const common = await load('VARIABLES', csv('BONO_INSISTE;150;10-2026;'))
  await done('apply', common.id)
  expect((await historyOf('BONO_INSISTE')).at(-1)).toBe('2026-12-01 200')
  await done('undo', common.id)
  expect(await historyOf('BONO_INSISTE')).toEqual(before)

  const file = await insist(csv('BONO_INSISTE;150;10-2026;'))
  expect(file).toMatchObject({ state: 'READY', changed: 1 })
  expect(await done('apply', file.id)).toMatchObject({ state: 'APPLIED', applied: 1 })
  expect(await historyOf('BONO_INSISTE')).toEqual([
    '2026-09-01 100',
    '2026-10-01 150',
    '2026-12-01 150',
  ])
  expect(await insist(csv('BONO_INSISTE;150;10-2026;'))).toMatchObject({ same: 1, changed: 0 })
  expect(await done('undo', file.id)).toMatchObject({ state: 'UNDONE', kept: 0 })
  expect(await historyOf('BONO_INSISTE')).toEqual(before)
})

test('a month that is closed stays closed for everybody', async () => {
  const file = await insist(csv('BONO_CERRADO;1;08-2026;Bono'))
  const [row] = await rowsOf(file.id)
  expect(row?.cells.find(({ column }) => column === 'validFrom')?.problem).toContain(
    'El mes agosto 2026 está cerrado',
  )
  expect(file).toMatchObject({ state: 'TO_REPAIR', errors: 1 })
})

test('the reason is in the history and in the audit, and is of administrators alone', async () => {
  const file = await insist(csv('BONO_MOTIVO;1;10-2026;Bono'))
  const { importations } = await api
    .as('admin')
    .run<{ importations: { rows: { id: string; reason: string | null; code: string }[] } }>(
      `query ($filter: ImportationsFilter) { importations(filter: $filter) {
        rows { id reason code } } }`,
      { filter: { code: 'FIREFIGHTER' } },
    )
  expect(importations.rows.every((row) => row.reason === reason)).toBe(true)
  expect(importations.rows.find(({ id }) => id === file.id)?.code).toBe('VARIABLES')
  const { rows } = await database.owner.query<{ n: number }>(
    `select count(*)::int as n from audit_event where company_id = $1 and after ->> 'reason' = $2`,
    [company, reason],
  )
  expect(rows[0]?.n).toBeGreaterThan(0)
  const { version } = await shown(file.id)
  const { error } = await sent('apply', { id: file.id, version, mode: 'ALL' }, 'supergerente')
  expect(error).toMatchObject({ kind: 'forbidden' })
})

test.each([
  [{ loads: 'VARIABLES', reason: null }, 'reason'],
  [{ loads: 'VARIABLES', reason: 'porque sí' }, 'reason'],
  [{ loads: 'VARIABLES', reason: '. . . . . . . . . . . . . . . . . . . . .' }, 'reason'],
  [{ loads: null, reason }, 'loads'],
  [{ loads: 'NO_HAY', reason }, 'code'],
  [{ loads: 'FIREFIGHTER', reason }, 'code'],
])('says what lacks of %j', async (more, field) => {
  const fileId = await send('VARIABLES', csv('BONO_X;1;10-2026;X'), 'admin', 'carga.csv')
  const { error } = await sent('create', { code: 'FIREFIGHTER', fileId, dropLines: null, ...more })
  expect(error).toMatchObject({ field })
})

test('nobody else insists, and a common file says no reason', async () => {
  const bytes = csv('BONO_X;1;10-2026;X')
  const fileId = await send('VARIABLES', bytes, 'supergerente', 'carga.csv')
  const input = { fileId, dropLines: null, reason }
  const insisted = { ...input, code: 'FIREFIGHTER', loads: 'VARIABLES' }
  expect((await sent('create', insisted, 'supergerente')).error).toMatchObject({
    kind: 'forbidden',
  })
  expect(
    (await sent('create', { ...input, code: 'VARIABLES' }, 'supergerente')).error,
  ).toMatchObject({ field: 'reason' })
  const { importers } = await api
    .as('supergerente')
    .run<{ importers: { code: string }[] }>('{ importers { code } }')
  expect(importers.some(({ code }) => code === 'FIREFIGHTER')).toBe(false)
})
