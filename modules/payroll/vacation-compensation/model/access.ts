import type { Policies, ReasonsFor, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  vacationCompensations: 'vacationCompensations.read',
  vacationCompensationProposal: 'vacationCompensations.create',
  createVacationCompensation: 'vacationCompensations.create',
  attachVacationCompensationPaper: 'vacationCompensations.create',
  undoVacationCompensation: 'vacationCompensations.create',
  answerVacationCompensation: 'vacationCompensations.update',
  openVacationCompensationPaper: 'vacationCompensations.read',
} as const satisfies Policies

export const rights = {
  own: { vacationCompensations: 'r' },
  manager: { vacationCompensations: 'r' },
  superManagerOfPay: { vacationCompensations: 'cru' },
} as const satisfies Rights

export const answers = {
  answerVacationCompensation: 'an agreement that pays progressive days in money',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  time: [
    'createVacationCompensation',
    'attachVacationCompensationPaper',
    'undoVacationCompensation',
    'answerVacationCompensation',
  ],
  papers: ['openVacationCompensationPaper'],
} as const satisfies WithoutProofFor<typeof operations>
