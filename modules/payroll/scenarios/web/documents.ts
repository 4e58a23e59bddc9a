import { graphql } from '#platform/web/graphql.ts'

export const Scenarios = graphql(`
  query Scenarios {
    scenarios {
      id
      name
      businessName
      firstMonth
      months
      yearly
      netChange
      costChange
      stale
      calculatedAt
      activeJobId
    }
  }
`)

export const ScenarioBusinesses = graphql(`
  query ScenarioBusinesses {
    businesses {
      id
      name
      usePayroll
    }
  }
`)
