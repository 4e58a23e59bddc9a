import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ReportPreview = graphql(`query ReportPreview($input: ReportPreviewInput!) { reportPreview(input: $input) { chart { categories series { name values } type unit } columns { key kind } counting { done id step } error headers { group kind label } label name notes rows { cells } shown total totals { cells } } }`)
export const ReportProcess = graphql(`query ReportProcess($input: ReportProcessInput) { reportProcess(input: $input) { error fileName fileUrl format id label month requestedAt requestedBy state stateLabel type year } }`)
export const Reports = graphql(`query Reports { reports { businesses { id name } months reports { chart code description download filters { label name } group label name } } }`)
export const RunReport = graphql(`mutation RunReport($input: RunReportInput!) { runReport(input: $input) { status message error { kind message field traceId } data { error fileName fileUrl format id label month requestedAt requestedBy state stateLabel type year } } }`)
