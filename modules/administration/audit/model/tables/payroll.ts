import { Formula } from '#modules/concepts/concept-library/model/formula.ts'
import { Item } from '#modules/concepts/concept-library/model/item.ts'
import { PayrollTable } from '#modules/concepts/concept-library/model/table.ts'
import { Variable } from '#modules/concepts/concept-library/model/variable.ts'
import { IndicatorEntry } from '#modules/concepts/indicators/model/indicator.ts'
import { ClosingState } from '#modules/payroll/payroll-closing/model/closing.ts'
import { PayrollMonth } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import { DeclaredKind } from '#modules/payroll/payroll-processes/model/deadlines.ts'
import { Scenario } from '#modules/payroll/scenarios/model/scenario.ts'
import { catalog } from '#platform/model/catalog.ts'
import {
  choice,
  date,
  flag,
  integer,
  longText,
  ref,
  text,
  timestamp,
  yearMonth,
} from '#platform/model/field.ts'
import { as, type Kept, recorded, told, untold, usual } from '../table.ts'
import { valid } from './people.ts'

const ScenarioStatus = catalog('ScenarioStatus', { ACTIVE: 'Vigente', DELETED: 'Eliminado' })

/** Months and processes of remuneraciones. */
export const monthTables = {
  payroll_month: {
    label: 'Mes de remuneraciones',
    of: PayrollMonth,
    owner: { month: 'entityId', business: 'business_id' },
    columns: {
      ...usual,
      // What it came to is told by its calculation; who opened and closed it, by the event.
      ...untold('business_id', 'current_run_id', 'opened_by', 'opened_at', 'closed_by'),
      ...untold('closed_at', 'figures', 'closing_number'),
      ...told('payrollMonths.read', 'year_month', 'type', 'is_open', 'closed_hash', 'name'),
      reopen_reason: as('payrollMonths.read', text('Motivo de la reapertura')),
      reopened: as('payrollMonths.read', text('Motivo de la reapertura')),
      responsible_id: as('payrollMonths.read', ref('user', 'Responsable')),
      description: as('payrollMonths.read', longText('Descripción')),
      bank_account_id: as('bankAccounts.read', ref('bankAccount', 'Cuenta de pago')),
    },
  },
  payroll_deadline: {
    label: 'Plazo del mes',
    owner: { business: 'business_id' },
    columns: {
      ...usual,
      ...untold('business_id', 'done_by'),
      year_month: as('payrollMonths.read', yearMonth('Mes')),
      kind: as('payrollMonths.read', choice(DeclaredKind, 'Plazo')),
      done_on: as('payrollMonths.read', date('Hecho el')),
    },
  },
  closing_request: {
    label: 'Pedido de cierre',
    owner: { month: 'payroll_month_id' },
    columns: {
      ...usual,
      ...untold('fingerprint', 'requested_user', 'answered_user', 'approved_version'),
      payroll_month_id: as('payrollMonths.read', ref('payrollMonth', 'Mes')),
      number: as('payrollMonths.read', integer('Pedido')),
      accept_errors: as('payrollMonths.read', flag('Con personas sin calcular')),
      note: as('payrollMonths.read', longText('Nota')),
      requested_by: as('payrollMonths.read', text('Pedido por'), 'login'),
      requested_at: as('payrollMonths.read', timestamp('Pedido el')),
      state: as('payrollMonths.read', choice(ClosingState, 'Estado')),
      answered_by: as('payrollMonths.read', text('Respondido por'), 'login'),
      answered_at: as('payrollMonths.read', timestamp('Respondido el')),
      answer: as('payrollMonths.read', longText('Respuesta')),
    },
  },
  scenario: {
    label: 'Escenario',
    of: Scenario,
    owner: { business: 'business_id' },
    title: 'name',
    columns: {
      ...usual,
      ...untold('created_by'),
      ...told('scenarios.read', 'business_id', 'name', 'description', 'first_month', 'months'),
      ...told('scenarios.read', 'monthly_growth', 'repeat_items'),
      step: as('scenarios.read', integer('Meses entre uno y otro')),
      changes: as('scenarios.read', text('Cambios'), 'changes'),
      status: as('scenarios.read', choice(ScenarioStatus, 'Estado')),
    },
  },
} satisfies Record<string, Kept>

