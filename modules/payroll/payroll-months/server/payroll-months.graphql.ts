import { choice, flag, id, longText, optional, ref, text } from '#platform/model/field.ts'
import { byId, inputFrom, listOf, maybeListOf } from '#platform/server/graphql/input.ts'
import { derivedFields } from '#platform/server/graphql/more-fields.ts'
import { objectFrom, objectOf, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import {
  PayrollMonth,
  ProcessJob,
  ProcessQueue,
  ProcessType,
} from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import { monthsInReach, monthView } from './months.queries.ts'
import {
  closePayrollMonth,
  generateProcess,
  initPayrollMonth,
  reopenPayrollMonth,
} from './months.service.ts'
import {
  activeContracts,
  type ContractByRut,
  monthContracts,
  monthContractsByRut,
} from './contracts.queries.ts'
import { cancelCalculation, payrollRun, payrollRunErrors, recalculations } from './runs.queries.ts'
import { type PayrollStart, payrollStart } from './start.queries.ts'
import { ContractType, ErrorType, NetType, RunType } from './types.ts'

const MonthType = objectOf(PayrollMonth)

derivedFields(
  MonthType,
  ({ yearMonth }) => ({ year: Math.floor(yearMonth / 100), month: yearMonth % 100 }),
  { year: of.int, month: of.int },
)

const month = ref('payrollMonth', 'Mes')
const ofMonth = inputFrom('OfPayrollMonth', { payrollMonthId: month })

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
  run: (context, input) => monthView(context, input.id),
})

query('payrollStart', {
  input: inputFrom('PayrollStartInput', {
    userId: optional(ref('user', 'Persona')),
    businessId: optional(ref('business', 'Razón social')),
  }),
  type: objectFrom<PayrollStart>('PayrollStart', {
    yearMonth: of.yearMonth,
    from: of.date,
    ofContract: of.flag,
  }),
  nullable: true,
  run: payrollStart,
})

mutation('initPayrollMonth', {
  input: inputFrom('InitPayrollMonthInput', {
    businessId: PayrollMonth.fields.businessId,
    yearMonth: PayrollMonth.fields.yearMonth,
    type: optional(choice(ProcessType, 'Proceso')),
    name: PayrollMonth.fields.name,
  }),
  type: MonthType,
  run: initPayrollMonth,
})

mutation('generateProcess', {
  input: inputFrom('GenerateProcessInput', {
    id: id('payrollMonth'),
    processJob: optional(choice(ProcessJob, 'Trabajo')),
    queue: optional(choice(ProcessQueue, 'Cuándo')),
    responsible: optional(ref('user', 'Responsable')),
  }),
  type: MonthType,
  run: generateProcess,
})

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

list('payrollRunErrors', {
  type: ErrorType,
  filter: inputFrom('PayrollRunErrorsFilter', {
    payrollMonthId: month,
    search: optional(text('Buscar', { max: 100 })),
  }),
  sort: ['name'],
  run: payrollRunErrors,
})

mutation('cancelJob', { input: ofMonth, type: RunType, run: cancelCalculation })

query('activeContractInMonth', {
  input: ofMonth,
  type: ContractType,
  many: true,
  run: activeContracts,
})

const contract = ref('contract', 'Contrato')

list('monthContracts', {
  type: ContractType,
  filter: inputFrom('MonthContractsFilter', {
    payrollMonthId: month,
    search: optional(text('Buscar', { max: 100 })),
    contractId: optional(contract),
  }),
  sort: ['name'],
  run: monthContracts,
})

query('monthContractsByRut', {
  input: inputFrom('MonthContractsByRutInput', {
    payrollMonthId: month,
    people: listOf(inputFrom('PersonByRut', { rut: text('RUT', { max: 20 }) })),
  }),
  type: objectFrom<ContractByRut>('ContractByRut', {
    contractId: of.id('contract'),
    rut: of.text,
  }),
  many: true,
  run: monthContractsByRut,
})

query('recalculations', {
  input: inputFrom('RecalculationsInput', {
    payrollMonthId: month,
    contracts: maybeListOf(inputFrom('RecalculatedContract', { contractId: contract })),
  }),
  type: NetType,
  many: true,
  run: recalculations,
})
