import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  flag,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
} from '#platform/model/field.ts'
import {
  DocumentRetention,
  DocumentSensitivity,
  DocumentState,
  DocumentTypeStatus,
  FolderAccess,
  FolderKind,
  LegalKind,
} from './catalogs.ts'

/** Folders stand in one another so many deep at most. */
export const MOST_DEEP = 8

/** Documents that go into one zip. */
export const MOST_IN_ZIP = 500

/** Documents that are moved at once. */
export const MOST_AT_ONCE = 500

/** A folder of documents: one of the company, or one that each person has. */
export const DocumentFolder = entity({
  name: 'DocumentFolder',
  table: 'document_folder',
  label: 'Carpeta',
  fields: {
    id: id('documentFolder'),
    parentId: optional(ref('documentFolder', 'Dentro de')),
    name: text('Nombre', { max: 80 }),
    kind: choice(FolderKind, 'Guarda documentos'),
    access: choice(FolderAccess, 'Acceso'),
    position: integer('Orden', { max: 999 }),
    version: integer('Versión'),
  },
})

/** What a document is, and what follows from it. */
export const DocumentType = entity({
  name: 'DocumentType',
  table: 'document_type',
  label: 'Tipo de documento',
  fields: {
    id: id('documentType'),
    code: text('Código', { max: 20 }),
    label: text('Nombre', { max: 80 }),
    legalKind: choice(LegalKind, 'Qué es para la ley'),
    sensitivity: choice(DocumentSensitivity, 'Reserva', {
      help: 'Lo reservado lo lee quien puede leer contratos',
    }),
    visibleToWorker: flag('Lo ve la persona', {
      help: 'En su carpeta, si la carpeta es pública',
    }),
    retention: choice(DocumentRetention, 'Se conserva como'),
    retentionMonths: optional(
      integer('Meses que se conserva', {
        min: 1,
        max: 1200,
        help: 'Desde el término del contrato. Vacío: lo que pide la ley',
      }),
    ),
    status: choice(DocumentTypeStatus, 'Estado'),
    version: integer('Versión'),
  },
})

/** A document: its file is the last of its versions. */
export const Document = entity({
  name: 'Document',
  table: 'document',
  label: 'Documento',
  fields: {
    id: id('document'),
    folderId: ref('documentFolder', 'Carpeta'),
    typeId: ref('documentType', 'Tipo'),
    userId: optional(ref('user', 'Persona')),
    userContractId: optional(ref('contract', 'Contrato')),
    name: text('Nombre', { max: 120 }),
    state: choice(DocumentState, 'Estado'),
    currentNo: integer('Versión del archivo'),
    expiresOn: optional(date('Vence', { help: 'Si el documento tiene un último día' })),
    reason: optional(longText('Motivo', { max: 500 })),
    version: integer('Versión'),
  },
})
