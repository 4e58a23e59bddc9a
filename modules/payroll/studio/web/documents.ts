import { graphql } from '#platform/web/graphql.ts'

export const Opened = graphql(`
  query StudioConcept($input: StudioConceptInput!) {
    studioConcept(input: $input) {
      kind
      code
      title
      sourceCode
      borrowed
      type
      inputUnit
      inputName
      since
      version
      law
      taxable
      tributable
      gratification
      proportional
      users {
        code
        title
      }
      months {
        id
        yearMonth
        businessName
        contracts
      }
    }
  }
`)

export const Months = graphql(`
  query StudioMonths {
    studioMonths {
      id
      yearMonth
      businessName
      contracts
    }
  }
`)

export const LibraryOfMonth = graphql(`
  query FormulaLibrary($input: FormulaLibraryInput!) {
    formulaLibrary(input: $input) {
      yearMonth
      facts {
        code
        label
        unit
        decimals
        min
        max
        options
        value
        source
      }
      variables {
        code
        label
        unit
        decimals
        min
        max
        options
        value
        source
      }
      tables {
        code
        label
        unit
        decimals
        source
        columns {
          code
          label
          unit
          decimals
        }
      }
      classes {
        code
        label
      }
      concepts {
        code
        label
        unit
        decimals
        formula
        classes
        min
        max
        category
        source
        own
      }
    }
  }
`)

export const Preview = graphql(`
  query PreviewConcept($input: PreviewConceptInput!) {
    previewConcept(input: $input) {
      watched
      unit
      decimals
      problem
      breaks
      rows {
        contractId
        userId
        name
        jobTitle
        why
        now
        draft
        before
        netNow
        netDraft
        error
        errorNow
      }
    }
  }
`)

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

export const ImpactOfDraft = graphql(`
  query ConceptImpact($input: ConceptImpactInput!) {
    conceptImpact(input: $input) {
      watched
      done
      total
      next
      changed
      concept
      net
      cost
      failures
      mended
      broken {
        contractId
        name
        message
      }
      top {
        contractId
        userId
        name
        before
        after
        netBefore
        netAfter
      }
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

export const FactsOfCase = graphql(`
  query CaseFacts($input: CaseFactsInput!) {
    caseFacts(input: $input) {
      result
      facts {
        code
        label
        unit
        value
        options
      }
    }
  }
`)

export const CreateCase = graphql(`
  mutation CreateConceptCase($input: CreateConceptCaseInput!) {
    createConceptCase(input: $input) {
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
      }
    }
  }
`)

export const UpdateCase = graphql(`
  mutation UpdateConceptCase($input: UpdateConceptCaseInput!) {
    updateConceptCase(input: $input) {
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
      }
    }
  }
`)

export const DeleteCase = graphql(`
  mutation DeleteConceptCase($input: ByIdConceptCase!) {
    deleteConceptCase(input: $input) {
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
      }
    }
  }
`)

export const SaveConcept = graphql(`
  mutation SaveConcept($input: SaveConceptInput!) {
    saveConcept(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)
