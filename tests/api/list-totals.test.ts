import { upperFirst } from '#chile/text.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { People } from '#generated/operations/parts/people-list.ts'
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
const { elcira } = world.people
const lists = [...registered.values()].filter(({ kind }) => kind === 'list')

const { vina } = world.businesses
const businessId = vina.publicId

/** What each list is asked for whose filter names something; the others are asked for anything. */
const filters: Record<string, object> = {
  absenceHistoryReport: { from: '2026-01-01', to: '2026-12-31' },
  vacationHistoryReport: { from: '2026-01-01', to: '2026-12-31' },
  companyPeople: { companyId: world.coihues.publicId },
  collectivePeople: { businessId, startDate: '2027-02-01', endDate: '2027-02-26' },
  contractEndingBatchPeople: {
    businessId,
    jobTitle: 'Capataz de viña',
    dismissalCause: '159-5',
    contractFinalDate: '2027-02-26',
    notice: 'NONE',
  },
  settlementBatchCandidates: { businessId },
  settlementDisplayPeople: { shows: true },
  hires: { yearMonth: 202603, businessId },
  massChangePeople: {
    kind: 'RAISE',
    businessId,
    fromDate: '2026-10-01',
    raiseMode: 'PERCENT',
    value: '3',
    rounding: 'ONE',
  },
}

/** The lists of a month of remuneraciones. */
const OF_MONTH = [
  'payrollSummaries',
  'payrollComparison',
  'payslipReceipts',
  'lastingItems',
  'monthContracts',
  'payrollCheckFindings',
  'processPayments',
  'payrollRunErrors',
  'payslipsWithoutMail',
  'previousUserItems',
  'advancesToProcess',
  'lateItems',
  'retroactiveFailures',
  'retroactivePosted',
] as const

/** The public id of the first row of a table of the company. */
async function first(table: string, name: IdName, column = 'id', only = 'true') {
  const { rows } = await database.owner.query<{ id: string }>(
    `select ${column} as id from ${table} where company_id = $1 and ${only} order by 1 limit 1`,
    [world.coihues.id],
  )
  return publicId(name, Number(rows[0]?.id))
}

/** An open month of another kind of process. */
async function otherMonth(type: 'ADVANCE' | 'SETTLEMENT') {
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into payroll_month (company_id, business_id, year_month, type)
     values ($1, $2, 202609, $3) returning id`,
    [world.coihues.id, vina.id, type],
  )
  return publicId('payrollMonth', Number(rows[0]?.id))
}

beforeAll(async () => {
  const { id } = await payrollOf(api.as('admin')).monthAt(vina, 202609)
  for (const name of OF_MONTH) filters[name] = { payrollMonthId: id }
  filters['payrollInfoPeople'] = { payrollMonthId: id, list: 'ABSENCES' }
  const additional = await additionalOf(api.as('admin')).open(businessId, 202608)
  for (const name of ['gratificationRows', 'additionalPayments', 'additionalWithoutMail']) {
    filters[name] = { payrollMonthId: additional.id }
  }
  filters['advances'] = { payrollMonthId: await otherMonth('ADVANCE') }
  filters['settlementContracts'] = { payrollMonthId: await otherMonth('SETTLEMENT') }
  const groupId = await first('cost_center_group', 'costCenterGroup')
  filters['costCenterMonthPeople'] = { businessId, yearMonth: 202608, groupId }
})

beforeAll(async () => {
  await database.owner.query(
    `insert into vacation_collective (company_id, business_id, start_date, end_date, state)
     values ($1, $2, '2027-02-01', '2027-02-26', 'GIVEN')`,
    [world.coihues.id, vina.id],
  )
  const collective = await first('vacation_collective', 'vacationCollective')
  filters['collectiveUndoPeople'] = { id: collective }
  const inspectionId = await first('inspection', 'inspection')
  filters['inspectionReadings'] = { inspectionId }
  const breach = { id: await first('data_breach', 'dataBreach') }
  filters['dataBreachPeople'] = breach
  filters['dataBreachEntries'] = breach
  filters['courseBatchPeople'] = { id: await first('course_batch', 'courseBatch') }
  const filingId = await first('filing', 'filing')
  filters['filingFindings'] = { filingId }
  filters['filingWages'] = { filingId }
  const entryId = await first('accounting_line', 'accountingEntry', 'entry_id')
  filters['centralizationPeople'] = { entryId, n: 1 }
  filters['centralizationExpenses'] = { entryId }
  const provided = await first('accounting_provision', 'accountingEntry', 'entry_id')
  filters['centralizationProvisionPeople'] = { entryId: provided, kind: 'VACATION' }
  const booked = await first('accounting_entry', 'payrollMonth', 'payroll_month_id')
  filters['centralizationJournal'] = { payrollMonthId: booked }
  const paymentListId = await first('payment_answer', 'paymentList', 'payment_list_id')
  filters['paymentListRows'] = { paymentListId }
  filters['paymentAnswerLines'] = {
    paymentAnswerId: await first('payment_answer', 'paymentAnswer'),
  }
  const closed = `not is_open and type = 'PAYROLL'`
  const payrollMonthId = await first('payroll_month', 'payrollMonth', 'id', closed)
  filters['thirdPartyLines'] = { payrollMonthId, kind: 'TAX', code: 'SII' }
  filters['owedParties'] = { payrollMonthId }
  filters['bankListFindings'] = { payrollMonthId }
  filters['settlementBatchPeople'] = { id: await first('settlement_batch', 'settlementBatch') }
  filters['documentBatchPeople'] = { id: await first('document_batch', 'documentBatch') }
  filters['settlementBatchMiDt'] = { id: await first('settlement_batch', 'settlementBatch') }
  filters['importRows'] = { importationId: await first('importation', 'importation') }
  filters['announcementReaders'] = {
    announcementId: await first('announcement', 'announcement'),
  }
  const surveyId = await first('survey', 'survey')
  filters['surveyParticipants'] = { id: surveyId }
  filters['surveyLinks'] = { surveyId }
  filters['evaluationResults'] = {
    processId: await first('evaluation_process', 'evaluationProcess'),
  }
  filters['changedPeople'] = { id: await first('mass_change', 'massChange') }
})

type IdName = Parameters<typeof publicId>[0]

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
const pageOf = async (number: number, size: number, filter: object = {}) =>
  (
    await api.as('admin').run<Page>(
      `query ($page: Page, $filter: UsersFilter) {
         users(page: $page, filter: $filter) { ...part } }
       fragment part on UsersList { rows { id } total }`,
      { page: { number, size }, filter },
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

test('a total is counted once while nothing changes, and not where a page says it', async () => {
  const countsOf = async (number: number, filter: object) =>
    (await statementsOf(() => pageOf(number, 50, filter))).filter((text) => COUNT.test(text))
  const all = { role: 'EMPLOYEE' }
  expect(await countsOf(1, all)).toHaveLength(1)
  expect(await countsOf(1, all)).toEqual([])
  expect(await countsOf(2, all)).toEqual([])
  const few = { search: elcira.name }
  expect(await countsOf(1, few)).toEqual([])
})

test('a total that the screen already knows is not counted', async () => {
  const first = { page: { number: 1, size: 10 }, filter: { state: 'ACTIVE' } }
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
