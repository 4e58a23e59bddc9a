import { choice, flag, id, longText, optional, ref, text } from '#platform/model/field.ts'
import { byId, inputFrom, inputOf, listOf, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, objectOf, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { PayrollMonth, PrintFormat } from '../model/payroll-month.ts'
import { UserItem } from '../model/user-item.ts'
import {
  closePayrollMonth,
  generateProcess,
  initPayrollMonth,
  reopenPayrollMonth,
} from './months.service.ts'
import { monthById, monthsInReach } from './months.queries.ts'
import { explainPayslip } from './explain.service.ts'
import { payrollHistory, payslipView } from './payslip.service.ts'
import { payslipsOfMonth } from './payslips.queries.ts'
import {
  ContractType,
  ErrorType,
  ItemType,
  LinkType,
  NodeType,
  PrintType,
  RunType,
  SummaryType,
  ViewType,
} from './types.ts'
import { payrollPdf, payrollSummariesPdf } from './print.service.ts'
import { activeContracts, cancelCalculation, payrollRun, payrollRunErrors } from './runs.queries.ts'
import { saveUserItems } from './cells.service.ts'
import { inputItems, userItems } from './user-items.queries.ts'
import { createUserItem, removeUserItem, updateUserItem } from './user-items.service.ts'

const MonthType = objectOf(PayrollMonth)
const UserItemType = objectOf(UserItem)

const month = ref('payrollMonth', 'Mes')
const contract = ref('contract', 'Contrato')
const ofMonth = inputFrom('OfPayrollMonth', { payrollMonthId: month })
const ofPayslip = inputFrom('OfPayslip', { payrollMonthId: month, contractId: contract })

query('payrollProcessMonths', {
  input: inputFrom('PayrollProcessMonthsInput', {
    businessId: optional(ref('business', 'Razón social')),
  }),
  type: MonthType,
  many: true,
  run: monthsInReach,
})

query('payrollMonth', {
  input: byId('payrollMonth'),
  type: MonthType,
  run: (context, input) => monthById(context, input.id),
})

mutation('initPayrollMonth', {
  input: inputOf('InitPayrollMonthInput', PayrollMonth, ['businessId', 'yearMonth']),
  type: MonthType,
  run: initPayrollMonth,
})

mutation('generateProcess', { input: byId('payrollMonth'), type: MonthType, run: generateProcess })

mutation('closePayrollMonth', {
  input: inputFrom('ClosePayrollMonthInput', {
    id: id('payrollMonth'),
    acceptErrors: flag('Cerrar sin los contratos con error'),
  }),
  type: MonthType,
  run: closePayrollMonth,
})

mutation('reopenPayrollMonth', {
  input: inputFrom('ReopenPayrollMonthInput', {
    id: id('payrollMonth'),
    reason: longText('Motivo', { max: 500 }),
  }),
  type: MonthType,
  run: reopenPayrollMonth,
})

query('payrollRun', { input: ofMonth, type: RunType, run: payrollRun })

query('payrollRunErrors', { input: ofMonth, type: ErrorType, many: true, run: payrollRunErrors })

mutation('cancelJob', { input: ofMonth, type: RunType, run: cancelCalculation })

query('activeContractInMonth', {
  input: ofMonth,
  type: ContractType,
  many: true,
  run: activeContracts,
})

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

query('payrollPdf', { input: ofPayslip, type: LinkType, run: payrollPdf })

query('payrollSummariesPdf', {
  input: inputFrom('PayrollSummariesPdfInput', {
    payrollMonthId: month,
    format: choice(PrintFormat, 'Formato'),
  }),
  type: PrintType,
  run: payrollSummariesPdf,
})

query('payrollHistory', {
  input: inputFrom('PayrollHistoryInput', { contractId: contract }),
  type: SummaryType,
  many: true,
  run: payrollHistory,
})

query('inputItems', { type: ItemType, many: true, run: inputItems })

query('userItems', {
  input: inputFrom('UserItemsInput', {
    payrollMonthId: optional(month),
    contractId: optional(contract),
  }),
  type: UserItemType,
  many: true,
  run: userItems,
})

mutation('createUserItem', {
  input: inputOf('CreateUserItemInput', UserItem, [
    'contractId',
    'itemCode',
    'value',
    'startMonth',
    'endMonth',
    'totalQuotas',
    'comment',
  ]),
  type: UserItemType,
  run: createUserItem,
})

mutation('updateUserItem', {
  input: patchInputOf(
    'UpdateUserItemInput',
    UserItem,
    ['value', 'startMonth', 'endMonth', 'totalQuotas', 'comment', 'status'],
    { id: id('userItem'), version: UserItem.fields.version, payrollMonthId: optional(month) },
  ),
  type: UserItemType,
  run: updateUserItem,
})

mutation('removeUserItem', {
  input: inputFrom('RemoveUserItemInput', { id: id('userItem'), payrollMonthId: month }),
  type: 'Boolean',
  run: removeUserItem,
})

mutation('saveUserItems', {
  input: inputFrom('SaveUserItemsInput', {
    payrollMonthId: month,
    cells: listOf(inputOf('UserItemCell', UserItem, ['contractId', 'itemCode', 'value'])),
  }),
  type: objectFrom<{ saved: number }>('SavedUserItems', { saved: of.int }),
  run: saveUserItems,
})
