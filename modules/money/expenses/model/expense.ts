import { entity, type ValuesOf } from '#platform/model/entity.ts'
import {
  choice,
  date,
  decimal,
  id,
  integer,
  kept,
  longText,
  optional,
  pesos,
  ref,
  rut,
  text,
  timestamp,
} from '#platform/model/field.ts'
import { record, seenOf } from '#platform/model/record.ts'
import {
  AccountingDocumentType,
  ExpenseCurrency,
  ExpensePayment,
  ExpensePolicyStatus,
  ExpenseReportStatus,
  ExpenseStatus,
} from './catalogs.ts'
import { reportStates } from './states.ts'

/** Most files of an expense. */
export const MOST_FILES = 3

/** What an expense is spent on. */
export const ExpenseCategory = entity({
  name: 'ExpenseCategory',
  table: 'expense_category',
  label: 'Categoría de gastos',
  fields: {
    id: id('expenseCategory'),
    code: text('Código', { max: 20 }),
    name: text('Nombre', { max: 80, help: 'Por ejemplo: Alojamiento, Combustible' }),
    accountId: optional(
      ref('accountingAccount', 'Cuenta contable', {
        help: 'En qué cuenta del plan se registra; sin ella, no se contabiliza',
      }),
    ),
    kept: kept(),
    version: integer('Versión'),
  },
})

/** What people may ask back, with which documents and until how much. */
export const ExpensePolicy = entity({
  name: 'ExpensePolicy',
  table: 'expense_policy',
  label: 'Política de gastos',
  fields: {
    id: id('expensePolicy'),
    code: text('Código', { max: 20 }),
    name: text('Nombre', { max: 80, help: 'Por ejemplo: Viajes dentro del país' }),
    description: optional(longText('Qué se paga', { max: 2000 })),
    status: choice(ExpensePolicyStatus, 'Estado'),
    currencyId: choice(ExpenseCurrency, 'Moneda usual'),
    maxAmount: optional(
      pesos('Tope por gasto', { min: 1, help: 'Sobre él se escribe el motivo; vacío, sin tope' }),
    ),
    receiptFrom: pesos('Se exige boleta desde', { help: 'Cero: siempre' }),
    levels: integer('Aprobaciones', {
      min: 1,
      max: 2,
      help: 'Con dos, la segunda la da otra persona',
    }),
    maxAgeDays: integer('Días para rendir', {
      min: 1,
      max: 730,
      unit: 'días',
      help: 'Desde la fecha del documento',
    }),
    version: integer('Versión'),
  },
})

/** What is written of a policy besides its categories, issuers and documents. */
export const policyFields = [
  'code',
  'name',
  'description',
  'status',
  'currencyId',
  'maxAmount',
  'receiptFrom',
  'maxAgeDays',
  'levels',
] as const

/** What somebody spent for the company, with the document that proves it. */
export const Expense = entity({
  name: 'Expense',
  table: 'expense',
  label: 'Gasto',
  fields: {
    id: id('expense'),
    userId: ref('user', 'Persona'),
    reportId: optional(ref('expenseReport', 'Rendición')),
    expensePolicyId: ref('expensePolicy', 'Política'),
    expenseCategoryId: ref('expenseCategory', 'Categoría'),
    costCenterId: optional(ref('costCenter', 'Centro de costo')),
    name: text('Qué se gastó', { max: 120, help: 'Por ejemplo: Almuerzo con cliente en Rancagua' }),
    comment: optional(longText('Motivo o comentario', { max: 500 })),
    date: date('Fecha del documento'),
    accountingDocumentType: choice(AccountingDocumentType, 'Documento'),
    documentIdentifier: optional(text('Folio', { max: 20 })),
    providerIdentifier: optional(rut('RUT de quien lo emite')),
    currencyId: choice(ExpenseCurrency, 'Moneda'),
    amount: decimal('Monto', 2, { min: 0.01, max: 999_999_999 }),
    rate: optional(
      decimal('Valor de la moneda', 4, {
        min: 0.0001,
        help: 'Pesos por cada unidad el día del documento',
      }),
    ),
    money: pesos('En pesos', { min: -999_999_999, max: 999_999_999 }),
    status: choice(ExpenseStatus, 'Estado'),
    version: integer('Versión'),
  },
})

/** What is written of an expense. */
export const expenseFields = [
  'expensePolicyId',
  'expenseCategoryId',
  'costCenterId',
  'name',
  'comment',
  'date',
  'accountingDocumentType',
  'documentIdentifier',
  'providerIdentifier',
  'currencyId',
  'amount',
  'rate',
] as const

/** Expenses that somebody asks back together. */
export const ExpenseReport = record({
  name: 'ExpenseReport',
  table: 'expense_report',
  label: 'Rendición de gastos',
  noun: { one: 'rendición', many: 'rendiciones', feminine: true },
  machine: reportStates,
  state: 'status',
  reason: 'comment',
  filters: { status: 'status', businessId: 'businessId', userId: 'userId' },
  sort: ['number', 'fullname', 'status', 'submittedAt', 'total'],
  fields: {
    id: id('expenseReport'),
    number: integer('Número'),
    userId: ref('user', 'Persona'),
    businessId: ref('business', 'Razón social'),
    title: text('Título', { max: 120, help: 'Por ejemplo: Visita a la planta de Rengo' }),
    description: optional(longText('Descripción', { max: 1000 })),
    status: choice(ExpenseReportStatus, 'Estado'),
    comment: optional(longText('Comentario', { max: 500 })),
    submittedAt: optional(timestamp('Enviada')),
    respondedAt: optional(timestamp('Respondida')),
    approvedTotal: optional(pesos('Total aprobado')),
    paidOn: optional(date('Pagada el')),
    payment: optional(choice(ExpensePayment, 'Forma de pago')),
    version: integer('Versión'),
  },
})

/** A report as its reader saw it. */
export const reportSeen = seenOf(ExpenseReport)
export type ReportSeen = ValuesOf<typeof reportSeen>

export const reportFields = ['businessId', 'title', 'description'] as const

const { fields } = ExpenseReport
export const reportAnswer = { ...reportSeen, status: fields.status, comment: fields.comment }
export type ReportAnswer = ValuesOf<typeof reportAnswer>
