import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'
import type { KnownPerson } from '#tests/world.ts'

const { api, world, database, drainJobs } = await startApi()
const { vina } = world.businesses
const { bernarda, veronica } = world.people
const admin = payrollOf(api.as('admin'))

const List = `query List(
  $filter: PayrollComparisonFilter, $sort: PayrollComparisonSort, $page: Page
) {
  payrollComparison(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      contractId name area before net change percent unexplained state reviewedBy
      causes { cause label change }
    }
  }
}`
const Totals = `query Totals($input: PayrollComparisonTotalsInput!) {
  payrollComparisonTotals(input: $input) {
    comparable monthBefore before net change people changed unexplained reviewed revoked areas
    causes { cause label people change }
  }
}`
const One = `query One($input: PayrollDifferenceInput!) {
  payrollDifference(input: $input) {
    before net change
    steps { cause label change net facts { label before after } lines { code change } }
    lines { code before after change discount }
  }
}`
const Sign = `mutation Sign($input: ReviewPayslipsInput!) {
  reviewPayslips(input: $input) { ${outcome} data { reviewed revoked people } }
}`
const Save = `mutation Save($input: SaveUserItemsInput!) {
  saveUserItems(input: $input) { ${outcome} data { saved } }
}`

type Row = {
  contractId: string
  name: string
  before: number | null
  net: number | null
  change: number
  unexplained: number
  state: string
  reviewedBy: string | null
  causes: { cause: string; label: string; change: number }[]
}
type Summary = {
  people: number
  change: number
  before: number
  net: number
  unexplained: number
  reviewed: number
  revoked: number
  causes: { cause: string; people: number; change: number }[]
}
type Who = Parameters<typeof api.as>[0]

let month: MonthRow
beforeAll(async () => {
  month = await admin.monthAt(vina, 202609)
  await admin.calculate(month.id)
  await drainJobs()
})

const list = async (filter: object = {}, who: Who = 'admin', more: object = {}) =>
  (
    await api.as(who).run<{ payrollComparison: { total: number; rows: Row[] } }>(List, {
      filter: { payrollMonthId: month.id, ...filter },
      page: { number: 1, size: 100 },
      ...more,
    })
  ).payrollComparison
const totals = async (who: Who = 'admin') =>
  (
    await api
      .as(who)
      .run<{ payrollComparisonTotals: Summary }>(Totals, { input: { payrollMonthId: month.id } })
  ).payrollComparisonTotals
const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const rowOf = async (person: KnownPerson) =>
  (await list({ search: person.name })).rows.find((row) => row.contractId === contractOf(person))
const enter = (person: KnownPerson, itemCode: string, value: string) =>
  api.as('admin').mutate(Save, {
    input: {
      payrollMonthId: month.id,
      cells: [{ contractId: contractOf(person), itemCode, value }],
    },
  })
const sign = (input: object, who: Who = 'admin') =>
  api.as(who).mutate<{ reviewed: number; revoked: number }>(Sign, {
    input: { payrollMonthId: month.id, contractId: null, reviewed: true, ...input },
  })
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('the comparison of a month with the one before', () => {
  test('gives each difference causes that add up to it, and to the totals', async () => {
    const all = await totals()
    const { rows } = await list()
    for (const row of rows) {
      expect(sum(row.causes.map(({ change }) => change)), row.name).toBe(row.change)
      expect(row.change).toBe((row.net ?? 0) - (row.before ?? 0))
      expect(row.unexplained, row.name).toBe(0)
    }
    expect(all.unexplained).toBe(0)
    expect(sum(all.causes.map(({ change }) => change))).toBe(all.change)
    expect(all.net - all.before).toBe(all.change)
    expect(all.causes.map(({ cause }) => cause)).toContain('INDICATOR')
    expect(all.net).toBe((await admin.month(month.id)).totalNet)
  })

  test('names the cause of what was entered, with the fact and its lines', async () => {
    const before = await rowOf(bernarda)
    const of = (row: Row | undefined, cause: string) =>
      row?.causes.find((part) => part.cause === cause)?.change ?? 0
    await enter(bernarda, 'COMISIONES', '123456')
    const after = await rowOf(bernarda)
    expect(of(after, 'ITEM')).not.toBe(of(before, 'ITEM'))
    const { payrollDifference: one } = await api.as('admin').run<{
      payrollDifference: {
        before: number
        net: number
        change: number
        steps: { cause: string; change: number; net: number; facts: { label: string }[] }[]
        lines: { code: string; change: number; discount: boolean }[]
      }
    }>(One, { input: { payrollMonthId: month.id, contractId: contractOf(bernarda) } })
    expect(sum(one.steps.map(({ change }) => change))).toBe(one.change)
    expect(one.steps.at(-1)?.net).toBe(one.net)
    expect(one.steps).toContainEqual(
      expect.objectContaining({
        cause: 'ITEM',
        facts: [expect.objectContaining({ after: '$123.456' })],
      }),
    )
    const lines = sum(one.lines.map((line) => (line.discount ? -line.change : line.change)))
    expect(lines).toBe(one.change)
  })

  test('is searched, filtered by cause and size, and sorted', async () => {
    const entries = await list({ cause: 'ITEM' })
    expect(entries.total).toBeGreaterThan(0)
    expect(entries.rows.every((row) => row.causes.some(({ cause }) => cause === 'ITEM'))).toBe(true)
    const large = await list({ size: 'S50' })
    expect(large.rows.every((row) => Math.abs(row.change) >= 50_000)).toBe(true)
    const sizes = large.rows.map((row) => Math.abs(row.change))
    const descending = { sort: { by: 'change', descending: true } }
    const sorted = (await list({ size: 'S50' }, 'admin', descending)).rows
    expect(sorted.map((row) => Math.abs(row.change))).toEqual(sizes.toSorted((a, b) => b - a))
    const cost = await queriesOf(() => list())
    expect(await queriesOf(() => list({}, 'admin', { page: { number: 1, size: 10 } }))).toBe(cost)
  })

  test('shows nobody pay that they may not see, not in totals either', async () => {
    const [all, seen] = [await totals(), await totals('gerente')]
    expect(seen.people).toBeLessThan(all.people)
    const rows = (await list({}, 'gerente')).rows
    expect(rows.map(({ name }) => name)).not.toContain(world.people.rodrigo.name)
    expect(sum(seen.causes.map(({ change }) => change))).toBe(seen.change)
    for (const who of ['trabajador', 'supervisor', 'boreal.admin'] as const) {
      await expect(list({}, who), who).rejects.toMatchObject({
        kind: expect.stringMatching(/forbidden|not-found/),
      })
    }
  })
})

