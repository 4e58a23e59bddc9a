import type {
  DocumentTemplateQuery,
  DocumentTemplatesQuery,
  TemplateTagsQuery,
} from '#generated/documents/graphql.ts'

export type Row = DocumentTemplatesQuery['documentTemplates']['rows'][number]
export type Template = DocumentTemplateQuery['documentTemplate']
export type Tag = TemplateTagsQuery['templateTags'][number]
