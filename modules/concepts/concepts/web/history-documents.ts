import { graphql } from '#platform/web/graphql.ts'

/** The newest open month: where a change usually begins to hold. */
export const OpenMonths = graphql(`
  query MonthsOfConcepts($input: PayrollProcessMonthsInput!) {
    payrollProcessMonths(input: $input) {
      yearMonth
      isOpen
    }
  }
`)

/** The unions of the company: whose fee an item of discounts may be. */
export const UnionsOfItems = graphql(`
  query UnionsOfItems {
    syndicates {
      id
      name
    }
  }
`)
