import type {
  AdditionalPaymentsQuery,
  AdditionalTotalsQuery,
} from '#generated/documents/graphql.ts'

export type PaymentRow = AdditionalPaymentsQuery['additionalPayments']['rows'][number]
export type PaymentTotals = AdditionalTotalsQuery['additionalTotals']
