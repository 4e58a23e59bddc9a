import type { Concept, ClassCode } from './concept.ts'
import type { PayrollInput } from './input.ts'

/** The terms of a contract that decide which of its amounts are joined with those of others. */
export type TermsOfMonth = Pick<PayrollInput['contract'], 'taxRegime' | 'taxPeriod'> & {
  readonly gratification: Pick<PayrollInput['contract']['gratification'], 'mode'>
}

/** A contract of the month that was calculated: its facts, results and sums by class, by code. */
export type CountedContract = {
  readonly terms: TermsOfMonth
  readonly of: (code: string) => number
}

/** The pesos that the earlier contracts of a month carry of what belongs to the person. */
export const carriedMoney = (before: readonly CountedContract[], terms: TermsOfMonth) => ({
  ...gratificationOf(before),
  ...taxOf(before, terms),
  ...discountsOf(before),
  familyAllowance: pesos(before, ({ of }) => of('ASIGNACION_FAMILIAR')),
})

/** The cap of art. 50 is one, whichever contracts pay it. */
export function gratificationOf(before: readonly CountedContract[]) {
  const paying = before.filter(({ terms }) => terms.gratification.mode === 'ART_50')
  return {
    gratification: pesos(paying, ({ of }) => of('GRATIFICACION')),
    gratifying: pesos(paying, gratifyingOf),
    // The cap of each already has that of those before it.
    gratificationCap: String(paying.at(-1)?.of('TOPE_GRATIFICACION') ?? 0),
  }
}

/** The pay of a contract that gratifies, with that of its leave where the company counts it. */
function gratifyingOf({ of }: CountedContract): number {
  const ofLeave = of('GRATIFICACION_EN_LICENCIA') === 1 && of('ES_SUELDO_EMPRESARIAL') === 0
  const day = of('VALOR_DIA') / 100
  return of('BASE_GRATIFICABLE') + (ofLeave ? Math.round(day * of('DIAS_DE_LICENCIA')) : 0)
}

/** The earlier ones that pay the same kind of tax; by the shift, each shift reads its part. */
export const taxedAlike = <Of extends CountedContract>(
  before: readonly Of[],
  { taxRegime, taxPeriod }: TermsOfMonth,
): readonly Of[] =>
  taxPeriod === 'SHIFT'
    ? []
    : before.filter(({ terms }) => terms.taxRegime === taxRegime && terms.taxPeriod !== 'SHIFT')

/** Only what is taxed alike is joined. */
function taxOf(before: readonly CountedContract[], terms: TermsOfMonth) {
  const alike = taxedAlike(before, terms)
  const base = terms.taxRegime === 'AGRICULTURAL' ? 'BASE_PREVISIONAL' : 'BASE_TRIBUTABLE'
  return {
    taxed: alike.length > 0,
    income: pesos(alike, ({ of }) => of(base)),
    tax: pesos(alike, ({ of }) => of('IMPUESTO_UNICO')),
    ...rebatesOf(before),
  }
}

const rebatesOf = (before: readonly CountedContract[]) => ({
  healthRebate: pesos(before, ({ of }) => of('REBAJA_SALUD')),
  savingRebate: pesos(before, ({ of }) => of('REBAJA_APV')),
  unusedRebate: String(before.reduce(unusedAfter, 0)),
})

/** What is left to lower the tax after a contract, of what it had and what came before. */
const unusedAfter = (unused: number, one: CountedContract): number => {
  const { of } = one
  const rebates = ['REBAJA_SALUD', 'REBAJA_APV', 'REBAJA_ZONA_PESOS'].map(of)
  const own = sum(rebates) + inClasses(one, ['REBAJA_TRIBUTARIA'])
  return Math.max(0, unused + own - of('TOTAL_TRIBUTABLE'))
}

/** What a court and the limits of art. 58 took or left. */
function discountsOf(before: readonly CountedContract[]) {
  const taken = (...classes: readonly ClassCode[]) =>
    pesos(before, (one) => inClasses(one, classes))
  return {
    alimonyBase: pesos(before, ({ of }) => of('BASE_RETENCION')),
    alimony: pesos(before, ({ of }) => of('RETENCION_JUDICIAL')),
    unseized: pesos(before, unseizedOf),
    privileged: pesos(before, ({ of }) => of('EMBARGO_PREFERENTE')),
    familySupport: pesos(before, ({ of }) => of('MANTENCION_FAMILIAR')),
    seizable: pesos(before, ({ of }) => of('BASE_EMBARGO')),
    seized: pesos(before, ({ of }) => of('EMBARGO')),
    agreed: taken('DESCUENTO_ACORDADO'),
    housing: taken('DESCUENTO_VIVIENDA'),
    cooperative: taken('DESCUENTO_COOPERATIVA'),
    jointly: pesos(before, (one) => one.of('CUOTA_SINDICAL') + inClasses(one, ofJointLimit)),
  }
}
const ofJointLimit = [
  'DESCUENTO_ACORDADO',
  'DESCUENTO_VIVIENDA',
  'DESCUENTO_COOPERATIVA',
  'OBLIGACION_PREVISIONAL',
] as const

/** What a contract leaves of its pay under the 56 UF: all that no seizure may take. */
const unseizedOf = (one: CountedContract): number => {
  const { of } = one
  const obligations = of('CUOTA_SINDICAL') + inClasses(one, ['OBLIGACION_PREVISIONAL'])
  const courts = ['RETENCION_JUDICIAL', 'EMBARGO_PREFERENTE', 'MANTENCION_FAMILIAR']
  const ordered = of('EMBARGO_SIN_ALIMENTOS') === 1 ? 0 : sum(courts.map(of))
  return Math.max(0, of('BASE_RETENCION') - obligations - ordered - of('BASE_EMBARGO'))
}

const summed: readonly ClassCode[] = [...ofJointLimit, 'REBAJA_TRIBUTARIA']

/** What a payslip took under each limit, and what lowers its tax, by the name of the class. */
export function classSums(concepts: readonly Concept[], values: Readonly<Record<string, number>>) {
  const sums: Record<string, number> = {}
  for (const { code, classes } of concepts) {
    for (const name of summed) {
      if (classes.includes(name)) sums[name] = (sums[name] ?? 0) + (values[code] ?? 0)
    }
  }
  return sums
}

const inClasses = ({ of }: CountedContract, classes: readonly ClassCode[]): number =>
  sum(classes.map(of))

const pesos = (
  counted: readonly CountedContract[],
  amount: (one: CountedContract) => number,
): string => String(sum(counted.map(amount)))
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)
