import { inForce, leaveDays, monthOf } from './calendar.ts'
import { longestWeek } from './figures.ts'
import { Fraction, sum, zero } from './fraction.ts'
import { earnings } from './items.ts'
import type { Ledger } from './ledger.ts'

/** Days and salary of the month, and everything that is earned with them (Código del Trabajo). */
export function writePay(ledger: Ledger): void {
  writeDays(ledger)
  writeSalary(ledger)
  writeItems(ledger)
  writeHours(ledger)
  writeVariable(ledger)
  writeLeavePay(ledger)
  writeGratification(ledger)
}

/** Arts. 42 a, 44; DT 5308/230 of 1996: a month has thirty days, a part of it those it covers. */
function writeDays(ledger: Ledger): void {
  const { input } = ledger
  const { from, to, covered, monthDays } = inForce(input)
  const { medical, unpaidFirst, halves, unpaidHalves } = leaveDays(input)
  const [firstDay, lastDay] = [Number(from.slice(8)), Number(to.slice(8))]
  const isWhole = covered === monthDays
  const byThirty = Math.min(30, lastDay === monthDays ? 30 : lastDay) - Math.min(firstDay, 30) + 1
  const ofContract = isWhole
    ? 30
    : ledger.chose('CONVENCION_INGRESO', 'TREINTA')
      ? byThirty
      : Math.min(30, covered)
  const unworked = input.days.absence + input.days.unpaid
  const afterLeave =
    medical === 0
      ? ofContract
      : ledger.chose('CONVENCION_LICENCIA', 'TREINTA')
        ? ofContract - medical
        : Math.min(30, covered - medical)
  const worked = medical + unworked >= covered ? 0 : Math.max(0, afterLeave - unworked)
  ledger.write('DIAS_CONTRATO', ofContract)
  ledger.write('DIAS_TRABAJADOS', worked)
  ledger.write('DIAS_LICENCIA', medical)
  ledger.write('DIAS_CARENCIA', unpaidFirst)
  // Half of each day of a partial leave, and half of the month where there is no other day.
  const everyDay = halves + medical + unworked >= covered
  const half = Fraction.of(worked).over(2)
  const parts = Fraction.of(halves).over(2)
  const taken = halves === 0 ? zero : everyDay ? half : parts.upTo(half)
  const waiting = Fraction.of(unpaidHalves).over(2)
  ledger.write('MEDIOS_DIAS_CARENCIA', waiting, 1)
  ledger.write('DIAS_LICENCIA_PARCIAL', taken, 1)
  ledger.write('DIAS_LICENCIA_TOTAL', parts.plus(medical), 1)
  ledger.write('DIAS_CON_SUBSIDIO', parts.plus(medical - unpaidFirst).minus(waiting), 1)
}

/** Days that are paid: mornings lost count half. */
export const paidDays = (ledger: Ledger): Fraction =>
  ledger
    .read('DIAS_TRABAJADOS')
    .minus(ledger.input.days.halves)
    .minus(ledger.read('DIAS_LICENCIA_PARCIAL'))
    .atLeast(0)

/** Pay of one day: a thirtieth, a seventh, or the day itself. */
export function dayPay(ledger: Ledger): Fraction {
  const agreed = ledger.read('SUELDO_CONTRATO')
  return agreed.over({ MONTHLY: 30, WEEKLY: 7, DAILY: 1 }[ledger.input.contract.payPeriod])
}

/** Pay of a whole month: thirty sevenths of a week, whose daily pay has a paid Sunday (art. 45). */
export function monthPay(ledger: Ledger): Fraction {
  const { payPeriod, weeklyDays } = ledger.input.contract
  const agreed = ledger.read('SUELDO_CONTRATO')
  const weeks = Fraction.quotient(30n, 7n)
  if (payPeriod === 'MONTHLY') return agreed
  return agreed.times(weeks).times(payPeriod === 'WEEKLY' ? 1 : Math.min(7, weeklyDays + 1))
}

function writeSalary(ledger: Ledger): void {
  const { contract, days } = ledger.input
  const inPesos = (pay: { amount: string; currency: string }) =>
    pay.currency === 'UF' ? ledger.inPesos(pay.amount) : Fraction.of(pay.amount)
  ledger.write('SUELDO_CONTRATO', inPesos(contract.salary))
  // Days of the calendar: in a month of 31 the earlier salaries may fill all that is paid.
  let left = contract.payPeriod === 'DAILY' ? Fraction.of(days.worked) : paidDays(ledger)
  let earlierPay = Fraction.of(0)
  for (const spell of contract.earlier) {
    const taken = Fraction.of(spell.days).upTo(left)
    earlierPay = earlierPay.plus(inPesos(spell).times(taken))
    left = left.minus(taken)
  }
  const salary = dayPay(ledger).times(left).plus(earlierPay.over(30))
  ledger.write('SUELDO_MENSUAL', monthPay(ledger))
  const owner = contract.corporateSalary
  ledger.write('SUELDO_BASE', owner ? 0 : salary)
  ledger.write('SUELDO_EMPRESARIAL', owner ? salary : 0)
  writeMinimum(ledger)
}

