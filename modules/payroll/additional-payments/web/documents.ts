import { graphql } from '#platform/web/graphql.ts'

export const AdditionalWithoutMail = graphql(`
  query AdditionalWithoutMail($input: OfAdditionalMonth!) {
    additionalWithoutMail(input: $input) {
      contractId
      name
    }
  }
`)
