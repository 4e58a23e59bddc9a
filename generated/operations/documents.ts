import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ChangeDocumentState = graphql(`mutation ChangeDocumentState($input: ChangeDocumentStateInput!) { changeDocumentState(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const CreateDocument = graphql(`mutation CreateDocument($input: CreateDocumentInput!) { createDocument(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const CreateDocumentFolder = graphql(`mutation CreateDocumentFolder($input: CreateDocumentFolderInput!) { createDocumentFolder(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const DeleteDocument = graphql(`mutation DeleteDocument($input: DeleteDocumentInput!) { deleteDocument(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const DeleteDocumentFolder = graphql(`mutation DeleteDocumentFolder($input: ByIdDocumentFolder!) { deleteDocumentFolder(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const Document = graphql(`query Document($input: ByIdDocument!) { document(input: $input) { contractCode createdAt currentNo expiresOn folderId folderName fullname id isOwn kept { until why words } kind name origin reason size state steps { at author id reason state } typeId typeLabel userContractId userId version versions { author createdAt id no origin pages sha256 size } } }`)
export const DocumentFolders = graphql(`query DocumentFolders($input: DocumentFoldersInput) { documentFolders(input: $input) { access depth documents id kind name parentId position profileIds version } }`)
export const DocumentReaderProfiles = graphql(`query DocumentReaderProfiles { documentReaderProfiles { id name } }`)
export const DocumentTypes = graphql(`query DocumentTypes { documentTypes { code id label legalKind retention retentionMonths sensitivity status version visibleToWorker } }`)
export const Documents = graphql(`query Documents($filter: DocumentFilter, $page: Page, $sort: DocumentsSort, $counted: Boolean = true) { documents(filter: $filter, page: $page, sort: $sort) { rows { contractCode createdAt currentNo expiresOn folderId folderName fullname id isOwn kind name origin reason size state typeId typeLabel userContractId userId version } total @include(if: $counted) } }`)
export const MoveDocuments = graphql(`mutation MoveDocuments($input: MoveDocumentsInput!) { moveDocuments(input: $input) { status message error { kind message field traceId } data { moved { folderId id version } } } }`)
export const OpenDocument = graphql(`mutation OpenDocument($input: OpenDocumentInput!) { openDocument(input: $input) { status message error { kind message field traceId } data { name url } } }`)
export const SaveDocumentType = graphql(`mutation SaveDocumentType($input: SaveDocumentTypeInput!) { saveDocumentType(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
export const UpdateDocument = graphql(`mutation UpdateDocument($input: UpdateDocumentInput!) { updateDocument(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const UpdateDocumentFolder = graphql(`mutation UpdateDocumentFolder($input: UpdateDocumentFolderInput!) { updateDocumentFolder(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const ZipDocuments = graphql(`query ZipDocuments($input: ZipDocumentsInput!) { zipDocuments(input: $input) { done error jobId name status total url } }`)
