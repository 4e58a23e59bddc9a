import type {
  DocumentBatchQuery,
  DocumentTemplateQuery,
  DocumentTemplatesQuery,
  TemplateTagsQuery,
} from '#generated/documents/graphql.ts'

export type Row = DocumentTemplatesQuery['documentTemplates']['rows'][number]
export type Template = DocumentTemplateQuery['documentTemplate']
export type Batch = DocumentBatchQuery['documentBatch']
export type Tag = TemplateTagsQuery['templateTags'][number]
