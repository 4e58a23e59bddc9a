import { optional, text } from '#platform/model/field.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { accountFields, AccountingAccount } from '../model/account.ts'
import { EntrySide } from '../model/accounting-entry.ts'
import { AccountingLack } from '../model/chooser.ts'
import { ruleFields, AccountingRule } from '../model/rule.ts'
import { AccountingSource } from '../model/sources.ts'
import {
  accountingAccountLines,
  type CheckedLine,
  importAccountingAccounts,
} from './pasted-plan.service.ts'
import { accounts, rules } from './plan.queries.ts'
import {
  checkRule,
  createUsualAccountingPlan,
  followTree,
  requireBusiness,
  requireTakers,
  whyAccountsKept,
} from './plan.service.ts'
import { type Unbooked, unbookedItems } from './unbooked-items.queries.ts'

crud(AccountingAccount, {
  table: 'accountingAccount',
  id: 'accountingAccount',
  fields: accountFields,
  rows: accounts,
  all: 'accountingAccounts',
  create: 'createAccountingAccount',
  update: 'updateAccountingAccount',
  remove: 'deleteAccountingAccount',
  requires: requireBusiness,
  changed: followTree,
  keeps: whyAccountsKept,
  refusals: {
    accounting_account_code_key: { message: 'Ya hay una cuenta con ese código', field: 'code' },
    accounting_account_parent: { message: 'No es una cuenta de la empresa', field: 'parentId' },
    accounting_account_business: {
      message: 'No es una razón social de la empresa',
      field: 'businessId',
    },
  },
})

crud(AccountingRule, {
  table: 'accountingRule',
  id: 'accountingRule',
  fields: ruleFields,
  rows: rules,
  all: 'accountingRules',
  create: 'createAccountingRule',
  update: 'updateAccountingRule',
  remove: 'deleteAccountingRule',
  requires: requireBusiness,
  check: checkRule,
  changed: requireTakers,
  refusals: {
    accounting_rule_key: { message: 'Ya hay una regla para lo mismo', field: 'source' },
    accounting_rule_center: {
      message: 'No es un centro de costo de la empresa',
      field: 'costCenterId',
    },
    accounting_rule_business: {
      message: 'No es una razón social de la empresa',
      field: 'businessId',
    },
    accounting_rule_debit: { message: 'No es una cuenta de la empresa', field: 'debitAccountId' },
    accounting_rule_credit: { message: 'No es una cuenta de la empresa', field: 'creditAccountId' },
  },
})

mutation('createUsualAccountingPlan', { type: 'Boolean', run: createUsualAccountingPlan })

const cell = (label: string) => optional(text(label, { max: 200 }))
const pasted = inputFrom('ImportAccountingAccountsInput', {
  rows: listOf(
    inputFrom('PastedAccountingAccount', {
      code: cell('Código'),
      name: cell('Nombre'),
      kind: cell('Tipo'),
      under: cell('Bajo'),
    }),
  ),
})

query('accountingAccountLines', {
  input: pasted,
  type: objectFrom<CheckedLine>('AccountingAccountLine', {
    wrong: of.maybe(of.text),
    problem: of.maybe(of.text),
    note: of.maybe(of.text),
  }),
  many: true,
  run: accountingAccountLines,
})

mutation('importAccountingAccounts', {
  input: pasted,
  type: objectFrom<{ created: number; changed: number }>('ImportedAccounts', {
    created: of.int,
    changed: of.int,
  }),
  run: importAccountingAccounts,
})

query('unbookedItems', {
  type: objectFrom<Unbooked>('UnbookedItem', {
    itemCode: of.maybe(of.text),
    label: of.text,
    source: of.choice(AccountingSource),
    side: of.choice(EntrySide),
    lack: of.choice(AccountingLack),
    account: of.maybe(of.text),
  }),
  many: true,
  run: unbookedItems,
})
