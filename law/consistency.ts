import type { ISODate } from '#chile/dates.ts'
import { monthLabel, type YearMonth } from '#chile/period.ts'
import { boundsOf, covered } from './facts/derive.ts'
import { leaveDays } from './facts/leave.ts'
import { InputError, type PayrollInput } from './input.ts'

/**
 * Refuses parts of an input that do not go together: what would be paid on a guess, or not at all,
 * is said instead. For every payslip, whoever wrote its input; that each part alone is what it
 * should be, `schema.ts` or the types say. Throws InputError.
 */
export function requireConsistent(input: PayrollInput): void {
  requireDates(input)
  requireDays(input)
  requireWeek(input)
  requireOvertime(input)
  requirePension(input)
  requireShifts(input)
}

const fail = (path: string, sentence: string): never => {
  throw new InputError(path, sentence)
}

function requireDates({ month, contract, person }: PayrollInput): void {
  const { start, end, fixedTerm } = contract
  if (start !== null && end !== null && end < start) {
    fail('contract.end', 'El contrato termina antes de comenzar')
  }
  if (person.birthday !== null && person.birthday > boundsOf(month).last) {
    fail('person.birthday', `La fecha de nacimiento es posterior a ${monthLabel(month)}`)
  }
  for (const { from, to } of fixedTerm.earlier) {
    if (to < from) {
      fail('contract.fixedTerm.earlier', `Un plazo anterior no puede ir del ${from} al ${to}`)
    }
  }
}

/** Days without pay, leaves and days worked fit in the days of the contract. */
function requireDays(input: PayrollInput): void {
  const { days, contract, month } = input
  const { first, last } = covered(input)
  const most = last - first + 1
  const lost = leaveDays(input) + days.absence + days.unpaid + Math.ceil(Number(days.halves))
  if (lost > most) {
    fail(
      'days',
      `Ausencias, permisos y licencias suman ${lost} días ` +
        `y el contrato rige ${most} en ${monthLabel(month)}`,
    )
  }
  if (contract.payPeriod === 'DAILY' && days.worked + lost > most) {
    fail(
      'days.worked',
      `Los días trabajados (${days.worked}) y sin trabajar (${lost}) ` +
        `pasan de los ${most} del contrato`,
    )
  }
  const earlier = contract.earlier.reduce((sum, spell) => sum + spell.days, 0)
  if (earlier > most) {
    fail('contract.earlier', `Los sueldos anteriores suman ${earlier} días de ${most} del contrato`)
  }
}

/** The hour is worth the pay of a week of some hours, or of a cycle. */
function requireWeek({ contract, domestic }: PayrollInput): void {
  const { art22, weeklyHours, cycle, payPeriod, domesticWorker } = contract
  if (!art22 && Number(weeklyHours) <= 0) {
    fail('contract.weeklyHours', 'Falta la jornada semanal: sin ella no hay valor de la hora')
  }
  if (cycle.days > 0 !== Number(cycle.hours) > 0) {
    fail('contract.cycle', 'Un ciclo excepcional tiene horas y días: falta uno de los dos')
  }
  if (cycle.days > 0 && payPeriod === 'DAILY') {
    fail('contract.cycle', 'Un ciclo excepcional se paga por mes o por semana, no por día')
  }
  if (domestic.liveIn && !domesticWorker) {
    fail('domestic.liveIn', 'Puertas adentro es solo de quien trabaja en casa particular')
  }
}

function requireOvertime(input: PayrollInput): void {
  const { overtime, overtimeSurcharge, month } = input
  if (Number(overtimeSurcharge) < LEAST_SURCHARGE) {
    fail(
      'overtimeSurcharge',
      `El recargo de la hora extraordinaria es de ${LEAST_SURCHARGE}% al menos ` +
        '(Código del Trabajo, art. 32)',
    )
  }
  for (const { date, hours } of overtime) {
    // Hours of a kind are added up, and one that is negative would hide in the others.
    if (Number(hours) < 0) fail('overtime', 'Las horas extraordinarias no pueden ser negativas')
    if (date === undefined) continue
    if (!isOf(month, date)) {
      fail('overtime', `La hora extraordinaria del ${date} no es de ${monthLabel(month)}`)
    }
  }
}

/** Código del Trabajo, art. 32 inc. 3, in percent. */
const LEAST_SURCHARGE = 50

const isOf = (month: YearMonth, date: ISODate) =>
  date >= boundsOf(month).first && date <= boundsOf(month).last

/** Who contributes does it somewhere, and at some rate. */
function requirePension({ pension, person }: PayrollInput): void {
  const { scheme, afp, ipsRate } = pension
  const exempt = person.pensionStatus === 'PENSIONED_INACTIVE' && !person.keepsContributing
  if (scheme === 'AFP' && !exempt && (afp === '' || afp === 'SIN_AFP')) {
    fail('pension.afp', 'Falta la AFP del trabajador')
  }
  if (scheme === 'IPS' && Number(ipsRate) <= 0) {
    fail('pension.ipsRate', 'Falta la tasa de la ex caja en el IPS')
  }
}

function requireShifts({ contract, shifts }: PayrollInput): void {
  if (contract.taxPeriod === 'SHIFT' && shifts.here === 0 && shifts.ofMonth > 0) {
    fail('shifts.here', 'Faltan los turnos trabajados aquí: están los del mes con todos')
  }
}
