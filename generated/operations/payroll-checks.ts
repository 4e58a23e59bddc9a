import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const NotePayrollChecks = graphql(`mutation NotePayrollChecks($input: NotePayrollChecksInput!) { notePayrollChecks(input: $input) { status message error { kind message field traceId } data { calculated isOpen payrollMonthId payslips rules yearMonth } } }`)
export const PayrollChecks = graphql(`query PayrollChecks($input: PayrollChecksInput!) { payrollChecks(input: $input) { calculated findings { answerable before contractId fix group looksAt message name note noted notedAt notedBy rule rut severity title userId } isOpen payrollMonthId payslips rules yearMonth } }`)
