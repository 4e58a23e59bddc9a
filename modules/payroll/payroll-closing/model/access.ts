import type { Policies, ProofsFor, ReasonsFor } from '#access/module-access.ts'

export const operations = {
  payrollClosing: 'payrollMonths.read',
  requestPayrollClosing: 'payrollProcesses.create',
  answerPayrollClosing: ['payrollClosing.create', 'payrollProcesses.create'],
} as const satisfies Policies

export const answers = {
  answerPayrollClosing: 'the closing of a month that somebody asked for',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // A month that stays as it is, or does not any more.
  requestPayrollClosing: 'always',
  answerPayrollClosing: 'always',
} as const satisfies ProofsFor<typeof operations>

export const provenAnswers = {
  PAYROLL_CLOSING: 'answerPayrollClosing',
} as const satisfies Readonly<Record<string, keyof typeof recentProof>>
