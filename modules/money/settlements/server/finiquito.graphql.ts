import { OwedKind, OwedTo } from '#modules/payroll/debts/model/debt.ts'
import { ListState, RowState } from '#modules/money/bank-lists/model/payment-list.ts'
import { date, flag, id, optional, ref, text, choice } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { inputFrom, listOf, maybeListOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { specsOf, stepSpecs } from '#platform/server/graphql/specs.ts'
import { NodeType } from '#modules/payroll/payslips/server/index.ts'
import { causes } from '../model/causes.ts'
import { DismissalCause, Settlement, SettlementStatus, termFields } from '../model/finiquito.ts'
import { LackKind, LackPlace } from '../model/lacks.ts'
import type { SettlementLine } from '../model/lines.ts'
import { SettlementDocument } from '../model/documents.ts'
import { contractsSettlement, type SettleableContract } from './contract.queries.ts'
import { type SettlementRow, settlements, settlementSort } from './finiquito.queries.ts'
import {
  createIssueSettlement,
  createSettlement,
  deleteSettlement,
  explainSettlement,
  settlement,
  type SettlementView,
  undoSettlement,
  updateSettlement,
} from './finiquito.service.ts'
import type { PayingList } from './in-lists.ts'
import { paySettlement, undoSettlementPayment } from './pay.service.ts'
import { settlementPdf } from './pdf.service.ts'
import { settlementDue, type SettlementDue } from './due-dates.queries.ts'
import { type MissingFigure, settlementMissing } from './missing.queries.ts'
import { compareSettlements, type Preview, settlementPreview } from './preview.service.ts'

const { fields } = Settlement

const rowSpecs = {
  ...specsOf(Settlement, [
    'userContractId',
    'userId',
    'status',
    'dismissalCause',
    'initialDate',
    'disengagementDate',
    'payDate',
    'notifiedOn',
    'toPay',
    'issuedAt',
    'paidOn',
    'response',
    'version',
  ]),
  id: of.id('settlement'),
  dueOn: of.maybe(of.date),
  identificationType: of.text,
  rut: of.text,
  fullname: of.maybe(of.text),
  contractCode: of.text,
  businessId: of.id('business'),
  businessName: of.text,
  jobTitle: of.maybe(of.text),
  shownSince: of.maybe(of.dateTime),
}

export const Line = objectFrom<SettlementLine>('SettlementLine', {
  code: of.text,
  label: of.text,
  amount: of.pesos,
  quantity: of.maybe(of.text),
  group: of.text,
  source: of.text,
})

const StepType = objectFrom<SettlementView['steps'][number]>(
  'SettlementStep',
  stepSpecs(SettlementStatus),
)

export const SettlementType = objectFrom<SettlementView>('Settlement', {
  ...rowSpecs,
  ...specsOf(Settlement, [
    'noticeDate',
    'salary',
    'fixed',
    'gratification',
    'allowances',
    'variableAverage',
    'lastThree',
    'lastPay',
    'average24',
    'afcEmployerBalance',
    'fundBalance',
    'voluntary',
    'pactDays',
    'pactAnyCause',
    'pactWithoutYearsCap',
    'pactWithoutUfCap',
    'advances',
    'loans',
    'otherDeductions',
    'alimonyPesos',
    'alimonyPercent',
    'deferVacation',
    'payLastPayslip',
    'contributionsPaid',
  ]),
  variableMonths: of.list(of.yearMonth),
  withoutEnding: of.flag,
  secondOver: of.maybe(of.pesos),
  proofDoubt: of.maybe(of.text),
  lacks: of.list(
    of.object(
      objectFrom<SettlementView['lacks'][number]>('SettlementLack', {
        kind: of.choice(LackKind),
        place: of.choice(LackPlace),
        what: of.text,
      }),
    ),
  ),
  withoutDebts: of.list(
    of.object(
      objectFrom<SettlementView['withoutDebts'][number]>('SettlementDebtLeftOut', { key: of.text }),
    ),
  ),
  paidBy: of.maybe(
    of.object(
      objectFrom<PayingList>('SettlementPayingList', {
        id: of.id('paymentList'),
        number: of.int,
        subject: of.text,
        state: of.choice(ListState),
        payment: of.choice(RowState),
      }),
    ),
  ),
  payIn: of.maybe(of.id('payrollMonth')),
  doubts: of.list(of.text),
  lines: of.list(of.object(Line)),
  steps: of.list(of.object(StepType)),
})

list('settlements', {
  type: objectFrom<SettlementRow>('SettlementRow', rowSpecs),
  filter: inputFrom('SettlementFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    status: optional(choice(SettlementStatus, 'Estado')),
    businessId: optional(ref('business', 'Razón social')),
    dismissalCause: optional(choice(DismissalCause, 'Causal')),
    isShown: optional(flag('La persona lo ve')),
  }),
  sort: settlementSort,
  run: settlements,
})

