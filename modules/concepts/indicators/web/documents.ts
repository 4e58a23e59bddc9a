import { graphql } from '#platform/web/graphql.ts'

export const Indicators = graphql(`
  query Indicators($input: OfYearMonth!) {
    indicators(input: $input) {
      key
      label
      unit
      decimals
      group
      inPayslips
      yearMonth
      value
      published
      status
      certain
      ofTable
      source
      sourceUrl
      note
      since
      previous
      changePercent
      lower
      upper
      why
      entryId
      entryState
      entryValue
      entrySource
      entryUrl
      entryComment
      outOfBounds
      needsSecond
      enteredBy
      enteredAt
      confirmedBy
      confirmedAt
      mine
      version
    }
  }
`)

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

export const IndicatorHistory = graphql(`
  query IndicatorHistory($input: IndicatorHistoryInput!) {
    indicatorHistory(input: $input) {
      yearMonth
      value
      status
    }
  }
`)

export const EnterIndicator = graphql(`
  mutation EnterIndicator($input: EnterIndicatorInput!) {
    enterIndicator(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        key
        entryState
      }
    }
  }
`)

export const ConfirmIndicator = graphql(`
  mutation ConfirmIndicator($input: ConfirmIndicatorInput!) {
    confirmIndicator(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        key
      }
    }
  }
`)

export const RevokeIndicator = graphql(`
  mutation RevokeIndicator($input: RevokeIndicatorInput!) {
    revokeIndicator(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        key
      }
    }
  }
`)

export const EnterIndicatorTable = graphql(`
  mutation EnterIndicatorTable($input: EnterIndicatorTableInput!) {
    enterIndicatorTable(input: $input) {
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
        state
      }
    }
  }
`)

export const ConfirmIndicatorTable = graphql(`
  mutation ConfirmIndicatorTable($input: ConfirmIndicatorTableInput!) {
    confirmIndicatorTable(input: $input) {
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
        state
      }
    }
  }
`)

export const RevokeIndicatorTable = graphql(`
  mutation RevokeIndicatorTable($input: RevokeIndicatorTableInput!) {
    revokeIndicatorTable(input: $input) {
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
