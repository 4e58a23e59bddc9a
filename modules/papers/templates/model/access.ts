import type { CompanyWrites, Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  documentTemplates: 'documentTemplates.read',
  documentTemplate: 'documentTemplates.read',
  templateTags: 'documentTemplates.read',
  templateFromWord: 'documentTemplates.create',
  // With the facts of a contract, what making a document of it asks is asked besides.
  documentTemplateWord: 'documentTemplates.read',
  previewTemplate: 'documentTemplates.read',
  templateSubjects: 'digitalFolder.create',
  createDocumentTemplate: 'documentTemplates.create',
  updateDocumentTemplate: 'documentTemplates.update',
  publishDocumentTemplate: 'documentTemplates.update',
  archiveDocumentTemplate: 'documentTemplates.update',
  deleteDocumentTemplate: 'documentTemplates.delete',
  // Reading templates is asked besides, and the rights over the person and their contract.
  createCollaboratorFileOne: 'digitalFolder.create',
  createCollaboratorFile: 'digitalFolder.create',
  previewDocumentBatch: 'digitalFolder.create',
  documentBatches: 'digitalFolder.create',
  documentBatch: 'digitalFolder.create',
  documentBatchPeople: 'digitalFolder.create',
  resumeDocumentBatch: 'digitalFolder.create',
  cancelDocumentBatch: 'digitalFolder.create',
} as const satisfies Policies

export const rights = {
  manager: { documentTemplates: 'r' },
  superManager: { documentTemplates: 'cud' },
} as const satisfies Rights

export const companyWrites = {
  'documentTemplates.create': 'whole',
  'documentTemplates.update': 'whole',
  'documentTemplates.delete': 'whole',
} as const satisfies CompanyWrites

export const withoutProof = {
  definitions: [
    ...(['createDocumentTemplate', 'updateDocumentTemplate', 'publishDocumentTemplate'] as const),
    ...(['archiveDocumentTemplate', 'deleteDocumentTemplate'] as const),
  ],
  records: [
    ...(['createCollaboratorFileOne', 'createCollaboratorFile'] as const),
    ...(['resumeDocumentBatch', 'cancelDocumentBatch'] as const),
  ],
  papers: ['documentTemplateWord'],
} as const satisfies WithoutProofFor<typeof operations>