describe('what stored results do not reproduce', () => {
  test('has no known cause and comes first', async () => {
    const { rows } = await database.owner.query<{ run: number; contract: number }>(
      `select current_run_id as run, $2::bigint as contract from payroll_month m
       where m.business_id = $1 and m.year_month = 202608`,
      [vina.id, veronica.contracts[0]?.id],
    )
    const broken = async (by: number) => {
      await database.owner.query(
        `update payslip set net = net - $3, results[$4] = results[$4] - $3
         where payroll_run_id = $1 and user_contract_id = $2`,
        [rows[0]?.run, rows[0]?.contract, by, await placeOfNet()],
      )
      await database.owner.query(
        `update payroll_run set totals = totals || jsonb_build_object('net',
           (totals ->> 'net')::bigint - $2::bigint) where id = $1`,
        [rows[0]?.run, by],
      )
    }
    await database.owner.query(`set session_replication_role = replica`)
    await broken(777)
    const [first] = (await list({}, 'admin', { sort: { by: 'change', descending: true } })).rows
    expect(first).toMatchObject({ contractId: contractOf(veronica), unexplained: 777 })
    expect((await totals()).unexplained).toBe(1)
    await broken(-777)
    await database.owner.query(`set session_replication_role = origin`)
    expect((await totals()).unexplained).toBe(0)
  })
})

describe('reviewing', () => {
  test('is signed by person, by what a filter finds, and for all', async () => {
    const one = await sign({ contractId: contractOf(bernarda) })
    expect(one).toMatchObject({ reviewed: 1, revoked: 0 })
    expect(await rowOf(bernarda)).toMatchObject({
      state: 'REVIEWED',
      reviewedBy: 'Carolina Aránguiz',
    })
    const { total } = await list({ cause: 'ITEM', state: 'PENDING' })
    expect(await sign({ cause: 'ITEM' })).toMatchObject({ reviewed: 1 + total })
    const all = await sign({})
    expect(all.reviewed).toBe((await totals()).people)
    expect((await list({ state: 'PENDING' })).total).toBe(0)
  })

  test('is revoked when the payslip changes, and only then', async () => {
    await enter(bernarda, 'COMISIONES', '123457')
    expect(await rowOf(bernarda)).toMatchObject({ state: 'REVOKED' })
    expect(await totals()).toMatchObject({ revoked: 1 })
    await admin.calculate(month.id)
    await drainJobs()
    expect(await totals()).toMatchObject({ revoked: 1 })
    const back = await sign({ contractId: contractOf(veronica), reviewed: false })
    expect(back.reviewed).toBe((await totals()).people - 2)
  })

  test('is for who works on the month, while it is open', async () => {
    const input = { payrollMonthId: month.id, contractId: null, reviewed: true }
    for (const who of ['lectura', 'trabajador'] as const) {
      await expect(api.as(who).mutate(Sign, { input }), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
    const august = await admin.monthAt(vina, 202608)
    await expect(sign({ payrollMonthId: august.id })).rejects.toMatchObject({
      message: 'El mes está cerrado',
    })
  })
})

/** Where the net is in a stored row of results, counted from one. */
async function placeOfNet(): Promise<number> {
  const { rows } = await database.owner.query<{ at: number }>(
    `select i as at from payslip p join payroll_month m on m.current_run_id = p.payroll_run_id,
       generate_subscripts(p.results, 1) i
     where m.business_id = $1 and m.year_month = 202608
     group by i having bool_and(p.results[i] = p.net)`,
    [vina.id],
  )
  return Number(rows.at(-1)?.at)
}
