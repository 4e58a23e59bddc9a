import { flag, longText, ref, text } from '#platform/model/field.ts'
import { as, recorded, shown, type Registry, internal, usual } from '#platform/model/registry.ts'
import { Formula } from './formula.ts'
import { Item } from './item.ts'
import { PayrollTable } from './table.ts'
import { Variable } from './variable.ts'

/** From when until when a version holds. */
const valid = text('Vigencia')

/** The rows that this module keeps. */
export const registry = {
  item: {
    label: 'Concepto de la empresa',
    of: Item,
    publicId: { kind: 'item', no: 12, length: 6 },
    owner: {},
    keep: 'COMPANY',
    title: 'code',
    columns: { ...usual, ...shown('items.read', 'code') },
  },
  item_version: {
    label: 'Definición de concepto',
    of: Item,
    movesPay: 'company',
    owner: {},
    keep: 'COMPANY',
    title: 'title',
    columns: {
      ...recorded,
      ...internal('item_id'),
      valid: as('items.read', valid),
      ...shown('items.read', 'activity', 'title', 'type', 'input_unit', 'start_date', 'end_date'),
      default_formula_id: as('formulas.read', ref('formula', 'Fórmula'), 'formula'),
      formula: as('formulas.read', longText('Fórmula propia')),
      ...shown('items.read', 'deduction_limit', 'informative', 'editable', 'taxable', 'tributable'),
      ...shown('items.read', 'extra_hours', 'gratification', 'compensation', 'holidays'),
      ...shown('items.read', 'medical_licenses', 'is_retained', 'seizable', 'proportional'),
      ...shown('items.read', 'is_fixed', 'capped', 'capped_type', 'capped_value', 'print'),
      ...shown('items.read', 'print_on_salary_settlement', 'subject_to_compensation'),
      distributable_in_cc: as('items.read', flag('Se reparte por centro de costo')),
      ...shown('items.read', 'ine_code', 'lre_code', 'calculation_order', 'print_order'),
      ...shown('items.read', 'accounting_informative', 'analytic_accounting', 'accounting_code'),
      ...shown('items.read', 'ledger_account', 'syndicate_id'),
    },
  },
  formula: {
    of: Formula,
    publicId: { kind: 'formula', no: 40, length: 6 },
    owner: {},
    keep: 'COMPANY',
    title: 'code',
    columns: { ...usual, ...shown('formulas.read', 'code') },
  },
  formula_version: {
    label: 'Definición de fórmula',
    of: Formula,
    movesPay: 'company',
    owner: {},
    keep: 'COMPANY',
    title: 'title',
    columns: {
      ...recorded,
      ...internal('formula_id'),
      valid: as('formulas.read', valid),
      ...shown('formulas.read', 'title', 'source_code', 'input_name', 'input_unit', 'item_type'),
      ...shown('formulas.read', 'editable'),
    },
  },
  variable: {
    of: Variable,
    publicId: { kind: 'variable', no: 24, length: 6 },
    owner: {},
    keep: 'COMPANY',
    title: 'code',
    columns: { ...usual, ...shown('variables.read', 'code') },
  },
  variable_version: {
    label: 'Definición de variable',
    of: Variable,
    movesPay: 'company',
    owner: {},
    keep: 'COMPANY',
    title: 'title',
    columns: {
      ...recorded,
      ...internal('variable_id'),
      valid: as('variables.read', valid),
      ...shown('variables.read', 'title', 'type', 'sub_type', 'value', 'value_type', 'start_date'),
      ...shown('variables.read', 'end_date', 'editable', 'source'),
    },
  },
  payroll_table: {
    of: PayrollTable,
    publicId: { kind: 'payrollTable', no: 41, length: 6 },
    owner: {},
    keep: 'COMPANY',
    title: 'code',
    columns: { ...usual, ...shown('tables.read', 'code') },
  },
  payroll_table_version: {
    label: 'Definición de tabla',
    of: PayrollTable,
    movesPay: 'company',
    owner: {},
    keep: 'COMPANY',
    title: 'title',
    columns: {
      ...recorded,
      ...internal('payroll_table_id', 'metadata'),
      valid: as('tables.read', valid),
      ...shown('tables.read', 'title', 'type', 'editable', 'source'),
      fixed_rows: as('tables.read', text('Tramos'), 'brackets'),
    },
  },
} satisfies Registry
