import { graphql } from '#platform/web/graphql.ts'

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
