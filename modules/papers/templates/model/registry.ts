import { ref } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { DocumentBatch } from './batch.ts'
import { DocumentTemplate } from './template.ts'

/** The rows that this module keeps. */
export const registry = {
  document_template: {
    of: DocumentTemplate,
    publicId: { kind: 'documentTemplate', no: 1064, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: {
      ...usual,
      ...internal('current_no', 'updated_at', 'creator_login_id', 'updated_login_id'),
      ...shown('documentTemplates.read', 'name', 'type_id', 'state', 'published_no'),
    },
  },
  document_template_version: {
    label: 'Texto de plantilla',
    publicId: { kind: 'documentTemplateVersion', no: 1065, length: 6 },
    owner: {},
    keep: 'COMPANY',
    columns: {
      ...usual,
      ...internal('body', 'tags', 'sha256', 'published_at', 'creator_login_id', 'no'),
      template_id: as('documentTemplates.read', ref('documentTemplate', 'Plantilla')),
    },
  },
  document_batch: {
    of: DocumentBatch,
    publicId: { kind: 'documentBatch', no: 1067, length: 6 },
    owner: { business: 'business_id' },
    keep: 'LABOUR',
    parts: { document_batch_person: 'PERSON' },
    columns: {
      ...usual,
      ...internal('creator_login_id', 'job_id', 'template_version_id', 'folder_id'),
      ...shown('digitalFolder.create', 'business_id', 'reveal', 'state'),
    },
  },
  template_document: {
    label: 'Documento hecho con una plantilla',
    publicId: { kind: 'templateDocument', no: 1066, length: 7 },
    owner: { contract: 'user_contract_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('template_version_id', 'document_id', 'user_contract_id'),
    },
  },
} satisfies Registry
