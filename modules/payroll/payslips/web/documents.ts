import { graphql } from '#platform/web/graphql.ts'

export const Payslips = graphql(`
  query Payslips(
    $filter: PayrollSummariesFilter
    $sort: PayrollSummariesSort
    $page: Page
    $counted: Boolean = true
  ) {
    payrollSummaries(filter: $filter, sort: $sort, page: $page) {
      total @include(if: $counted)
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
