import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  type GraphQLOutputType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { additionalOf } from '#tests/api/additional.ts'
import { outcome, payrollOf } from '#tests/api/payroll.ts'
import { allOperations, documentOf } from '#tests/attacks/schema.ts'

/**
 * Every list of people that the API answers is sorted by surname, so that a column copied from one
 * screen matches the rows of another. The lists are read from the schema: a new one that this file
 * does not ask for fails the first test.
 */
const { api, world, database, drainJobs } = await startApi()
const { vina } = world.businesses
const admin = payrollOf(api.as('admin'))

/** Lists whose order means something else. */
const otherwise: Readonly<Record<string, string>> = {
  'signatureRequest.signing': 'in the turn in which they sign',
  'arrivals.rows': 'by surname, of which the demo world has one in progress',
  'ownReports.rows': 'reports, by their names',
  'approvalRules.steps': 'in the order in which they are answered',
  expiredTerms: 'by the day on which they ended',
  'business.representatives': 'in the order in which they sign',
  'businesses.representatives': 'in the order in which they sign',
  'company.businesses': 'razones sociales, by name',
  companyExceptions: 'by their days',
  'companyPeople.rows': 'asked by who helps from the platform',
  'bankListFindings.rows': 'of the payments, in whose order it is; here every account is good',
  'additionalWithoutMail.rows':
    'of people in sight, in whose order it is; here everybody has a mail',
  'conceptImpact.top': 'who changes most is first',
  'previewConcept.rows': 'who was pinned, and who changes most, is first',
  'scenario.result.people': 'who changes most is first',
  'dashboard.movements.entering.rows': 'by their day',
  'dashboard.movements.expiring.rows': 'by their day',
  'dashboard.movements.leaving.rows': 'by their day',
  newHires: 'by their first day',
  'hires.rows': 'by their first day',
  payrollHistory: 'the months of one contract',
  'inbox.rows': 'what waits longest is first',
  disputesOfPayslip: 'the disputes of one payslip',
  'vacationDoubts.rows': 'by the day off, the newest first',
  vacationZoneProposals: 'its own test, which has people in such a zone',
  'collectivePeople.rows': 'its own test, which has a collective vacation',
  'collectiveUndoPeople.rows': 'its own test, which has a collective vacation',
  'contractEndingBatchPeople.rows': 'its own test, which has a job whose contracts end',
  'massChangePeople.rows': 'its own test, which has a change of many people',
  'changedPeople.rows': 'its own test, which has a change of many people',
  userAbsences: 'the absences of one person',
  absenceAlerts: 'the nearest deadline first',
  teamAbsences: 'by the day on which they begin, the newest first',
  userContracts: 'the contracts of one person',
  'userContracts.contractAnnexes': 'the annexes of one contract, the newest first',
  'userContract.contractAnnexes': 'the annexes of one contract, the newest first',
  'settlement.userContract.contractAnnexes': 'the annexes of one contract, the newest first',
  businesses: 'razones sociales',
  'absenceMonth.rows.business.representatives': 'the representatives of a razón social',
  'absences.rows.business.representatives': 'the representatives of a razón social',
  'teamAbsences.business.representatives': 'the representatives of a razón social',
  'user.userBusinesses.business.representatives': 'the representatives of a razón social',
  'userAbsences.business.representatives': 'the representatives of a razón social',
  'userBusinesses.business.representatives': 'the representatives of a razón social',
  userDebts: 'what one person owes',
  'courseBatchPeople.rows': 'by surname, of one act',
  'dataBreachPeople.rows': 'by surname, of one incident',
  'erasures.rows': 'by their day; in the demo world nobody proposed one',
  'expiredRecords.rows': 'by their day; in the demo world nobody left that long ago',
  'announcementReaders.rows': 'its own test, which has an announcement',
  birthdays: 'by their day',
  anniversaries: 'by their day',
  'documents.rows': 'by their day; by surname in its own test',
  'inspectionDocuments.rows': 'what one razón social signed, shown to an inspector',
  'expenseReport.expenses': 'what one person spent, by day',
  'expenseReports.rows.expenses': 'what one person spent, by day',
  'myActionPlans.rows': 'the plans of one person',
  peerCandidates: 'its own test, which has a proposal',
  'peerProposals.rows.peers': 'its own test, which has a proposal',
  'documentBatchPeople.rows': 'by surname, of the contracts of one generation',
  'previewDocumentBatch.lackers': 'by surname, of the contracts that somebody chose',
  'subordinateActionPlans.rows': 'its own test, which has a team',
  businessNames: 'razones sociales',
  'centralizationPeople.rows': 'its own test, which has an entry',
  'centralizationProvisionPeople.rows': 'its own test, which has an entry',
  'paymentListRows.rows': 'in the order of the file',
  'paymentAnswerLines.rows': 'in the order of the answer',
  'previewPaymentAnswer.rows': 'what wants a look first, then what was rejected',
  'thirdPartyLines.rows': 'by amount, its own test',
  'filingFindings.rows': 'in the order of the check',
  'filingWages.rows': 'its own test, which has a declared year',
  'labourRegistrations.rows': 'the nearest deadline first',
  syndicates: 'unions',
  'costCenterMonthPeople.rows': 'its own test, which has a group of centres',
  'gratificationRows.rows': 'its own test, which has a year to settle',
  compareSettlements: 'one person, with other causes and days',
  pieceworkCrewMonth: 'its own test, which has a crew',
  pieceworkSheet: 'its own test, which has a crew',
  userLoans: 'one person, the newest loan first',
  'signInLinks.rows': 'when each was linked, the newest first',
  contractsSettlement: 'those that end are first, then by name',
  'settlementBatchCandidates.rows': 'those left out are first, then by name',
  'settlementBatchMiDt.rows': 'a file of one batch, by name as its papers',
  'settlementBatchPeople.rows': 'errors are first, then by name',
  'settlementDisplayPeople.rows': 'those left out are first, then by name',
  'settlementContracts.rows': 'its own test, which has somebody who leaves',
  'retroactiveFailures.rows': 'as what is owed',
  'retroactivePosted.rows': 'its own test, which has something posted',
  'lateItems.rows': 'its own test, which has somebody with one',
  'retroactivity.owed': 'its own test, which has something owed',
}

