import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ArchiveDocumentTemplate = graphql(`mutation ArchiveDocumentTemplate($input: DocumentTemplateSeen!) { archiveDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const CreateCollaboratorFileOne = graphql(`mutation CreateCollaboratorFileOne($input: CreateCollaboratorFileOneInput!) { createCollaboratorFileOne(input: $input) { status message error { kind message field traceId } data { id name } } }`)
export const CreateDocumentTemplate = graphql(`mutation CreateDocumentTemplate($input: CreateDocumentTemplateInput!) { createDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const DeleteDocumentTemplate = graphql(`mutation DeleteDocumentTemplate($input: DocumentTemplateSeen!) { deleteDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const DocumentTemplate = graphql(`query DocumentTemplate($input: ByIdDocumentTemplate!) { documentTemplate(input: $input) { body currentNo id name publishedBody publishedNo state typeId typeLabel updatedAt version } }`)
export const DocumentTemplates = graphql(`query DocumentTemplates($filter: DocumentTemplateFilter, $page: Page, $sort: DocumentTemplatesSort, $counted: Boolean = true) { documentTemplates(filter: $filter, page: $page, sort: $sort) { rows { currentNo id name publishedNo state typeId typeLabel updatedAt version } total @include(if: $counted) } }`)
export const PreviewTemplate = graphql(`query PreviewTemplate($input: PreviewTemplateInput!) { previewTemplate(input: $input) { blocks covered missing } }`)
export const PublishDocumentTemplate = graphql(`mutation PublishDocumentTemplate($input: DocumentTemplateSeen!) { publishDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const TemplateSubjects = graphql(`query TemplateSubjects($input: TemplateSubjectsInput) { templateSubjects(input: $input) { businessId hint id label } }`)
export const TemplateTags = graphql(`query TemplateTags { templateTags { code group kind label reserved sample } }`)
export const UpdateDocumentTemplate = graphql(`mutation UpdateDocumentTemplate($input: UpdateDocumentTemplateInput!) { updateDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }`)
