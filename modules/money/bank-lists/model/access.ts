import type {
  CompanyWrites,
  Policies,
  ProofsFor,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  bankTemplates: 'bankTemplates.read',
  bankTemplate: 'bankTemplates.read',
  createBankTemplate: 'bankTemplates.create',
  updateBankTemplate: 'bankTemplates.update',
  deleteBankTemplate: 'bankTemplates.delete',
  bankTemplateColumns: 'bankTemplates.read',
  createBankTemplateColumn: 'bankTemplates.update',
  updateBankTemplateColumn: 'bankTemplates.update',
  deleteBankTemplateColumn: 'bankTemplates.update',
  moveBankTemplateColumn: 'bankTemplates.update',
  publishBankTemplate: 'bankTemplates.update',
  bankTemplateVersions: 'bankTemplates.read',
  exportBankTemplate: 'bankTemplates.read',
  importBankTemplate: 'bankTemplates.create',
  bankListTrial: 'transfers.read',
  bankListControl: 'transfers.read',
  bankListFindings: 'transfers.read',
  paymentLists: 'transfers.read',
  paymentList: 'transfers.read',
  paymentListRows: 'transfers.read',
  paymentListSteps: 'transfers.read',
  createPaymentList: 'transfers.update',
  openPaymentList: 'transfers.update',
  answerPaymentList: 'transfers.update',
  cancelPaymentList: 'transfers.update',
  paymentAnswers: 'transfers.read',
  paymentAnswerLines: 'transfers.read',
  previewPaymentAnswer: 'transfers.update',
  readPaymentAnswer: 'transfers.update',
  undoPaymentAnswer: 'transfers.update',
  paymentLimits: 'businessOptions.read',
  proposePaymentLimit: 'businessOptions.update',
  answerPaymentLimit: 'businessOptions.update',
  createSignedList: 'transfers.update',
} as const satisfies Policies

export const rights = {
  superManagerOfPay: { transfers: 'ru', bankTemplates: 'crud' },
} as const satisfies Rights

export const companyWrites = {
  'bankTemplates.create': 'whole',
  'bankTemplates.update': 'whole',
  'bankTemplates.delete': 'whole',
} as const satisfies CompanyWrites

export const answers = {
  answerPaymentList: 'a list of payments that somebody made',
  answerPaymentLimit: 'another amount that somebody asked for',
} as const satisfies ReasonsFor<typeof operations>

export const notAnswers = {
  readPaymentAnswer: 'Marks what a bank answered about a list: it answers no request',
  undoPaymentAnswer: 'Takes back the marks of an answer of a bank, with its reason',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // Where money goes, how much of it leaves by one hand, and that it leaves.
  proposePaymentLimit: 'always',
  answerPaymentLimit: 'always',
  createPaymentList: 'always',
  createSignedList: 'always',
  openPaymentList: 'always',
  answerPaymentList: 'always',
} as const satisfies ProofsFor<typeof operations>

export const provenAnswers = {
  PAYMENT_LIST: 'answerPaymentList',
  PAYMENT_LIMIT: 'answerPaymentLimit',
} as const satisfies Readonly<Record<string, keyof typeof recentProof>>

export const withoutProof = {
  definitions: [
    'createBankTemplate',
    'importBankTemplate',
    'updateBankTemplate',
    'publishBankTemplate',
    'deleteBankTemplate',
    'createBankTemplateColumn',
    'updateBankTemplateColumn',
    'moveBankTemplateColumn',
    'deleteBankTemplateColumn',
  ],
  afterTheMonth: ['cancelPaymentList', 'readPaymentAnswer', 'undoPaymentAnswer'],
} as const satisfies WithoutProofFor<typeof operations>
