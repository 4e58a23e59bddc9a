import type {
  Policies,
  ProofsFor,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  dataCorrections: 'corrections.read',
  dataCorrection: 'corrections.read',
  dataCorrectionSteps: 'corrections.read',
  requestDataCorrection: 'corrections.create',
  requestFamilyCorrection: 'corrections.create',
  requestFieldsCorrection: 'corrections.create',
  answerDataCorrection: 'corrections.update',
  withdrawDataCorrection: 'corrections.create',
} as const satisfies Policies

export const rights = {
  own: { corrections: 'rc' },
  superManager: { corrections: 'ru' },
} as const satisfies Rights

export const answers = {
  answerDataCorrection: 'the correction of their data that a person proposed',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // Who comes in, with what, and what they may.
  answerDataCorrection: 'fields',
} as const satisfies ProofsFor<typeof operations>

export const provenAnswers = {
  DATA_CORRECTION: 'answerDataCorrection',
} as const satisfies Readonly<Record<string, keyof typeof recentProof>>

export const withoutProof = {
  records: [
    ...(['requestDataCorrection', 'requestFamilyCorrection'] as const),
    ...(['requestFieldsCorrection', 'withdrawDataCorrection'] as const),
  ],
} as const satisfies WithoutProofFor<typeof operations>
