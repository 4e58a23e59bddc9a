import type {
  CompanyWrites,
  Policies,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  pieceworkTasks: 'pieceworkTasks.read',
  pieceworkTask: 'pieceworkTasks.read',
  createPieceworkTask: 'pieceworkTasks.create',
  updatePieceworkTask: 'pieceworkTasks.update',
  deletePieceworkTask: 'pieceworkTasks.delete',
  pieceworkPrices: 'pieceworkTasks.read',
  createPieceworkPrice: 'pieceworkTasks.update',
  updatePieceworkPrice: 'pieceworkTasks.update',
  deletePieceworkPrice: 'pieceworkTasks.update',
  pieceworkCrews: 'piecework.create',
  pieceworkSheet: 'piecework.create',
  savePiecework: 'piecework.create',
  pieceworkEntries: 'piecework.read',
  updatePieceworkEntry: 'piecework.create',
  deletePieceworkEntry: 'piecework.create',
  approvePiecework: 'piecework.update',
  rejectPiecework: 'piecework.update',
  pieceworkMonth: ['piecework.read', 'userItems.read'],
  pieceworkMonthPaper: ['piecework.read', 'userItems.read'],
  pieceworkMonthCrews: 'userItems.read',
  pieceworkCrewMonth: 'userItems.read',
  pieceworkCrewPaper: 'userItems.read',
} as const satisfies Policies

export const rights = {
  own: { piecework: 'r' },
  supervisorOfCrew: { piecework: 'cru' },
  supervisorOfSites: { pieceworkTasks: 'r' },
  manager: { piecework: 'r', pieceworkTasks: 'r' },
  superManagerOfPay: { piecework: 'cru', pieceworkTasks: 'crud' },
} as const satisfies Rights

export const companyWrites = {
  'pieceworkTasks.create': 'whole',
  'pieceworkTasks.update': 'whole',
  'pieceworkTasks.delete': 'whole',
} as const satisfies CompanyWrites

export const answers = {
  approvePiecework: 'the piecework of a person that somebody entered',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  monthInput: [
    'savePiecework',
    'updatePieceworkEntry',
    'deletePieceworkEntry',
    'approvePiecework',
    'rejectPiecework',
    'createPieceworkTask',
    'updatePieceworkTask',
    'deletePieceworkTask',
    'createPieceworkPrice',
    'updatePieceworkPrice',
    'deletePieceworkPrice',
  ],
  papers: ['pieceworkMonthPaper', 'pieceworkCrewPaper'],
} as const satisfies WithoutProofFor<typeof operations>
