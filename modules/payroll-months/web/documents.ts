import { graphql } from '#platform/web/graphql.ts'

export const Months = graphql(`
  query PayrollMonths($input: PayrollProcessMonthsInput!) {
    payrollProcessMonths(input: $input) {
      id
      businessId
      businessName
      yearMonth
      type
      isOpen
      stateLabel
      contracts
      calculated
      failed
      changesSince
      totalEarnings
      totalDeductions
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
  mutation CalculateMonth($input: ByIdPayrollMonth!) {
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

export const CloseMonth = graphql(`
  mutation ClosePayrollMonth($input: ClosePayrollMonthInput!) {
    closePayrollMonth(input: $input) {
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
    }
  }
`)

export const History = graphql(`
  query PayrollHistory($input: PayrollHistoryInput!) {
    payrollHistory(input: $input) {
      userContractId
      payrollMonthId
      yearMonth
      isOpen
      businessName
      name
      contractCode
      net
      earnings
      deductions
      employerCost
      paymentLabel
    }
  }
`)

export const Contracts = graphql(`
  query ContractsInMonth($input: OfPayrollMonth!) {
    activeContractInMonth(input: $input) {
      contractId
      userId
      contractCode
      name
      rut
      jobTitle
      area
    }
  }
`)

export const Items = graphql(`
  query InputItems {
    inputItems {
      code
      label
      unit
      group
    }
  }
`)

export const UserItems = graphql(`
  query UserItems($input: UserItemsInput!) {
    userItems(input: $input) {
      id
      contractId
      person
      contractCode
      itemCode
      itemLabel
      unit
      kind
      value
      startMonth
      endMonth
      totalQuotas
      currentQuota
      status
      comment
      version
      userId
    }
  }
`)

export const SaveCells = graphql(`
  mutation SaveUserItems($input: SaveUserItemsInput!) {
    saveUserItems(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        saved
      }
    }
  }
`)

export const AddItem = graphql(`
  mutation CreateUserItem($input: CreateUserItemInput!) {
    createUserItem(input: $input) {
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
      }
    }
  }
`)

export const ChangeItem = graphql(`
  mutation UpdateUserItem($input: UpdateUserItemInput!) {
    updateUserItem(input: $input) {
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
      }
    }
  }
`)

export const RemoveItem = graphql(`
  mutation RemoveUserItem($input: RemoveUserItemInput!) {
    removeUserItem(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)
