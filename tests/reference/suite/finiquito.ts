import { monthsLater } from '../calendar.ts'
import { figuresOf } from '../figures.ts'
import { Fraction, sum, zero } from '../fraction.ts'
import { monthsAndDays } from './dates.ts'

/** What one finiquito of the suite is given; amounts in pesos. */
export type FiniquitoFacts = {
  readonly ending: string
  readonly start: string
  readonly end: string
  readonly signedOn?: string
  readonly domesticWorker?: boolean
  readonly noticeGiven?: boolean
  readonly pay: {
    readonly salary: string
    readonly fixed?: string
    readonly ofSalary?: string
    readonly gratification?: string
    readonly allowances?: string
    readonly variable?: readonly string[]
    readonly lastThree?: string
  }
  readonly pact?: { readonly daysPerYear: string; readonly anyCause?: boolean }
  readonly vacation?: {
    readonly businessDays: string
    readonly nonWorkingDays: number
    readonly deferred?: boolean
  }
  readonly afcEmployerBalance?: string
  readonly fundBalance?: string
  readonly lastPayslip?: string
  readonly deductions?: {
    readonly advances?: string
    readonly loans?: string
    readonly others?: string
  }
  readonly alimony?: { readonly pesos?: string; readonly percent?: string }
}

/** UF of the last day of the month before the payment (SII, uf2025 and uf2026). */
const ufFor = (payMonth: string): string => figuresOf(monthNumber(payMonth)).ufBefore

const monthNumber = (payMonth: string): number => Number(payMonth.replace('-', ''))

/** Endings that give years of service: art. 161, 161 bis, 163 bis and 171. */
const withYears = ['NECESIDADES', 'DESAHUCIO', 'INVALIDEZ', 'LIQUIDACION', 'AUTODESPIDO']
const of161 = ['NECESIDADES', 'DESAHUCIO']
const of159 = ['VENCIMIENTO', 'OBRA', 'FUERZA_MAYOR']

/**
 * Days of pay for a month of a work (arts. 163 inc. 3 and 23 transitorio; Ley 21.122), by the day
 * on which the contract was signed.
 */
const workDays = (signedOn: string): string =>
  signedOn < '2019-01-01'
    ? '0'
    : signedOn < '2020-07-01'
      ? '1'
      : signedOn < '2021-07-01'
        ? '1.5'
        : signedOn < '2022-01-01'
          ? '2'
          : '2.5'

/**
 * A finiquito as it is worked out on paper, with exact fractions: each line in whole pesos, half
 * up, when it is written, and read so by those after it.
 */
export function referenceFiniquito(
  payMonth: string,
  facts: FiniquitoFacts,
): ReadonlyMap<string, string> {
  const lines = new Map<string, Fraction>()
  const write = (code: string, amount: Fraction | number, decimals = 0) => {
    const value = Fraction.of(amount).rounded(decimals)
    lines.set(code, value)
    return value
  }
  const capped = writeBase(payMonth, facts, write)
  const years = writeYears(facts, capped, write)
  const notice = write('INDEMNIZACION_AVISO', noticeOf(facts, capped, lines))
  const work = writeWork(facts, capped, write)
  const vacation = writeVacation(facts, write)
  const bettered = write('MEJORA_PACTADA', pactOf(facts, { capped, years, lines }))
  const pending = write('REMUNERACION_PENDIENTE', Fraction.of(facts.lastPayslip ?? '0'))
  const disability = lines.get('INCREMENTO_INVALIDEZ') ?? zero
  const legal = write('TOTAL_INDEMNIZACIONES', sum([years, disability, notice, work]))
  const earned = write('TOTAL_HABERES', sum([legal, vacation, bettered, pending]))
  const taken = writeOffsets(facts, { years, disability, notice, bettered }, write)
  const total = write('TOTAL_FINIQUITO', earned.minus(taken).atLeast(0))
  write('SALDO_EN_CONTRA', taken.minus(earned).atLeast(0))
  const five = Fraction.of(60).times(figuresOf(monthNumber(payMonth)).utm)
  write('PAGO_FAMILIARES', facts.ending === 'MUERTE' ? total.upTo(five) : 0)
  write('TODO_EVENTO', facts.domesticWorker ? Fraction.of(facts.fundBalance ?? '0') : 0)
  writeRisk(facts, capped, lines, write)
  return new Map([...lines].map(([code, value]) => [code, value.toString()]))
}

type Write = (code: string, amount: Fraction | number, decimals?: number) => Fraction

/** Art. 172: fixed pay and the average of the variable one, up to 90 UF. */
function writeBase(payMonth: string, { pay, ending }: FiniquitoFacts, write: Write) {
  const variable = pay.variable ?? []
  const average = write(
    'PROMEDIO_VARIABLE',
    variable.length === 0 ? zero : sum(variable).over(variable.length),
  )
  const fixed = [pay.salary, pay.fixed, pay.gratification, pay.allowances]
  const base = write('BASE_ART_172', sum([...fixed.map((one) => one ?? '0'), average]))
  const cap = write('TOPE_BASE', Fraction.of(90).times(ufFor(payMonth)))
  const capped = write('BASE_TOPADA', base.upTo(cap))
  write('BASE_FERIADO', sum([pay.salary, pay.ofSalary ?? '0', average]))
  const ofThree = Fraction.of(pay.lastThree ?? '0').upTo(cap)
  write('AVISO_CONCURSAL', ending === 'LIQUIDACION' ? ofThree : zero)
  return capped
}

