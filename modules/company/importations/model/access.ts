import type { Policies, ProofsFor, WithoutProofFor } from '#access/module-access.ts'

/** One of the rights to import; which one a file asks for, its importer says. */
const read = ['importPeople.read', 'importPayroll.read', 'importSystem.read'] as const
const write = ['importPeople.create', 'importPayroll.create', 'importSystem.create'] as const

export const operations = {
  importation: read,
  importations: read,
  importers: read,
  importTemplate: read,
  importRows: read,
  importErrors: read,
  createImportation: [...write, 'importFirefighter.create'],
  mapImportation: write,
  repairImportRows: write,
  applyImportation: write,
  stopImportation: write,
  resumeImportation: write,
  undoImportation: write,
  discardImportation: write,
} as const satisfies Policies

export const recentProof = {
  // Many rows in one act, which may say where money goes.
  applyImportation: 'always',
  undoImportation: 'always',
  resumeImportation: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  readFiles: [
    'createImportation',
    'mapImportation',
    'repairImportRows',
    'stopImportation',
    'discardImportation',
  ],
} as const satisfies WithoutProofFor<typeof operations>
