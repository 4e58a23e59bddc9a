import { addDays, daysBetween, isDate } from '#chile/dates.ts'
import { firstDay } from '#chile/period.ts'
import { InputError, type MedicalLeave, type PayrollInput } from '../input.ts'
import { waitingDays } from '../parameters/leave.ts'
import { covered } from './derive.ts'

/** Days of the month under medical leave: those of the dates, or the number that was given. */
export function leaveDays(input: PayrollInput): number {
  const { leave, days } = input
  if (leave.spells.length === 0) return days.medical
  const dated = daysIn(input, chainsOf(leave.spells).flat().filter(isWhole))
  if (days.medical === 0 || days.medical === dated) return dated
  const message = `Las licencias suman ${dated} días y se ingresaron ${days.medical}`
  throw new InputError('days.medical', message)
}

/** Days of the month that leaves of half the working day take: half of each of their days. */
export const halfLeaveDays = (input: PayrollInput): string =>
  halved(daysIn(input, chainsOf(input.leave.spells).flat().filter(isHalf)))

/**
 * Days of the month that no subsidy pays: the first three of a common leave of ten days or fewer
 * (DFL 44 de 1978, art. 14). A longer one, of work or of maternity is paid from the first day.
 */
export const unpaidLeaveDays = (input: PayrollInput): number =>
  daysIn(input, waitingOf(input).filter(isWhole))

/** The same of leaves of half the working day: half of each of those days. */
export const unpaidHalfDays = (input: PayrollInput): string =>
  halved(daysIn(input, waitingOf(input).filter(isHalf)))

const isHalf = ({ half }: MedicalLeave) => half === true
const isWhole = (spell: MedicalLeave) => !isHalf(spell)
const halved = (days: number) =>
  days === 0 ? '0' : `${Math.floor(days / 2)}.${days % 2 === 0 ? 0 : 5}`
const length = ({ from, to }: Pick<MedicalLeave, 'from' | 'to'>) => daysBetween(from, to) + 1

/** The first days of the short common leaves, each with its leave. */
function waitingOf({ leave }: PayrollInput): readonly MedicalLeave[] {
  return chainsOf(leave.spells).flatMap((chain) => {
    const [first] = chain
    const whole = chain.reduce((sum, spell) => sum + length(spell), 0)
    if (first?.kind !== 'COMMON' || whole >= waitingDays.paidFrom) return []
    const last = addDays(first.from, waitingDays.days - 1)
    return chain
      .filter(({ from }) => from <= last)
      .map((spell) => ({ ...spell, to: last < spell.to ? last : spell.to }))
  })
}

/** Leaves in order, those of one kind that continue each other together. */
function chainsOf(spells: readonly MedicalLeave[]): readonly (readonly MedicalLeave[])[] {
  const chains: MedicalLeave[][] = []
  let before: MedicalLeave | undefined
  for (const spell of spells.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (!isDate(spell.from) || !isDate(spell.to) || spell.to < spell.from) {
      throw new InputError('leave.spells', `Licencia del «${spell.from}» al «${spell.to}»`)
    }
    if (before && spell.from <= before.to) {
      throw new InputError('leave.spells', 'Hay licencias que se superponen')
    }
    const goesOn = before?.kind === spell.kind && addDays(before.to, 1) === spell.from
    if (goesOn) chains.at(-1)?.push(spell)
    else chains.push([spell])
    before = spell
  }
  return chains
}

/** Days of leaves that fall in the month while the contract holds; most people have none. */
function daysIn(input: PayrollInput, spells: readonly MedicalLeave[]): number {
  if (spells.length === 0) return 0
  const { first, last } = covered(input)
  const opening = addDays(firstDay(input.month), first - 1)
  const closing = addDays(firstDay(input.month), last - 1)
  return spells.reduce((sum, { from, to }) => {
    const begins = from > opening ? from : opening
    const ends = to < closing ? to : closing
    return sum + Math.max(0, length({ from: begins, to: ends }))
  }, 0)
}
