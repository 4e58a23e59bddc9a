import { graphql } from '#platform/web/graphql.ts'

export const GratificationPeople = graphql(`
  query GratificationPeople(
    $filter: GratificationRowsFilter
    $sort: GratificationRowsSort
    $page: Page
    $counted: Boolean = true
  ) {
    gratificationRows(filter: $filter, sort: $sort, page: $page) {
      total @include(if: $counted)
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
