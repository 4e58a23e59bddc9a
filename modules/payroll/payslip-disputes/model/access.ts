import type { Policies, ReasonsFor, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  payslipDisputes: 'payslipDisputes.read',
  disputesOfPayslip: 'payslipDisputes.read',
  openPayslipDispute: 'payslipDisputes.create',
  writeInPayslipDispute: ['payslipDisputes.create', 'payslipDisputes.update'],
  answerPayslipDispute: 'payslipDisputes.update',
  withdrawPayslipDispute: 'payslipDisputes.create',
} as const satisfies Policies

export const rights = {
  own: { payslipDisputes: 'rc' },
  superManagerOfPay: { payslipDisputes: 'ru' },
} as const satisfies Rights

export const answers = {
  answerPayslipDispute: 'what a person disputes of their payslip',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  afterTheMonth: [
    'openPayslipDispute',
    'withdrawPayslipDispute',
    'writeInPayslipDispute',
    'answerPayslipDispute',
  ],
} as const satisfies WithoutProofFor<typeof operations>
