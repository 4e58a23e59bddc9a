import { graphql } from '#platform/web/graphql.ts'

export const RestrictableBusinesses = graphql(`
  query RestrictableBusinesses {
    businesses {
      id
      name
      workers
    }
  }
`)
