import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const AcknowledgePayslip = graphql(`mutation AcknowledgePayslip($input: OfPayslip!) { acknowledgePayslip(input: $input) { status message error { kind message field traceId } data { acknowledgedAt contractId payrollMonthId } } }`)
export const ExplainPayslip = graphql(`query ExplainPayslip($input: ExplainPayslipInput!) { explainPayslip(input: $input) { bracket code decisions details enteredAt enteredBy exact index kind label law note numbers parent rounding shown since source sourceUrl text unit words } }`)
export const PayrollPdf = graphql(`query PayrollPdf($input: OfPayslip!) { payrollPdf(input: $input) { name url } }`)
export const PayrollSummariesPdf = graphql(`query PayrollSummariesPdf($input: PayrollSummariesPdfInput!) { payrollSummariesPdf(input: $input) { done error jobId name status total url } }`)
export const PayslipRevisions = graphql(`query PayslipRevisions($input: PayslipRevisionsInput!) { payslipRevisions(input: $input) { error lines { after before change code label section } net next replacedAt replacedBy revision } }`)
