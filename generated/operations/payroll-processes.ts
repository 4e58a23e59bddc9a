import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CreateTransferFile = graphql(`mutation CreateTransferFile($input: CreateTransferFileInput!) { createTransferFile(input: $input) { status message error { kind message field traceId } data { name total transfers url withoutAccount } } }`)
export const MarkPayrollDeadline = graphql(`mutation MarkPayrollDeadline($input: MarkPayrollDeadlineInput!) { markPayrollDeadline(input: $input) { status message error { kind message field traceId } data { marked } } }`)
export const MonthsActive = graphql(`query MonthsActive { monthsActive { businessName calculating name payrollMonthId percent type yearMonth } }`)
export const NewHires = graphql(`query NewHires($input: NewHiresInput!) { newHires(input: $input) { area businessName contractId initialDate jobTitle lacks name userId } }`)
export const PaymentTotals = graphql(`query PaymentTotals($input: OfProcess!) { paymentTotals(input: $input) { left owed payrollMonthId people sent withoutAccount } }`)
export const PayrollDeadlines = graphql(`query PayrollDeadlines { payrollDeadlines { businessId businessName days due isOpen kind payrollMonthId state words yearMonth } }`)
export const PayrollInfo = graphql(`query PayrollInfo($input: OfProcessMonth!) { payrollInfo(input: $input) { absences contracts entering hasPayrollIndicators incomplete leaving loans missingIndicators payrollMonthId people { contractId detail list name userId } withoutPayment } }`)
export const PayslipReceipts = graphql(`query PayslipReceipts($filter: PayslipReceiptsFilter, $page: Page, $sort: PayslipReceiptsSort, $counted: Boolean = true) { payslipReceipts(filter: $filter, page: $page, sort: $sort) { rows { accountEnd acknowledgedAt bank contractId mailed name net paymentKind paymentLabel paymentStatus payrollMonthId releasedAt remindedAt rut state userId } total @include(if: $counted) } }`)
export const PayslipRelease = graphql(`query PayslipRelease($input: OfProcess!) { payslipRelease(input: $input) { acknowledged done error jobTotal mailed paid payrollMonthId pending released releasedAt status total waiting withoutMail } }`)
export const PayslipsWithoutMail = graphql(`query PayslipsWithoutMail($input: OfProcess!) { payslipsWithoutMail(input: $input) { canSignIn contractId name rut userId } }`)
export const ReleasePayslips = graphql(`mutation ReleasePayslips($input: OfProcess!) { releasePayslips(input: $input) { status message error { kind message field traceId } data { acknowledged done error jobTotal mailed paid payrollMonthId pending released releasedAt status total waiting withoutMail } } }`)
export const RemindPayslips = graphql(`mutation RemindPayslips($input: OfProcess!) { remindPayslips(input: $input) { status message error { kind message field traceId } data { reminded } } }`)
export const TransferFormats = graphql(`query TransferFormats($input: OfProcess!) { transferFormats(input: $input) { code label reason } }`)
export const UpdatePayrollProcess = graphql(`mutation UpdatePayrollProcess($input: UpdatePayrollProcessInput!) { updatePayrollProcess(input: $input) { status message error { kind message field traceId } data { version } } }`)
export const UpdateTransferCompleted = graphql(`mutation UpdateTransferCompleted($input: UpdateTransferCompletedInput!) { updateTransferCompleted(input: $input) { status message error { kind message field traceId } data { payrollMonthId updated } } }`)
