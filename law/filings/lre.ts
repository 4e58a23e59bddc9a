import { afps, byCode, ccafs, healthInstitutions, mutuals } from '#chile/catalogues.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { dismissalCauses } from '#chile/dismissal.ts'
import {
  isUnionFee,
  LRE_UNIONS,
  lreFileColumns,
  lreTotals,
  UNION_FEE,
  UNION_RUT,
} from '#chile/lre/columns.ts'
import type { LreValues } from '#chile/lre/write.ts'
import { lastDay } from '#chile/period.ts'
import { specialWorkdays } from '#chile/special-workdays.ts'
import { communes, regions } from '#chile/territory.ts'
import type { Concept } from '../concept.ts'
import type { FiledBusiness, FiledContract } from './filed-contract.ts'
import { joinedDays, lastOf } from './joined-days.ts'

/** A row of the book, and whose it is. */
export type FiledRow = { readonly userId: number; readonly values: LreValues }

/** A line of payslips that names no column of the book, and where its amounts go until it does. */
export type Unplaced = {
  readonly code: string
  readonly label: string
  readonly column: number | null
  readonly amount: number
}

const columns: ReadonlySet<number> = new Set(lreFileColumns.map(({ code }) => code))

/** Where discounts without a column of their own go. */
const OTHER_DISCOUNTS = 3185

/** Where a line without a column goes, by what it is: a column of its own class of the book. */
const defaults: readonly (readonly [className: string, column: number])[] = [
  ['HABER_21', 2113],
  ['HABER_22', 2204],
  ['HABER_23', 2306],
  ['HABER_24', 2417],
  ['ANTICIPO', 3188],
  ['DESCUENTO', OTHER_DISCOUNTS],
]

/** The column of a line: its own, else that of its class; the employer's new ones have none. */
export function lreColumnOf({ lre, classes }: Concept): { column: number | null; own: boolean } {
  if (lre !== undefined && columns.has(lre)) return { column: lre, own: true }
  const found = defaults.find(([name]) => classes.includes(name))
  return { column: found?.[1] ?? null, own: false }
}

/** The rows of the book of a month: one for each person, with all their contracts. */
export function lreRows(
  business: FiledBusiness,
  contracts: readonly FiledContract[],
): readonly FiledRow[] {
  return [...Map.groupBy(contracts, ({ rut }) => rut).values()].flatMap((same) => {
    const [first] = same
    return first
      ? [{ userId: first.userId, values: rowOf(business, lastOf(same, first), same) }]
      : []
  })
}

function rowOf(
  business: FiledBusiness,
  last: FiledContract,
  same: readonly FiledContract[],
): LreValues {
  const amounts: Record<number, number> = {}
  const add = (column: number, amount: number) => {
    amounts[column] = (amounts[column] ?? 0) + amount
  }
  for (const { amounts: paid } of same) {
    for (const { concept, amount } of paid.lines()) {
      const { column } = lreColumnOf(concept)
      if (column !== null && !isUnionFee(column)) add(column, amount)
    }
  }
  const unions = unionsOf(business, last, same)
  for (const { column, amount } of unions.fees) add(column, amount)
  // Of the tax withheld (3161), what is of other months: it is said again, and added to nothing.
  const earlier = same.reduce((all, one) => all + one.amounts.of('DIFERENCIA_IMPUESTO'), 0)
  if (earlier > 0) amounts[3164] = earlier
  for (const { code, adds, takes } of lreTotals) {
    const sum = (codes: readonly number[]) =>
      codes.reduce((all, one) => all + (amounts[one] ?? 0), 0)
    amounts[code] = sum(adds) - sum(takes)
  }
  const who = { ...whoOf(business, last), ...coverOf(same) }
  const said = { ...who, ...unions.ruts, ...daysOf(business, same), ...marksOf(last, same) }
  return { ...constants, ...said, ...amounts }
}

type UnionFee = { readonly column: number; readonly amount: number; readonly rut: string | null }

/** What a person pays to unions, contract by contract: whose fee a line is, where it is known. */
const feesOf = (
  { unionOfItem }: FiledBusiness,
  same: readonly FiledContract[],
): readonly UnionFee[] =>
  same.flatMap(({ amounts, syndicateRut }) =>
    amounts.lines().flatMap(({ concept, amount }): UnionFee[] => {
      const { column } = lreColumnOf(concept)
      if (column === null || !isUnionFee(column)) return []
      const rut = concept.code === 'CUOTA_SINDICAL' ? syndicateRut : unionOfItem.get(concept.code)
      return [{ column, amount, rut: rut ?? null }]
    }),
  )