query('settlement', {
  input: inputFrom('SettlementKey', { id: id('settlement') }),
  type: SettlementType,
  run: settlement,
})

query('contractsSettlement', {
  input: inputFrom('ContractsSettlementInput', {
    businessId: optional(ref('business', 'Razón social')),
    search: optional(text('Nombre o RUT', { max: 100 })),
    userContractId: optional(fields.userContractId),
    withSettled: optional(flag('También los que ya tienen finiquito')),
  }),
  type: objectFrom<SettleableContract>('SettleableContract', {
    id: of.id('contract'),
    userId: of.id('user'),
    code: of.text,
    rut: of.text,
    fullname: of.maybe(of.text),
    initialDate: of.date,
    finalDate: of.maybe(of.date),
    endingCause: of.maybe(of.text),
    businessName: of.text,
    jobTitle: of.maybe(of.text),
    settlementId: of.maybe(of.id('settlement')),
    settlementStatus: of.maybe(of.choice(SettlementStatus)),
  }),
  many: true,
  run: contractsSettlement,
})

export const DismissalCauseType = objectFrom<(typeof causes)[number]>('DismissalCauseDetail', {
  cause: of.choice(DismissalCause),
  code: of.text,
  article: of.text,
  section: of.maybe(of.text),
  subsection: of.maybe(of.text),
  name: of.text,
  noticeTerm: of.text,
  note: of.maybe(of.text),
  severance: of.flag,
  notice: of.flag,
  lre: of.maybe(of.text),
  previred: of.text,
  ending: of.text,
})

query('dismissalCauses', {
  type: DismissalCauseType,
  many: true,
  run: () => Promise.resolve([...causes]),
})

const DebtType = objectFrom<Preview['found']['debts'][number]>('SettlementDebt', {
  key: of.text,
  kind: of.choice(OwedKind),
  to: of.choice(OwedTo),
  label: of.text,
  amount: of.maybe(of.pesos),
  included: of.flag,
})

const Found = objectFrom<Preview['found']>('SettlementFound', {
  salary: of.pesos,
  fixed: of.pesos,
  gratification: of.pesos,
  allowances: of.pesos,
  variable: of.list(of.pesos),
  variableMonths: of.list(of.yearMonth),
  lastThree: of.pesos,
  last: of.pesos,
  average24: of.pesos,
  loans: of.pesos,
  advances: of.pesos,
  others: of.pesos,
  debts: of.list(of.object(DebtType)),
  alimony: of.pesos,
})

const TaxMonth = objectFrom<Preview['taxMonths'][number]>('SettlementTaxMonth', {
  yearMonth: of.yearMonth,
  part: of.pesos,
  tax: of.pesos,
  taxAtPayment: of.pesos,
})

