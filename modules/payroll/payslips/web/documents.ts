import { graphql } from '#platform/web/graphql.ts'

export const Payslips = graphql(`
  query Payslips($filter: PayrollSummariesFilter, $sort: PayrollSummariesSort, $page: Page) {
    payrollSummaries(filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        userContractId
        userId
        payrollMonthId
        name
        rut
        jobTitle
        area
        contractCode
        net
        earnings
        deductions
        employerCost
        paymentLabel
        netBefore
      }
    }
  }
`)

export const PrintMonth = graphql(`
  query PrintMonth($input: PayrollSummariesPdfInput!) {
    payrollSummariesPdf(input: $input) {
      jobId
      status
      done
      total
      error
      name
      url
    }
  }
`)

export const PayslipDetail = graphql(`
  query PayslipDetail($input: OfPayslip!) {
    payrollSummaryView(input: $input) {
      payrollMonthId
      contractId
      userId
      yearMonth
      isOpen
      paymentLabel
      isOwn
      releasedAt
      acknowledgedAt
      businessName
      legalName
      businessRut
      name
      rut
      jobTitle
      area
      contractCode
      initialDate
      pensionInstitution
      healthInstitution
      hoursPerWeek
      net
      earnings
      deductions
      employerCost
      netBefore
      monthBefore
      workedDays
      warnings
      movements {
        code
        label
        change
      }
      sections {
        key
        label
        total
        lines {
          code
          label
          amount
          detail
          source
        }
      }
      bases {
        code
        label
        amount
        unit
      }
    }
  }
`)

export const PrintPayslip = graphql(`
  query PrintPayslip($input: OfPayslip!) {
    payrollPdf(input: $input) {
      name
      url
    }
  }
`)

export const Explain = graphql(`
  query ExplainPayslip($input: ExplainPayslipInput!) {
    explainPayslip(input: $input) {
      index
      parent
      kind
      text
      words
      numbers
      decisions
      code
      label
      unit
      shown
      exact
      note
      rounding
      bracket
      source
      sourceUrl
      since
      law
      enteredBy
      enteredAt
    }
  }
`)

export const AcknowledgePayslip = graphql(`
  mutation AcknowledgePayslip($input: OfPayslip!) {
    acknowledgePayslip(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        acknowledgedAt
      }
    }
  }
`)

export const PayslipRevisions = graphql(`
  query PayslipRevisions($input: PayslipRevisionsInput!) {
    payslipRevisions(input: $input) {
      revision
      net
      next
      error
      replacedAt
      replacedBy
      lines {
        code
        label
        section
        before
        after
        change
      }
    }
  }
`)
