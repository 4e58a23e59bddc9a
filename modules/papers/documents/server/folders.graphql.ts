import { choice, id, integer, optional, ref } from '#platform/model/field.ts'
import { byId, inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import { FolderKind } from '../model/catalogs.ts'
import { DocumentFolder, DocumentType } from '../model/document.ts'
import { documentFolders, type FolderRow } from './folders.queries.ts'
import {
  createDocumentFolder,
  deleteDocumentFolder,
  updateDocumentFolder,
} from './folders.service.ts'
import { readerProfiles } from './profiles.ts'
import {
  documentTypes,
  type DocumentTypeRow,
  saveDocumentType,
  typeFields,
} from './types.service.ts'

const Folder = objectFrom<Omit<FolderRow, 'path'>>('DocumentFolder', {
  ...specsOf(DocumentFolder, ['id', 'parentId', 'name', 'kind', 'access', 'position', 'version']),
  depth: of.int,
  documents: of.int,
  profileIds: of.list(of.id('profile')),
})

query('documentFolders', {
  input: inputFrom('DocumentFoldersInput', {
    folderId: optional(ref('documentFolder', 'Carpeta')),
    userId: optional(ref('user', 'Persona')),
    kind: optional(choice(FolderKind, 'De quién')),
  }),
  type: Folder,
  many: true,
  run: documentFolders,
})

const { parentId, name, access, kind, position } = DocumentFolder.fields
const written = {
  name,
  parentId,
  access,
  position: optional(position),
  profiles: listOf(inputFrom('FolderReader', { id: id('profile') })),
}
type Readers = { profiles: readonly { id: number }[] }
const withReaders = <Input extends Readers>({ profiles, ...input }: Input) => ({
  ...input,
  profileIds: profiles.map((one) => one.id),
})

mutation('createDocumentFolder', {
  input: inputFrom('CreateDocumentFolderInput', { ...written, kind }),
  type: Folder,
  run: (context, input) => createDocumentFolder(context, withReaders(input)),
})

mutation('updateDocumentFolder', {
  input: inputFrom('UpdateDocumentFolderInput', {
    ...written,
    id: id('documentFolder'),
    version: integer('Versión'),
  }),
  type: Folder,
  run: (context, input) => updateDocumentFolder(context, withReaders(input)),
})

mutation('deleteDocumentFolder', {
  input: byId('documentFolder'),
  type: Folder,
  run: deleteDocumentFolder,
})

query('documentReaderProfiles', {
  type: objectFrom<{ id: number; name: string }>('DocumentReaderProfile', {
    id: of.id('profile'),
    name: of.text,
  }),
  many: true,
  run: async ({ tx }) => [...(await readerProfiles.get()(tx))],
})

const Type = objectFrom<DocumentTypeRow>(
  'DocumentType',
  specsOf(DocumentType, [
    ...(['id', 'code', 'label', 'legalKind', 'sensitivity'] as const),
    ...(['visibleToWorker', 'retention', 'retentionMonths', 'status', 'version'] as const),
  ]),
)

query('documentTypes', { type: Type, many: true, run: documentTypes })

mutation('saveDocumentType', {
  input: inputFrom('SaveDocumentTypeInput', {
    ...typeFields,
    id: optional(id('documentType')),
    version: optional(integer('Versión')),
  }),
  type: Type,
  run: saveDocumentType,
})
