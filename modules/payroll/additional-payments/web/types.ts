import type { AdditionalPaymentsQuery } from '#generated/documents/graphql.ts'

export type PaymentRow = AdditionalPaymentsQuery['additionalPayments'][number]
