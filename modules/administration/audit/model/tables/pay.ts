import { AdvanceMode } from '#modules/payroll/advances/model/advance.ts'
import { ItemUnit } from '#modules/concepts/concept-library/model/catalogs.ts'
import { EmployerLoan } from '#modules/payroll/employer-loans/model/loan.ts'
import { PaymentStatus } from '#modules/payroll/payslips/model/payslip.ts'
import { ConceptCase } from '#modules/payroll/studio/model/concept-case.ts'
import { UserItem } from '#modules/payroll/user-items/model/user-item.ts'
import { catalog } from '#platform/model/catalog.ts'
import {
  choice,
  date,
  decimal,
  integer,
  longText,
  pesos,
  ref,
  text,
  timestamp,
  yearMonth,
} from '#platform/model/field.ts'
import { as, type Kept, told, untold, usual } from '../table.ts'

const contract = ref('contract', 'Contrato')
const month = ref('payrollMonth', 'Mes')
const concept = text('Concepto')
const comment = longText('Comentario')
const note = longText('Nota')

const QuotaKind = catalog('QuotaKind', { QUOTA: 'Cuota', EARLY: 'Pago anticipado' })
const LineGroup = catalog('RetroactiveGroup', {
  EARNING: 'Haber',
  DEDUCTION: 'Descuento',
  EMPLOYER: 'Aporte del empleador',
})

/** What results pay: the same four sums of a payment apart and of a finiquito. */
const sums = {
  earnings: as('payslips.read', pesos('Total haberes')),
  deductions: as('payslips.read', pesos('Total descuentos')),
  net: as('payslips.read', pesos('Total líquido')),
  employer_cost: as('payslips.read', pesos('Costo empresa')),
}

