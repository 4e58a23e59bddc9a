import { Absences, TeamAbsences } from '#generated/operations/absences.ts'
import { AuditLog } from '#generated/operations/audit.ts'
import { CollectiveGroups } from '#generated/operations/collective-vacations.ts'
import { ContractOptions } from '#generated/operations/contracts.ts'
import { Dashboard } from '#generated/operations/dashboard.ts'
import { Debts } from '#generated/operations/debts.ts'
import { Directory } from '#generated/operations/directory.ts'
import { ProfileAssignments } from '#generated/operations/grants.ts'
import { PayrollCheckFindings, PayrollChecks } from '#generated/operations/payroll-checks.ts'
import { MonthContracts, Recalculations } from '#generated/operations/payroll-months.ts'
import {
  PayrollDeadlines,
  PayrollInfo,
  PayrollInfoPeople,
  PaymentTotals,
  PayslipReceipts,
  ProcessPayments,
} from '#generated/operations/payroll-release.ts'
import { PayrollSummaries, PayrollSummaryView } from '#generated/operations/payslips.ts'
import { InvitableUsers } from '#generated/operations/people.ts'
import { PersonRecord } from '#generated/operations/parts/people.ts'
import { People, PeopleCounts } from '#generated/operations/parts/people-list.ts'
import { Activity } from '#generated/operations/presence.ts'
import { ReportPreview } from '#generated/operations/reports.ts'
import { LateItems, Retroactivity } from '#generated/operations/retroactivity.ts'
import { ScenarioOptions, ScenarioPeople } from '#generated/operations/scenarios.ts'
import { OwedParties, ThirdParties, ThirdPartyLines } from '#generated/operations/third-parties.ts'
import { EnteredItems, LastingItems, UserItems } from '#generated/operations/user-items.ts'
import { CurrentUser } from '#generated/operations/parts/session.ts'
import { PayrollMonths } from '#generated/operations/parts/payroll-months.ts'
import { publicId } from '#platform/model/ids.ts'

export type Screen = {
  readonly name: string
  readonly document: { toString(): string }
  readonly variables: object
}

type Ids = {
  readonly month: string
  /** The closed month before it. */
  readonly closed: string
  readonly contract: string
  readonly person: string
  /** Two that the list of people shows: of chosen values, and of a number. */
  readonly fields: readonly [string, string]
}

const first = { page: { number: 1, size: 30 } }
const deepOfSome = { page: { number: 500, size: 30 } }
const deep = { page: { number: 1_500, size: 30 } }
/** The contracts of a page of the grid of entries. */
const ofGrid = Array.from({ length: 100 }, (_, at) => ({
  contractId: publicId('contract', 77 + at),
}))
const ofGridPage = [{ page: { number: 1, size: 100 } }, { page: { number: 450, size: 100 } }]
const by = (field: string, descending = false) => ({ sort: { by: field, descending } })

/** What the screens of an administrator ask the API, in a company where all is large. */
export const screensOf = ({ month, closed, contract, person, fields }: Ids): readonly Screen[] => {
  const payrollMonthId = month
  const payslips = (name: string, filter: object, rest: object) => ({
    name: `payslips: ${name}`,
    document: PayrollSummaries,
    variables: { filter: { payrollMonthId, ...filter }, ...rest },
  })
  const absences = (name: string, variables: object) => ({
    name: `absences: ${name}`,
    document: Absences,
    variables,
  })
  const report = (name: string) => ({
    name: `report: ${name}`,
    document: ReportPreview,
    variables: {
      input: { name, businessId: publicId('business', 1), yearMonth: 202609 },
    },
  })
  return [
    { name: 'me', document: CurrentUser, variables: {} },
    { name: 'home', document: Dashboard, variables: {} },
    { name: 'home: activity', document: Activity, variables: {} },
    ...peopleScreens(person, fields),
    { name: 'people to invite', document: InvitableUsers, variables: {} },
    {
      name: 'collective vacations: groups',
      document: CollectiveGroups,
      variables: { input: { businessId: publicId('business', 1) } },
    },
    { name: 'grants: people', document: ProfileAssignments, variables: first },
    { name: 'contract choices', document: ContractOptions, variables: {} },
    absences('plain', first),
    absences('deep page', deep),
    absences('by name', { ...first, ...by('fullname') }),
    absences('of a month', { ...first, filter: { month: 202609 } }),
    { name: 'absences: team', document: TeamAbsences, variables: { input: {} } },
    payslips('plain', {}, first),
    payslips('deep page', {}, deep),
    payslips('by net', {}, { ...first, ...by('net', true) }),
    payslips('search', { search: 'soto' }, first),
    {
      name: 'payslip',
      document: PayrollSummaryView,
      variables: { input: { payrollMonthId, contractId: contract } },
    },
    {
      name: 'receipts',
      document: PayslipReceipts,
      variables: { filter: { payrollMonthId }, ...first },
    },
    {
      name: 'months',
      document: PayrollMonths,
      variables: { input: { businessId: publicId('business', 1) } },
    },
    ...ofWholeMonth(payrollMonthId),
    {
      name: 'retroactivity',
      document: Retroactivity,
      variables: { input: { payrollMonthId, page: 1, size: 10 } },
    },
    ...pagesOf(payrollMonthId, 'late items', LateItems),
    ...owed(closed),
    ...scenarioChoices,
    report('libro-remuneraciones'),
    report('cotizaciones-por-institucion'),
    { name: 'audit', document: AuditLog, variables: first },
  ]
}

