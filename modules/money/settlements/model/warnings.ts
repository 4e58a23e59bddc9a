import { formatDate, type ISODate } from '#chile/dates.ts'
import { valueIn } from '#formula/index.ts'
import {
  causeAt,
  doubtsOfContract,
  doubtsOfEnd,
  doubtsOfProtection,
  noticeGiven,
  NOTICE_DAYS,
} from './causes.ts'
import type { Terms } from './gathered.ts'

type Facts = {
  /** The last day that the law gives; none where it is not known. */
  readonly dueOn: ISODate | null
  /** The last day of the contract, or of its registered ending. */
  readonly endsOn: ISODate | null
  readonly contractType: string | null
  /** The last day of the protection of a mother or father, where it holds at the end. */
  readonly protectedUntil: ISODate | null
}

/** What deserves a second look before a finiquito is made, and stops nothing. */
export function warningsOf(
  terms: Terms,
  amounts: Readonly<Record<string, number>>,
  { dueOn, endsOn, contractType, protectedUntil }: Facts,
): string[] {
  const { noticeDate, disengagementDate, dismissalCause, payDate, afcEmployerBalance } = terms
  const { notifiedOn } = terms
  const { ending } = causeAt(dismissalCause)
  const article = ending === 'LIQUIDACION' ? 'art. 163 bis N°5' : 'art. 177'
  const article161 = ending === 'NECESIDADES' || ending === 'DESAHUCIO'
  return [
    ...doubtsOfEnd({ end: disengagementDate, endsOn }),
    ...doubtsOfContract(ending, contractType),
    ...doubtsOfProtection(ending, protectedUntil),
    ...(dueOn !== null && payDate > dueOn
      ? [`El pago queda después del plazo, que vence el ${formatDate(dueOn)} (${article})`]
      : []),
    ...(ending === 'LIQUIDACION' && notifiedOn === null
      ? ['Sin el día en que se notificó la resolución no se sabe el plazo (art. 163 bis N°5)']
      : []),
    ...(article161 && noticeDate !== null && !noticeGiven(noticeDate, disengagementDate)
      ? [`El aviso tiene menos de ${NOTICE_DAYS} días: se paga la indemnización sustitutiva`]
      : []),
    ...(article161 && afcEmployerBalance === null && valueIn(amounts, 'INDEMNIZACION_ANOS') > 0
      ? ['Sin el certificado de la AFC no se descuenta el aporte del empleador']
      : []),
    ...(valueIn(amounts, 'SALDO_EN_CONTRA') > 0
      ? ['Los descuentos superan los haberes: el saldo no se cobra en el finiquito']
      : []),
    ...(ending === 'INVALIDEZ' ? ['La invalidez no es causal de término (art. 161 bis)'] : []),
    ...(ending === 'AUTODESPIDO' ? ['Solo si el tribunal acoge el despido indirecto'] : []),
  ]
}
