import { daysFromTo, inForce, monthOf, openEndedFrom, yearsOn } from './calendar.ts'
import { Fraction, zero } from './fraction.ts'
import type { Ledger } from './ledger.ts'
import { ageOf, daysLostToLeave, payLines } from './pay.ts'

/** Bases with their caps, and what the worker contributes (DL 3.500, Ley 19.728, DFL 1 Salud). */
export function writeContributions(ledger: Ledger): void {
  writeBases(ledger)
  writePension(ledger)
  writeHealth(ledger)
  writeUnemployment(ledger)
  writeSavings(ledger)
}

/**
 * A month with leave has one cap for the employer and for who pays the subsidy: the employer's is
 * what the leave leaves of the month. Hires, terminations and absences do not touch it (DL 3.500,
 * art. 16). With direct payment the employer contributes for both.
 */
export function partOfMonth(ledger: Ledger, setting: string): Fraction {
  const hasLeave = ledger.read('DIAS_LICENCIA_TOTAL').isOver(0)
  const isDirect = ledger.input.leave.employer === 'DIRECT'
  if (!hasLeave || isDirect || ledger.chose(setting, 'ENTERO')) return Fraction.of(1)
  return Fraction.of(30).minus(daysLostToLeave(ledger)).over(30)
}

/**
 * What a cap leaves to the employer: whole, by the days that were not of leave, or without what the
 * subsidy takes of it (its base by the days that it pays; DFL 44, arts. 10 and 11).
 */
function leftOfCap(ledger: Ledger, cap: Fraction): Fraction {
  const chosen =
    ledger.choices['TOPE_LICENCIA'] ?? (ledger.input.month >= 202609 ? 'SALDO' : 'POR_DIAS')
  if (chosen !== 'SALDO') return cap.times(partOfMonth(ledger, 'TOPE_LICENCIA'))
  const days = ledger.read('DIAS_LICENCIA_TOTAL')
  if (!days.isOver(0) || ledger.input.leave.employer === 'DIRECT') return cap
  const before = Fraction.of(ledger.input.leave.previousPay)
  const base = (before.isOver(0) ? before : ledger.read('SUELDO_MENSUAL')).upTo(cap)
  const paid = ledger.read('DIAS_CON_SUBSIDIO').upTo(30)
  return cap.minus(base.times(paid).over(30))
}

function writeBases(ledger: Ledger): void {
  const { input, figures } = ledger
  const total = ledger.write('TOTAL_IMPONIBLE', ledger.total([...payLines[21], ...payLines[22]]))
  const left = (uf: string | number) => leftOfCap(ledger, ledger.inPesos(uf))
  const cap = ledger.write('TOPE_IMPONIBLE', left(figures.pensionCap))
  const oldCap = ledger.write('TOPE_IPS', left(60))
  const insured = ledger.write('TOPE_CESANTIA', left(figures.insuranceCap))
  const both = total.plus(input.person.otherIncome)
  const base =
    input.pension.scheme === 'IPS'
      ? total.upTo(oldCap)
      : both.isOver(cap)
        ? cap.times(total).over(both)
        : total
  ledger.write('BASE_PREVISIONAL', base)
  ledger.write('BASE_CESANTIA', total.upTo(insured))
}

/** Old-age or total-disability pension; a partial one goes on contributing (art. 69). */
export const isPensioner = ({ input }: Ledger): boolean =>
  input.person.pensionStatus.startsWith('PENSIONED') && !input.person.partialDisability

/** Art. 3: men at 65, women at 60. */
export function isOfPensionAge(ledger: Ledger): boolean {
  return ageOf(ledger) >= (ledger.input.person.sex === 'F' ? 60 : 65)
}

/** Art. 69: exempt unless it was asked in writing. */
export function contributes(ledger: Ledger): boolean {
  const { person, pension } = ledger.input
  if (pension.scheme !== 'AFP') return false
  if (person.keepsContributing || person.pensionStatus === 'PENSIONED_ACTIVE') return true
  return person.pensionStatus === 'ACTIVE' && !isOfPensionAge(ledger)
}

function writePension(ledger: Ledger): void {
  const { pension } = ledger.input
  const base = ledger.read('BASE_PREVISIONAL')
  const isIn = contributes(ledger)
  const rate = isIn ? Fraction.of(ledger.figures.commissions[pension.afp] ?? '0').plus(10) : zero
  const whole = ledger.write('COTIZACION_AFP', base.percent(rate))
  const ten = ledger.write('COTIZACION_AFP_OBLIGATORIA', isIn ? base.percent(10) : 0)
  ledger.write('COTIZACION_AFP_COMISION', whole.minus(ten))
  const old = pension.scheme === 'IPS' ? pension.ipsRate : '0'
  ledger.write('COTIZACION_IPS', base.percent(old))
  ledger.write('COTIZACION_PESADO', base.percent(heavyRate(ledger)))
  ledger.write('PESADO_EMPLEADOR', base.percent(heavyRate(ledger)))
  ledger.write('SIS_TRABAJADOR', isYoung(ledger) ? base.percent(sisRate(ledger)) : 0)
  ledger.lines.set('TASA_AFP', rate)
}

/** Art. 17 bis: it goes to the account of who contributes, or to the old fund (Ley 19.404). */
function heavyRate(ledger: Ledger): number {
  const { contract, pension } = ledger.input
  const alsoExempt = ledger.chose('PESADO_EXENTOS', 'SI')
  if (pension.scheme === 'NONE') return 0
  if (pension.scheme === 'AFP' && !contributes(ledger) && !alsoExempt) return 0
  return { NONE: 0, HEAVY: 2, LESS_HEAVY: 1 }[contract.heavyWork]
}

