import { graphql } from '#platform/web/graphql.ts'

export const Payments = graphql(`
  query AdditionalPayments($input: OfAdditionalMonth!) {
    additionalPayments(input: $input) {
      contractId
      userId
      name
      rut
      itemCode
      value
      earnings
      deductions
      net
      employerCost
      accruedFrom
      accruedTo
      months {
        yearMonth
        part
        deductions
        net
        employerCost
        tax
        taxAtPayment
      }
      lines {
        code
        label
        group
        difference
      }
    }
  }
`)

export const PaymentItems = graphql(`
  query AdditionalItems {
    inputItems {
      code
      label
      unit
      group
    }
  }
`)

export const SavePayments = graphql(`
  mutation SaveAdditionalPayments($input: SaveAdditionalPaymentsInput!) {
    saveAdditionalPayments(input: $input) {
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

export const Release = graphql(`
  query AdditionalRelease($input: OfAdditionalMonth!) {
    additionalRelease(input: $input) {
      total
      released
      mailed
      releasedAt
    }
  }
`)

export const ReleasePayments = graphql(`
  mutation ReleaseAdditionalPayments($input: OfAdditionalMonth!) {
    releaseAdditionalPayments(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        released
        mailed
      }
    }
  }
`)

export const Gratification = graphql(`
  query Gratification($input: OfGratification!) {
    gratification(input: $input) {
      isOpen
      year
      years {
        year
        reason
      }
      profit
      ownCapital
      pool
      pay
      minimumIncome
      firstMonth
      rows {
        contractId
        userId
        name
        rut
        rule
        months
        base
        cap
        due
        paid
        difference
        state
        reason
        net
        deductions
      }
    }
  }
`)

export const GratificationOf = graphql(`
  query GratificationOf($input: OfGratificationPerson!) {
    gratificationOf(input: $input) {
      name
      year
      rule
      months
      base
      cap
      due
      paid
      difference
      state
      reason
      net
      yearMonths {
        yearMonth
        base
        paid
        share
      }
      accrued {
        yearMonth
        part
        deductions
        net
        employerCost
        tax
        taxAtPayment
      }
    }
  }
`)

export const SaveGratification = graphql(`
  mutation SaveGratification($input: SaveGratificationInput!) {
    saveGratification(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        paid
      }
    }
  }
`)

export const RemoveGratification = graphql(`
  mutation RemoveGratification($input: OfGratification!) {
    removeGratification(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        paid
      }
    }
  }
`)

export const ExcludeFromGratification = graphql(`
  mutation ExcludeFromGratification($input: ExcludeFromGratificationInput!) {
    excludeFromGratification(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        paid
      }
    }
  }
`)
