import { graphql } from '#platform/web/graphql.ts'

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
  query LateItemOptions {
    inputItems {
      code
      label
      unit
      group
    }
  }
`)
