import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import type { FiledAbsence, FiledContract } from './filed-contract.ts'

/** A movement of personnel: its code of table 7 and its dates, as the file writes them. */
export type Movement = { readonly code: string; readonly from: string; readonly to: string }

const codes: Readonly<Record<FiledAbsence['kind'], string>> = {
  LEAVE: '3',
  UNPAID: '4',
  ACCIDENT: '6',
  ABSENT: '11',
}
type Dated = { readonly code: string; readonly day: ISODate; readonly from: string; to: string }

/**
 * What happened to a contract in a month, by date: it began, it became open-ended, somebody was
 * away, it ended. Absences are cut to the days of the contract in the month.
 */
export function movementsOf(contract: FiledContract, month: YearMonth): readonly Movement[] {
  const { start, end, absences, amounts } = contract
  const [first, last] = [later(firstDay(month), start), earlier(lastDay(month), end)]
  const found: Dated[] = []
  const beganOn = (day: ISODate, code: string) =>
    found.push({ code, day, from: formatDate(day), to: '' })
  const fixedDays = amounts.of('DIAS_PLAZO_FIJO')
  const openEnded = amounts.word('TIPO_CONTRATO') === 'INDEFINIDO'
  if (start >= firstDay(month)) beganOn(start, openEnded && fixedDays === 0 ? '1' : '7')
  if (fixedDays > 0) beganOn(addDays(first, fixedDays), '8')
  for (const { kind, from, to } of absences) {
    const [cutFrom, cutTo] = [later(from, first), earlier(to, last)]
    if (cutFrom > cutTo) continue
    const dates = { from: formatDate(cutFrom), to: formatDate(cutTo) }
    found.push({ code: codes[kind], day: cutFrom, ...dates })
  }
  if (end !== null && end <= lastDay(month)) {
    found.push({ code: '2', day: end, from: '', to: formatDate(end) })
  }
  return found
    .filter(({ day }) => day <= last)
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ code, from, to }) => ({ code, from, to }))
}

const later = (one: ISODate, other: ISODate) => (one > other ? one : other)
const earlier = (one: ISODate, other: ISODate | null) =>
  other !== null && other < one ? other : one
