import { choice, flag, optional, ref, text } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { Cause } from '../model/cause.ts'
import { ReviewState, sizes } from '../model/review.ts'
import { payrollDifference } from './difference.queries.ts'
import { payrollComparison, payrollComparisonTotals } from './review.queries.ts'
import { reviewPayslips } from './review.service.ts'
import { DifferenceType, TotalsType, WholeType } from './types.ts'

const month = ref('payrollMonth', 'Mes')
const filter = {
  payrollMonthId: month,
  search: optional(text('Buscar', { max: 100 })),
  cause: optional(choice(Cause, 'Causa')),
  area: optional(text('Área', { max: 100 })),
  size: optional(choice(sizes, 'Diferencia')),
  state: optional(choice(ReviewState, 'Revisión')),
}

list('payrollComparison', {
  type: DifferenceType,
  filter: inputFrom('PayrollComparisonFilter', filter),
  sort: ['change', 'percent', 'name', 'net'],
  run: payrollComparison,
})

query('payrollComparisonTotals', {
  input: inputFrom('PayrollComparisonTotalsInput', { payrollMonthId: month }),
  type: TotalsType,
  run: payrollComparisonTotals,
})

query('payrollDifference', {
  input: inputFrom('PayrollDifferenceInput', {
    payrollMonthId: month,
    contractId: ref('contract', 'Contrato'),
  }),
  type: WholeType,
  run: payrollDifference,
})

mutation('reviewPayslips', {
  input: inputFrom('ReviewPayslipsInput', {
    ...filter,
    contractId: optional(ref('contract', 'Contrato')),
    reviewed: flag('Revisada'),
  }),
  type: TotalsType,
  run: reviewPayslips,
})
