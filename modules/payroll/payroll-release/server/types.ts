import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { contractPersonSpecs } from '#platform/server/graphql/specs.ts'
import type { Receipt, ReleaseState } from './release.queries.ts'
import type { PendingTransfer } from './payments.queries.ts'
import { AccountType } from '#modules/company/businesses/model/business.ts'
import { PaymentStatus, PaymentWay } from '#modules/payroll/payslips/model/payslip.ts'
import { PaymentKind } from '#modules/people/people/model/catalogs.ts'
import { ReceiptState } from '../model/release.ts'

/** API types of processes that are no entities. */
export const ReleaseType = objectFrom<ReleaseState>('PayslipReleaseState', {
  payrollMonthId: of.id('payrollMonth'),
  total: of.int,
  released: of.int,
  waiting: of.int,
  mailed: of.int,
  withoutMail: of.int,
  acknowledged: of.int,
  pending: of.int,
  paid: of.int,
  releasedAt: of.maybe(of.dateTime),
  status: of.text,
  done: of.int,
  jobTotal: of.int,
  error: of.maybe(of.text),
})

/** Whose payslip of which month, and its net. */
const paid = {
  payrollMonthId: of.id('payrollMonth'),
  ...contractPersonSpecs,
  rut: of.text,
  net: of.pesos,
}

export const ReceiptType = objectFrom<Receipt>('PayslipReceiptRow', {
  ...paid,
  state: of.choice(ReceiptState),
  releasedAt: of.maybe(of.dateTime),
  acknowledgedAt: of.maybe(of.dateTime),
  remindedAt: of.maybe(of.dateTime),
  mailed: of.flag,
  paymentStatus: of.choice(PaymentStatus),
  paymentLabel: of.text,
  paymentKind: of.maybe(of.choice(PaymentKind)),
  bank: of.maybe(of.text),
  accountEnd: of.maybe(of.text),
})

export const PendingTransferType = objectFrom<PendingTransfer>('PendingTransfer', {
  ...paid,
  kind: of.maybe(of.choice(PaymentKind)),
  bank: of.maybe(of.text),
  accountType: of.maybe(of.choice(AccountType)),
  accountEnd: of.maybe(of.text),
  paymentStatus: of.choice(PaymentStatus),
  paymentLabel: of.text,
  way: of.maybe(of.choice(PaymentWay)),
  problem: of.maybe(of.text),
})