/**
 * The unions of a person, each in a place of its own with its fees: those of the contracts, the
 * last one first, then those whose fee an item is. A fee of nobody known stays in the column that
 * its item names, alone. What is of an eleventh union goes where discounts without a column go.
 */
function unionsOf(
  business: FiledBusiness,
  last: FiledContract,
  same: readonly FiledContract[],
): { fees: readonly Omit<UnionFee, 'rut'>[]; ruts: LreValues } {
  const fees = feesOf(business, same)
  const unnamed = new Set(fees.flatMap(({ column, rut }) => (rut === null ? [column] : [])))
  const places = Array.from({ length: LRE_UNIONS }, (_, at) => at).filter(
    (at) => !unnamed.has(UNION_FEE + at),
  )
  const known = new Set(
    [last, ...same]
      .map(({ syndicateRut }) => syndicateRut)
      .concat(fees.toSorted((a, b) => a.column - b.column).map(({ rut }) => rut))
      .filter((rut) => rut !== null),
  )
  const placed = new Map([...known].map((rut, at) => [rut, places[at]]))
  const columnOf = ({ column, rut }: UnionFee) => {
    if (rut === null) return column
    const place = placed.get(rut)
    return place === undefined ? OTHER_DISCOUNTS : UNION_FEE + place
  }
  return {
    fees: fees.map((fee) => ({ column: columnOf(fee), amount: fee.amount })),
    ruts: Object.fromEntries(
      [...placed].flatMap(([rut, place]) =>
        place === undefined ? [] : [[UNION_RUT + place, rut]],
      ),
    ),
  }
}

/**
 * What the book says alike of everybody, because nothing that is kept here decides it: the value
 * of each column, and why it has no other.
 */
export const lreConstants: Readonly<Record<number, readonly [value: string, reason: string]>> = {
  1142: ['0', 'Los códigos de las ex cajas del IPS no están publicados: se avisa de quien cotiza'],
  1131: [
    '0',
    'El art. 164 se pacta aparte y no se calcula; el de casa particular (163) va en 4131',
  ],
  1132: ['', 'Va en blanco mientras 1131 sea 0'],
}

const constants: LreValues = Object.fromEntries(
  Object.entries(lreConstants).map(([code, [value]]) => [code, value]),
)

/** Fonasa, which is also written of people without a health system: there is no code of none. */
const FONASA = '102'

/** Who contributes nothing in Chile: the foreign technician of Ley 18.156. */
export const isExempt = ({ amounts }: Pick<FiledContract, 'amounts'>): boolean =>
  amounts.word('REGIMEN_PENSION') === 'NINGUNO' && amounts.word('SISTEMA_SALUD') === 'NINGUNO'

const slashed = (day: ISODate) => formatDate(day).replaceAll('-', '/')
const yesNo = (yes: boolean) => (yes ? '1' : '0')

function whoOf({ month, ccaf, mutual }: FiledBusiness, contract: FiledContract): LreValues {
  const { amounts, end, health, commune, cause } = contract
  const ends = end !== null && end <= lastDay(month)
  const place = byCode(communes, commune)
  return {
    1101: contract.rut,
    1102: slashed(contract.start),
    1103: ends ? slashed(end) : '',
    1104: ends ? (byCode(dismissalCauses, cause)?.lre ?? '') : '',
    1105: byCode(regions, place?.region)?.lre ?? '',
    1106: place?.lre ?? '',
    1170: amounts.word('REGIMEN_IMPUESTO') === 'OBRERO_AGRICOLA' ? '2' : '1',
    1146: yesNo(isExempt(contract)),
    1107: workingTimeOf(contract),
    1108: disabilityOf(contract),
    1109: yesNo(amounts.yes('ES_PENSIONADO') && contract.disability !== 'TOTAL_PENSION'),
    1141:
      amounts.word('REGIMEN_PENSION') === 'AFP'
        ? (byCode(afps, amounts.word('AFP'))?.lre ?? '')
        : '100',
    1143:
      amounts.word('SISTEMA_SALUD') === 'ISAPRE'
        ? (byCode(healthInstitutions, health)?.lre ?? '')
        : FONASA,
    1110: byCode(ccafs, ccaf)?.lre ?? '0',
    1152: byCode(mutuals, mutual)?.lre ?? '0',
  }
}

