import type {
  PaymentAnswersQuery,
  PaymentLimitsQuery,
  PaymentListQuery,
  PaymentListRowsQuery,
  PaymentListsQuery,
} from '#generated/documents/graphql.ts'

export type ListRow = PaymentListsQuery['paymentLists']['rows'][number]
export type ListData = PaymentListQuery['paymentList']
export type PaidRow = PaymentListRowsQuery['paymentListRows']['rows'][number]
export type AnswerRow = PaymentAnswersQuery['paymentAnswers'][number]
export type LimitRow = PaymentLimitsQuery['paymentLimits'][number]
