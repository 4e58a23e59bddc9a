import { ref } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { Document, DocumentFolder, DocumentType } from './document.ts'

/** The rows that this module keeps. */
export const registry = {
  document_folder: {
    of: DocumentFolder,
    publicId: { kind: 'documentFolder', no: 1060, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: {
      ...usual,
      ...internal('path', 'position'),
      ...shown('documentFolders.read', 'parent_id', 'name', 'kind', 'access'),
    },
  },
  document_folder_reader: {
    label: 'Perfil que lee una carpeta',
    owner: {},
    keep: 'COMPANY',
    title: 'folder_id',
    columns: {
      ...usual,
      folder_id: as('documentFolders.read', ref('documentFolder', 'Carpeta')),
      profile_id: as('documentFolders.read', ref('profile', 'Perfil')),
    },
  },
  document_type: {
    of: DocumentType,
    publicId: { kind: 'documentType', no: 1061, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'label',
    columns: {
      ...usual,
      ...shown('documents.read', 'code', 'label', 'legal_kind', 'sensitivity'),
      ...shown('documents.read', 'visible_to_worker', 'retention', 'status'),
      ...shown('documents.read', 'retention_months'),
    },
  },
  document: {
    of: Document,
    publicId: { kind: 'document', no: 1062, length: 7 },
    owner: { user: 'user_id', contract: 'user_contract_id' },
    keep: 'LABOUR',
    parts: { document_step: 'PERSON' },
    columns: {
      ...usual,
      ...internal('folder_kind', 'current_no', 'updated_at'),
      ...internal('creator_login_id', 'updated_login_id', 'reason'),
      ...internal('loaded', 'opened_at'),
      ...internal('name', 'folder_id', 'type_id', 'user_id', 'user_contract_id'),
      ...shown('documents.update', 'state', 'expires_on'),
    },
  },
  document_version: {
    label: 'Archivo de documento',
    publicId: { kind: 'documentVersion', no: 1063, length: 7 },
    owner: {},
    whose: 'PERSON',
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('document_id', 'file_id', 'sha256', 'creator_login_id', 'no', 'size', 'pages'),
      ...internal('origin'),
    },
  },
} satisfies Registry
