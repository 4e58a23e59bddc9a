import type {
  ConceptImpactQuery,
  PreviewConceptQuery,
  StudioConceptQuery,
} from '#generated/documents/graphql.ts'

export type Concept = StudioConceptQuery['studioConcept']
export type StudioMonth = Concept['months'][number]
export type PreviewRow = PreviewConceptQuery['previewConcept']['rows'][number]
export type ImpactPart = ConceptImpactQuery['conceptImpact']
