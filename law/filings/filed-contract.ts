import type { ISODate } from '#chile/dates.ts'
import type { IdentityDocument } from '#chile/identity-document.ts'
import type { YearMonth } from '#chile/period.ts'
import type { SpecialWorkday } from '#chile/special-workdays.ts'
import type { Plan } from '#formula/index.ts'
import type { Concept } from '../concept.ts'

/** A payslip as filings read it: its results and facts by code, in their own units. */
export type FiledAmounts = {
  /** Pesos, days, rates: in their unit, decimals included. Zero for what its month did not have. */
  readonly of: (code: string) => number
  /** The word of an option: `FONASA`. */
  readonly word: (code: string) => string
  readonly yes: (code: string) => boolean
  /** What it earned, discounted and cost, line by line. */
  readonly lines: () => readonly { readonly concept: Concept; readonly amount: number }[]
}

/** An absence of the month, with its own dates. */
export type FiledAbsence = {
  readonly kind: 'LEAVE' | 'ACCIDENT' | 'UNPAID' | 'ABSENT'
  readonly from: ISODate
  readonly to: ISODate
}

/** An individual saving as it is agreed: where it goes, its regime and its amount in its unit. */
export type FiledSaving = {
  readonly institution: string
  readonly regime: 'A' | 'B' | null
  readonly unit: 'CLP' | 'UF' | 'PERCENT'
  readonly value: number
}

/** A voluntary affiliate whose contributions a worker has discounted. */
export type FiledAffiliate = {
  readonly rut: string
  readonly paternalLastname: string
  readonly maternalLastname: string | null
  readonly names: string
  readonly afp: string | null
}

/** One contract in a month, with the person as they are for social security. */
export type FiledContract = IdentityDocument & {
  readonly contractId: number
  readonly userId: number
  readonly paternalLastname: string
  readonly maternalLastname: string | null
  readonly names: string
  readonly sex: 'M' | 'F' | null
  readonly foreign: boolean
  /** What is certified, or pays a pension of total invalidity. */
  readonly disability: 'NONE' | 'CERTIFIED' | 'TOTAL_PENSION'
  /** Code of Fonasa or the isapre; nothing for people without one. */
  readonly health: string | null
  readonly start: ISODate
  readonly end: ISODate | null
  /** Code of the cause of the end (`159-2`), where it is known. */
  readonly cause: string | null
  readonly jobTitle: string
  readonly place: string | null
  /** Commune where the work is done, by its CUT. */
  readonly commune: string | null
  readonly syndicateRut: string | null
  /** The working time that an article sets apart, where the contract says one. */
  readonly specialWorkday: SpecialWorkday | null
  readonly individualSavings: readonly FiledSaving[]
  readonly collectiveSaving: string | null
  readonly affiliate: FiledAffiliate | null
  /** The affiliate of the month before who is no longer paid for, from which day. */
  readonly ceased: (FiledAffiliate & { readonly from: ISODate }) | null
  readonly absences: readonly FiledAbsence[]
  /** Whole working days of vacation registered in the month; nothing where none is. */
  readonly vacationDays: number | null
  readonly amounts: FiledAmounts
}

/** The employer in the month. */
export type FiledBusiness = {
  readonly month: YearMonth
  readonly ccaf: string | null
  readonly mutual: string | null
  /** Percent of the pay of people in Fonasa that goes to the CCAF, of the seven. */
  readonly ccafPercent: number
  /** The RUT of the union whose fee an item is, by the code of the item. */
  readonly unionOfItem: ReadonlyMap<string, string>
}

/**
 * How filings read the stored numbers of a payslip.
 *
 * @param valueOf a result or a fact as it is stored, scaled; zero for what its month did not have
 */
export function filedAmounts(
  plan: Pick<Plan<Concept>, 'facts' | 'library'>,
  valueOf: (code: string) => number,
): FiledAmounts {
  const known = knownOf(plan)
  const of = (code: string) => valueOf(code) / (known.scales.get(code) ?? 1)
  let lines: readonly { concept: Concept; amount: number }[] | undefined
  return {
    of,
    word: (code) => known.options.get(code)?.[valueOf(code)] ?? '',
    yes: (code) => valueOf(code) !== 0,
    // A file reads the lines of a payslip several times: they are worked out once.
    lines: () =>
      (lines ??= known.lines.flatMap((concept) => {
        const amount = of(concept.code)
        return amount === 0 ? [] : [{ concept, amount }]
      })),
  }
}

type Known = {
  /** What a stored number is divided by to be in its unit. */
  scales: ReadonlyMap<string, number>
  options: ReadonlyMap<string, readonly string[]>
  lines: readonly Concept[]
}
type PlanPart = Pick<Plan<Concept>, 'facts' | 'library'>
const kept = new WeakMap<object, Known>()

/** What all payslips of a plan share, worked out once. */
function knownOf({ facts, library }: PlanPart): Known {
  const before = kept.get(library)
  if (before) return before
  const all = [...facts, ...library.concepts]
  const known = {
    scales: new Map(all.map(({ code, decimals }) => [code, 10 ** decimals])),
    options: new Map(facts.map(({ code, options = [] }) => [code, options])),
    lines: library.concepts.filter(({ classes }) =>
      classes.some((one) => one === 'HABER' || one === 'DESCUENTO' || one === 'APORTE_EMPLEADOR'),
    ),
  }
  kept.set(library, known)
  return known
}
