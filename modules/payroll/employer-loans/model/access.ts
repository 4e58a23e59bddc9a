import type { Policies, ReasonsFor, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  employerLoans: 'userItems.read',
  employerLoan: 'userItems.read',
  userLoans: ['payslips.read', 'userItems.read'],
  employerLoanPaper: ['payslips.read', 'userItems.read'],
  createEmployerLoan: 'userItems.create',
  payEmployerLoan: 'userItems.update',
  suspendEmployerLoan: 'userItems.update',
} as const satisfies Policies

export const notAnswers = {
  payEmployerLoan: 'Enters a payment of a loan: it answers no request',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  monthInput: ['createEmployerLoan', 'payEmployerLoan', 'suspendEmployerLoan'],
  papers: ['employerLoanPaper'],
} as const satisfies WithoutProofFor<typeof operations>
