import { graphql } from '#platform/web/graphql.ts'

export const Checks = graphql(`
  query PayrollChecks($input: PayrollChecksInput!) {
    payrollChecks(input: $input) {
      payrollMonthId
      isOpen
      calculated
      rules
      payslips
      findings {
        rule
        title
        severity
        answerable
        group
        looksAt
        fix
        message
        contractId
        userId
        name
        rut
        noted
        note
        notedBy
        notedAt
        before
      }
    }
  }
`)

export const NoteChecks = graphql(`
  mutation NotePayrollChecks($input: NotePayrollChecksInput!) {
    notePayrollChecks(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        payrollMonthId
      }
    }
  }
`)
