import { AbsenceSubtype } from '#modules/time/absences/model/catalogs.ts'
import { choice, flag, id, optional, ref, text } from '#platform/model/field.ts'
import { byId, inputFrom, inputOf, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import { stepsQuery } from '#platform/server/records/records.ts'
import { payerList } from '../model/subsidy-amounts.ts'
import {
  LeaveSubsidy,
  LeaveSubsidyPayment,
  LeaveSubsidyState,
  SubsidyAge,
} from '../model/subsidy.ts'
import { type LeaveRow, leaveSort, leavesToRecover } from './leaves.queries.ts'
import {
  type CheckedLine,
  leaveSubsidyLines,
  pasteLeaveSubsidyPayments,
} from './pasted-payments.service.ts'
import {
  leaveSubsidies,
  leaveSubsidyPayments,
  leaveSubsidyTotals,
  type PaymentRow,
  type SubsidyRow,
  subsidySort,
  type TotalRow,
  subsidyById,
} from './subsidies.queries.ts'
import { subsidySteps } from './steps.ts'
import {
  appealLeaveSubsidy,
  claimLeaveSubsidy,
  deleteLeaveSubsidyPayment,
  loseLeaveSubsidy,
  openLeaveSubsidies,
  receiveLeaveSubsidy,
  rejectLeaveSubsidy,
  renewLeaveSubsidy,
  reopenLeaveSubsidy,
  updateLeaveSubsidy,
} from './subsidies.service.ts'

const person = {
  userId: of.id('user'),
  rut: of.text,
  fullname: of.maybe(of.text),
  businessName: of.text,
}
const leave = {
  subtype: of.choice(AbsenceSubtype),
  startDate: of.date,
  endDate: of.date,
  license: of.maybe(of.text),
}

list('leavesToRecover', {
  type: objectFrom<LeaveRow>('LeaveToRecover', {
    ...person,
    ...leave,
    id: of.id('absence'),
    contractId: of.id('contract'),
    halfDay: of.flag,
    payer: of.text,
    payerName: of.text,
    paid: of.maybe(of.pesos),
    owed: of.maybe(of.pesos),
    basis: of.maybe(of.text),
    left: of.maybe(of.text),
  }),
  filter: inputFrom('LeaveToRecoverFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    subtype: optional(choice(AbsenceSubtype, 'Clase')),
    businessId: optional(ref('business', 'Razón social')),
  }),
  sort: leaveSort,
  run: leavesToRecover,
})

const SubsidyType = objectFrom<SubsidyRow>('LeaveSubsidy', {
  ...person,
  ...leave,
  ...specsOf(LeaveSubsidy, ['payer', 'paid', 'owed', 'claimedOn', 'claimNumber', 'comment']),
  ...specsOf(LeaveSubsidy, ['status', 'reason', 'version']),
  id: of.id('leaveSubsidy'),
  absenceId: of.id('absence'),
  userContractId: of.id('contract'),
  received: of.pesos,
  missing: of.maybe(of.pesos),
  basis: of.maybe(of.text),
  payerName: of.text,
  age: of.maybe(of.choice(SubsidyAge)),
  claimUntil: of.maybe(of.date),
  pressing: of.flag,
  changed: of.maybe(of.text),
  by: of.maybe(of.text),
})

list('leaveSubsidies', {
  type: SubsidyType,
  filter: inputFrom('LeaveSubsidyFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    status: optional(choice(LeaveSubsidyState, 'Estado')),
    payer: optional(text('Institución', { max: 30 })),
    age: optional(choice(SubsidyAge, 'Antigüedad')),
    businessId: optional(ref('business', 'Razón social')),
    due: optional(flag('Por prescribir')),
    unknown: optional(flag('Sin monto')),
  }),
  sort: subsidySort,
  run: leaveSubsidies,
})

query('leaveSubsidyTotals', {
  type: objectFrom<TotalRow>('LeaveSubsidyTotal', {
    payer: of.text,
    payerName: of.text,
    leaves: of.int,
    pressing: of.int,
    unknown: of.int,
    paid: of.pesos,
    received: of.pesos,
    d30: of.pesos,
    d60: of.pesos,
    d90: of.pesos,
    older: of.pesos,
    missing: of.pesos,
  }),
  many: true,
  run: leaveSubsidyTotals,
})

