import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ConfirmIndicator = graphql(`mutation ConfirmIndicator($input: ConfirmIndicatorInput!) { confirmIndicator(input: $input) { status message error { kind message field traceId } data { key version } } }`)
export const ConfirmIndicatorTable = graphql(`mutation ConfirmIndicatorTable($input: ConfirmIndicatorTableInput!) { confirmIndicatorTable(input: $input) { status message error { kind message field traceId } data { id key version } } }`)
export const EnterIndicator = graphql(`mutation EnterIndicator($input: EnterIndicatorInput!) { enterIndicator(input: $input) { status message error { kind message field traceId } data { key entryState } } }`)
export const EnterIndicatorTable = graphql(`mutation EnterIndicatorTable($input: EnterIndicatorTableInput!) { enterIndicatorTable(input: $input) { status message error { kind message field traceId } data { id state } } }`)
export const IndicatorHistory = graphql(`query IndicatorHistory($input: IndicatorHistoryInput!) { indicatorHistory(input: $input) { status value yearMonth } }`)
export const Indicators = graphql(`query Indicators($input: OfYearMonth!) { indicators(input: $input) { certain changePercent confirmedAt confirmedBy decimals enteredAt enteredBy entryComment entryId entrySource entryState entryUrl entryValue group inPayslips key label lower mine needsSecond note ofTable outOfBounds previous published since source sourceUrl status unit upper value version why yearMonth } }`)
export const RevokeIndicator = graphql(`mutation RevokeIndicator($input: RevokeIndicatorInput!) { revokeIndicator(input: $input) { status message error { kind message field traceId } data { key version } } }`)
export const RevokeIndicatorTable = graphql(`mutation RevokeIndicatorTable($input: RevokeIndicatorTableInput!) { revokeIndicatorTable(input: $input) { status message error { kind message field traceId } data } }`)
