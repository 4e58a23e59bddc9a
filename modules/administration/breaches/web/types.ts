import type { DataBreachQuery } from '#generated/documents/graphql.ts'

export type Breach = DataBreachQuery['dataBreach']
