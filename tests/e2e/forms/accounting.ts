import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'plan-de-cuentas',
    in: 'AccountsTab',
    form: 'CreateAccountingAccount',
    opener: 'Nueva cuenta',
  },
  {
    at: 'plan-de-cuentas',
    in: 'AccountsTab',
    form: 'UpdateAccountingAccount',
    opener: 'Acciones de › Editar',
  },
  {
    at: 'plan-de-cuentas reglas',
    in: 'RulesTab',
    form: 'CreateAccountingRule',
    opener: 'Nueva regla',
  },
  {
    at: 'plan-de-cuentas reglas',
    in: 'RulesTab',
    form: 'UpdateAccountingRule',
    opener: 'Acciones de › Editar',
  },
  {
    at: 'plan-de-cuentas provisiones',
    in: 'PoliciesTab',
    form: 'CreateProvisionPolicy',
    opener: 'Nueva política',
  },
  {
    at: 'plan-de-cuentas provisiones',
    in: 'PoliciesTab',
    form: 'UpdateProvisionPolicy',
    opener: 'Acciones de › Editar',
  },
  {
    at: 'plan-de-cuentas plantillas',
    in: 'TemplatesTab',
    form: 'CreateAccountingTemplate',
    opener: 'Nueva plantilla',
  },
  {
    at: 'plan-de-cuentas plantillas',
    in: 'TemplatesTab',
    form: 'UpdateAccountingTemplate',
    opener: 'Acciones de › Editar',
  },
  {
    at: 'plan-de-cuentas plantillas',
    in: 'TemplatesTab',
    form: 'ImportAccountingTemplate',
    opener: 'Importar plantilla',
  },
  {
    at: 'plan-de-cuentas/plantilla/:id',
    in: 'TemplatePage',
    form: 'UpdateAccountingTemplate',
    opener: 'Editar',
  },
  {
    at: 'plan-de-cuentas/plantilla/:id',
    in: 'TemplatePage',
    form: 'CreateAccountingTemplateColumn',
    opener: 'Agregar columna',
  },
  {
    at: 'centralizacion/:id',
    in: 'MakeDialog',
    form: 'CreateCentralization',
    opener: 'Hacer asiento',
  },
]

/** Forms of this module that the demo world cannot open, with the reason. */
export const unopened: UnopenedForms = {
  EntryTab: 'the month that is opened has no entry to reverse',
  FileDialog: 'the month that is opened has no entry to make a file of',
}
