import { graphql } from '#platform/web/graphql.ts'

export const ExplainDraft = graphql(`
  query ExplainDraft($input: ExplainDraftInput!) {
    explainDraft(input: $input) {
      index
      parent
      kind
      text
      words
      numbers
      decisions
      code
      label
      unit
      shown
      exact
      note
      rounding
      bracket
      source
      sourceUrl
      since
      law
    }
  }
`)

export const CasesOfDraft = graphql(`
  query ConceptCases($input: ConceptCasesInput!) {
    conceptCases(input: $input) {
      red
      mutants
      survivors {
        from
        to
        before
        after
      }
      cases {
        id
        title
        yearMonth
        userId
        expected
        got
        error
        passes
      }
    }
  }
`)
