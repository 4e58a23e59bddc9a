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
      accruedFrom
      accruedTo
    }
  }
`)

export const NameProcess = graphql(`
  mutation NameAdditional($input: NameAdditionalInput!) {
    nameAdditional(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        name
      }
    }
  }
`)

export const CalculateAgain = graphql(`
  mutation CalculateAdditional($input: GenerateProcessInput!) {
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
      seesAll
      firstMonth
      states {
        state
        people
        difference
        net
      }
      job {
        id
        status
        done
        total
        error
      }
    }
  }
`)

export const GratificationPeople = graphql(`
  query GratificationPeople(
    $filter: GratificationRowsFilter
    $sort: GratificationRowsSort
    $page: Page
  ) {
    gratificationRows(filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        contractId
        userId
        name
        rut
        rule
        months
        base
        due
        paid
        difference
        state
        reason
        net
      }
    }
  }
`)

export const GratificationOf = graphql(`
  query GratificationOf($input: OfGratificationPerson!) {
    gratificationOf(input: $input) {
      reasons
      yearMonths {
        yearMonth
        base
        paid
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
        jobId
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

export const Release = graphql(`
  query AdditionalRelease($input: OfAdditionalMonth!) {
    additionalRelease(input: $input) {
      total
      released
      mailed
      withoutMail
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

export const AdditionalWithoutMail = graphql(`
  query AdditionalWithoutMail($input: OfAdditionalMonth!) {
    additionalWithoutMail(input: $input) {
      contractId
      name
    }
  }
`)

export const Paper = graphql(`
  query AdditionalPaper($input: OfAdditionalPayment!) {
    additionalPaper(input: $input) {
      isOwn
      name
      rut
      jobTitle
      businessName
      yearMonth
      processName
      isOpen
      paymentLabel
      earnings
      deductions
      net
      lines {
        code
        label
        group
        difference
      }
      months {
        yearMonth
        part
        deductions
        net
        tax
        taxAtPayment
      }
      gratification {
        year
        reasons
        yearMonths {
          yearMonth
          base
          paid
        }
      }
    }
  }
`)