/** None, certified, or with a pension of invalidity, total or partial. */
const disabilityOf = ({ amounts, disability }: FiledContract): string =>
  amounts.yes('INVALIDEZ_PARCIAL')
    ? '3'
    : { NONE: '0', CERTIFIED: '1', TOTAL_PENSION: '2' }[disability]

/**
 * What the contract says of an article apart; else without limit, in a private house, in an
 * authorized cycle or part time, by their articles; the ordinary one otherwise.
 */
export function workingTimeOf({
  amounts,
  specialWorkday,
}: Pick<FiledContract, 'amounts' | 'specialWorkday'>): string {
  if (specialWorkday !== null) return specialWorkdays[specialWorkday].lre
  if (amounts.yes('ART_22')) return '701'
  if (amounts.yes('CASA_PARTICULAR')) return amounts.yes('PUERTAS_ADENTRO') ? '409' : '408'
  if (amounts.of('DIAS_CICLO') > 0) return '601'
  return amounts.yes('ES_JORNADA_PARCIAL') ? '201' : '101'
}

/** What a person has for all their contracts: dependants, and the unemployment insurance. */
function coverOf(same: readonly FiledContract[]): LreValues {
  const most = (code: string) => Math.max(...same.map(({ amounts }) => amounts.of(code)))
  const burdens = ['CARGAS_SIMPLES', 'CARGAS_MATERNALES', 'CARGAS_INVALIDAS'].map(most)
  const bracket = same.find(({ amounts }) => amounts.of('UNIDADES_CARGA') > 0)
  return {
    1151: yesNo(most('CUBRE_CESANTIA') > 0),
    1111: burdens[0] || '',
    1112: burdens[1] || '',
    1113: burdens[2] || '',
    1114: bracket?.amounts.word('TRAMO_FAMILIAR').slice(0, 1) ?? '',
  }
}

function daysOf({ month }: FiledBusiness, same: readonly FiledContract[]): LreValues {
  const days = (daysIn: (contract: FiledContract) => number) => joinedDays(month, same, daysIn)
  return {
    1115: days(({ amounts }) => amounts.of('DIAS_PAGADOS')),
    1116:
      days(({ amounts }) => amounts.of('DIAS_LICENCIA') + amounts.of('MEDIOS_DIAS_LICENCIA')) || '',
    1117: days(vacationDaysOf) || '',
  }
}

/**
 * Working days of vacation, whole: the manual of the book (edition 8) takes decimals in 1115, 1116
 * and 1132 alone. Days that were only entered for the payslip are calendar days, the begun one not
 * among them.
 */
const vacationDaysOf = ({ vacationDays, amounts }: FiledContract): number =>
  vacationDays ?? Math.floor(amounts.of('DIAS_FERIADO'))

/** The contracts whose vacation was entered for the payslip, and never registered. */
export const enteredVacations = (contracts: readonly FiledContract[]): readonly FiledContract[] =>
  contracts.filter((one) => one.vacationDays === null && one.amounts.of('DIAS_FERIADO') > 0)

function marksOf(last: FiledContract, same: readonly FiledContract[]): LreValues {
  const has = (...codes: readonly string[]) =>
    same.some(({ amounts }) => codes.some((code) => amounts.of(code) > 0))
  const heavy = same.find(({ amounts }) => amounts.of('COTIZACION_PESADO') > 0)
  return {
    1118: yesNo(last.amounts.yes('SUBSIDIO_JOVEN')),
    1154: heavy?.jobTitle ?? '',
    1155: yesNo(has('APV_A', 'APV_B')),
    1157: yesNo(has('APVC_A', 'APVC_B', 'APVC_EMPLEADOR')),
  }
}

/** The lines of a month that name no column, each once, with all that they add up to. */
export function unplacedLines(contracts: readonly FiledContract[]): readonly Unplaced[] {
  const found = new Map<string, Unplaced>()
  for (const { amounts } of contracts) {
    for (const { concept, amount } of amounts.lines()) {
      const { column, own } = lreColumnOf(concept)
      if (own) continue
      const before = found.get(concept.code)?.amount ?? 0
      const { code, label } = concept
      found.set(code, { code, label, column, amount: before + amount })
    }
  }
  return [...found.values()]
}
