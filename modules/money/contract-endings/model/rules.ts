import { counted } from '#chile/counts.ts'
import { addDays, addMonths, daysBetween, formatDate, type ISODate } from '#chile/dates.ts'
import {
  hasMaternityOf,
  type Protection,
  protectionDoubt,
  whyProtected,
} from '#modules/people/protections/model/protection.ts'
import { causeOf, type DismissalNotice } from './ending.ts'
import { asksForNotice, NOTICE_DAYS } from './deadlines.ts'

/** What the law asks about the end of a contract. */
export type Case = {
  readonly cause: string
  readonly finalDate: ISODate
  readonly notice: DismissalNotice
  readonly noticeDate: ISODate | null
  readonly contract: {
    readonly initialDate: ISODate
    /** The last day that the contract had before. */
    readonly finalDate: ISODate | null
    readonly contractType: string
    readonly isDomestic: boolean
  }
  /** Medical leaves that are asked for or approved. */
  readonly leaves: readonly Leave[]
  /** The protections on record of their person. */
  readonly protections: readonly Protection[]
  /** Whether the reader may know of what kind they are. */
  readonly seesProtections: boolean
}
export type Leave = {
  readonly from: ISODate
  readonly to: ISODate
  readonly maternal: boolean
}

export type Problem = { readonly field: string; readonly message: string }

/** Why a contract cannot end so, or nothing. */
export function problemOf(one: Case): Problem | undefined {
  return dates(one) ?? cause(one) ?? protectedBy(one)
}

function dates({ finalDate, contract, notice, noticeDate }: Case): Problem | undefined {
  if (finalDate < contract.initialDate) {
    const message = `El contrato comienza el ${formatDate(contract.initialDate)}`
    return { field: 'contractFinalDate', message }
  }
  if (contract.finalDate !== null && finalDate > contract.finalDate) {
    const message = `Ya termina el ${formatDate(contract.finalDate)}: un término no lo alarga`
    return { field: 'contractFinalDate', message }
  }
  if (notice === 'GIVEN' && noticeDate === null) {
    return { field: 'noticeDate', message: 'Indique cuándo se dio el aviso' }
  }
  return noticeDate !== null && noticeDate > finalDate
    ? { field: 'noticeDate', message: 'El aviso es posterior al último día' }
    : undefined
}

function cause({ cause: code, contract }: Case): Problem | undefined {
  const field = 'dismissalCause'
  if (!causeOf(code)) return { field, message: 'Esa causal no existe' }
  if (code === '161bis') {
    return { field, message: 'La invalidez no es causa de término (art. 161 bis)' }
  }
  return code === '159-4' && contract.contractType !== 'FIXED'
    ? { field, message: 'El vencimiento del plazo es de contratos a plazo fijo (art. 159 N° 4)' }
    : undefined
}

function protectedBy(one: Case): Problem | undefined {
  const { cause: code, finalDate, noticeDate, leaves, protections, seesProtections } = one
  const field = 'dismissalCause'
  for (const day of [finalDate, ...(noticeDate === null ? [] : [noticeDate])]) {
    const why = whyProtected(protections, { cause: code, day }, seesProtections)
    if (why) return { field, message: why }
  }
  if (!asksForNotice(code)) return undefined
  const day = noticeDate ?? finalDate
  if (leaves.some(({ from, to }) => from <= day && to >= day)) {
    const message = 'tiene licencia médica: no se invoca el art. 161 (inc. final)'
    return { field, message: `El ${formatDate(day)} ${message}` }
  }
  const until = protectedUntil(unrecorded(one), finalDate)
  return until
    ? { field, message: `Tiene fuero maternal hasta el ${formatDate(until)}: art. 174` }
    : undefined
}

/** The leaves whose maternal protection is not on record: what is on record is surer. */
export const unrecorded = ({
  leaves,
  protections,
}: Pick<Case, 'leaves' | 'protections'>): readonly Leave[] =>
  leaves.filter(({ from }) => !hasMaternityOf(protections, from))