/** What a company writes of its own payroll: items, formulas, values, tables and figures. */
export const libraryTables = {
  item: {
    label: 'Concepto de la empresa',
    of: Item,
    owner: {},
    title: 'code',
    columns: { ...usual, ...told('items.read', 'code') },
  },
  item_version: {
    label: 'Definición de concepto',
    of: Item,
    owner: {},
    title: 'title',
    columns: {
      ...recorded,
      ...untold('item_id'),
      valid: as('items.read', valid),
      ...told('items.read', 'activity', 'title', 'type', 'input_unit', 'start_date', 'end_date'),
      default_formula_id: as('formulas.read', ref('formula', 'Fórmula'), 'formula'),
      formula: as('formulas.read', longText('Fórmula propia')),
      ...told('items.read', 'deduction_limit', 'informative', 'editable', 'taxable', 'tributable'),
      ...told('items.read', 'extra_hours', 'gratification', 'compensation', 'holidays'),
      ...told('items.read', 'medical_licenses', 'is_retained', 'seizable', 'proportional'),
      ...told('items.read', 'is_fixed', 'capped', 'capped_type', 'capped_value', 'print'),
      ...told('items.read', 'print_on_salary_settlement', 'subject_to_compensation'),
      distributable_in_cc: as('items.read', flag('Se reparte por centro de costo')),
      ...told('items.read', 'ine_code', 'lre_code', 'calculation_order', 'print_order'),
      ...told('items.read', 'accounting_informative', 'analytic_accounting', 'accounting_code'),
      ...told('items.read', 'ledger_account'),
    },
  },
  formula: {
    label: 'Fórmula',
    of: Formula,
    owner: {},
    title: 'code',
    columns: { ...usual, ...told('formulas.read', 'code') },
  },
  formula_version: {
    label: 'Definición de fórmula',
    of: Formula,
    owner: {},
    title: 'title',
    columns: {
      ...recorded,
      ...untold('formula_id'),
      valid: as('formulas.read', valid),
      ...told('formulas.read', 'title', 'source_code', 'input_name', 'input_unit', 'item_type'),
      ...told('formulas.read', 'editable'),
    },
  },
  variable: {
    label: 'Variable',
    of: Variable,
    owner: {},
    title: 'code',
    columns: { ...usual, ...told('variables.read', 'code') },
  },
  variable_version: {
    label: 'Definición de variable',
    of: Variable,
    owner: {},
    title: 'title',
    columns: {
      ...recorded,
      ...untold('variable_id'),
      valid: as('variables.read', valid),
      ...told('variables.read', 'title', 'type', 'sub_type', 'value', 'value_type', 'start_date'),
      ...told('variables.read', 'end_date', 'editable', 'source'),
    },
  },
  payroll_table: {
    label: 'Tabla',
    of: PayrollTable,
    owner: {},
    title: 'code',
    columns: { ...usual, ...told('tables.read', 'code') },
  },
  payroll_table_version: {
    label: 'Definición de tabla',
    of: PayrollTable,
    owner: {},
    title: 'title',
    columns: {
      ...recorded,
      ...untold('payroll_table_id', 'metadata'),
      valid: as('tables.read', valid),
      ...told('tables.read', 'title', 'type', 'editable', 'source'),
      fixed_rows: as('tables.read', text('Tramos'), 'brackets'),
    },
  },
  indicator: {
    label: 'Indicador ingresado',
    of: IndicatorEntry,
    owner: {},
    title: 'key',
    columns: {
      ...usual,
      ...untold('entered_by', 'entered_at', 'confirmed_at', 'revoked_at'),
      key: as('indicators.read', text('Indicador'), 'indicator'),
      ...told('indicators.read', 'year_month', 'value', 'source', 'source_url', 'comment'),
      ...told('indicators.read', 'state', 'out_of_bounds', 'needs_second', 'revoke_reason'),
      confirmed_by: as('indicators.read', text('Confirmado por'), 'login'),
      revoked_by: as('indicators.read', text('Anulado por'), 'login'),
      brackets: as('indicators.read', text('Tramos'), 'brackets'),
    },
  },
} satisfies Record<string, Kept>
