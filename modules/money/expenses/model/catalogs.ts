import { catalog, type ValueOf } from '#platform/model/catalog.ts'

export const ExpenseReportStatus = catalog('ExpenseReportStatus', {
  DRAFT: 'Borrador',
  SUBMITTED: 'Por aprobar',
  CHECKED: 'Con primera aprobación',
  RETURNED: 'Devuelta',
  REJECTED: 'Rechazada',
  APPROVED: 'Aprobada',
  PAID: 'Pagada',
})
export type ExpenseReportStatus = ValueOf<typeof ExpenseReportStatus>

/** How far an expense is: in no report yet, or as far as its report. */
export const ExpenseStatus = catalog('ExpenseStatus', {
  LOOSE: 'Sin rendir',
  DRAFT: 'En borrador',
  SUBMITTED: 'Por aprobar',
  CHECKED: 'Con primera aprobación',
  RETURNED: 'Devuelto',
  REJECTED: 'Rechazado',
  APPROVED: 'Aprobado',
  PAID: 'Pagado',
})
export type ExpenseStatus = ValueOf<typeof ExpenseStatus>

export const ExpensePolicyStatus = catalog('ExpensePolicyStatus', {
  ACTIVE: 'Vigente',
  INACTIVE: 'Sin uso',
})
export type ExpensePolicyStatus = ValueOf<typeof ExpensePolicyStatus>

export const ExpensePayment = catalog('ExpensePayment', {
  TRANSFER: 'Transferencia',
  CASH: 'Efectivo',
  OTHER: 'Otro medio',
})
export type ExpensePayment = ValueOf<typeof ExpensePayment>

export const ExpenseCurrency = catalog('ExpenseCurrency', {
  CLP: 'Pesos',
  USD: 'Dólares',
  EUR: 'Euros',
  UF: 'UF',
})
export type ExpenseCurrency = ValueOf<typeof ExpenseCurrency>

/**
 * What proves an expense: the documents of the SII by their codes (Servicio de Impuestos Internos,
 * «Formato documentos tributarios electrónicos», types of document), the receipt of a professional,
 * that of a toll, one from abroad, and none.
 */
export const AccountingDocumentType = catalog('AccountingDocumentType', {
  FACTURA: 'Factura electrónica (33)',
  FACTURA_EXENTA: 'Factura exenta electrónica (34)',
  BOLETA: 'Boleta electrónica (39)',
  BOLETA_EXENTA: 'Boleta exenta electrónica (41)',
  FACTURA_COMPRA: 'Factura de compra electrónica (46)',
  GUIA_DESPACHO: 'Guía de despacho electrónica (52)',
  NOTA_DEBITO: 'Nota de débito electrónica (56)',
  NOTA_CREDITO: 'Nota de crédito electrónica (61)',
  FACTURA_EXPORTACION: 'Factura de exportación electrónica (110)',
  NOTA_DEBITO_EXPORTACION: 'Nota de débito de exportación electrónica (111)',
  NOTA_CREDITO_EXPORTACION: 'Nota de crédito de exportación electrónica (112)',
  BOLETA_HONORARIOS: 'Boleta de honorarios electrónica',
  PEAJE: 'Comprobante de peaje o estacionamiento',
  EXTRANJERO: 'Documento extranjero',
  SIN_DOCUMENTO: 'Sin documento',
})
export type AccountingDocumentType = ValueOf<typeof AccountingDocumentType>

/** Documents that take back what another one charged: their expense is below zero. */
const credits: ReadonlySet<string> = new Set<AccountingDocumentType>([
  'NOTA_CREDITO',
  'NOTA_CREDITO_EXPORTACION',
])
export const takesBack = (type: string): boolean => credits.has(type)

/** Documents without a folio or a RUT of their own. */
const unnumbered: ReadonlySet<string> = new Set<AccountingDocumentType>([
  'PEAJE',
  'EXTRANJERO',
  'SIN_DOCUMENTO',
])
export const isNumbered = (type: string): boolean => !unnumbered.has(type)
