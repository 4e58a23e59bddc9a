import { documentText, type IdentityDocument, institutionRut } from '#chile/identity-document.ts'
import type { PaymentStatus, PaymentWay } from '#modules/payroll/payslips/model/payslip.ts'
import type { ValueOf } from '#platform/model/catalog.ts'

/** How far a payment is, and by which way; nothing of one that nobody has touched. */
export type OnItsWay = {
  readonly status: ValueOf<typeof PaymentStatus> | null
  readonly way: PaymentWay | null
  /** How its person is paid now: a list to sign is made again for people still paid so. */
  readonly kind?: string | null
}

const unlessUnpaid = 'márquelo «no pagado» si el dinero no salió'

/** Why a payment is made by no other way than the one it has; nothing where it waits for one. */
export function whyTaken({ status, way, kind }: OnItsWay): string | null {
  if (way === 'FINIQUITO') return 'La paga su finiquito'
  if (way === 'FILE') return `Está en un archivo para el banco: ${unlessUnpaid}`
  if (way === 'CASH' || way === 'CHECK') {
    return way === kind && status === 'UNPAID'
      ? null
      : `Está en una lista para firmar: ${unlessUnpaid}`
  }
  return way === 'HAND' && status === 'IN_PROGRESS' ? `Ya se envió a pagar: ${unlessUnpaid}` : null
}

/** Why a bank pays nobody by this document, and what there is to do; nothing of a RUT. */
export const whyNoTransfer = (identity: IdentityDocument): string | undefined =>
  institutionRut(identity) === undefined
    ? `Tiene ${documentText(identity)}, y los bancos pagan a un RUT: páguele en efectivo o con ` +
      'cheque (forma de pago de su ficha) hasta que tenga RUT'
    : undefined
