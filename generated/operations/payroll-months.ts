import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CancelJob = graphql(`mutation CancelJob($input: OfPayrollMonth!) { cancelJob(input: $input) { status message error { kind message field traceId } data { calculated done error failed finishedAt jobId message payrollMonthId recalculated startedAt status total unchanged } } }`)
export const ClosePayrollMonth = graphql(`mutation ClosePayrollMonth($input: ClosePayrollMonthInput!) { closePayrollMonth(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const GenerateProcess = graphql(`mutation GenerateProcess($input: GenerateProcessInput!) { generateProcess(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const InitPayrollMonth = graphql(`mutation InitPayrollMonth($input: InitPayrollMonthInput!) { initPayrollMonth(input: $input) { status message error { kind message field traceId } data { id yearMonth } } }`)
export const MonthContracts = graphql(`query MonthContracts($filter: MonthContractsFilter, $page: Page, $sort: MonthContractsSort, $counted: Boolean = true) { monthContracts(filter: $filter, page: $page, sort: $sort) { rows { area contractCode contractId jobTitle name rut userId } total @include(if: $counted) } }`)
export const MonthContractsByRut = graphql(`query MonthContractsByRut($input: MonthContractsByRutInput!) { monthContractsByRut(input: $input) { contractId rut } }`)
export const PayrollMonth = graphql(`query PayrollMonth($input: ByIdPayrollMonth!) { payrollMonth(input: $input) { activeJobId businessId businessName calculated calculatedAt changesSince closedAt closedBy closedHash contracts currentRunId failed hasPayrollIndicators id isOpen missingIndicators name stateLabel totalCost totalDeductions totalEarnings totalNet totalPeople type version yearMonth } }`)
export const PayrollRun = graphql(`query PayrollRun($input: OfPayrollMonth!) { payrollRun(input: $input) { calculated done error failed finishedAt jobId message payrollMonthId recalculated startedAt status total unchanged } }`)
export const PayrollRunErrors = graphql(`query PayrollRunErrors($input: OfPayrollMonth!) { payrollRunErrors(input: $input) { code contractCode contractId field message name rut userId } }`)
export const PayrollStart = graphql(`query PayrollStart($input: PayrollStartInput) { payrollStart(input: $input) { from ofContract yearMonth } }`)
export const Recalculations = graphql(`query Recalculations($input: RecalculationsInput!) { recalculations(input: $input) { before contractId net recalculatedAt revisions } }`)
export const ReopenPayrollMonth = graphql(`mutation ReopenPayrollMonth($input: ReopenPayrollMonthInput!) { reopenPayrollMonth(input: $input) { status message error { kind message field traceId } data { id version } } }`)