/** What the screens of a month ask about all its people. */
const ofWholeMonth = (payrollMonthId: string): readonly Screen[] => {
  const ofMonth = { input: { payrollMonthId } }
  return [
    { name: 'payroll info', document: PayrollInfo, variables: ofMonth },
    ...(['ABSENCES', 'INCOMPLETE'] as const).map((list) => ({
      name: `payroll info: ${list}`,
      document: PayrollInfoPeople,
      variables: { filter: { payrollMonthId, list }, ...first },
    })),
    { name: 'checks', document: PayrollChecks, variables: ofMonth },
    ...pagesOf(payrollMonthId, 'checks: findings', PayrollCheckFindings).slice(0, 1),
    ...pagesOf(payrollMonthId, 'entries: contracts', MonthContracts, ofGridPage),
    {
      name: 'entries: values',
      document: UserItems,
      variables: { input: { payrollMonthId, contracts: ofGrid } },
    },
    { name: 'entries: columns', document: EnteredItems, variables: ofMonth },
    {
      name: 'entries: nets',
      document: Recalculations,
      variables: { input: { payrollMonthId, contracts: ofGrid } },
    },
    ...pagesOf(payrollMonthId, 'entries: lasting', LastingItems),
    { name: 'deadlines', document: PayrollDeadlines, variables: {} },
    { name: 'payments: totals', document: PaymentTotals, variables: ofMonth },
    ...pagesOf(payrollMonthId, 'payments', ProcessPayments),
  ]
}

const institution = { kind: 'INSTITUTION', userId: null, syndicateId: null }

/** What a closed month owes to third parties; the AFC is owed a line of nearly everybody. */
const owedToOthers = (payrollMonthId: string): readonly Screen[] => {
  const lines = (name: string, rest: object) => ({
    name: `third parties: lines, ${name}`,
    document: ThirdPartyLines,
    variables: { filter: { payrollMonthId, ...institution, code: 'AFC' }, ...rest },
  })
  const parties = (name: string, filter: object, rest: object) => ({
    name: `third parties: ${name}`,
    document: OwedParties,
    variables: { filter: { payrollMonthId, ...filter }, ...rest },
  })
  return [
    { name: 'third parties', document: ThirdParties, variables: { input: { payrollMonthId } } },
    parties('plain', {}, first),
    parties('by name', {}, { ...first, ...by('label') }),
    parties('search', { search: 'soto' }, first),
    lines('plain', first),
    lines('deep page', deep),
    lines('smallest', { ...first, ...by('amount') }),
  ]
}

/** What is owed to others, and to the company. */
const owed = (closed: string) => [...owedToOthers(closed), ...owedByPeople]

/** What people owe; a good part of the company has something in quotas. */
const owedByPeople: readonly Screen[] = [
  { name: 'debts: plain', document: Debts, variables: first },
  { name: 'debts: deep page', document: Debts, variables: deepOfSome },
  { name: 'debts: last first', document: Debts, variables: { ...first, ...by('person', true) } },
  { name: 'debts: search', document: Debts, variables: { ...first, filter: { search: 'soto' } } },
]

const scenarioChoices: readonly Screen[] = [
  { name: 'scenario choices', document: ScenarioOptions, variables: {} },
  {
    name: 'scenario choices: person',
    document: ScenarioPeople,
    variables: { input: { search: 'soto' } },
  },
]

/** A list of a month: its first page, a deep one, and a search. */
const pagesOf = (
  payrollMonthId: string,
  list: string,
  document: Screen['document'],
  [front, back]: readonly object[] = [first, deep],
) =>
  [
    ['plain', {}, front] as const,
    ['deep page', {}, back] as const,
    ['search', { search: 'soto' }, front] as const,
  ].map(([name, filter, rest]) => ({
    name: `${list}, ${name}`,
    document,
    variables: { filter: { payrollMonthId, ...filter }, ...rest },
  }))

const people = (name: string, variables: object) => ({ name, document: People, variables })

const byFields = ([chosen, counted]: Ids['fields']): readonly Screen[] => {
  const asks = { fields: [{ fieldId: chosen, among: 'M' }] }
  const both = { fields: [...asks.fields, { fieldId: counted, from: '1000', to: '40000' }] }
  const ordered = { ...first, ...by('field', true) }
  return [
    people('people: of a field', { ...first, filter: asks }),
    people('people: of two fields', { ...first, filter: both }),
    people('people: by a field', { ...ordered, filter: { sortField: counted } }),
    people('people: of two, by one', { ...ordered, filter: { ...both, sortField: counted } }),
  ]
}

const peopleScreens = (person: string, fields: Ids['fields']): readonly Screen[] => [
  people('people: plain', first),
  people('people: deep page', deep),
  people('people: by RUT', { ...first, ...by('rut') }),
  people('people: by RUT, last first', { ...first, ...by('rut', true) }),
  people('people: by job', { ...first, ...by('jobTitle') }),
  people('people: by first day', { ...first, ...by('initialDate', true) }),
  people('people: active', { ...first, filter: { state: 'ACTIVE' } }),
  people('people: incomplete', { ...first, filter: { incomplete: true } }),
  people('people: of an area', { ...first, filter: { area: 'Bodega' } }),
  people('people: search', { ...first, filter: { search: 'soto' } }),
  ...byFields(fields),
  { name: 'people: counts', document: PeopleCounts, variables: { input: {} } },
  { name: 'directory', document: Directory, variables: first },
  { name: 'ficha', document: PersonRecord, variables: { input: { id: person } } },
]
