import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'nominas-de-pago',
    in: 'BankTemplatesPage',
    form: 'CreateBankTemplate',
    opener: 'Nueva plantilla',
  },
  {
    at: 'nominas-de-pago',
    in: 'BankTemplatesPage',
    form: 'UpdateBankTemplate',
    opener: 'Acciones de BancoEstado, planilla propia › Editar',
  },
  {
    at: 'nominas-de-pago',
    in: 'BankTemplatesPage',
    form: 'ImportBankTemplate',
    opener: 'Importar plantilla',
  },
  {
    at: 'nominas-de-pago/:id',
    in: 'BankTemplatePage',
    form: 'UpdateBankTemplate',
    opener: 'Editar',
  },
  {
    at: 'nominas-de-pago/:id',
    in: 'BankTemplatePage',
    form: 'CreateBankTemplateColumn',
    opener: 'Agregar columna',
  },
  {
    at: 'nominas-de-pago/hechas',
    in: 'LimitsPanel',
    form: 'ProposePaymentLimit',
    opener: 'Acciones de › Cambiar el monto',
  },
  {
    at: 'nominas-de-pago/nomina/:id',
    in: 'ReadAnswerDialog',
    form: 'ReadPaymentAnswer',
    opener: 'Leer respuesta',
  },
]

/** Forms of this module that the demo world cannot open, with the reason. */
export const unopened: UnopenedForms = {
  ListActions: 'the list that is opened has been sent: it is not given back nor annulled',
  AnswersPanel:
    'an answer is undone from the menu of its row, which is not the first menu of the page',
}