/** Art. 44 inc. 3; DT 827/48 of 2025: only a week of thirty hours or less has a part of it. */
function weekOf(ledger: Ledger, day: string) {
  const longest = longestWeek(day)
  const hours = Fraction.of(ledger.input.contract.weeklyHours).upTo(longest)
  const isPartial = !ledger.input.contract.art22 && !Fraction.of(hours).isOver(30)
  return { hours, isPartial, part: isPartial ? hours.over(longest) : Fraction.of(1) }
}

const lastWeek = (ledger: Ledger) => weekOf(ledger, monthOf(ledger.input.month).last)

/** Hours of a part-time week over those of the longest one; 1 for the others. */
export const partOfWeek = (ledger: Ledger): Fraction => lastWeek(ledger).part
export const isPartTime = (ledger: Ledger): boolean => lastWeek(ledger).isPartial

function writeMinimum(ledger: Ledger): void {
  const { contract, domestic } = ledger.input
  const livesIn = contract.domesticWorker && domestic.liveIn
  const isOwed = !contract.corporateSalary && (livesIn || !contract.art22)
  const share = paidDays(ledger)
    .over(30)
    .times(livesIn ? 1 : partOfWeek(ledger))
  const { minimum, reducedMinimum } = ledger.figures
  const least = ledger.write(
    'SUELDO_MINIMO_EXIGIBLE',
    isOwed ? Fraction.of(minimum).times(share) : 0,
  )
  const age = ageOf(ledger)
  const isReduced = age < 18 || age > 65
  const base = ledger.read('SUELDO_BASE')
  ledger.write('SUELDO_FALTANTE', isReduced ? 0 : least.minus(base).atLeast(0))
  const reduced = isOwed && isReduced ? Fraction.of(reducedMinimum).times(share) : zero
  ledger.write('SUELDO_FALTANTE_REDUCIDO', reduced.minus(base).atLeast(0))
}

/** Age on the last day of the month; an adult when nobody wrote the birthday. */
export function ageOf({ input }: Ledger): number {
  const { birthday } = input.person
  if (birthday === null) return 30
  const { last } = monthOf(input.month)
  const years = Number(last.slice(0, 4)) - Number(birthday.slice(0, 4))
  return last.slice(5) >= birthday.slice(5) ? years : years - 1
}

function writeItems(ledger: Ledger): void {
  for (const { code, fixed } of earnings) {
    const value = Fraction.of(ledger.input.items[code] ?? '0')
    ledger.write(code, fixed ? value.times(paidDays(ledger)).over(30) : value)
  }
}

/** Arts. 30 to 32 and 38; DT: sueldo ÷ 30 × 28 ÷ (4 × hours); weekly and daily pay by their own. */
function writeHours(ledger: Ledger): void {
  const { contract, days, sunday, surcharges, overtimeSurcharge } = ledger.input
  const hour = hourOf(ledger)
  const over = Fraction.of(overtimeSurcharge).over(100).plus(1)
  for (const [suffix, before] of [['', false] as const, ['_ANTES', true] as const]) {
    const one = before ? hour.before : hour.after
    const normal = hoursOf(ledger, before, 'NORMAL')
    const double = hoursOf(ledger, before, 'DOUBLE')
    ledger.write(`HORAS_EXTRA${suffix}`, one(over).times(normal))
    ledger.write(`HORAS_EXTRA_DOBLES${suffix}`, one(Fraction.of(2)).times(double))
  }
  const plain = hour.after(Fraction.of(1), true)
  const third = Fraction.of('0.3')
  ledger.write('RECARGO_DOMINGO', plain.times(third).times(sunday.hours))
  const raised = plain.times(third.plus(1)).times(over)
  ledger.write('HORAS_EXTRA_EN_DOMINGO', raised.times(sunday.overtimeHours))
  const extra = (hours: string, percent: string) => plain.percent(percent).times(hours)
  ledger.write('RECARGO_HORAS_NOCTURNAS', extra(surcharges.nightHours, surcharges.nightPercent))
  ledger.write('RECARGO_HORAS_FESTIVAS', extra(surcharges.holidayHours, surcharges.holidayPercent))
  const late = contract.art22
    ? zero
    : ledger.read('SUELDO_CONTRATO').times(hour.factor).times(days.lateHours)
  ledger.write('DESCUENTO_ATRASOS', late.upTo(ledger.read('SUELDO_BASE')).times(-1))
}