type Ask = (ids: Ids) => Record<string, unknown>
type Ids = { month: string; advance: string; additional: string }

const page = { number: 1, size: 100 }
const byName = (by: string, filter: object = {}): Ask => {
  return () => ({ filter, sort: { by }, page })
}

/** How each list is asked for. */
const asked: Readonly<Record<string, Ask>> = {
  'absences.rows': byName('fullname'),
  'arrivalTasks.rows': byName('fullname'),
  'contractEndings.rows': byName('fullname'),
  'courseGrid.rows': byName('fullname'),
  'expenseReports.rows': byName('fullname'),
  'expenses.rows': byName('fullname'),
  'expensePermissions.rows': byName('fullname'),
  'absenceMonth.rows': () => ({ input: { month: 202608 } }),
  'dataCorrections.rows': byName('fullname'),
  'privacyRequests.rows': byName('fullname'),
  'contractAnnexes.rows': byName('fullname'),
  'payslipDisputes.rows': byName('fullname'),
  'actionPlans.rows': byName('fullname'),
  'evaluationReviews.rows': byName('fullname'),
  'evaluationMissing.rows': byName('fullname'),
  'peerProposals.rows': byName('fullname'),
  'peerShortages.rows': byName('fullname'),
  'certificates.rows': byName('fullname'),
  'absenceHistoryReport.rows': byName('fullname', { from: '2026-01-01', to: '2026-12-31' }),
  'vacations.rows': byName('fullname'),
  'vacationBalanceReport.rows': byName('fullname'),
  'vacationHistoryReport.rows': byName('fullname', { from: '2026-01-01', to: '2026-12-31' }),
  'users.rows': byName('fullname'),
  'costCenterGaps.rows': byName('fullname'),
  'foreignWorkers.rows': byName('fullname'),
  'supervisedUsers.rows': byName('fullname'),
  'profileAssignments.rows': byName('fullname'),
  'employerLoans.rows': byName('person'),
  'debts.rows': byName('person'),
  'healthPlanNotices.rows': byName('fullname'),
  'leaveSubsidies.rows': byName('fullname'),
  'leavesToRecover.rows': byName('fullname'),
  'pieceworkEntries.rows': byName('person'),
  'settlements.rows': byName('fullname'),
  allUsers: () => ({ input: { search: null } }),
  delegationPeople: () => ({ input: { search: null } }),
  activeContractInMonth: ({ month }) => ({ input: { payrollMonthId: month } }),
  'monthContracts.rows': ({ month }) => ({ filter: { payrollMonthId: month }, page }),
  'lastingItems.rows': ({ month }) => ({ filter: { payrollMonthId: month }, page }),
  userItems: ({ month }) => ({ input: { payrollMonthId: month } }),
  'payrollSummaries.rows': ({ month }) => ({
    filter: { payrollMonthId: month },
    sort: { by: 'name' },
    page,
  }),
  'payrollComparison.rows': ({ month }) => ({
    filter: { payrollMonthId: month },
    sort: { by: 'name' },
    page,
  }),
  'payslipReceipts.rows': ({ month }) => ({
    filter: { payrollMonthId: month },
    sort: { by: 'name' },
    page,
  }),
  contractWithPendingTransfer: ({ month }) => ({ input: { payrollMonthId: month } }),
  'processPayments.rows': ({ month }) => ({ filter: { payrollMonthId: month }, page }),
  'advances.rows': ({ advance }) => ({ filter: { payrollMonthId: advance }, page }),
  itemsAdvanceToProcess: ({ month }) => ({ input: { payrollMonthId: month } }),
  'advancesToProcess.rows': ({ month }) => ({ filter: { payrollMonthId: month }, page }),
  'additionalPayments.rows': ({ additional }) => ({
    filter: { payrollMonthId: additional },
    page,
  }),
  'payrollRunErrors.rows': ({ month }) => ({ filter: { payrollMonthId: month }, page }),
  'payslipsWithoutMail.rows': ({ month }) => ({ filter: { payrollMonthId: month }, page }),
  'directory.rows': byName('fullname'),
  'payrollInfoPeople.rows': ({ month }) => ({
    filter: { payrollMonthId: month, list: 'INCOMPLETE' },
    page,
  }),
  'payrollChecks.findings': ({ month }) => ({ input: { payrollMonthId: month } }),
  'payrollCheckFindings.rows': ({ month }) => ({ filter: { payrollMonthId: month }, page }),
}

