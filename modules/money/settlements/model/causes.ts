import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import { monthLabel, monthsLabel, type YearMonth } from '#chile/period.ts'
import { dismissalCauses } from '#chile/dismissal.ts'
import { type Protection, whyProtected } from '#modules/people/protections/model/protection.ts'
import type { Ending } from '#law/finiquito/index.ts'
import { causeOf } from './finiquito.ts'

const special: Readonly<Record<string, Ending>> = {
  '159-1': 'MUTUO_ACUERDO',
  '159-2': 'RENUNCIA',
  '159-3': 'MUERTE',
  '159-4': 'VENCIMIENTO',
  '159-5': 'OBRA',
  '159-6': 'FUERZA_MAYOR',
  '161-1': 'NECESIDADES',
  '161-2': 'DESAHUCIO',
  '161bis': 'INVALIDEZ',
  '163bis': 'LIQUIDACION',
  '171': 'AUTODESPIDO',
}

/** A cause of the catalogue with what the law makes of it. */
export const causes = dismissalCauses.map((cause) => ({
  ...cause,
  cause: causeOf(cause.code),
  ending: special[cause.code] ?? 'CONDUCTA',
}))

/** The cause of a code. Throws a RangeError on a code that the catalogue does not have. */
export function causeAt(cause: string): (typeof causes)[number] {
  const found = causes.find((one) => one.cause === cause)
  if (!found) throw new RangeError(`No existe la causal ${cause}`)
  return found
}

/** Thirty days of notice before the last day (arts. 161 and 162). */
export const NOTICE_DAYS = 30

export const noticeGiven = (noticeDate: ISODate | null, end: ISODate): boolean =>
  noticeDate !== null && addDays(noticeDate, NOTICE_DAYS) <= end

/** The endings that need contributions paid to take effect (art. 162 inc. 5, «Ley Bustos»). */
const bustos: readonly Ending[] = [
  'VENCIMIENTO',
  'OBRA',
  'FUERZA_MAYOR',
  'CONDUCTA',
  'NECESIDADES',
  'DESAHUCIO',
]

export const needsContributions = (ending: Ending): boolean => bustos.includes(ending)

/**
 * What is not in order between a finiquito and the end of its contract: a finiquito ends none, and
 * its person goes on in the payroll.
 */
export function doubtsOfEnd(facts: {
  readonly end: ISODate
  /** The last day that the contract has, or will have by a registered ending. */
  readonly endsOn: ISODate | null
}): readonly string[] {
  const { end, endsOn } = facts
  if (endsOn === end) return []
  return endsOn === null
    ? [
        'El contrato no tiene un término registrado: la persona sigue en las remuneraciones ' +
          `después del ${formatDate(end)}`,
      ]
    : [`El contrato termina el ${formatDate(endsOn)} y este finiquito es al ${formatDate(end)}`]
}

/** Causes that are of one kind of contract alone. */
export function doubtsOfContract(ending: Ending, contractType: string | null): readonly string[] {
  if (ending === 'VENCIMIENTO' && contractType !== 'FIXED') {
    return ['El vencimiento del plazo es de contratos a plazo fijo (art. 159 N°4)']
  }
  return ending === 'OBRA' && contractType !== 'BY_WORK_OR_TASK'
    ? ['La conclusión del trabajo es de contratos por obra o faena (art. 159 N°5)']
    : []
}

/** Why a finiquito cannot pay the last payslip: there is none, or it was paid already. */
export type LastPayslip = 'MISSING' | 'TAKEN'

/** The same as a sentence, for the month of the last day. */
export const lastPayslipProblem = (why: LastPayslip, month: YearMonth): string =>
  why === 'MISSING'
    ? `El finiquito paga la última liquidación, y la de ${monthLabel(month)} no está calculada`
    : `La liquidación de ${monthLabel(month)} ya está pagada o en el banco: quítela del ` +
      'finiquito para no pagarla dos veces'

/** What the protection of a mother or father asks of an ending that it does not forbid. */
export function doubtsOfProtection(ending: Ending, until: ISODate | null): readonly string[] {
  if (until === null) return []
  const day = formatDate(until)
  if (ending === 'VENCIMIENTO' || ending === 'OBRA' || ending === 'CONDUCTA') {
    return [`Con fuero hasta el ${day}: pide autorización judicial (art. 174)`]
  }
  return ending === 'LIQUIDACION'
    ? [
        `Con fuero hasta el ${day}: no pide autorización judicial, y se paga una remuneración ` +
          'por cada mes que resta, en lugar del aviso si es más (art. 163 bis N°4)',
      ]
    : []
}

/** What the law forbids of an ending, in sentences with their norm. */
export function obstaclesTo(facts: {
  readonly ending: Ending
  /** The code of the cause in the catalogue, and the last day. */
  readonly cause: string
  readonly end: ISODate
  /** Months released to the person and not paid, in words. */
  readonly unpaidMonths: readonly string[]
  readonly contributionsPaid: boolean
  /** The last day of the medical leave that covers the end of the contract. */
  readonly leaveUntil: ISODate | null
  /** The last day of the protection of a mother or father, where it holds at the end. */
  readonly protectedUntil: ISODate | null
  /** The protections on record of the person, union ones too. */
  readonly protections: readonly Protection[]
  /** Months whose IPC the limit of a voluntary indemnity needs and nobody knows yet. */
  readonly withoutPrices: readonly YearMonth[]
  /** Why the last payslip, which this finiquito pays, cannot be paid by it. */
  readonly lastPayslip: LastPayslip | null
  /** The month of the last day. */
  readonly endMonth: YearMonth
  /** Debts to the company whose amount nobody said yet. */
  readonly debtsWithoutAmount: readonly string[]
}): readonly string[] {
  const { ending, unpaidMonths, contributionsPaid, leaveUntil, withoutPrices } = facts
  const { protectedUntil, lastPayslip, endMonth, cause, end, protections } = facts
  // A batch keeps these words for other readers: of what kind it is stays in the ficha.
  const held = whyProtected(protections, { cause, day: end }, false)
  const owed = needsContributions(ending) && !contributionsPaid && unpaidMonths.length > 0
  const dismissal = ending === 'NECESIDADES' || ending === 'DESAHUCIO'
  return [
    ...(owed
      ? [
          `Hay meses liberados que no están pagados: ${unpaidMonths.join(', ')}. Con ` +
            'cotizaciones impagas el despido no pone término al contrato (Código del Trabajo, ' +
            'art. 162 inc. 5)',
        ]
      : []),
    ...(dismissal && leaveUntil !== null
      ? [
          'La persona está con licencia médica: el art. 161 no puede invocarse mientras dura ' +
            '(Código del Trabajo, art. 161 inc. final)',
        ]
      : []),
    ...(dismissal && protectedUntil !== null
      ? [
          `La persona tiene fuero hasta el ${formatDate(protectedUntil)}: ningún juez autoriza ` +
            'el art. 161 (Código del Trabajo, arts. 174 y 201)',
        ]
      : []),
    ...(held === undefined ? [] : [held]),
    ...facts.debtsWithoutAmount.map(
      (label) =>
        `Debe ${label}: escriba lo que se descuenta en «Préstamos», o quítelo si está saldado`,
    ),
    ...(withoutPrices.length > 0
      ? [
          `Falta el IPC de ${monthsLabel(withoutPrices)}, que reajusta el promedio de 24 meses ` +
            '(LIR, art. 17 N°13): ingréselo en los indicadores, o escriba el promedio',
        ]
      : []),
    ...(lastPayslip === null ? [] : [lastPayslipProblem(lastPayslip, endMonth)]),
  ]
}