/** The base of the hour and what one hour is of it, before and after the week changed by law. */
function hourOf(ledger: Ledger) {
  const { contract, items } = ledger.input
  const { first, last } = monthOf(ledger.input.month)
  // A fixed stipend is of a month; who is paid by the week or the day earns that part of it.
  const unit = { MONTHLY: Fraction.of(1), WEEKLY: Fraction.quotient(7n, 30n), DAILY: thirtieth }[
    contract.payPeriod
  ]
  const fixed = sum(earnings.filter((one) => one.fixed).map(({ code }) => items[code] ?? '0'))
  const worked = Fraction.of(ledger.input.days.worked)
  const rest =
    contract.payPeriod === 'DAILY' && worked.isOver(0) ? dailyRest(ledger).over(worked) : 0
  const pay = ledger.read('SUELDO_CONTRATO').plus(fixed.times(unit)).plus(rest)
  const least = Fraction.of(ledger.figures.minimum).times(partOfWeek(ledger)).times(unit)
  const base = ledger.write('BASE_HORA', contract.art22 ? 0 : pay.atLeast(least), 4)
  const factorOn = (day: string) => hourFactor(ledger, weekOf(ledger, day).hours)
  const cut = ledger.chose('FACTOR_HORA_EXTRA', 'SIETE_DECIMALES')
  const one =
    (factor: Fraction) =>
    (times: Fraction, plain = false) =>
      contract.art22
        ? zero
        : base.times(cut && !plain ? factor.times(times).rounded(7, true) : factor.times(times))
  return { after: one(factorOn(last)), before: one(factorOn(first)), factor: factorOn(last) }
}

const thirtieth = Fraction.quotient(1n, 30n)

function hourFactor({ input }: Ledger, hours: Fraction): Fraction {
  const { contract } = input
  if (contract.art22) return zero
  if (contract.cycle.days > 0) {
    const days = contract.payPeriod === 'WEEKLY' ? 7 : 30
    return Fraction.of(contract.cycle.days).over(Fraction.of(contract.cycle.hours).times(days))
  }
  if (contract.payPeriod === 'WEEKLY') return Fraction.of(1).over(hours)
  if (contract.payPeriod === 'DAILY') return Fraction.of(contract.weeklyDays).over(hours)
  return Fraction.of(7).over(hours.times(30))
}

/** Hours with a date before the day on which the legal week became shorter, or all the others. */
function hoursOf({ input }: Ledger, before: boolean, surcharge: 'NORMAL' | 'DOUBLE'): Fraction {
  const newest = longestWeek(monthOf(input.month).last)
  const chosen = input.overtime.filter((one) => {
    const isBefore = one.date !== undefined && longestWeek(one.date) !== newest
    return isBefore === before && (one.surcharge ?? 'NORMAL') === surcharge
  })
  return sum(chosen.map(({ hours }) => hours))
}

/** Arts. 42 c, 45 and 71. */
function writeVariable(ledger: Ledger): void {
  const { variable, vacation } = ledger.input
  const commission = Fraction.of(variable.sales).percent(variable.commissionRate)
  ledger.write('COMISIONES', commission.plus(variable.commissions))
  const rests = variable.weeks.map((week) =>
    week.dueDays > 0 ? Fraction.of(week.variable).over(week.dueDays).times(week.restDays) : zero,
  )
  ledger.write('SEMANA_CORRIDA', sum(rests))
  ledger.write('SEMANA_CORRIDA_JORNAL', dailyRest(ledger))
  const average = Fraction.of(vacation.variablePay).over(vacation.months).over(30)
  ledger.write('VARIABLE_EN_FERIADO', average.times(vacation.days))
  const { agreed, least } = ledger.input.progressive
  ledger.write('FERIADO_PROGRESIVO_EN_DINERO', Fraction.of(agreed).atLeast(least))
}

function dailyRest(ledger: Ledger): Fraction {
  const { contract, daily } = ledger.input
  if (contract.payPeriod !== 'DAILY' || daily.dueDays === 0) return zero
  const rest = ledger.read('SUELDO_BASE').over(daily.dueDays).times(daily.restDays)
  return ledger.inWholePesos(rest)
}

