import { addDays, daysBetween, isDate, type ISODate } from '#chile/dates.ts'
import { firstDay } from '#chile/period.ts'
import { InputError, type MedicalLeave, type PayrollInput } from '../input.ts'
import { waitingDays } from '../parameters/leave.ts'
import { covered } from './derive.ts'

/** Days of the month under medical leave: those of the dates, or the number that was given. */
export function leaveDays(input: PayrollInput): number {
  const { leave, days } = input
  if (leave.spells.length === 0) return days.medical
  const dated = joined(leave.spells).reduce((sum, spell) => sum + daysInside(spell, input), 0)
  if (days.medical === 0 || days.medical === dated) return dated
  const message = `Las licencias suman ${dated} días y se ingresaron ${days.medical}`
  throw new InputError('days.medical', message)
}

/**
 * Days of the month that no subsidy pays: the first three of a common leave of ten days or fewer
 * (DFL 44 de 1978, art. 14). A longer one, of work or of maternity is paid from the first day.
 */
export function unpaidLeaveDays(input: PayrollInput): number {
  const short = joined(input.leave.spells).filter(
    ({ kind, from, to }) => kind === 'COMMON' && length(from, to) < waitingDays.paidFrom,
  )
  const first = short.map(({ from, to, kind }) => {
    const third = addDays(from, waitingDays.days - 1)
    return { kind, from, to: third < to ? third : to }
  })
  return first.reduce((sum, spell) => sum + daysInside(spell, input), 0)
}

const length = (from: ISODate, to: ISODate) => daysBetween(from, to) + 1

/** Leaves in order, those of one kind that continue each other made one. */
function joined(spells: readonly MedicalLeave[]): readonly MedicalLeave[] {
  const result: MedicalLeave[] = []
  for (const spell of spells.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (!isDate(spell.from) || !isDate(spell.to) || spell.to < spell.from) {
      throw new InputError('leave.spells', `Licencia del «${spell.from}» al «${spell.to}»`)
    }
    const last = result.at(-1)
    if (last && spell.from <= last.to) {
      throw new InputError('leave.spells', 'Hay licencias que se superponen')
    }
    if (last?.kind === spell.kind && addDays(last.to, 1) === spell.from) {
      result[result.length - 1] = { ...last, to: spell.to }
    } else result.push(spell)
  }
  return result
}

/** Days of a leave that fall in the month while the contract holds. */
function daysInside({ from, to }: MedicalLeave, input: PayrollInput): number {
  const { first, last } = covered(input)
  const opening = addDays(firstDay(input.month), first - 1)
  const closing = addDays(firstDay(input.month), last - 1)
  const begins = from > opening ? from : opening
  const ends = to < closing ? to : closing
  return Math.max(0, length(begins, ends))
}
