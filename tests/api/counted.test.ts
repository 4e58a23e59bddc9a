import { upperFirst } from '#chile/text.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { People } from '#modules/people/people/web/documents.ts'
import { publicId } from '#platform/model/ids.ts'
import { registered } from '#platform/server/graphql/operations.ts'
import { startApi } from '#tests/api.ts'
import { additionalOf } from '#tests/api/additional.ts'
import { payrollOf } from '#tests/api/payroll.ts'
import { statementsOf } from '#tests/queries.ts'

/**
 * Counting all the rows of a list can cost more than a page of them: a query for the rows alone, as
 * of the palette and of every chooser, counts nothing.
 */
const { api, world, database } = await startApi()
const lists = [...registered.values()].filter(({ kind }) => kind === 'list')

const filters: Record<string, object> = {
  absenceHistoryReport: { from: '2026-01-01', to: '2026-12-31' },
  vacationHistoryReport: { from: '2026-01-01', to: '2026-12-31' },
  companyPeople: { companyId: world.coihues.publicId },
}
beforeAll(async () => {
  const { id } = await payrollOf(api.as('admin')).monthAt(world.businesses.vina, 202609)
  const additional = await additionalOf(api.as('admin')).open(
    world.businesses.vina.publicId,
    202608,
  )
  const ofMonth = { payrollMonthId: id }
  for (const name of [
    'payrollSummaries',
    'payrollComparison',
    'payslipReceipts',
    'lastingItems',
    'monthContracts',
    'payrollCheckFindings',
    'processPayments',
  ]) {
    filters[name] = ofMonth
  }
  filters['payrollInfoPeople'] = { ...ofMonth, list: 'ABSENCES' }
  filters['gratificationRows'] = { payrollMonthId: additional.id }
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from cost_center_group where company_id = $1 order by id limit 1',
    [world.coihues.id],
  )
  const businessId = world.businesses.vina.publicId
  filters['costCenterMonthPeople'] = {
    businessId,
    yearMonth: 202608,
    groupId: publicId('costCenterGroup', Number(rows[0]?.id)),
  }
  filters['collectivePeople'] = { businessId, startDate: '2027-02-01', endDate: '2027-02-26' }
  const collective = await database.owner.query<{ id: string }>(
    `insert into vacation_collective (company_id, business_id, start_date, end_date, state)
     values ($1, $2, '2027-02-01', '2027-02-26', 'GIVEN') returning id`,
    [world.coihues.id, world.businesses.vina.id],
  )
  filters['collectiveUndoPeople'] = {
    id: publicId('vacationCollective', Number(collective.rows[0]?.id)),
  }
  const filing = await database.owner.query<{ id: string }>(
    'select id from filing where company_id = $1 order by id limit 1',
    [world.coihues.id],
  )
  filters['filingFindings'] = { filingId: publicId('filing', Number(filing.rows[0]?.id)) }
  filters['filingWages'] = filters['filingFindings']
  const entry = await database.owner.query<{ id: string }>(
    'select entry_id as id from accounting_line where company_id = $1 order by entry_id limit 1',
    [world.coihues.id],
  )
  filters['centralizationPeople'] = {
    entryId: publicId('accountingEntry', Number(entry.rows[0]?.id)),
    n: 1,
  }
  const list = await database.owner.query<{ id: string; answer: string }>(
    `select payment_list_id as id, id as answer from payment_answer where company_id = $1
     order by id limit 1`,
    [world.coihues.id],
  )
  const [said] = list.rows
  filters['paymentListRows'] = { paymentListId: publicId('paymentList', Number(said?.id)) }
  filters['paymentAnswerLines'] = {
    paymentAnswerId: publicId('paymentAnswer', Number(said?.answer)),
  }
  const closed = await database.owner.query<{ id: string }>(
    `select id from payroll_month where company_id = $1 and not is_open and type = 'PAYROLL'
     order by id limit 1`,
    [world.coihues.id],
  )
  filters['thirdPartyLines'] = {
    payrollMonthId: publicId('payrollMonth', Number(closed.rows[0]?.id)),
    kind: 'TAX',
    code: 'SII',
  }
  filters['contractEndingBatchPeople'] = {
    businessId,
    jobTitle: 'Capataz de viña',
    dismissalCause: '159-5',
    contractFinalDate: '2027-02-26',
    notice: 'NONE',
  }
  filters['settlementBatchCandidates'] = { businessId }
  const season = await database.owner.query<{ id: string }>(
    'select id from settlement_batch where company_id = $1 order by id limit 1',
    [world.coihues.id],
  )
  filters['settlementBatchPeople'] = {
    id: publicId('settlementBatch', Number(season.rows[0]?.id)),
  }
  filters['massChangePeople'] = {
    kind: 'RAISE',
    businessId,
    fromDate: '2026-10-01',
    raiseMode: 'PERCENT',
    value: '3',
    rounding: 'ONE',
  }
  const change = await database.owner.query<{ id: string }>(
    'select id from mass_change where company_id = $1 order by id limit 1',
    [world.coihues.id],
  )
  filters['changedPeople'] = { id: publicId('massChange', Number(change.rows[0]?.id)) }
})

const COUNT = /^\s*select count\(/

describe('a list without its total counts nothing', () => {
  test.each(lists)('$name', async ({ name, place, input }) => {
    const given = input ? `filter: $filter, ` : ''
    const variable = input ? `($filter: ${input.ref.name})` : ''
    const who = place === 'platform' ? 'superadmin' : 'admin'
    const statements = await statementsOf(() =>
      api.as(who).run(
        `query ${upperFirst(name)}${variable} {
          ${name}(${given}page: { number: 1, size: 10 }) { rows { __typename } } }`,
        {
          filter: filters[name] ?? {},
        },
      ),
    )
    expect(statements.length).toBeGreaterThan(1)
    expect(statements.filter((text) => COUNT.test(text))).toEqual([])
  })
})

type Page = { users: { rows?: object[]; total: number } }
const pageOf = async (number: number, size: number) =>
  (
    await api.as('admin').run<Page>(
      `query ($page: Page) { users(page: $page) { ...part } }
       fragment part on UsersList { rows { id } total }`,
      { page: { number, size } },
    )
  ).users

test('the total is the same on every page, and beyond the last', async () => {
  const [first, second] = [await pageOf(1, 100), await pageOf(2, 100)]
  const { total } = first
  expect([first, second].flatMap(({ rows = [] }) => rows)).toHaveLength(total)
  const last = Math.ceil(total / 30)
  for (const number of [1, last, last + 1, last + 5]) {
    expect((await pageOf(number, 30)).total).toBe(total)
  }
})

test('a total is counted once, and not where the page already says it', async () => {
  const countsOf = async (number: number) =>
    (await statementsOf(() => pageOf(number, 100))).filter((text) => COUNT.test(text))
  expect(await countsOf(1)).toHaveLength(1)
  expect(await countsOf(2)).toEqual([])
})

test('a total that the screen already knows is not counted', async () => {
  const first = { page: { number: 1, size: 10 } }
  const known = { ...first, counted: false }
  const countsWith = async (variables: object) =>
    (await statementsOf(() => api.as('admin').run(String(People), variables))).filter((text) =>
      COUNT.test(text),
    )
  expect(await countsWith(first)).toHaveLength(1)
  expect(await countsWith(known)).toEqual([])
  const { users } = await api.as('admin').run<Page>(String(People), known)
  expect(users.rows).toHaveLength(10)
  expect(users.total).toBeUndefined()
})
