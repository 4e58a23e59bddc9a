import { PaymentStatus } from '#modules/payroll/payslips/model/payslip.ts'
import { choice, optional, ref, text } from '#platform/model/field.ts'
import { inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { contractPersonSpecs } from '#platform/server/graphql/specs.ts'
import { ReceiptState, TransferFormat } from '../model/release.ts'
import { payslipReceipts, payslipRelease } from './release.queries.ts'
import { releasePayslips, remindPayslips } from './release.service.ts'
import {
  createTransferFile,
  type TransferFile,
  type TransferFormatRow,
  transferFormats,
} from './transfer-file.service.ts'
import {
  contractWithPendingTransfer,
  type PaymentTotals,
  paymentTotals,
  processPayments,
} from './payments.queries.ts'
import { updateTransferCompleted } from './transfers.service.ts'
import {
  payslipsWithoutMail,
  type UnreachedTotals,
  unreachedTotals,
  type WithoutMail,
} from './unreached-people.queries.ts'
import { PendingTransferType, ReceiptType, ReleaseType } from './types.ts'

const month = ref('payrollMonth', 'Mes')
const ofMonth = inputFrom('OfProcess', { payrollMonthId: month })

query('payslipRelease', { input: ofMonth, type: ReleaseType, run: payslipRelease })

list('payslipReceipts', {
  type: ReceiptType,
  filter: inputFrom('PayslipReceiptsFilter', {
    payrollMonthId: month,
    search: optional(text('Buscar', { max: 100 })),
    state: optional(choice(ReceiptState, 'Estado')),
  }),
  sort: ['name', 'acknowledgedAt', 'net'],
  run: payslipReceipts,
})

list('payslipsWithoutMail', {
  filter: inputFrom('PayslipsWithoutMailFilter', {
    payrollMonthId: month,
    search: optional(text('Buscar', { max: 100 })),
  }),
  type: objectFrom<WithoutMail>('PayslipWithoutMail', {
    ...contractPersonSpecs,
    rut: of.text,
    canSignIn: of.flag,
  }),
  sort: ['name'],
  run: payslipsWithoutMail,
})

query('unreachedTotals', {
  input: ofMonth,
  type: objectFrom<UnreachedTotals>('UnreachedTotals', {
    payrollMonthId: of.id('payrollMonth'),
    people: of.int,
    withoutUser: of.int,
  }),
  run: unreachedTotals,
})

mutation('releasePayslips', { input: ofMonth, type: ReleaseType, run: releasePayslips })

mutation('remindPayslips', {
  input: ofMonth,
  type: objectFrom<{ reminded: number }>('Reminded', { reminded: of.int }),
  run: remindPayslips,
})

query('contractWithPendingTransfer', {
  input: ofMonth,
  type: PendingTransferType,
  many: true,
  run: contractWithPendingTransfer,
})

list('processPayments', {
  type: PendingTransferType,
  filter: inputFrom('ProcessPaymentsFilter', {
    payrollMonthId: month,
    search: optional(text('Buscar', { max: 100 })),
  }),
  sort: ['name'],
  run: processPayments,
})

query('paymentTotals', {
  input: ofMonth,
  type: objectFrom<PaymentTotals>('PaymentTotals', {
    payrollMonthId: of.id('payrollMonth'),
    people: of.int,
    left: of.int,
    owed: of.pesos,
    total: of.pesos,
    withoutAccount: of.int,
    sent: of.int,
  }),
  run: paymentTotals,
})

query('transferFormats', {
  input: ofMonth,
  type: objectFrom<TransferFormatRow>('TransferFormatRow', {
    code: of.choice(TransferFormat),
    label: of.text,
    reason: of.maybe(of.text),
  }),
  many: true,
  run: transferFormats,
})

mutation('createTransferFile', {
  input: inputFrom('CreateTransferFileInput', {
    payrollMonthId: month,
    format: optional(choice(TransferFormat, 'Formato')),
  }),
  type: objectFrom<TransferFile>('TransferFile', {
    name: of.text,
    url: of.text,
    transfers: of.int,
    withoutAccount: of.int,
    total: of.pesos,
  }),
  run: createTransferFile,
})

mutation('updateTransferCompleted', {
  input: inputFrom('UpdateTransferCompletedInput', {
    payrollMonthId: month,
    contracts: listOf(inputFrom('OfTransfer', { contractId: ref('contract', 'Contrato') })),
    status: choice(PaymentStatus, 'Estado de pago'),
  }),
  type: objectFrom<{ payrollMonthId: number; updated: number }>('TransferUpdate', {
    payrollMonthId: of.id('payrollMonth'),
    updated: of.int,
  }),
  run: updateTransferCompleted,
})
