import { counted } from '#chile/counts.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { formatPesos } from '#chile/numbers.ts'
import { valueIn } from '#formula/index.ts'
import {
  causeAt,
  doubtsOfContract,
  doubtsOfEnd,
  doubtsOfProtection,
  needsContributions,
  noticeGiven,
  NOTICE_DAYS,
} from './causes.ts'
import { type ContributionProof, withoutProof } from './contributions.ts'
import type { Debt, Terms } from './gathered-facts.ts'

type Facts = {
  /** The last day that the law gives; none where it is not known. */
  readonly dueOn: ISODate | null
  /** The last day of the contract, or of its registered ending. */
  readonly endsOn: ISODate | null
  readonly contractType: string | null
  /** The last day of the protection of a mother or father, where it holds at the end. */
  readonly protectedUntil: ISODate | null
  readonly base: Base
  readonly debts: readonly Debt[]
  readonly proof: ContributionProof
  /** Pesos of years of service that the last day would add, were it counted too. */
  readonly lastDayAdds: number
}

/** What payslips gave to the base of the indemnities (art. 172) and of the holidays (art. 71). */
type Base = {
  /** How many months were found, and how many the contract lasted, up to three. */
  readonly found: number
  readonly lasted: number
  readonly variable: boolean
}

const byHand = ['fixed', 'gratification', 'allowances', 'variableAverage'] as const

/** A base that rests on fewer payslips than the law averages, where nobody wrote another one. */
function doubtsOfBase(terms: Terms, { found, lasted, variable }: Base): string[] {
  if (found === 0) {
    return byHand.every((name) => terms[name] === null)
      ? [
          'No hay liquidaciones de meses completos: la base es solo el sueldo del contrato, sin ' +
            'gratificación, asignaciones ni variables. Escríbalas en «Base de cálculo»',
        ]
      : []
  }
  return variable && found < lasted && terms.variableAverage === null
    ? [`El promedio variable es de ${counted(found, 'mes', 'meses')}: la ley toma los tres últimos`]
    : []
}

/** A year of service that depends on whether the last day counts, which a razón social decides. */
const doubtsOfLastDay = (adds: number): string[] =>
  adds <= 0
    ? []
    : [
        'Contando también el último día la indemnización por años sube ' +
          `${formatPesos(adds)}: se cuenta de fecha a fecha (Código Civil, art. 48), salvo que ` +
          'la razón social decida otra convención',
      ]

/** Contributions that are declared as paid without their proof, where the end depends on them. */
function doubtsOfProof(
  ending: Parameters<typeof needsContributions>[0],
  { contributionsPaid }: Terms,
  proof: ContributionProof,
): string[] {
  const doubt = needsContributions(ending) ? withoutProof(contributionsPaid, proof) : null
  return doubt === null ? [] : [doubt]
}

/**
 * What the finiquito does not settle by itself: pay that the person was to get in later months, and
 * what they owe to others, which is discounted only if they authorize it anew when they sign
 * (Dirección del Trabajo, dictamen 2991/37 de 2014).
 */
const doubtsOfDebts = (debts: readonly Debt[]): string[] =>
  debts.flatMap(({ to, label, amount }) =>
    to === 'PERSON'
      ? [
          `La empresa le debe ${amountOf(amount)}(${label}), que ninguna liquidación paga ` +
            'después del término: páguelo en la última',
        ]
      : to === 'OTHER'
        ? [
            `Debe ${amountOf(amount)}a un tercero (${label}): se descuenta solo si lo ` +
              'autoriza al firmar (Dirección del Trabajo, dictamen 2991/37 de 2014). ' +
              'Escríbalo en «Otros descuentos»',
          ]
        : [],
  )

const amountOf = (amount: number | null) => (amount === null ? '' : `${formatPesos(amount)} `)

/** What deserves a second look before a finiquito is made, and stops nothing. */
export function warningsOf(
  terms: Terms,
  amounts: Readonly<Record<string, number>>,
  { proof, dueOn, endsOn, contractType, protectedUntil, base, debts, lastDayAdds }: Facts,
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
    ...doubtsOfBase(terms, base),
    ...doubtsOfLastDay(lastDayAdds),
    ...doubtsOfDebts(debts),
    ...doubtsOfProof(ending, terms, proof),
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