const PreviewType = objectFrom<Preview>('SettlementPreview', {
  userContractId: of.id('contract'),
  userId: of.id('user'),
  name: of.maybe(of.text),
  rut: of.text,
  code: of.text,
  jobTitle: of.text,
  businessName: of.text,
  initialDate: of.date,
  disengagementDate: of.date,
  dismissalCause: of.choice(DismissalCause),
  toPay: of.pesos,
  risk: of.pesos,
  earnings: of.pesos,
  deductions: of.pesos,
  service: of.text,
  noticeGiven: of.flag,
  dueOn: of.maybe(of.date),
  obstacles: of.list(of.text),
  warnings: of.list(of.text),
  lines: of.list(of.object(Line)),
  taxMonths: of.list(of.object(TaxMonth)),
  vacationDays: of.text,
  nonWorkingDays: of.int,
  found: of.object(Found),
})

const wanted = {
  userContractId: fields.userContractId,
  ...termFields,
  withoutDebts: maybeListOf(
    inputFrom('SettlementDebtKey', { key: text('Deuda que no se descuenta', { max: 40 }) }),
  ),
}

query('settlementDue', {
  input: inputFrom('SettlementDueInput', {
    userContractId: fields.userContractId,
    disengagementDate: fields.disengagementDate,
    dismissalCause: optional(fields.dismissalCause),
    notifiedOn: fields.notifiedOn,
  }),
  type: objectFrom<SettlementDue>('SettlementDue', { dueOn: of.maybe(of.date) }),
  run: settlementDue,
})

query('settlementMissing', {
  input: inputFrom('SettlementMissingInput', {
    userContractId: fields.userContractId,
    disengagementDate: fields.disengagementDate,
    payDate: fields.payDate,
  }),
  type: objectFrom<MissingFigure>('MissingFigure', {
    key: of.text,
    label: of.text,
    yearMonth: of.yearMonth,
  }),
  many: true,
  run: settlementMissing,
})

query('settlementPreview', {
  input: inputFrom('SettlementPreviewInput', wanted),
  type: PreviewType,
  run: settlementPreview,
})

query('compareSettlements', {
  input: inputFrom('CompareSettlementsInput', {
    ...wanted,
    others: listOf(
      inputFrom('SettlementAlternative', {
        dismissalCause: fields.dismissalCause,
        disengagementDate: fields.disengagementDate,
      }),
    ),
  }),
  type: PreviewType,
  many: true,
  run: compareSettlements,
})

query('explainSettlement', {
  input: inputFrom('ExplainSettlementInput', {
    id: id('settlement'),
    code: text('Concepto', { max: 60 }),
  }),
  type: NodeType,
  many: true,
  run: explainSettlement,
})

query('settlementPdf', {
  input: inputFrom('SettlementPdfInput', {
    id: id('settlement'),
    document: choice(SettlementDocument, 'Documento'),
  }),
  type: FileLink,
  run: settlementPdf,
})

const key = { id: id('settlement'), version: optional(fields.version) }

mutation('createSettlement', {
  input: inputFrom('CreateSettlementInput', wanted),
  type: SettlementType,
  run: createSettlement,
})

mutation('updateSettlement', {
  input: inputFrom('UpdateSettlementInput', { ...key, ...wanted }),
  type: SettlementType,
  run: updateSettlement,
})

mutation('createIssueSettlement', {
  input: inputFrom('CreateIssueSettlementInput', key),
  type: SettlementType,
  run: createIssueSettlement,
})

mutation('paySettlement', {
  input: inputFrom('PaySettlementInput', {
    ...key,
    paidOn: optional(date('Fecha del pago')),
    withEnding: optional(flag('Registrar también el término del contrato')),
  }),
  type: SettlementType,
  run: paySettlement,
})

mutation('undoSettlement', {
  input: inputFrom('UndoSettlementInput', { ...key, response: fields.response }),
  type: SettlementType,
  run: undoSettlement,
})
mutation('undoSettlementPayment', {
  input: inputFrom('UndoSettlementPaymentInput', { ...key, response: fields.response }),
  type: SettlementType,
  run: undoSettlementPayment,
})

mutation('deleteSettlement', {
  input: inputFrom('DeleteSettlementInput', { ...key, response: fields.response }),
  type: SettlementType,
  run: deleteSettlement,
})