/** Art. 163: a month of pay for each year and fraction over six months, eleven at most. */
function writeYears(facts: FiniquitoFacts, capped: Fraction, write: Write): Fraction {
  const { months, days } = monthsAndDays(facts.start, facts.end)
  const whole = Math.floor(months / 12)
  const over = facts.end > monthsLater(facts.start, whole * 12 + 6) ? 1 : 0
  write('ANOS_SERVICIO', whole)
  write('MESES_RESTO', months % 12)
  write('DIAS_RESTO', days)
  write('ANOS_CON_FRACCION', whole + over)
  const signed = facts.signedOn ?? facts.start
  const paid = whole < 1 ? 0 : signed < '1981-08-14' ? whole + over : Math.min(11, whole + over)
  write('ANOS_INDEMNIZADOS', paid)
  const worth = write('ANOS_SI_PROCEDEN', facts.domesticWorker ? 0 : capped.times(paid))
  const years = write('INDEMNIZACION_ANOS', withYears.includes(facts.ending) ? worth : 0)
  write('INCREMENTO_INVALIDEZ', facts.ending === 'INVALIDEZ' ? years.percent(50) : 0)
  return years
}

/** Arts. 161, 162 and 171, and the average of three months in a liquidation (art. 163 bis N°2). */
function noticeOf(
  { ending, noticeGiven }: FiniquitoFacts,
  capped: Fraction,
  lines: ReadonlyMap<string, Fraction>,
): Fraction {
  if (ending === 'LIQUIDACION') return lines.get('AVISO_CONCURSAL') ?? zero
  if (ending === 'AUTODESPIDO') return capped
  return of161.includes(ending) && noticeGiven !== true ? capped : zero
}

function writeWork(facts: FiniquitoFacts, capped: Fraction, write: Write): Fraction {
  const { months, days } = monthsAndDays(facts.start, facts.end)
  const paid = months < 1 ? 0 : months + (days > 15 ? 1 : 0)
  write('MESES_DE_OBRA', paid)
  const each = write(
    'DIAS_POR_MES_DE_OBRA',
    Fraction.of(workDays(facts.signedOn ?? facts.start)),
    1,
  )
  const amount = capped.times(each).times(paid).over(30)
  return write('INDEMNIZACION_OBRA', facts.ending === 'OBRA' ? amount : 0)
}

/**
 * Art. 73: the working days that are owed and the days off among them, at a thirtieth each; none
 * of those that pass to the next contract of a work (art. 67).
 */
function writeVacation({ pay, vacation }: FiniquitoFacts, write: Write): Fraction {
  const { businessDays = '0', nonWorkingDays = 0 } = vacation ?? {}
  const days = write('FERIADO_CORRIDOS', Fraction.of(businessDays).plus(nonWorkingDays), 5)
  const variable = pay.variable ?? []
  const average = variable.length === 0 ? zero : sum(variable).over(variable.length).rounded()
  const base = sum([pay.salary, pay.ofSalary ?? '0', average])
  return write('FERIADO', vacation?.deferred === true ? 0 : base.times(days).over(30))
}

/** What a pact gives over the law, with the caps of the law. */
function pactOf(
  { pact, ending }: FiniquitoFacts,
  {
    capped,
    years,
    lines,
  }: { capped: Fraction; years: Fraction; lines: ReadonlyMap<string, Fraction> },
): Fraction {
  const paid = lines.get('ANOS_INDEMNIZADOS') ?? zero
  const rules = pact?.anyCause === true || withYears.includes(ending)
  if (!pact || !rules || !paid.isOver(0)) return zero
  return capped.times(pact.daysPerYear).times(paid).over(30).minus(years).atLeast(0)
}

/** Ley 19.728, art. 13; Ley 14.908, art. 13; what the parties owe each other. */
function writeOffsets(
  { ending, afcEmployerBalance, deductions, alimony }: FiniquitoFacts,
  given: Readonly<Record<'years' | 'disability' | 'notice' | 'bettered', Fraction>>,
  write: Write,
): Fraction {
  const { years, disability, notice, bettered } = given
  const balance = Fraction.of(afcEmployerBalance ?? '0').upTo(years)
  const insurance = write('DESCUENTO_AFC', of161.includes(ending) ? balance : 0)
  const withheld = sum([years, disability, bettered]).minus(insurance)
  return write(
    'TOTAL_DESCUENTOS',
    sum([
      insurance,
      write('ALIMENTOS_AVISO', Fraction.of(alimony?.pesos ?? '0').upTo(notice)),
      write('ALIMENTOS_ANOS', withheld.percent(alimony?.percent ?? '0')),
      write('ANTICIPOS', Fraction.of(deductions?.advances ?? '0')),
      write('PRESTAMOS', Fraction.of(deductions?.loans ?? '0')),
      write('OTROS_DESCUENTOS', Fraction.of(deductions?.others ?? '0')),
    ]),
  )
}

/** Art. 168: what a judge adds when the cause does not stand. */
function writeRisk(
  { ending }: FiniquitoFacts,
  capped: Fraction,
  lines: ReadonlyMap<string, Fraction>,
  write: Write,
): void {
  const worth = lines.get('ANOS_SI_PROCEDEN') ?? zero
  const insurance = lines.get('DESCUENTO_AFC') ?? zero
  const percent = of161.includes(ending)
    ? 30
    : ending === 'CONDUCTA'
      ? 80
      : of159.includes(ending)
        ? 50
        : 0
  const surcharge = write('RECARGO_EVENTUAL', worth.percent(percent))
  const risk = of161.includes(ending)
    ? surcharge.plus(insurance)
    : percent > 0
      ? sum([surcharge, worth, capped])
      : zero
  write('RIESGO_JUDICIAL', risk)
}
