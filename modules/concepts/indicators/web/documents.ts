import { graphql } from '#platform/web/graphql.ts'

export const IncomeTax = graphql(`
  query IncomeTax($input: OfYearMonth!) {
    incomeTax(input: $input) {
      utm
      status
      source
      sourceUrl
      note
      since
      certain
      draft {
        above
        upTo
        value1
        value2
      }
      entry {
        id
        key
        source
        sourceUrl
        comment
        state
        outOfBounds
        needsSecond
        enteredBy
        enteredAt
        confirmedBy
        mine
        version
        brackets {
          above
          upTo
          value1
          value2
        }
      }
      brackets {
        place
        aboveUtm
        upToUtm
        above
        upTo
        factor
        rebateUtm
        rebate
        most
      }
    }
  }
`)

export const FamilyAllowance = graphql(`
  query FamilyAllowance($input: OfYearMonth!) {
    familyAllowance(input: $input) {
      status
      source
      sourceUrl
      note
      since
      certain
      draft {
        above
        upTo
        value1
        value2
      }
      entry {
        id
        key
        source
        sourceUrl
        comment
        state
        outOfBounds
        needsSecond
        enteredBy
        enteredAt
        confirmedBy
        mine
        version
        brackets {
          above
          upTo
          value1
          value2
        }
      }
      brackets {
        letter
        above
        upTo
        amount
      }
    }
  }
`)