/** Ley 20.255, art. 82: the young worker pays the SIS that the State gives back to the employer. */
export const isYoung = ({ input }: Ledger): boolean => input.person.youngSubsidy

/**
 * Arts. 54, 59 and 69: until 65, for people without a pension. Art. 69 exempts the employer of a
 * woman over 60 who stopped contributing; from August 2026 the SIS is part of what Ley 21.735
 * charges until 65 (art. 5).
 */
export function sisRate(ledger: Ledger): string {
  const { input, figures } = ledger
  const until65 =
    ledger.choices['SIS_MUJER_60'] === undefined
      ? input.month >= 202608
      : ledger.chose('SIS_MUJER_60', 'HASTA_65')
  const isCovered = contributes(ledger) || (until65 && input.pension.scheme === 'AFP')
  const isOld = isPensioner(ledger) || isOver65(ledger)
  return isCovered && !isOld ? figures.sis : '0'
}

export const isOver65 = (ledger: Ledger): boolean =>
  ageOf(ledger) >= 65 || ledger.input.person.pensionStatus === 'ACTIVE_OVER_65'

function writeHealth(ledger: Ledger): void {
  const { health } = ledger.input
  const base = ledger.read('BASE_PREVISIONAL')
  const legal = ledger.write('SALUD_LEGAL', health.system === 'NONE' ? 0 : base.percent(7))
  // The percentage is of a base that already has only the days without leave.
  const fixed = ledger.inPesos(health.planUf).plus(health.planPesos)
  const plan = fixed
    .times(partOfMonth(ledger, 'PLAN_LICENCIA'))
    .plus(base.percent(health.planPercent))
  const agreed = ledger.write('PLAN_ISAPRE', health.system === 'ISAPRE' ? plan : 0)
  const more = ledger.write('SALUD_ADICIONAL', agreed.minus(legal).atLeast(0))
  ledger.write('SALUD_TOTAL', legal.plus(more))
}

type InsuranceRates = { worker: Fraction; employer: Fraction; solidary: Fraction }

/** Ley 19.728, arts. 2, 5, 5 bis and 9. */
export function insuranceRates(ledger: Ledger): InsuranceRates {
  const { contract, unemployment, month } = ledger.input
  const outside =
    !unemployment.insured ||
    contract.apprentice ||
    contract.corporateSalary ||
    ageOf(ledger) < 18 ||
    isPensioner(ledger)
  if (outside) return { worker: zero, employer: zero, solidary: zero }
  const rates = (worker: string, employer: string, solidary: string): InsuranceRates => ({
    worker: Fraction.of(worker),
    employer: Fraction.of(employer),
    solidary: Fraction.of(solidary),
  })
  if (contract.domesticWorker) return rates('0', '3', '0.8')
  const { last } = monthOf(month)
  const since = unemployment.since ?? contract.start
  const elevenYears = since !== null && yearsOn(since, last) >= 11
  const openEnded = elevenYears ? rates('0', '0.8', '0.8') : rates('0.6', '2.4', '0.8')
  return weighed(ledger, rates('0', '3', '0.2'), openEnded)
}

/** A month in which the term became open-ended has some days of each. */
function weighed(ledger: Ledger, fixed: InsuranceRates, open: InsuranceRates): InsuranceRates {
  const { from, to, covered } = inForce(ledger.input)
  const since = openEndedFrom(ledger.input)
  const openDays = since === undefined ? 0 : daysFromTo(since > from ? since : from, to)
  const share = Fraction.of(openDays).over(covered)
  const mix = (one: Fraction, other: Fraction) =>
    other.times(share).plus(one.times(share.times(-1).plus(1)))
  return {
    worker: mix(fixed.worker, open.worker),
    employer: mix(fixed.employer, open.employer),
    solidary: mix(fixed.solidary, open.solidary),
  }
}

function writeUnemployment(ledger: Ledger): void {
  const base = ledger.read('BASE_CESANTIA')
  const { worker, employer, solidary } = insuranceRates(ledger)
  ledger.write('AFC', base.percent(worker))
  const whole = ledger.write('AFC_EMPLEADOR', base.percent(employer))
  const fund = ledger.write('AFC_EMPLEADOR_FONDO', base.percent(solidary))
  ledger.write('AFC_EMPLEADOR_CUENTA', whole.minus(fund))
}

/** DL 3.500, arts. 20 to 20 L: pesos, UF and a percentage of the taxable pay, added up. */
function writeSavings(ledger: Ledger): void {
  const { savings } = ledger.input
  const lines = {
    APV_A: savings.apvA,
    APV_B: savings.apvB,
    APVC_A: savings.apvcA,
    APVC_B: savings.apvcB,
    CUENTA_2: savings.account2,
    AFILIADO_VOLUNTARIO: savings.affiliate,
    AFILIADO_AHORRO: savings.affiliateSaving,
    APVC_EMPLEADOR: savings.apvcEmployer,
  }
  const total = ledger.read('TOTAL_IMPONIBLE')
  for (const [code, { pesos, uf, percent }] of Object.entries(lines)) {
    ledger.write(code, ledger.inPesos(uf).plus(pesos).plus(total.percent(percent)))
  }
}

export const savingLines = [
  'APV_A',
  'APV_B',
  'APVC_A',
  'APVC_B',
  'CUENTA_2',
  'AFILIADO_VOLUNTARIO',
  'AFILIADO_AHORRO',
] as const
