import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ComplianceCalendar = graphql(`query ComplianceCalendar($input: ComplianceCalendarInput!) { complianceCalendar(input: $input) { businessId businesses { id name } duties { advice author basis doneOn due duty hasProof isOpen note payrollMonthId source state words yearMonth } years } }`)
export const MarkDuty = graphql(`mutation MarkDuty($input: MarkDutyInput!) { markDuty(input: $input) { status message error { kind message field traceId } data { advice author basis doneOn due duty hasProof isOpen note payrollMonthId source state words yearMonth } } }`)
export const OpenProof = graphql(`mutation OpenProof($input: OpenProofInput!) { openProof(input: $input) { status message error { kind message field traceId } data { name url } } }`)
export const UnmarkDuty = graphql(`mutation UnmarkDuty($input: UnmarkDutyInput!) { unmarkDuty(input: $input) { status message error { kind message field traceId } data { advice author basis doneOn due duty hasProof isOpen note payrollMonthId source state words yearMonth } } }`)
