import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { findingsOf, outcome, payrollOf } from '#tests/api/payroll.ts'

/** A month so large that the worker checks it; the demo has none. */
const large = () => (process.env['CHECKS_IN_REQUEST'] = '0')
const small = () => delete process.env['CHECKS_IN_REQUEST']

const { api, world, database, drainJobs, restJobs } = await startApi()
const { vina } = world.businesses
const { bernarda, veronica, rodrigo } = world.people
const admin = payrollOf(api.as('admin'))

const fields = 'rule name contractId message noted note'
const Checks = `query Checks($input: PayrollChecksInput!) { payrollChecks(input: $input) {
  foundAt looking { done total error } counts { all errors warnings noted }
  found { rule total waiting } } }`
const Note = `mutation Note($input: NotePayrollChecksInput!) {
  notePayrollChecks(input: $input) { ${outcome} data { counts { noted } } } }`
const SaveCells = `mutation SaveCells($input: SaveUserItemsInput!) {
  saveUserItems(input: $input) { ${outcome} data { saved } } }`

type Finding = { rule: string; name: string | null; message: string; noted: boolean }
type Asked = {
  foundAt: string | null
  looking: { done: number; total: number; error: string | null } | null
  counts: { all: number; errors: number; warnings: number; noted: number }
  found: { rule: string; total: number; waiting: number }[]
}
type Reader = 'admin' | 'gerente' | 'lectura'

let id = ''
beforeAll(async () => {
  id = (await admin.monthAt(vina, 202609)).id
  await admin.calculate(id)
  await drainJobs()
  await enter(bernarda, '9500000')
  await drainJobs()
  large()
})
afterAll(small)

const enter = ({ contracts: [contract] }: typeof bernarda, value: string) =>
  api.as('admin').mutate(SaveCells, {
    input: {
      payrollMonthId: id,
      cells: [{ contractId: contract?.publicId, itemCode: 'COMISIONES', value }],
    },
  })
const ask = async (who: Reader = 'admin') =>
  (await api.as(who).run<{ payrollChecks: Asked }>(Checks, { input: { payrollMonthId: id } }))
    .payrollChecks
const all = (who: Reader = 'admin') => findingsOf<Finding>(api.as(who), id, fields)
const note = (input: object) =>
  api.as('admin').mutate(Note, { input: { payrollMonthId: id, note: 'Revisado', ...input } })
const keptRows = async () => {
  const { rows } = await database.owner.query<{ count: number }>(
    'select count(*)::int as count from payroll_check_found where company_id = $1',
    [world.coihues.id],
  )
  return rows[0]?.count
}
/** What a request finds by itself. */
const now = async (who: Reader) => {
  small()
  const found = await all(who)
  large()
  return found
}

describe('the checks of a large month', () => {
  test('are looked for by the worker, and until then nothing is known', async () => {
    expect(await ask()).toMatchObject({
      foundAt: null,
      looking: { done: 0, error: null },
      counts: { all: 0 },
    })
    await drainJobs()
    expect(await ask()).toMatchObject({ foundAt: expect.any(String), looking: null })
  })

  test('are those of a request, for each reader', async () => {
    for (const who of ['admin', 'gerente', 'lectura'] as const) {
      const found = await now(who)
      expect(found.length, who).toBeGreaterThan(0)
      expect(await all(who), who).toEqual(found)
    }
    expect(await ask()).toMatchObject({ looking: null })
  })

  test('are those of before until the worker has seen a change', async () => {
    const before = await all()
    await enter(veronica, '9500000')
    await drainJobs()
    // The worker rests, as one that is busy elsewhere.
    await restJobs()
    // The change is followed into the payslips at once, and the checks are looked for on demand.
    expect(await all()).toEqual(before)
    expect(await ask()).toMatchObject({ looking: { error: null }, foundAt: expect.any(String) })
    await drainJobs()
    expect(await all()).toEqual(await now('admin'))
    expect((await all()).some(({ name }) => name === veronica.name)).toBe(true)
  })

  test('hide those of confidential people from whoever may not see their pay', async () => {
    await database.owner.query(
      'update payment_method set is_current = false where company_id = $1 and user_id = $2',
      [world.coihues.id, rodrigo.id],
    )
    await ask()
    await drainJobs()
    const of = async (who: Reader) => (await all(who)).filter(({ name }) => name === rodrigo.name)
    expect(await of('admin')).toHaveLength(1)
    expect(await of('gerente')).toEqual([])
    expect((await ask('gerente')).counts.all).toBe((await all('gerente')).length)
  })

  test('are noted as they were shown, and not when the payslips are others', async () => {
    const waitingOf = async (wanted: string) =>
      (await ask()).found.find(({ rule }) => rule === wanted)?.waiting
    const rule = 'LIQUIDO_TRIPLE'
    expect(await waitingOf(rule)).toBe(2)
    await enter(veronica, '9600000')
    await drainJobs()
    await expect(note({ rule, waiting: 2 })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Las liquidaciones cambiaron y se están revisando: anote cuando estén',
    })
    await ask()
    await drainJobs()
    await note({ rule, waiting: 2 })
    // The note is shown at once, whatever the worker has still to look at.
    expect(await waitingOf(rule)).toBe(0)
    expect((await ask()).counts.noted).toBe(2)
    await expect(note({ rule, waiting: 2 })).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('are forgotten when the month closes', async () => {
    await ask()
    await drainJobs()
    expect(await keptRows()).toBe(1)
    await database.owner.query(
      'update payment_method set is_current = true where company_id = $1 and user_id = $2',
      [world.coihues.id, rodrigo.id],
    )
    small()
    for (const { rule, waiting } of (await ask()).found) {
      if (waiting > 0) await note({ rule, waiting })
    }
    await admin.close(id, true)
    large()
    expect(await keptRows()).toBe(0)
    expect(await ask()).toMatchObject({ looking: null, foundAt: null, counts: { errors: 0 } })
    expect((await all()).every(({ noted }) => noted)).toBe(true)
  })
})