query('leaveSubsidyPayers', {
  type: objectFrom<{ code: string; name: string }>('LeaveSubsidyPayer', {
    code: of.text,
    name: of.text,
  }),
  many: true,
  run: () => Promise.resolve([...payerList]),
})

stepsQuery('leaveSubsidySteps', LeaveSubsidy, subsidySteps, subsidyById)

query('leaveSubsidyPayments', {
  input: byId('leaveSubsidy'),
  type: objectFrom<PaymentRow>('LeaveSubsidyPayment', {
    ...specsOf(LeaveSubsidyPayment, ['receivedOn', 'amount', 'reference']),
    id: of.id('leaveSubsidyPayment'),
    author: of.maybe(of.text),
  }),
  many: true,
  run: leaveSubsidyPayments,
})

mutation('openLeaveSubsidies', {
  input: inputFrom('OpenLeaveSubsidiesInput', {
    leaves: listOf(inputFrom('LeaveToOpen', { id: id('absence') })),
  }),
  type: objectFrom<{ opened: number }>('OpenedLeaveSubsidies', { opened: of.int }),
  run: (context, { leaves }) =>
    openLeaveSubsidies(context, { absences: leaves.map((one) => one.id) }),
})

const seen = ['id', 'version'] as const

mutation('updateLeaveSubsidy', {
  input: inputOf('UpdateLeaveSubsidyInput', LeaveSubsidy, [
    ...seen,
    'payer',
    'paid',
    'owed',
    'comment',
  ]),
  type: SubsidyType,
  run: updateLeaveSubsidy,
})

mutation('renewLeaveSubsidy', {
  input: inputOf('RenewLeaveSubsidyInput', LeaveSubsidy, seen),
  type: SubsidyType,
  run: renewLeaveSubsidy,
})

mutation('claimLeaveSubsidy', {
  input: inputOf('ClaimLeaveSubsidyInput', LeaveSubsidy, [...seen, 'claimedOn', 'claimNumber']),
  type: SubsidyType,
  run: claimLeaveSubsidy,
})

mutation('receiveLeaveSubsidy', {
  input: inputOf('ReceiveLeaveSubsidyInput', LeaveSubsidy, seen, {
    receivedOn: LeaveSubsidyPayment.fields.receivedOn,
    amount: LeaveSubsidyPayment.fields.amount,
    reference: LeaveSubsidyPayment.fields.reference,
  }),
  type: SubsidyType,
  run: receiveLeaveSubsidy,
})

mutation('deleteLeaveSubsidyPayment', {
  input: byId('leaveSubsidyPayment'),
  type: 'Boolean',
  run: deleteLeaveSubsidyPayment,
})

const answer = inputOf('LeaveSubsidyAnswer', LeaveSubsidy, [...seen, 'reason'])

mutation('rejectLeaveSubsidy', { input: answer, type: SubsidyType, run: rejectLeaveSubsidy })
mutation('appealLeaveSubsidy', { input: answer, type: SubsidyType, run: appealLeaveSubsidy })
mutation('loseLeaveSubsidy', { input: answer, type: SubsidyType, run: loseLeaveSubsidy })
mutation('reopenLeaveSubsidy', { input: answer, type: SubsidyType, run: reopenLeaveSubsidy })

const cell = (label: string) => optional(text(label, { max: 60 }))
const pasted = inputFrom('PastedLeaveSubsidyPayments', {
  rows: listOf(
    inputFrom('PastedLeaveSubsidyPayment', {
      rut: cell('RUT'),
      license: cell('Licencia'),
      receivedOn: cell('Fecha'),
      amount: cell('Monto'),
    }),
  ),
})

query('leaveSubsidyLines', {
  input: pasted,
  type: objectFrom<CheckedLine>('LeaveSubsidyLine', {
    wrong: of.maybe(of.text),
    problem: of.maybe(of.text),
  }),
  many: true,
  run: leaveSubsidyLines,
})

mutation('pasteLeaveSubsidyPayments', {
  input: pasted,
  type: objectFrom<{ entered: number }>('EnteredLeaveSubsidyPayments', { entered: of.int }),
  run: pasteLeaveSubsidyPayments,
})
