import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { PaymentAnswer } from './answer.ts'
import { PaymentLimit, PaymentList } from './payment-list.ts'
import { BankTemplate, BankTemplateColumn } from './template.ts'

/** The rows that this module keeps. */
export const registry = {
  bank_template: {
    label: 'Plantilla de nómina',
    of: BankTemplate,
    publicId: { kind: 'bankTemplate', no: 531, length: 6 },
    owner: {},
    keep: 'COMPANY',
    parts: { bank_template_version: 'COMPANY' },
    title: 'name',
    columns: {
      ...usual,
      ...shown('bankTemplates.read', 'name', 'file', 'separator', 'encoding', 'line_end'),
      ...shown('bankTemplates.read', 'heads', 'bank_codes', 'type_codes', 'published'),
      ...shown('bankTemplates.read', 'answer_codes'),
      bank_code: { seen: ['bankTemplates.read'], means: 'bank' },
    },
  },
  bank_template_column: {
    label: 'Columna de una nómina',
    of: BankTemplateColumn,
    publicId: { kind: 'bankTemplateColumn', no: 532, length: 6 },
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: {
      ...usual,
      ...internal('template_id'),
      ...shown('bankTemplates.read', 'section', 'position', 'name', 'source', 'constant'),
      ...shown('bankTemplates.read', 'width', 'side', 'pad', 'letters', 'amount', 'date'),
    },
  },
  payment_list: {
    label: 'Nómina',
    of: PaymentList,
    publicId: { kind: 'paymentList', no: 575, length: 6 },
    owner: { month: 'payroll_month_id', business: 'business_id' },
    keep: 'PAY',
    parts: { payment_list_row: 'PERSON', payment_list_step: 'BUSINESS' },
    columns: {
      ...usual,
      ...internal('template_id', 'template_version', 'layout', 'charge_account', 'with_private'),
      ...internal('creator_login_id', 'creator_user_id', 'released_login_id', 'released_at'),
      ...internal('sent_login_id', 'sent_at', 'updated_login_id', 'updated_at', 'business_id'),
      ...internal('total', 'limit_amount'),
      ...shown('transfers.read', 'payroll_month_id', 'number', 'purpose', 'template_name'),
      ...shown('transfers.read', 'subject', 'state', 'people', 'hash', 'reason'),
    },
  },
  payment_answer: {
    label: 'Respuesta del banco',
    of: PaymentAnswer,
    publicId: { kind: 'paymentAnswer', no: 576, length: 6 },
    owner: {},
    keep: 'PAY',
    parts: { payment_answer_row: 'PERSON' },
    columns: {
      ...usual,
      ...internal('payment_list_id', 'login_id', 'undone_login_id'),
      ...shown('transfers.read', 'source', 'sha256', 'paid', 'rejected', 'unmatched', 'at'),
      ...shown('transfers.read', 'undone_at', 'undo_reason'),
    },
  },
  payment_limit: {
    label: 'Monto con segunda persona',
    of: PaymentLimit,
    publicId: { kind: 'paymentLimit', no: 577, length: 6 },
    owner: { business: 'business_id' },
    keep: 'COMPANY',
    columns: {
      ...usual,
      ...internal('creator_login_id', 'creator_user_id', 'answered_login_id', 'answered_at'),
      ...shown('businessOptions.read', 'business_id', 'amount', 'state', 'reason'),
    },
  },
} satisfies Registry
