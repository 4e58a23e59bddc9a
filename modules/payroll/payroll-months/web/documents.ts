import { graphql } from '#platform/web/graphql.ts'

export const Months = graphql(`
  query PayrollMonths($input: PayrollProcessMonthsInput!) {
    payrollProcessMonths(input: $input) {
      id
      businessId
      businessName
      yearMonth
      type
      name
      isOpen
      stateLabel
      contracts
      calculated
      failed
      changesSince
      totalEarnings
      totalDeductions
      totalPeople
      totalNet
      totalCost
      calculatedAt
      closedAt
      activeJobId
    }
  }
`)

export const MonthBusinesses = graphql(`
  query MonthBusinesses {
    businesses {
      id
      name
      usePayroll
      status
    }
  }
`)

export const Month = graphql(`
  query PayrollMonthDetail($input: ByIdPayrollMonth!) {
    payrollMonth(input: $input) {
      id
      businessId
      businessName
      yearMonth
      type
      isOpen
      stateLabel
      hasPayrollIndicators
      missingIndicators
      contracts
      currentRunId
      calculatedAt
      calculated
      failed
      changesSince
      totalEarnings
      totalDeductions
      totalPeople
      totalNet
      totalCost
      activeJobId
      closedAt
      closedBy
      closedHash
      version
    }
  }
`)

export const Run = graphql(`
  query PayrollRun($input: OfPayrollMonth!) {
    payrollRun(input: $input) {
      jobId
      status
      done
      total
      message
      error
      calculated
      failed
      startedAt
      finishedAt
      recalculated
      unchanged
    }
  }
`)

export const RunErrors = graphql(`
  query PayrollRunErrors($input: OfPayrollMonth!) {
    payrollRunErrors(input: $input) {
      contractId
      userId
      contractCode
      rut
      name
      code
      message
      field
    }
  }
`)

export const InitMonth = graphql(`
  mutation InitPayrollMonth($input: InitPayrollMonthInput!) {
    initPayrollMonth(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
        yearMonth
      }
    }
  }
`)

export const Calculate = graphql(`
  mutation CalculateMonth($input: GenerateProcessInput!) {
    generateProcess(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
        activeJobId
      }
    }
  }
`)

export const StopCalculation = graphql(`
  mutation StopCalculation($input: OfPayrollMonth!) {
    cancelJob(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        status
      }
    }
  }
`)

/** How far a closed month is on its way to its people: who was paid, who sees their payslip. */
export const ReleasedOfMonth = graphql(`
  query ReleasedOfMonth($input: OfProcess!) {
    payslipRelease(input: $input) {
      paid
      waiting
      releasedAt
    }
  }
`)

export const ReopenMonth = graphql(`
  mutation ReopenPayrollMonth($input: ReopenPayrollMonthInput!) {
    reopenPayrollMonth(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
        isOpen
      }
    }
  }
`)

export const MostChanged = graphql(`
  query MostChanged($filter: PayrollSummariesFilter, $sort: PayrollSummariesSort, $page: Page) {
    payrollSummaries(filter: $filter, sort: $sort, page: $page) {
      rows {
        userContractId
        payrollMonthId
        name
        net
        netBefore
      }
    }
  }
`)

export const WhyChanged = graphql(`
  query WhyChanged($input: PayrollComparisonTotalsInput!) {
    payrollComparisonTotals(input: $input) {
      comparable
      change
      people
      changed
      unexplained
      reviewed
      causes {
        cause
        label
        people
        change
      }
    }
  }
`)

export const Incomplete = graphql(`
  query IncompleteRecords($input: OfProcessMonth!) {
    payrollInfo(input: $input) {
      incomplete
    }
  }
`)
