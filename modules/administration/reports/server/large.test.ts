// A report that reads more than a request may: its first rows come at once, the rest from a worker.
import { beforeAll, expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { rowsWith } from '#tests/queries.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database, drainJobs } = await startApi()
const { bernarda } = world.people
const month = 202608
const copies = 1_100

/** Bernarda has her contract and her payslip of August eleven hundred times more. */
beforeAll(async () => {
  const { owner } = database
  const [company, person] = [world.coihues.id, bernarda.id]
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await owner.query(
    `insert into user_contract overriding system value
     select (jsonb_populate_record(c, jsonb_build_object('id', 900000 + n, 'code', 'C-' || n))).*
     from user_contract c, generate_series(1, $3::int) n
     where c.company_id = $1 and c.user_id = $2`,
    [company, person, copies],
  )
  await owner.query(
    `insert into payslip
     select (jsonb_populate_record(p, jsonb_build_object('user_contract_id', 900000 + n))).*
     from payslip p
     join payroll_month m on m.company_id = $1 and m.current_run_id = p.payroll_run_id
       and m.year_month = ${month} and m.type = 'PAYROLL', generate_series(1, $3::int) n
     where p.company_id = $1 and p.user_id = $2`,
    [company, person, copies],
  )
  await owner.query('commit')
})

const Show = `query Show($input: ReportPreviewInput!) {
  reportPreview(input: $input) {
    total error rows { cells } totals { cells } headers { label } chart { type }
    counting { id done step }
  }
}`
type Shown = {
  total: number | null
  error: string | null
  rows: { cells: string[] }[]
  totals: { cells: string[] }
  headers: { label: string }[]
  chart: { type: string } | null
  counting: { id: string; done: number; step: string } | null
}
const show = async (who: Username, name: string, more: object = {}) => {
  const input = { name, yearMonth: month, year: 2026, ...more }
  return (await api.as(who).run<{ reportPreview: Shown }>(Show, { input })).reportPreview
}

/** How many payslips were read in full during `work`. */
const payslipsRead = (work: () => Promise<unknown>) => rowsWith('snapshot', work)

const asks = [
  ['libro-remuneraciones', 10],
  ['detalle-haberes-descuentos', 10],
  ['costo-empleador', 10],
  ['totales-por-concepto', 0],
  ['comparacion-mensual', 0],
  ['evolucion-anual', 0],
  ['licencias', 0],
  ['personas', 0],
] as const

test.each(asks)('%s reads %i payslips in the request and the rest in a worker', async (name, n) => {
  let first: Shown | undefined
  const read = await payslipsRead(async () => (first = await show('admin', name)))
  expect(read).toBe(n)
  expect(first).toMatchObject({
    total: null,
    error: null,
    chart: null,
    totals: { cells: [] },
    counting: { id: expect.any(String), done: 0, step: 'En espera' },
  })
  expect(first?.rows).toHaveLength(n)
  const counting = first?.counting?.id
  expect(await show('admin', name, { counting })).toMatchObject({ counting: { id: counting } })
  await drainJobs()
  const whole = await show('admin', name, { counting })
  expect(whole).toMatchObject({ total: expect.any(Number), counting: null, error: null })
  expect(whole.rows.slice(0, 1).every(({ cells }) => cells.length > 0)).toBe(true)
})

test('the first rows are those of the whole report', async () => {
  const first = await show('admin', 'costo-empleador')
  await drainJobs()
  const whole = await show('admin', 'costo-empleador', { counting: first.counting?.id })
  expect(first.rows).toEqual(whole.rows)
  expect(whole.total).toBeGreaterThan(copies)
  expect(whole.totals.cells[0]).toBe('Total')
})

test('its pages are of that one counting, every row once and none beyond the last', async () => {
  const { counting } = await show('admin', 'libro-remuneraciones')
  await drainJobs()
  const size = 100
  const page = (number: number) =>
    show('admin', 'libro-remuneraciones', { counting: counting?.id, page: number, size })
  const first = await page(1)
  const total = first.total ?? 0
  const last = Math.ceil(total / size)
  expect(last).toBeGreaterThan(10)
  const pages: Shown[] = []
  const read = await payslipsRead(async () => {
    for (let number = 1; number <= last; number += 1) pages.push(await page(number))
  })
  expect(read).toBe(0)
  expect(pages.flatMap(({ rows }) => rows)).toHaveLength(total)
  expect(pages.every(({ totals }) => totals.cells.join() === first.totals.cells.join())).toBe(true)
  expect((await page(last + 1)).rows).toEqual([])
  expect(first.rows).toEqual(pages[0]?.rows)
  const at = first.headers.findIndex(({ label }) => label === 'Líquido a pagar')
  const nets = pages.flatMap(({ rows }) => rows.map(({ cells }) => Number(cells[at])))
  expect(nets.reduce((sum, net) => sum + net, 0)).toBe(Number(first.totals.cells[at]))
})

test('a report of one person is answered at once', async () => {
  const { counting, total } = await show('admin', 'costo-empleador', {
    userId: publicId('user', world.people.rodrigo.id),
  })
  expect([counting, total]).toEqual([null, 1])
})

test('nobody reads the result of somebody else, or of another report', async () => {
  const { counting } = await show('admin', 'libro-remuneraciones')
  await drainJobs()
  const asked = { counting: counting?.id }
  await expect(show('gerente', 'libro-remuneraciones', asked)).rejects.toThrow()
  await expect(show('admin', 'totales-por-concepto', asked)).rejects.toThrow()
  expect((await show('admin', 'libro-remuneraciones', asked)).total).toBeGreaterThan(copies)
})

test('two requests while it is being counted share one job', async () => {
  const [one, other] = [await show('admin', 'licencias'), await show('admin', 'licencias')]
  expect(one.counting?.id).toBe(other.counting?.id)
  await drainJobs()
})

test('a person who became confidential meanwhile is hidden from others', async () => {
  const { counting } = await show('gerente', 'libro-remuneraciones')
  await drainJobs()
  const asked = { counting: counting?.id }
  expect((await show('gerente', 'libro-remuneraciones', asked)).counting).toBeNull()
  await database.owner.query(
    'update users set is_private_role = true where company_id = $1 and id = $2',
    [world.coihues.id, bernarda.id],
  )
  await expect(show('gerente', 'libro-remuneraciones', asked)).rejects.toThrow()
})
