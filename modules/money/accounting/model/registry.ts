import { text } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { AccountingAccount } from './account.ts'
import { AccountingEntry } from './accounting-entry.ts'
import { AccountingFile, AccountingTemplate, AccountingTemplateColumn } from './entry-template.ts'
import { ProvisionPolicy } from './policy.ts'
import { AccountingRule } from './rule.ts'

/** The rows that this module keeps. What an entry adds up is of the whole razón social. */
export const registry = {
  accounting_account: {
    label: 'Cuenta contable',
    of: AccountingAccount,
    publicId: { kind: 'accountingAccount', no: 540, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: {
      ...usual,
      ...internal('parent_id'),
      ...shown('accountingPlan.read', 'code', 'name', 'kind', 'takes_entries', 'center_use'),
      ...shown('accountingPlan.read', 'auxiliary', 'business_id', 'status'),
    },
  },
  accounting_rule: {
    label: 'Regla contable',
    of: AccountingRule,
    publicId: { kind: 'accountingRule', no: 541, length: 5 },
    owner: {},
    keep: 'COMPANY',
    columns: {
      ...usual,
      ...shown('accountingPlan.read', 'source', 'item_code', 'institution', 'cost_center_id'),
      ...shown('accountingPlan.read', 'business_id', 'debit_account_id', 'credit_account_id'),
    },
  },
  accounting_entry: {
    label: 'Asiento contable',
    of: AccountingEntry,
    publicId: { kind: 'accountingEntry', no: 542, length: 6 },
    owner: { month: 'payroll_month_id', business: 'business_id' },
    keep: 'PAY',
    parts: {
      accounting_line: 'BUSINESS',
      accounting_provision: 'PERSON',
      accounting_recovery: 'PERSON',
      accounting_expense: 'PERSON',
    },
    columns: {
      ...usual,
      ...internal('business_id', 'job_id', 'login_id', 'closed_hash', 'with_private', 'people'),
      ...internal('group_id', 'reverses_id', 'problems', 'squares', 'debit', 'credit'),
      ...shown('centralization.read', 'payroll_month_id', 'year_month', 'number', 'kind'),
      ...shown('centralization.read', 'reason', 'with_vacations', 'with_subsidies'),
      ...shown('centralization.read', 'asked_at', 'made_at'),
      sha256: as('centralization.read', text('Huella')),
    },
  },
  provision_policy: {
    label: 'Política de provisión',
    of: ProvisionPolicy,
    publicId: { kind: 'provisionPolicy', no: 620, length: 5 },
    owner: { business: 'business_id' },
    keep: 'COMPANY',
    columns: {
      ...usual,
      ...shown('accountingPlan.read', 'business_id', 'kind', 'from_month', 'method', 'percent'),
      ...shown('accountingPlan.read', 'profit', 'own_capital', 'reason'),
    },
  },
  accounting_template: {
    of: AccountingTemplate,
    publicId: { kind: 'accountingTemplate', no: 670, length: 5 },
    owner: {},
    keep: 'COMPANY',
    parts: { accounting_template_version: 'COMPANY' },
    title: 'name',
    columns: {
      ...usual,
      ...shown('accountingPlan.read', 'name', 'file', 'separator', 'encoding', 'line_end'),
      ...shown('accountingPlan.read', 'heads', 'detail', 'blank_zeros', 'side_codes'),
      ...shown('accountingPlan.read', 'auxiliary_codes', 'published'),
    },
  },
  accounting_template_column: {
    of: AccountingTemplateColumn,
    publicId: { kind: 'accountingTemplateColumn', no: 671, length: 6 },
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: {
      ...usual,
      ...internal('template_id'),
      ...shown('accountingPlan.read', 'section', 'position', 'name', 'source', 'constant'),
      ...shown('accountingPlan.read', 'width', 'side', 'pad', 'letters', 'amount', 'date'),
    },
  },
  accounting_file: {
    of: AccountingFile,
    publicId: { kind: 'accountingFile', no: 672, length: 6 },
    owner: {},
    keep: 'PAY',
    columns: {
      ...usual,
      ...internal('entry_id', 'template_id', 'file_id', 'login_id'),
      ...shown('centralization.read', 'template_name', 'template_version', 'lines', 'sha256'),
      ...shown('centralization.read', 'made_at'),
    },
  },
} satisfies Registry
