import { graphql } from '#platform/web/graphql.ts'

export const History = graphql(`
  query HistoryOfConcept($input: OfConcept!) {
    conceptHistory(input: $input) {
      from
      until
      recordedAt
      author
      values {
        name
        label
        text
      }
    }
  }
`)

export const Uses = graphql(`
  query UsesOfConcept($input: OfConcept!) {
    conceptUses(input: $input) {
      kind
      code
      title
    }
  }
`)

/** The newest open month: where a change usually begins to hold. */
export const OpenMonths = graphql(`
  query MonthsOfConcepts($input: PayrollProcessMonthsInput!) {
    payrollProcessMonths(input: $input) {
      yearMonth
      isOpen
    }
  }
`)
