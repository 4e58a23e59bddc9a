import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { contractPersonSpecs } from '#platform/server/graphql/specs.ts'
import type { payrollDifference, StepView } from './difference.queries.ts'
import type { payrollComparisonTotals, shown } from './review.queries.ts'
import { Cause } from '../model/cause.ts'
import { ReviewState } from '../model/review.ts'

type Shown = ReturnType<typeof shown>
type Totals = Awaited<ReturnType<typeof payrollComparisonTotals>>
type Whole = Awaited<ReturnType<typeof payrollDifference>>

const PartType = objectFrom<Shown['causes'][number]>('DifferencePart', {
  cause: of.choice(Cause),
  label: of.text,
  change: of.pesos,
})

const row = {
  ...contractPersonSpecs,
  rut: of.text,
  area: of.maybe(of.text),
  jobTitle: of.text,
  before: of.maybe(of.pesos),
  net: of.maybe(of.pesos),
  change: of.pesos,
  percent: of.maybe(of.int),
  unexplained: of.pesos,
  error: of.maybe(of.text),
  state: of.choice(ReviewState),
  stateLabel: of.text,
  reviewedBy: of.maybe(of.text),
  reviewedAt: of.maybe(of.dateTime),
  causes: of.list(of.object(PartType)),
}

export const DifferenceType = objectFrom<Shown>('PayrollDifferenceRow', row)

const TotalPartType = objectFrom<Totals['causes'][number]>('DifferenceTotal', {
  cause: of.choice(Cause),
  label: of.text,
  people: of.int,
  change: of.pesos,
})

export const TotalsType = objectFrom<Totals>('PayrollComparisonTotals', {
  payrollMonthId: of.id('payrollMonth'),
  comparable: of.flag,
  monthBefore: of.maybe(of.int),
  before: of.pesos,
  net: of.pesos,
  change: of.pesos,
  people: of.int,
  changed: of.int,
  unexplained: of.int,
  reviewed: of.int,
  revoked: of.int,
  areas: of.list(of.text),
  causes: of.list(of.object(TotalPartType)),
})

const FactType = objectFrom<StepView['facts'][number]>('DifferenceFact', {
  label: of.text,
  before: of.text,
  after: of.text,
})
const StepLineType = objectFrom<StepView['lines'][number]>('DifferenceStepLine', {
  code: of.text,
  label: of.text,
  change: of.pesos,
})
const StepType = objectFrom<StepView>('DifferenceStep', {
  cause: of.choice(Cause),
  label: of.text,
  facts: of.list(of.object(FactType)),
  change: of.pesos,
  net: of.pesos,
  lines: of.list(of.object(StepLineType)),
})
const LineType = objectFrom<Whole['lines'][number]>('DifferenceLine', {
  code: of.text,
  label: of.text,
  before: of.pesos,
  after: of.pesos,
  change: of.pesos,
  discount: of.flag,
})

export const WholeType = objectFrom<Whole>('PayrollDifference', {
  ...row,
  payrollMonthId: of.id('payrollMonth'),
  monthBefore: of.maybe(of.int),
  steps: of.list(of.object(StepType)),
  lines: of.list(of.object(LineType)),
})