/** DFL 44 of 1978, arts. 14 and 19: what the employer adds is what was agreed. */
function writeLeavePay(ledger: Ledger): void {
  const { leave } = ledger.input
  const hasLeave = ledger.read('DIAS_LICENCIA_TOTAL').isOver(0)
  const wholePay = dayPay(ledger).times(daysLostToLeave(ledger)).minus(leave.subsidy)
  const added = {
    NONE: zero,
    DIRECT: zero,
    FIRST_DAYS: dayPay(ledger).times(waitingDays(ledger)),
    FULL: hasLeave ? wholePay.atLeast(0) : zero,
  }[leave.employer]
  const amount = ledger.write('MONTO_COMPLEMENTO', added)
  const isTaxable = ledger.chose('COMPLEMENTO_LICENCIA', 'IMPONIBLE')
  ledger.write('COMPLEMENTO_LICENCIA', isTaxable ? 0 : amount)
  ledger.write('COMPLEMENTO_LICENCIA_IMPONIBLE', isTaxable ? amount : 0)
  const direct = hasLeave && leave.employer === 'DIRECT' ? leave.subsidy : 0
  ledger.write('SUBSIDIO_PAGO_DIRECTO', direct)
}

/** Days of the month's thirty that the salary lost to the leave, absences apart. */
export function daysLostToLeave(ledger: Ledger): Fraction {
  const { absence, unpaid } = ledger.input.days
  const present = ledger.read('DIAS_TRABAJADOS').plus(absence).plus(unpaid)
  const whole = ledger.read('DIAS_LICENCIA').isOver(0)
    ? ledger.read('DIAS_CONTRATO').minus(present).atLeast(0)
    : zero
  return whole.plus(ledger.read('DIAS_LICENCIA_PARCIAL'))
}

/** Days of leave that no subsidy pays, halves among them. */
export const waitingDays = (ledger: Ledger): Fraction =>
  ledger.read('DIAS_CARENCIA').plus(ledger.read('MEDIOS_DIAS_CARENCIA'))

/** Arts. 46 to 50. */
function writeGratification(ledger: Ledger): void {
  const { mode, amount } = ledger.input.contract.gratification
  const lines = [
    'SUELDO_BASE',
    ...hourLines,
    'COMISIONES',
    'SEMANA_CORRIDA',
    'SEMANA_CORRIDA_JORNAL',
  ]
  const items = earnings.filter(({ gratifies }) => gratifies).map(({ code }) => code)
  const base = ledger.write(
    'BASE_GRATIFICABLE',
    ledger.total([...lines, 'VARIABLE_EN_FERIADO', ...items]),
  )
  const asWorked = ledger.chose('GRATIFICACION_LICENCIA', 'COMPLETA')
    ? daysLostToLeave(ledger)
    : zero
  const byDays = ledger.chose('TOPE_GRATIFICACION', 'POR_DIAS')
    ? ledger.read('DIAS_TRABAJADOS').plus(asWorked).upTo(30).over(30)
    : 1
  const byHours = ledger.chose('TOPE_GRATIFICACION_PARCIAL', 'POR_HORAS') ? partOfWeek(ledger) : 1
  const year = Fraction.of('4.75').times(ledger.figures.minimum)
  const cap = ledger.write('TOPE_GRATIFICACION', year.over(12).times(byDays).times(byHours))
  const salary = ledger.input.contract.corporateSalary ? zero : dayPay(ledger).times(asWorked)
  const legal = ledger.write('GRATIFICACION_LEGAL', base.plus(salary).percent(25).upTo(cap))
  ledger.write('GRATIFICACION', mode === 'NONE' ? 0 : mode === 'ART_50' ? legal : amount)
  const missing = mode === 'CONVENTIONAL' ? legal.minus(amount).atLeast(0) : zero
  ledger.write('GRATIFICACION_FALTANTE', missing)
}

const hourLines = [
  'HORAS_EXTRA',
  'HORAS_EXTRA_DOBLES',
  'HORAS_EXTRA_ANTES',
  'HORAS_EXTRA_DOBLES_ANTES',
  'RECARGO_DOMINGO',
  'HORAS_EXTRA_EN_DOMINGO',
  'RECARGO_HORAS_NOCTURNAS',
  'RECARGO_HORAS_FESTIVAS',
  'DESCUENTO_ATRASOS',
]

const ofLre = (lre: number) => earnings.filter((one) => one.lre === lre).map(({ code }) => code)

/** Every line of pay by its class of the LRE. */
export const payLines = {
  21: [
    'SUELDO_BASE',
    'SUELDO_EMPRESARIAL',
    ...hourLines,
    'COMISIONES',
    'SEMANA_CORRIDA',
    'SEMANA_CORRIDA_JORNAL',
    'VARIABLE_EN_FERIADO',
    'FERIADO_PROGRESIVO_EN_DINERO',
    'COMPLEMENTO_LICENCIA_IMPONIBLE',
    'GRATIFICACION',
    ...ofLre(21),
  ],
  22: ['SUBSIDIO_PAGO_DIRECTO', ...ofLre(22)],
  23: ofLre(23),
  24: ['COMPLEMENTO_LICENCIA', ...ofLre(24)],
} as const
