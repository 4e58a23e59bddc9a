import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CaseFacts = graphql(`query CaseFacts($input: CaseFactsInput!) { caseFacts(input: $input) { facts { code label options unit value } result } }`)
export const ConceptImpact = graphql(`query ConceptImpact($input: ConceptImpactInput!) { conceptImpact(input: $input) { broken { contractId message name } changed concept cost done failures mended net next top { after before contractId name netAfter netBefore userId } total watched } }`)
export const CreateConceptCase = graphql(`mutation CreateConceptCase($input: CreateConceptCaseInput!) { createConceptCase(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
export const DeleteConceptCase = graphql(`mutation DeleteConceptCase($input: ByIdConceptCase!) { deleteConceptCase(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
export const FormulaLibrary = graphql(`query FormulaLibrary($input: FormulaLibraryInput) { formulaLibrary(input: $input) { classes { code label } concepts { category classes code decimals formula label max min own source unit } facts { code decimals label max min options source unit value } tables { code columns { code decimals label unit } decimals label source unit } variables { code decimals label max min options source unit value } yearMonth } }`)
export const PreviewConcept = graphql(`query PreviewConcept($input: PreviewConceptInput!) { previewConcept(input: $input) { breaks decimals problem rows { before contractId draft error errorNow jobTitle name netDraft netNow now userId why } unit watched } }`)
export const SaveConcept = graphql(`mutation SaveConcept($input: SaveConceptInput!) { saveConcept(input: $input) { status message error { kind message field traceId } data } }`)
export const StudioConcept = graphql(`query StudioConcept($input: StudioConceptInput!) { studioConcept(input: $input) { borrowed code gratification inputName inputUnit kind law months { businessName contracts id yearMonth } proportional since sourceCode taxable title tributable type users { code title } version } }`)
export const StudioMonths = graphql(`query StudioMonths { studioMonths { businessName contracts id yearMonth } }`)
export const UpdateConceptCase = graphql(`mutation UpdateConceptCase($input: UpdateConceptCaseInput!) { updateConceptCase(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
