import type {
  Policies,
  ProofsFor,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  payrollProcessMonths: 'payrollMonths.read',
  activeContractInMonth: 'payrollMonths.read',
  initPayrollMonth: 'payrollMonths.create',
  closePayrollMonth: 'payrollClosing.create',
  reopenPayrollMonth: 'payrollClosing.delete',
  generateProcess: 'payrollProcesses.create',
  payrollMonth: 'payrollMonths.read',
  payrollRun: 'payrollMonths.read',
  payrollRunErrors: 'payrollMonths.read',
  recalculations: 'payslips.read',
  monthContracts: 'payrollMonths.read',
  monthContractsByRut: 'payrollMonths.read',
  payrollStart: ['users.create', 'users.update', 'contracts.create'],
  cancelJob: 'payrollProcesses.create',
} as const satisfies Policies

export const rights = {
  manager: { payrollMonths: 'r', payrollProcesses: 'r' },
  superManagerOfPay: { payrollMonths: 'cu', payrollProcesses: 'c' },
  admin: { payrollClosing: 'cd' },
} as const satisfies Rights

export const notAnswers = {
  closePayrollMonth: 'Where another person approves, only answerPayrollClosing closes a month',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // A month that stays as it is, or does not any more.
  closePayrollMonth: 'always',
  reopenPayrollMonth: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  monthInput: ['initPayrollMonth', 'generateProcess', 'cancelJob'],
} as const satisfies WithoutProofFor<typeof operations>