/** What is entered and paid for each person. */
export const payTables = {
  user_item: {
    label: 'Haber o descuento',
    of: UserItem,
    owner: { contract: 'user_contract_id' },
    columns: {
      ...usual,
      ...untold('origin_id', 'order_id', 'carried_from'),
      user_contract_id: as('userItems.read', contract),
      item_code: as('userItems.read', concept, 'concept'),
      ...told('userItems.read', 'value', 'start_month', 'end_month', 'total_quotas', 'status'),
      ...told('userItems.read', 'comment', 'origin'),
      currency: as('userItems.read', choice(ItemUnit, 'Unidad')),
      origin_month: as('userItems.read', yearMonth('Mes de origen')),
      total_amount: as('userItems.read', pesos('Monto total')),
    },
  },
  late_item: {
    label: 'Haber o descuento de un mes cerrado',
    of: UserItem,
    owner: { contract: 'user_contract_id' },
    columns: {
      ...usual,
      ...untold('author_login_id'),
      user_contract_id: as('userItems.read', contract),
      year_month: as('userItems.read', yearMonth('Mes')),
      item_code: as('userItems.read', concept, 'concept'),
      ...told('userItems.read', 'value', 'comment'),
    },
  },
  salary_advance: {
    label: 'Anticipo',
    owner: { contract: 'user_contract_id', month: 'payroll_month_id' },
    columns: {
      ...usual,
      ...untold('user_id'),
      user_contract_id: as('userItems.read', contract),
      payroll_month_id: as('userItems.read', month),
      mode: as('userItems.read', choice(AdvanceMode, 'Forma')),
      value: as(['userItems.read', 'payslips.read'], decimal('Valor', 4)),
      amount: as(['userItems.read', 'payslips.read'], pesos('Monto')),
    },
  },
  employer_loan: {
    label: 'Préstamo de la empresa',
    of: EmployerLoan,
    owner: { contract: 'user_contract_id' },
    columns: {
      ...usual,
      ...untold('user_id', 'created_by'),
      user_contract_id: as('userItems.read', contract),
      ...told('userItems.read', 'amount', 'total_quotas', 'start_month', 'granted_on', 'comment'),
    },
  },
  employer_loan_quota: {
    label: 'Cuota de préstamo',
    owner: { loan: 'loan_id' },
    columns: {
      ...usual,
      ...untold('loan_id', 'user_item_id'),
      kind: as('userItems.read', choice(QuotaKind, 'Clase')),
      year_month: as('userItems.read', yearMonth('Mes')),
      amount: as('userItems.read', pesos('Monto')),
      paid_on: as('userItems.read', date('Pagada el')),
      comment: as('userItems.read', comment),
      carried: as('userItems.read', pesos('Viene de otra cuota')),
    },
  },
  additional_payment: {
    label: 'Pago adicional',
    owner: { contract: 'user_contract_id', month: 'payroll_month_id' },
    columns: {
      ...usual,
      // The sums tell what the lines add up to; the rest says of what they were calculated.
      ...untold('user_id', 'base_run_id', 'lines', 'months', 'print', 'rests_on'),
      user_contract_id: as('payslips.read', contract),
      payroll_month_id: as('payslips.read', month),
      item_code: as('payslips.read', concept, 'concept'),
      value: as('payslips.read', decimal('Valor', 4)),
      accrued_from: as('payslips.read', yearMonth('Devengado desde')),
      accrued_to: as('payslips.read', yearMonth('Devengado hasta')),
      ...sums,
    },
  },
  settlement_payslip: {
    label: 'Finiquito del mes',
    owner: { contract: 'user_contract_id', month: 'payroll_month_id' },
    columns: {
      ...usual,
      ...untold('user_id', 'base_month_id', 'base_run_id'),
      user_contract_id: as('payslips.read', contract),
      payroll_month_id: as('payslips.read', month),
      final_date: as('payslips.read', date('Término')),
      ...sums,
    },
  },
  retroactive_line: {
    label: 'Diferencia de un mes cerrado',
    owner: { contract: 'user_contract_id', month: 'payroll_month_id' },
    columns: {
      ...usual,
      ...untold('author_login_id', 'posted_at', 'concept'),
      user_contract_id: as('payslips.read', contract),
      payroll_month_id: as('payslips.read', month),
      origin_month_id: as('payslips.read', ref('payrollMonth', 'Mes de origen')),
      label: as('payslips.read', concept),
      line_group: as('payslips.read', choice(LineGroup, 'Clase')),
      paid: as('payslips.read', pesos('Pagado')),
      due: as('payslips.read', pesos('Debido')),
      amount: as('payslips.read', pesos('Diferencia')),
    },
  },
  gratification_exclusion: {
    label: 'Fuera de la gratificación',
    owner: { contract: 'user_contract_id', month: 'payroll_month_id' },
    columns: {
      ...usual,
      user_contract_id: as('payslips.read', contract),
      payroll_month_id: as('payslips.read', month),
      reason: as('payslips.read', text('Motivo')),
    },
  },
  annual_gratification: {
    label: 'Gratificación del año',
    owner: { month: 'payroll_month_id' },
    columns: {
      ...usual,
      ...untold('rests_on', 'business_id'),
      payroll_month_id: as('payrollMonths.read', month),
      year: as('payrollMonths.read', integer('Año')),
      minimum_income: as('payrollMonths.read', pesos('Ingreso mínimo')),
      first_month: as('payrollMonths.read', yearMonth('Primer mes')),
      profit: as('whole', pesos('Utilidad líquida')),
      own_capital: as('whole', pesos('Capital propio')),
      pool: as('whole', pesos('Por repartir')),
      pay: as('whole', pesos('Remuneraciones de todos')),
    },
  },
  payslip_payment: {
    label: 'Pago de liquidación',
    owner: { contract: 'user_contract_id', month: 'payroll_month_id' },
    columns: {
      ...usual,
      ...untold('updated_at'),
      user_contract_id: as('payslips.read', contract),
      payroll_month_id: as('payslips.read', month),
      status: as('payslips.read', choice(PaymentStatus, 'Estado del pago')),
    },
  },
  payslip_review: {
    label: 'Revisión de liquidación',
    owner: { contract: 'user_contract_id', month: 'payroll_month_id' },
    columns: {
      ...usual,
      ...untold('fingerprint', 'reviewed_by'),
      user_contract_id: as('payslips.read', contract),
      payroll_month_id: as('payslips.read', month),
      reviewed_at: as('payslips.read', timestamp('Revisada el')),
    },
  },
  payroll_check_note: {
    label: 'Respuesta a un aviso',
    owner: { contract: 'user_contract_id', month: 'payroll_month_id' },
    columns: {
      ...usual,
      // The finding is the rule in words, with its figures.
      ...untold('rule', 'author_login_id', 'written_at', 'payslip_print'),
      user_contract_id: as('payslips.read', contract),
      payroll_month_id: as('payslips.read', month),
      finding: as('payslips.read', text('Aviso')),
      note: as('payslips.read', note),
      payslip_net: as('payslips.read', pesos('Líquido')),
    },
  },
  concept_case: {
    label: 'Caso de prueba de un concepto',
    of: ConceptCase,
    owner: { user: 'user_id', business: 'business_id' },
    title: 'title',
    columns: {
      ...usual,
      ...untold('user_id', 'facts', 'created_by'),
      code: as('items.read', concept, 'concept'),
      ...told('items.read', 'title', 'business_id', 'year_month'),
      ...told('payslips.read', 'expected'),
      // Somebody saved a concept that its cases do not hold for, and why.
      reason: as('items.read', text('Motivo')),
      red: as('items.read', text('Casos que no se cumplen'), 'list'),
      from: as('items.read', yearMonth('Rige desde')),
    },
  },
} satisfies Record<string, Kept>
