import { ProcessType } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import { joinedFields } from '#platform/server/graphql/more-fields.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import type { ExplanationNode } from '../model/explanation.ts'
import { namedFigures } from './figures.ts'
import type { Movement } from './movements.ts'
import type { PayslipScreen, Revision } from './payslip.service.ts'
import type { PayslipSummary } from './payslips.queries.ts'
import type { Receipt } from './receipt.service.ts'

/** API types of payslips: rows of a list, a whole payslip, its explanations, its file. */
export const SummaryType = objectFrom<Omit<PayslipSummary, 'payrollRunId' | 'type'>>(
  'PayslipSummary',
  {
    userContractId: of.id('contract'),
    userId: of.id('user'),
    payrollMonthId: of.id('payrollMonth'),
    yearMonth: of.yearMonth,
    isOpen: of.flag,
    businessName: of.text,
    name: of.text,
    rut: of.text,
    jobTitle: of.text,
    area: of.maybe(of.text),
    contractCode: of.text,
    net: of.pesos,
    earnings: of.pesos,
    deductions: of.pesos,
    employerCost: of.pesos,
    paymentStatus: of.text,
    paymentLabel: of.text,
    releasedAt: of.maybe(of.dateTime),
    acknowledgedAt: of.maybe(of.dateTime),
    netBefore: of.maybe(of.pesos),
  },
)

const pesos = of.maybe(of.pesos)
const days = of.maybe(of.int)

joinedFields(SummaryType, namedFigures, {
  type: of.maybe(of.choice(ProcessType)),
  totalEarnings: pesos,
  totalDeductions: pesos,
  toPay: pesos,
  toPayReal: pesos,
  netWorthToPay: pesos,
  baseSalary: pesos,
  bonusLegal: pesos,
  pension: pesos,
  pensionPercentage: of.maybe(of.decimal),
  unemploymentCompensation: pesos,
  singleTax: pesos,
  legalDeductionsTotal: pesos,
  otherDeductionsTotal: pesos,
  workedDays: days,
  notWorkingDays: days,
  licenseDays: days,
  absentDays: days,
  uf: of.maybe(of.decimal),
  sis: pesos,
  mutual: pesos,
  sannaLaw: pesos,
})

type Section = PayslipScreen['sections'][number]

const LineType = objectFrom<Section['lines'][number]>('PayslipLine', {
  code: of.text,
  label: of.text,
  amount: of.pesos,
  source: of.text,
  detail: of.maybe(of.text),
  lre: of.maybe(of.int),
})

export const SectionType = objectFrom<Section>('PayslipSection', {
  key: of.text,
  label: of.text,
  lines: of.list(of.object(LineType)),
  total: of.pesos,
})

const MovementType = objectFrom<Movement>('PayslipMovement', {
  code: of.text,
  label: of.text,
  change: of.pesos,
})

const BaseType = objectFrom<PayslipScreen['bases'][number]>('PayslipBase', {
  code: of.text,
  label: of.text,
  amount: of.pesos,
  unit: of.text,
})

export const ViewType = objectFrom<
  Omit<PayslipScreen, 'summary' | 'isPrivate' | 'runId' | 'inputsHash'>
>('Payslip', {
  payrollMonthId: of.id('payrollMonth'),
  contractId: of.id('contract'),
  userId: of.id('user'),
  yearMonth: of.yearMonth,
  isOpen: of.flag,
  paymentStatus: of.text,
  paymentLabel: of.text,
  releasedAt: of.maybe(of.dateTime),
  acknowledgedAt: of.maybe(of.dateTime),
  isOwn: of.flag,
  businessName: of.text,
  legalName: of.text,
  businessRut: of.text,
  businessAddress: of.maybe(of.text),
  name: of.text,
  rut: of.text,
  documentLabel: of.text,
  documentNumber: of.text,
  healthLabel: of.text,
  jobTitle: of.text,
  area: of.maybe(of.text),
  branchOffice: of.maybe(of.text),
  contractCode: of.text,
  contractType: of.text,
  initialDate: of.date,
  finalDate: of.maybe(of.date),
  pensionInstitution: of.maybe(of.text),
  healthInstitution: of.maybe(of.text),
  hoursPerWeek: of.text,
  net: of.pesos,
  earnings: of.pesos,
  deductions: of.pesos,
  employerCost: of.pesos,
  netBefore: of.maybe(of.pesos),
  monthBefore: of.maybe(of.id('payrollMonth')),
  movements: of.list(of.object(MovementType)),
  workedDays: of.int,
  warnings: of.list(of.text),
  uncollected: of.list(of.text),
  sections: of.list(of.object(SectionType)),
  bases: of.list(of.object(BaseType)),
})

export const NodeType = objectFrom<ExplanationNode>('ExplanationNode', {
  index: of.int,
  parent: of.maybe(of.int),
  kind: of.text,
  text: of.text,
  words: of.maybe(of.text),
  numbers: of.maybe(of.text),
  whole: of.maybe(of.text),
  decisions: of.list(of.text),
  details: of.list(of.text),
  code: of.maybe(of.text),
  label: of.maybe(of.text),
  unit: of.text,
  shown: of.text,
  exact: of.text,
  note: of.maybe(of.text),
  rounding: of.maybe(of.text),
  bracket: of.maybe(of.text),
  source: of.maybe(of.text),
  sourceUrl: of.maybe(of.text),
  since: of.maybe(of.text),
  law: of.maybe(of.text),
  enteredBy: of.maybe(of.text),
  enteredAt: of.maybe(of.dateTime),
  comment: of.maybe(of.text),
})

export const ReceiptType = objectFrom<Receipt>('PayslipReceipt', {
  payrollMonthId: of.id('payrollMonth'),
  contractId: of.id('contract'),
  acknowledgedAt: of.maybe(of.dateTime),
})

const ChangedType = objectFrom<Revision['lines'][number]>('PayslipRevisedLine', {
  code: of.text,
  label: of.text,
  section: of.text,
  before: of.maybe(of.pesos),
  after: of.maybe(of.pesos),
  change: of.pesos,
})

export const RevisionType = objectFrom<Revision>('PayslipRevision', {
  revision: of.int,
  net: of.maybe(of.pesos),
  next: of.maybe(of.pesos),
  error: of.maybe(of.text),
  replacedAt: of.dateTime,
  replacedBy: of.maybe(of.text),
  lines: of.list(of.object(ChangedType)),
})
