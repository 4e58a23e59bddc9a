import { choice, optional, ref, text } from '#platform/model/field.ts'
import { FileInMaking, FileLink } from '#platform/server/graphql/files.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { PrintFormat } from '../model/payslip.ts'
import { explainPayslip } from './explain.service.ts'
import { payrollPdf } from './payslip.pdf.ts'
import { payrollHistory, payslipView, payslipRevisions } from './payslip.service.ts'
import { payslipsOfMonth } from './payslips.queries.ts'
import { payrollSummariesPdf } from './print.service.ts'
import { acknowledgePayslip } from './receipt.service.ts'
import { NodeType, ReceiptType, RevisionType, SummaryType, ViewType } from './types.ts'

const month = ref('payrollMonth', 'Mes')
const contract = ref('contract', 'Contrato')
const ofPayslip = inputFrom('OfPayslip', { payrollMonthId: month, contractId: contract })

list('payrollSummaries', {
  type: SummaryType,
  filter: inputFrom('PayrollSummariesFilter', {
    payrollMonthId: month,
    search: optional(text('Buscar', { max: 100 })),
    area: optional(text('Área', { max: 100 })),
  }),
  sort: ['name', 'net', 'earnings', 'deductions', 'employerCost', 'change'],
  run: payslipsOfMonth,
})

query('payrollSummaryView', { input: ofPayslip, type: ViewType, run: payslipView })

query('explainPayslip', {
  input: inputFrom('ExplainPayslipInput', {
    payrollMonthId: month,
    contractId: contract,
    code: text('Concepto', { max: 60 }),
  }),
  type: NodeType,
  many: true,
  run: explainPayslip,
})

query('payslipRevisions', {
  input: inputFrom('PayslipRevisionsInput', { payrollMonthId: month, contractId: contract }),
  type: RevisionType,
  many: true,
  run: payslipRevisions,
})

mutation('acknowledgePayslip', { input: ofPayslip, type: ReceiptType, run: acknowledgePayslip })

query('payrollPdf', { input: ofPayslip, type: FileLink, run: payrollPdf })

query('payrollSummariesPdf', {
  input: inputFrom('PayrollSummariesPdfInput', {
    payrollMonthId: month,
    format: choice(PrintFormat, 'Formato'),
  }),
  type: FileInMaking,
  run: payrollSummariesPdf,
})

query('payrollHistory', {
  input: inputFrom('PayrollHistoryInput', { contractId: contract }),
  type: SummaryType,
  many: true,
  run: payrollHistory,
})
