import type {
  DocumentFoldersQuery,
  DocumentsQuery,
  DocumentTypesQuery,
} from '#generated/documents/graphql.ts'

export type Row = DocumentsQuery['documents']['rows'][number]
export type Folder = DocumentFoldersQuery['documentFolders'][number]
export type Type = DocumentTypesQuery['documentTypes'][number]
