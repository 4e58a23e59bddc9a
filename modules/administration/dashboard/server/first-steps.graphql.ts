import { choice, flag, optional } from '#platform/model/field.ts'
import { invalid } from '#platform/server/errors.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { FirstStep, type Lack, mayBeLeft, type Step, StepState } from '../model/first-steps.ts'
import { type FirstSteps, firstSteps, leaveFirstStep } from './first-steps.queries.ts'

const Missing = objectFrom<Lack>('FirstStepLack', {
  text: of.text,
  businessId: of.maybe(of.id('business')),
  userId: of.maybe(of.id('user')),
})

const OneStep = objectFrom<Step>('FirstStepShown', {
  step: of.choice(FirstStep),
  state: of.choice(StepState),
  optional: of.flag,
  lacks: of.list(of.object(Missing)),
})

query('firstSteps', {
  input: inputFrom('FirstStepsInput', { always: optional(flag('También después')) }),
  type: objectFrom<FirstSteps>('FirstSteps', {
    released: of.flag,
    steps: of.list(of.object(OneStep)),
    businessId: of.maybe(of.id('business')),
    monthId: of.maybe(of.id('payrollMonth')),
    yearMonth: of.maybe(of.yearMonth),
    userId: of.maybe(of.id('user')),
    uncontractedId: of.maybe(of.id('user')),
  }),
  run: firstSteps,
})

mutation('leaveFirstStep', {
  input: inputFrom('LeaveFirstStepInput', {
    step: choice(FirstStep, 'Paso'),
    later: flag('Para después'),
  }),
  type: 'Boolean',
  run: async (context, { step, later }) => {
    if (!mayBeLeft(step)) throw invalid('step', 'Sin ese paso no hay liquidaciones')
    return leaveFirstStep(context, { step, later })
  },
})
