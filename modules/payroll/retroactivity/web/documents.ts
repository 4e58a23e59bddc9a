import { graphql } from '#platform/web/graphql.ts'

export const Retroactive = graphql(`
  query Retroactivity($input: OfRetroactivity!) {
    retroactivity(input: $input) {
      payrollMonthId
      yearMonth
      isOpen
      payIn {
        id
        yearMonth
      }
      owed {
        contractId
        userId
        name
        rut
        originMonthId
        originMonth
        toPay
        employerCost
        payable
        facts {
          kind
          detail
          at
          author
        }
        lines {
          concept
          label
          group
          paid
          due
          posted
          owed
        }
      }
      posted {
        contractId
        name
        originMonth
        amount
        lines
        author
        postedAt
      }
      failures {
        contractId
        name
        originMonth
        message
      }
      lateItems {
        id
        name
        yearMonth
        itemLabel
        unit
        value
        comment
      }
    }
  }
`)

export const OpenMonths = graphql(`
  query OpenMonthsForRetroactivity($input: PayrollProcessMonthsInput!) {
    payrollProcessMonths(input: $input) {
      id
      businessId
      businessName
      yearMonth
      type
      isOpen
    }
  }
`)

export const LateItemOptions = graphql(`
  query LateItemOptions($input: OfPayrollMonth!) {
    activeContractInMonth(input: $input) {
      contractId
      name
      rut
      contractCode
    }
    inputItems {
      code
      label
      unit
      group
    }
  }
`)

export const OwedByContractChange = graphql(`
  query OwedByContractChange($input: UpdateUserContractInput!) {
    owedByContractChange(input: $input) {
      businessId
      businessName
      closedMonths
      payIn {
        yearMonth
      }
      hidden
      owed {
        originMonth
        toPay
      }
    }
  }
`)

export const OwedByPersonChange = graphql(`
  query OwedByPersonChange($input: UpdateUserInput!) {
    owedByPersonChange(input: $input) {
      businessId
      businessName
      closedMonths
      payIn {
        yearMonth
      }
      hidden
      owed {
        originMonth
        toPay
      }
    }
  }
`)
