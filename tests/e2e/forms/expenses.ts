import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'gastos/rendiciones/nueva', in: 'NewReportPage', form: 'CreateExpenseReport' },
  {
    at: 'gastos',
    in: 'ListDialog',
    form: 'CreateExpenseList',
    opener: 'Pagar por nómina',
  },
  {
    at: 'gastos mis-gastos',
    in: 'ExpenseDialog',
    form: 'CreateExpense',
    opener: 'Agregar gasto',
  },
  {
    at: 'gastos categorias',
    in: 'CategoriesTab',
    form: 'CreateExpenseCategory',
    opener: 'Nueva categoría',
  },
  {
    at: 'gastos politicas',
    in: 'PoliciesTab',
    form: 'CreateExpensePolicy',
    opener: 'Nueva política',
  },
]

/** Forms that no single button of a screen of the demo world opens. */
export const unopened: UnopenedForms = {
  PayDialog: 'it is opened from a menu of a report that was approved',
  ReportsTab: 'its dialogs are opened from the menu of a report',
  ReportActions: 'they are opened from a menu of the page of a report',
}
