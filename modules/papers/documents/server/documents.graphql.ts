import { choice, file, flag, id, integer, optional, text } from '#platform/model/field.ts'
import { FileInMaking, FileLink } from '#platform/server/graphql/files.ts'
import { byId, inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { objectOfView } from '#platform/server/records/view.ts'
import { DocumentState, FolderKind, VersionOrigin } from '../model/catalogs.ts'
import { Document } from '../model/document.ts'
import { DocumentAct } from '../model/states.ts'
import { documents, documentSort, documentView, type VersionRow } from './documents.queries.ts'
import {
  changeDocumentState,
  createDocument,
  deleteDocument,
  document,
  type DocumentDetail,
  openDocument,
  updateDocument,
  type WrittenDocument,
} from './documents.service.ts'
import { moveDocuments, type MovedDocuments } from './moving.service.ts'
import { zipDocuments } from './zip.job.ts'

const { folderId, typeId, userId, userContractId, name, expiresOn, reason } = Document.fields

list('documents', {
  type: objectOfView('Document', documentView),
  filter: inputFrom('DocumentFilter', {
    search: optional(text('Nombre, persona o RUT', { max: 100 })),
    folderId: optional(folderId),
    kind: optional(choice(FolderKind, 'De quién')),
    userId,
    typeId: optional(typeId),
    state: optional(choice(DocumentState, 'Estado')),
  }),
  sort: documentSort,
  run: documents,
})

const Version = objectFrom<VersionRow>('DocumentVersion', {
  id: of.id('documentVersion'),
  no: of.int,
  sha256: of.text,
  size: of.int,
  pages: of.maybe(of.int),
  origin: of.choice(VersionOrigin),
  createdAt: of.dateTime,
  author: of.maybe(of.text),
})

const Step = objectFrom<DocumentDetail['steps'][number]>('DocumentStep', {
  id: of.int,
  state: of.choice(DocumentState),
  reason: of.maybe(of.text),
  author: of.maybe(of.text),
  at: of.dateTime,
})

const Kept = objectFrom<DocumentDetail['kept']>('DocumentKept', {
  until: of.maybe(of.date),
  words: of.text,
  why: of.text,
})

query('document', {
  input: byId('document'),
  type: objectFrom<DocumentDetail>('DocumentDetail', {
    ...documentView.specs,
    versions: of.list(of.object(Version)),
    steps: of.list(of.object(Step)),
    kept: of.object(Kept),
  }),
  run: document,
})

mutation('openDocument', {
  input: inputFrom('OpenDocumentInput', {
    id: id('document'),
    no: optional(integer('Versión del archivo', { min: 1, max: 9999 })),
  }),
  type: FileLink,
  run: openDocument,
})

const Written = objectFrom<WrittenDocument>('WrittenDocument', {
  id: of.id('document'),
  version: of.int,
})
const seen = { id: id('document'), version: integer('Versión') }

mutation('createDocument', {
  input: inputFrom('CreateDocumentInput', {
    folderId,
    typeId,
    userId,
    userContractId,
    name,
    expiresOn,
    fileId: optional(file('Archivo')),
    draft: flag('Guardar como borrador'),
  }),
  type: Written,
  run: createDocument,
})

mutation('updateDocument', {
  input: inputFrom('UpdateDocumentInput', {
    ...seen,
    folderId,
    typeId,
    name,
    expiresOn,
    fileId: optional(file('Archivo nuevo')),
  }),
  type: Written,
  run: updateDocument,
})

const Moved = objectFrom<MovedDocuments['moved'][number]>('MovedDocument', {
  id: of.id('document'),
  version: of.int,
  folderId: of.id('documentFolder'),
})

mutation('moveDocuments', {
  input: inputFrom('MoveDocumentsInput', {
    documents: listOf(inputFrom('DocumentMove', { ...seen, folderId })),
  }),
  type: objectFrom<MovedDocuments>('MovedDocuments', {
    moved: of.list(of.object(Moved)),
  }),
  run: moveDocuments,
})

mutation('deleteDocument', {
  input: inputFrom('DeleteDocumentInput', seen),
  type: Written,
  run: deleteDocument,
})

mutation('changeDocumentState', {
  input: inputFrom('ChangeDocumentStateInput', {
    ...seen,
    act: choice(DocumentAct, 'Acto'),
    reason,
  }),
  type: Written,
  run: changeDocumentState,
})

query('zipDocuments', {
  input: inputFrom('ZipDocumentsInput', {
    ids: listOf(inputFrom('DocumentRef', { id: id('document') })),
  }),
  type: FileInMaking,
  run: zipDocuments,
})