/** The last day of the maternal protection on a day: a year after the leave (art. 201). */
export function protectedUntil(leaves: readonly Leave[], day: ISODate): ISODate | undefined {
  return leaves
    .filter(({ maternal, from }) => maternal && from <= day)
    .map(({ to }) => addMonths(to, 12))
    .filter((until) => until >= day)
    .toSorted()
    .at(-1)
}

/**
 * The last day of the maternal rest or permit that runs on a day, with those that follow it day by
 * day: so long is its subsidy due (art. 198).
 */
export function maternalRestUntil(leaves: readonly Leave[], day: ISODate): ISODate | undefined {
  const rests = leaves
    .filter(({ maternal, to }) => maternal && to >= day)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return rests.reduce<ISODate | undefined>(
    (until, { from, to }) =>
      from <= (until === undefined ? day : addDays(until, 1)) && to > (until ?? '') ? to : until,
    undefined,
  )
}

/** What deserves a second look before a contract ends so, and stops nothing. */
export function doubtsOf(one: Case): string[] {
  return [
    noticeDoubt(one),
    resignation(one),
    term(one),
    work(one),
    judge(one),
    protectedOnes(one),
    trial(one),
  ].filter((doubt) => doubt !== undefined)
}

/** Código del Trabajo, arts. 161 and 162: thirty days, or their pay in money. */
function noticeDoubt({ cause: code, notice, noticeDate, finalDate }: Case): string | undefined {
  if (!asksForNotice(code)) return undefined
  if (notice === 'NONE') {
    return 'El art. 161 pide 30 días de aviso o su indemnización sustitutiva (art. 162)'
  }
  if (notice === 'PAID' || noticeDate === null) return undefined
  const days = daysBetween(noticeDate, finalDate)
  return days < NOTICE_DAYS
    ? `El aviso es de ${counted(days, 'día')}: con menos de 30 se debe la indemnización sustitutiva`
    : undefined
}

function resignation({ cause: code, notice, noticeDate, finalDate }: Case): string | undefined {
  if (code !== '159-2' || notice !== 'GIVEN' || noticeDate === null) return undefined
  const days = daysBetween(noticeDate, finalDate)
  return days < NOTICE_DAYS
    ? `La renuncia se avisa con 30 días (art. 159 N° 2) y el aviso es de ${counted(days, 'día')}`
    : undefined
}

function term({ cause: code, finalDate, contract }: Case): string | undefined {
  if (code !== '159-4' || contract.finalDate === null || contract.finalDate === finalDate) {
    return undefined
  }
  const agreed = formatDate(contract.finalDate)
  return `El plazo pactado vence el ${agreed}, no el ${formatDate(finalDate)}`
}

/** Código del Trabajo, art. 159 N° 5: the work that ends is the one for which the contract was. */
const work = ({ cause: code, contract }: Case): string | undefined =>
  code === '159-5' && contract.contractType !== 'BY_WORK_OR_TASK'
    ? 'El contrato no es por obra o faena: el art. 159 N° 5 se alega de contratos que lo son'
    : undefined

/** Código del Trabajo, art. 174: whoever is protected is dismissed with the leave of a judge. */
function judge(one: Case): string | undefined {
  const { cause: code, finalDate } = one
  const asks = code === '159-4' || code === '159-5' || code.startsWith('160-')
  const until = asks ? protectedUntil(unrecorded(one), finalDate) : undefined
  return until
    ? `Con fuero maternal hasta el ${formatDate(until)}: pide autorización judicial (art. 174)`
    : undefined
}

const protectedOnes = (one: Case): string | undefined =>
  protectionDoubt(one.protections, { cause: one.cause, day: one.finalDate }, one.seesProtections)

/** Código del Trabajo, art. 147: the first two weeks of work in a private house. */
function trial({ contract, finalDate, cause: code }: Case): string | undefined {
  const last = addDays(contract.initialDate, 14)
  return contract.isDomestic && finalDate < last && code === '161-2'
    ? 'Está en el período de prueba de casa particular: basta un aviso de tres días (art. 147)'
    : undefined
}
