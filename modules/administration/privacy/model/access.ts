import type {
  CompanyWrites,
  Policies,
  ProofsFor,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  privacyRequests: 'privacyRequests.read',
  privacyRequestSteps: 'privacyRequests.read',
  privacyTerms: 'privacyRequests.read',
  readingsOfMe: 'privacyRequests.create',
  exportPerson: 'privacyRequests.create',
  exportPersonByCode: 'public',
  createPrivacyRequest: 'privacyRequests.create',
  acknowledgePrivacyRequest: 'privacyRequests.update',
  beginPrivacyRequest: 'privacyRequests.update',
  extendPrivacyRequest: 'privacyRequests.update',
  answerPrivacyBlock: 'privacyRequests.update',
  blockPerson: 'privacyRequests.update',
  privacyBlocks: 'privacyRequests.read',
  liftPrivacyBlock: 'privacyRequests.create',
  answerPrivacyRequest: 'privacyRequests.update',
  claimPrivacyRequest: 'privacyRequests.create',
  closePrivacyRequest: 'privacyRequests.update',
  withdrawPrivacyRequest: 'privacyRequests.create',
  sendPrivacyCode: 'public',
  privacyByCode: 'public',
  requestPrivacyByCode: 'public',
  withdrawPrivacyByCode: 'public',
  liftPrivacyBlockByCode: 'public',
  processingActivities: 'processingActivities.read',
  createProcessingActivity: 'processingActivities.create',
  updateProcessingActivity: 'processingActivities.update',
  deleteProcessingActivity: 'processingActivities.delete',
  declaredData: 'processingActivities.update',
  exportProcessingRegister: 'processingActivities.update',
} as const satisfies Policies

export const rights = {
  // Ley 19.628 as ley 21.719 writes it, art. 4: these rights cannot be renounced or limited.
  ownByLaw: { privacyRequests: 'rc' },
  externalOwnByLaw: { privacyRequests: 'rc' },
  // Art. 14 ter: everybody knows what is done with their data, for what and on which basis.
  everybodyByLaw: { processingActivities: 'r' },
  externalByLaw: { processingActivities: 'r' },
  admin: { privacyRequests: 'cru', processingActivities: 'cud' },
} as const satisfies Rights

export const companyWrites = {
  'processingActivities.create': 'whole',
  'processingActivities.update': 'whole',
  'processingActivities.delete': 'whole',
} as const satisfies CompanyWrites

export const answers = {
  answerPrivacyRequest: 'what a person asks of their own data',
  acknowledgePrivacyRequest: 'that what a person asks of their own data was received',
  beginPrivacyRequest: 'who it is that asks for their own data',
  extendPrivacyRequest: 'the day by which what a person asks is answered',
  answerPrivacyBlock: 'whether the data of a person is blocked meanwhile',
  blockPerson: 'that the data of a person is blocked',
  closePrivacyRequest: 'what the Agency resolved of what a person asked',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // Follows who is let to read all that is kept of a person, or to have it erased.
  beginPrivacyRequest: 'always',
  answerPrivacyRequest: 'always',
  // Opens again what a person asked to close.
  liftPrivacyBlock: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  records: [
    'createPrivacyRequest',
    'acknowledgePrivacyRequest',
    'extendPrivacyRequest',
    'answerPrivacyBlock',
    'blockPerson',
    'claimPrivacyRequest',
    'closePrivacyRequest',
    'withdrawPrivacyRequest',
    'sendPrivacyCode',
    'requestPrivacyByCode',
    'withdrawPrivacyByCode',
    'liftPrivacyBlockByCode',
    'createProcessingActivity',
    'updateProcessingActivity',
    'deleteProcessingActivity',
  ],
} as const satisfies WithoutProofFor<typeof operations>