/** Lists that come in parts, and what tells the parts apart: each part is by surname. */
const parted: Readonly<Record<string, string>> = {
  'payrollChecks.findings': 'rule',
  'payrollCheckFindings.rows': 'rule',
}

const change = <Data>(name: string, type: string, fields: string, input: object) =>
  api
    .as('admin')
    .mutate<Data>(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${outcome} data { ${fields} } } }`,
      { input },
    )

const lists = listsOfPeople()

test('every list of people is asked for here, or is ordered otherwise for a reason', () => {
  expect(lists.length).toBeGreaterThan(20)
  expect([...Object.keys(asked), ...Object.keys(otherwise)].toSorted()).toEqual(lists.toSorted())
})

describe('in the order of surnames', () => {
  let ids: Ids
  let surnames: ReadonlyMap<string, string>

  beforeAll(async () => {
    const month = await admin.monthAt(vina, 202609)
    const advance = await change<{ id: string }>(
      'initPayrollMonth',
      'InitPayrollMonthInput',
      'id',
      {
        businessId: vina.publicId,
        yearMonth: 202609,
        type: 'ADVANCE',
      },
    )
    await change('proposeAdvances', 'ProposeAdvancesInput', 'saved', {
      payrollMonthId: advance.id,
      percent: '40',
    })
    const { activeContractInMonth: contracts } = await api
      .as('admin')
      .run<{ activeContractInMonth: { contractId: string }[] }>(
        `query ($input: OfPayrollMonth!) { activeContractInMonth(input: $input) { contractId } }`,
        { input: { payrollMonthId: month.id } },
      )
    const [contractId, other] = contracts.map((one) => one.contractId).slice(-2)
    await change('createEmployerLoan', 'CreateEmployerLoanInput', 'id', {
      contractId,
      amount: 200_000,
      totalQuotas: 4,
      startMonth: 202609,
      grantedOn: '2026-09-01',
    })
    const [itemCode, value] = ['COMISIONES', '9500000']
    await change('saveUserItems', 'SaveUserItemsInput', 'saved', {
      payrollMonthId: month.id,
      cells: [contractId, other].map((one) => ({ contractId: one, itemCode, value })),
    })
    // Two people whose pay cannot be calculated.
    await database.owner.query('update user_version set birthday = null where user_id = any($1)', [
      [world.people.veronica.id, world.people.bernarda.id],
    ])
    await admin.calculate(month.id)
    await drainJobs()
    const additional = await additionalOf(api.as('admin')).open(vina.publicId, 202608)
    ids = { month: month.id, advance: advance.id, additional: additional.id }
    surnames = await surnamesByName()
  })

  test.each(Object.keys(asked))('%s', async (name) => {
    const [operation = '', ...path] = name.split('.')
    const found = allOperations.find((one) => one.name === operation)
    if (!found) throw new Error(`no operation ${operation}`)
    const variables = asked[name]?.(ids) ?? {}
    const who = name.startsWith('supervised') ? 'supervisor' : 'admin'
    const answer = await api.as(who).run<Record<string, unknown>>(documentOf(found), variables)
    const rows = [operation, ...path].reduce<unknown>((part, key) => field(part, key), answer)
    const all = (Array.isArray(rows) ? rows : []).filter((row) => nameIn(row) !== 'null')
    const part = parted[name]
    const parts = Map.groupBy(all, (row) => part && field(row, part))
    expect(Math.max(...[...parts.values()].map(({ length }) => length))).toBeGreaterThan(1)
    for (const people of parts.values()) {
      const keys = people.map((row) => surnames.get(nameIn(row)) ?? `unknown: ${nameIn(row)}`)
      expect(keys.filter((key) => key.startsWith('unknown'))).toEqual([])
      expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : Number(a > b))))
    }
  })

  /** What each whole name of the company is ordered by. */
  async function surnamesByName() {
    const { rows } = await database.owner.query<{ name: string; surname: string }>(
      `select distinct concat_ws(' ', firstname, second_name, paternal_lastname,
           maternal_lastname) as name,
         app.plain(concat_ws(' ', paternal_lastname, maternal_lastname, firstname, second_name))
           as surname
       from user_version where company_id = $1`,
      [world.coihues.id],
    )
    return new Map(rows.map(({ name, surname }) => [name, surname]))
  }
})

const nameIn = (row: unknown) =>
  String(field(row, 'fullname') ?? field(row, 'person') ?? field(row, 'name'))

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([own]) => own === key)?.[1]
    : undefined

function isList(type: GraphQLOutputType): boolean {
  return isNonNullType(type) ? isList(type.ofType) : isListType(type)
}

/** Every list of the schema whose rows are people: they have a name, and a RUT or a person's id. */
function listsOfPeople(): string[] {
  const schema = buildSchema(readFileSync('generated/schema.graphql', 'utf8'))
  const found = new Set<string>()
  const visit = (type: unknown, path: string, depth: number) => {
    if (!isObjectType(type) || depth === 0) return
    for (const one of Object.values(type.getFields())) {
      const inner = getNamedType(one.type)
      if (!isObjectType(inner)) continue
      const here = path ? `${path}.${one.name}` : one.name
      const keys = Object.keys(inner.getFields())
      const isNamed = ['name', 'fullname', 'person'].some((key) => keys.includes(key))
      const isPerson = keys.includes('rut') || keys.includes('userId')
      if (isList(one.type) && isNamed && isPerson) found.add(here)
      visit(inner, here, depth - 1)
    }
  }
  visit(schema.getQueryType(), '', 4)
  return [...found]
}
