import { graphql } from '#platform/web/graphql.ts'

export const PrintPaper = graphql(`
  query AdditionalPdf($input: OfAdditionalPayment!) {
    additionalPdf(input: $input) {
      name
      url
    }
  }
`)
