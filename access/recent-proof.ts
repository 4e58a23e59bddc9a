import type { ApiOperation } from './api.ts'
import { type GuardedField, guardedFields, kinds, type Ruled } from './guarded-fields.ts'

/**
 * When an operation wants a recent proof of who somebody is.
 *
 * - `always`: before anything of its input is looked at;
 * - `fields`: when it sets a field of a kind that asks for it (`proof` in guarded-fields.ts), given
 *   another value than the stored one;
 * - `itself`: its service asks, because the proof may come in the same form;
 * - `with`: when that argument is given; without it the operation only ends something.
 */
export type AsksProof = 'always' | 'fields' | 'itself' | { with: string }

/**
 * Money and rights ask for a recent proof: whoever sits down at a session left open can read and
 * fill in, and can neither pay, nor close, nor give anybody more than they have. Every other
 * mutation is in `without-proof.ts`.
 */
export const provenOperations = {
  // Who comes in, with what, and what they may.
  createUser: 'always',
  inviteUsers: 'always',
  createLogin: 'always',
  updateLogin: 'always',
  sendAccess: 'always',
  vouchForLogin: 'always',
  resetSecondFactor: 'always',
  updateUserStatus: 'always',
  deleteUser: 'always',
  addToBusiness: 'always',
  deleteUserBusiness: 'always',
  updateProfileUser: 'always',
  updateRestrictionUser: 'always',
  createProfile: 'always',
  updateProfile: 'always',
  updateProfilePermission: 'always',
  deleteProfile: 'always',
  createRestriction: 'always',
  updateRestrictionFilter: 'always',
  deleteRestriction: 'always',
  createDelegation: 'always',
  updateCompanySecurity: 'always',
  updateUser: 'fields',
  updateUserBusiness: 'fields',
  answerDataCorrection: 'fields',
  updatePassword: 'itself',
  startTotp: 'itself',
  removeTotp: 'itself',
  startPasskey: 'itself',
  removePasskey: 'itself',
  newRecoveryCodes: 'itself',
  // What the platform does to a company.
  createCompany: 'always',
  inviteCompanyAdmins: 'always',
  updateStatusCompany: 'always',
  giveException: 'always',
  simulateCompany: { with: 'companyId' },
  // Where money goes, how much of it leaves by one hand, and that it leaves.
  createPaymentMethod: 'fields',
  updatePaymentMethod: 'fields',
  deletePaymentMethod: 'fields',
  createBankAccount: 'always',
  updateBankAccount: 'always',
  createSupplier: 'always',
  updateSupplier: 'always',
  confirmSupplierAccount: 'always',
  setThirdParty: 'always',
  proposePaymentLimit: 'always',
  answerPaymentLimit: 'always',
  createPaymentList: 'always',
  createSignedList: 'always',
  createThirdPartyList: 'always',
  createTransferFile: 'always',
  openPaymentList: 'always',
  answerPaymentList: 'always',
  paySettlement: 'always',
  undoSettlementPayment: 'always',
  // A month that stays as it is, or does not any more.
  saveProcessRule: 'always',
  requestPayrollClosing: 'always',
  answerPayrollClosing: 'always',
  closePayrollMonth: 'always',
  reopenPayrollMonth: 'always',
  // Several answers at once: those of the kinds in `provenAnswers`.
  answerInbox: 'itself',
} as const satisfies Partial<Record<ApiOperation, AsksProof>>

/** The kinds of the inbox whose answer asks for it, by the operation that answers one alone. */
export const provenAnswers: Readonly<Record<string, keyof typeof provenOperations>> = {
  PAYROLL_CLOSING: 'answerPayrollClosing',
  PAYMENT_LIST: 'answerPaymentList',
  PAYMENT_LIMIT: 'answerPaymentLimit',
  DATA_CORRECTION: 'answerDataCorrection',
}

const asked: Partial<Record<ApiOperation, AsksProof>> = provenOperations

/** Whether an operation, called with this input, asks for a recent proof before it begins. */
export function asksProof(name: ApiOperation, input: unknown): boolean {
  const when = Object.hasOwn(asked, name) ? asked[name] : undefined
  if (typeof when !== 'object') return when === 'always'
  const given = typeof input === 'object' && input !== null ? Object.entries(input) : []
  return given.some(([key, value]) => key === when.with && value !== null && value !== undefined)
}

/** Whether an answer of that kind in the inbox asks for it before it begins. */
export const answerAsksProof = (kind: string): boolean => {
  const name = provenAnswers[kind]
  return name !== undefined && asksProof(name, null)
}

/** Whether who sets a field must have proved lately who they are. */
export function fieldAsksProof(field: GuardedField): boolean {
  const kind: Ruled = kinds[guardedFields[field].kind]
  return kind.proof === true
}
