import { graphql } from '#platform/web/graphql.ts'

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

export const AdditionalWithoutMail = graphql(`
  query AdditionalWithoutMail($input: OfAdditionalMonth!) {
    additionalWithoutMail(input: $input) {
      contractId
      name
    }
  }
`)
