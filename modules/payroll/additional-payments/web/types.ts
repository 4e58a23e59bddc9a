import type {
  AdditionalPaymentsQuery,
  GratificationPeopleQuery,
  GratificationQuery,
} from '#generated/documents/graphql.ts'

export type Year = GratificationQuery['gratification']
export type GratificationRow = GratificationPeopleQuery['gratificationRows']['rows'][number]
export type PaymentRow = AdditionalPaymentsQuery['additionalPayments'][number]
