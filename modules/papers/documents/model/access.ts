import type { CompanyWrites, Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

const reading = ['documents.read', 'digitalFolder.read'] as const

export const operations = {
  documentFolders: ['documentFolders.read', 'digitalFolder.read'],
  createDocumentFolder: 'documentFolders.create',
  updateDocumentFolder: 'documentFolders.update',
  deleteDocumentFolder: 'documentFolders.delete',
  documentReaderProfiles: ['documentFolders.create', 'documentFolders.update'],
  documentTypes: reading,
  saveDocumentType: 'documents.update',
  documents: reading,
  document: reading,
  openDocument: reading,
  // What is of the company asks for the first, what is of a person for the second over them.
  createDocument: ['documents.create', 'digitalFolder.create'],
  updateDocument: 'documents.update',
  moveDocuments: 'documents.update',
  deleteDocument: 'documents.delete',
  changeDocumentState: 'documents.update',
  zipDocuments: reading,
} as const satisfies Policies

export const rights = {
  own: { digitalFolder: 'r' },
  nonEmployee: { documents: 'r' },
  manager: { digitalFolder: 'r', documentFolders: 'r' },
  superManager: { digitalFolder: 'c', documents: 'cud', documentFolders: 'cud' },
} as const satisfies Rights

export const companyWrites = {
  'documents.create': 'whole',
  'documents.update': 'whole',
  'documents.delete': 'whole',
  'documentFolders.create': 'whole',
  'documentFolders.update': 'whole',
  'documentFolders.delete': 'whole',
} as const satisfies CompanyWrites

export const withoutProof = {
  records: [
    ...(['createDocument', 'updateDocument', 'deleteDocument', 'changeDocumentState'] as const),
    ...(['createDocumentFolder', 'updateDocumentFolder', 'deleteDocumentFolder'] as const),
    ...(['saveDocumentType', 'moveDocuments'] as const),
  ],
  papers: ['openDocument'],
} as const satisfies WithoutProofFor<typeof operations>
