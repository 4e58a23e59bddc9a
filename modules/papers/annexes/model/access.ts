import type { Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  contractAnnexes: 'annexes.read',
  contractAnnex: 'annexes.read',
  contractAnnexSteps: 'annexes.read',
  openContractAnnex: 'annexes.read',
  createContractAnnex: 'annexes.create',
  updateContractAnnex: 'annexes.update',
  deleteContractAnnex: 'annexes.delete',
  sendContractAnnex: 'annexes.update',
  signContractAnnex: 'annexes.update',
  rejectContractAnnex: 'annexes.update',
  annulContractAnnex: 'annexes.create',
  contractAnnexNeeds: 'annexes.create',
  generateContractAnnex: 'annexes.create',
  dismissContractAnnexNeed: 'annexes.update',
  contractFiles: 'contractFiles.read',
  openContractFile: 'contractFiles.read',
  createContractFile: 'contractFiles.create',
  deleteContractFile: 'contractFiles.delete',
} as const satisfies Policies

export const rights = {
  ownByLaw: { annexes: 'r' },
  own: { contractFiles: 'rd' },
  manager: { annexes: 'r' },
  superManager: { annexes: 'cud', contractFiles: 'crd' },
} as const satisfies Rights

export const withoutProof = {
  records: [
    ...(['createContractAnnex', 'updateContractAnnex', 'deleteContractAnnex'] as const),
    ...(['sendContractAnnex', 'signContractAnnex', 'rejectContractAnnex'] as const),
    ...(['annulContractAnnex', 'generateContractAnnex', 'dismissContractAnnexNeed'] as const),
    ...(['createContractFile', 'deleteContractFile'] as const),
  ],
  papers: ['openContractAnnex', 'openContractFile'],
} as const satisfies WithoutProofFor<typeof operations>
