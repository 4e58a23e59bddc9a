import { graphql } from '#platform/web/graphql.ts'

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

export const PrintPaper = graphql(`
  query AdditionalPdf($input: OfAdditionalPayment!) {
    additionalPdf(input: $input) {
      name
      url
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
