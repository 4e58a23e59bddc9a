import type {
  DismissalCausesQuery,
  SettlementBatchQuery,
  SettlementPreviewQuery,
  SettlementQuery,
  SettlementsQuery,
} from '#generated/documents/graphql.ts'

export type BatchRow = SettlementBatchQuery['settlementBatch']
export type SettlementRow = SettlementsQuery['settlements']['rows'][number]
export type SettlementData = SettlementQuery['settlement']
export type Cause = DismissalCausesQuery['dismissalCauses'][number]
export type Preview = SettlementPreviewQuery['settlementPreview']
export type Line = Preview['lines'][number]
