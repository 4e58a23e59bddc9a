import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { contractPersonSpecs } from '#platform/server/graphql/specs.ts'
import type { ScenarioResult, Totals } from '../model/result.ts'
import { ScenarioChangeKind, ScenarioLaw, ScenarioScope } from '../model/scenario.ts'
import type { ScenarioOptions, ScenarioPerson } from './options.queries.ts'
import type { ScenarioDetail, scenarioRun, ScenarioRow } from './scenarios.queries.ts'

const Chosen = objectFrom<ScenarioDetail['changes'][number]['contracts'][number]>(
  'ScenarioContract',
  { contractId: of.id('contract'), name: of.text },
)

type ChangeShape = Omit<ScenarioDetail['changes'][number], 'contractIds'>
const ChangeType = objectFrom<ChangeShape>('ScenarioChange', {
  kind: of.choice(ScenarioChangeKind),
  from: of.yearMonth,
  scope: of.maybe(of.choice(ScenarioScope)),
  area: of.maybe(of.text),
  percent: of.maybe(of.decimal),
  figure: of.maybe(of.text),
  value: of.maybe(of.decimal),
  raiseToMinimum: of.flag,
  law: of.maybe(of.choice(ScenarioLaw)),
  asOf: of.maybe(of.yearMonth),
  count: of.maybe(of.int),
  salary: of.maybe(of.pesos),
  contracts: of.list(of.object(Chosen)),
})

const TotalsType = objectFrom<Totals>('ScenarioTotals', {
  people: of.int,
  failed: of.int,
  net: of.pesos,
  earnings: of.pesos,
  deductions: of.pesos,
  employerCost: of.pesos,
})

const MonthType = objectFrom<ScenarioResult['months'][number]>('ScenarioMonth', {
  yearMonth: of.yearMonth,
  real: of.object(TotalsType),
  simulated: of.object(TotalsType),
  paidNet: of.maybe(of.pesos),
  projected: of.flag,
})

const ConceptType = objectFrom<ScenarioResult['concepts'][number]>('ScenarioConcept', {
  code: of.text,
  label: of.text,
  section: of.text,
  real: of.pesos,
  simulated: of.pesos,
})

const AreaType = objectFrom<ScenarioResult['areas'][number]>('ScenarioArea', {
  area: of.text,
  real: of.pesos,
  simulated: of.pesos,
  realPeople: of.int,
  simulatedPeople: of.int,
})

const PersonType = objectFrom<ScenarioResult['people'][number]>('ScenarioPerson', {
  ...contractPersonSpecs,
  area: of.text,
  netChange: of.pesos,
  costChange: of.pesos,
})

const AssumptionType = objectFrom<ScenarioResult['assumptions'][number]>('ScenarioAssumption', {
  key: of.text,
  label: of.text,
  from: of.yearMonth,
  to: of.yearMonth,
  first: of.decimal,
  last: of.decimal,
  unit: of.text,
  text: of.text,
})

const ResultType = objectFrom<ScenarioResult>('ScenarioResult', {
  months: of.list(of.object(MonthType)),
  concepts: of.list(of.object(ConceptType)),
  areas: of.list(of.object(AreaType)),
  people: of.list(of.object(PersonType)),
  assumptions: of.list(of.object(AssumptionType)),
  affected: of.int,
  durationMs: of.int,
})

const row = {
  id: of.id('scenario'),
  businessId: of.maybe(of.id('business')),
  businessName: of.text,
  name: of.text,
  description: of.maybe(of.text),
  firstMonth: of.yearMonth,
  months: of.int,
  yearly: of.flag,
  monthlyGrowth: of.decimal,
  repeatItems: of.flag,
  createdAt: of.dateTime,
  version: of.int,
  calculatedAt: of.maybe(of.dateTime),
  stale: of.flag,
  netChange: of.maybe(of.pesos),
  costChange: of.maybe(of.pesos),
  activeJobId: of.maybe(of.id('job')),
}

export const ScenarioRowType = objectFrom<Omit<ScenarioRow, 'changes' | 'runId'>>(
  'ScenarioSummary',
  row,
)

type Detail = Omit<ScenarioDetail, 'changes' | 'runId'> & { changes: ChangeShape[] }
export const ScenarioType = objectFrom<Detail>('Scenario', {
  ...row,
  changes: of.list(of.object(ChangeType)),
  result: of.maybe(of.object(ResultType)),
})

export const ScenarioRunType = objectFrom<Awaited<ReturnType<typeof scenarioRun>>>('ScenarioRun', {
  scenarioId: of.id('scenario'),
  status: of.text,
  done: of.int,
  total: of.int,
  message: of.maybe(of.text),
  error: of.maybe(of.text),
})

const FigureType = objectFrom<ScenarioOptions['figures'][number]>('ScenarioFigure', {
  key: of.text,
  label: of.text,
  unit: of.text,
  decimals: of.int,
  value: of.maybe(of.decimal),
})
export const CandidateType = objectFrom<ScenarioPerson>('ScenarioCandidate', {
  contractId: of.id('contract'),
  name: of.text,
  jobTitle: of.text,
})

export const OptionsType = objectFrom<ScenarioOptions>('ScenarioOptions', {
  figures: of.list(of.object(FigureType)),
  areas: of.list(of.text),
})
