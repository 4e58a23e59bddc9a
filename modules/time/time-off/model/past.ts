import { counted } from '#chile/counts.ts'
import { addDays, daysBetween, formatDate, type ISODate } from '#chile/dates.ts'

/** What a request asks for that already passed, as a sentence; nothing of days to come. */
export function pastWords(
  { from, to }: { readonly from: ISODate; readonly to: ISODate },
  today: ISODate,
): string | null {
  if (from >= today) return null
  if (to < today) {
    return from === to
      ? `Es un día que ya pasó: el ${formatDate(from)}`
      : `Son días que ya pasaron: terminaron el ${formatDate(to)}`
  }
  const passed = daysBetween(from, today)
  const words = passed === 1 ? '1 día ya pasó' : `${counted(passed, 'día')} ya pasaron`
  return `Comienza en el pasado: ${words}, hasta el ${formatDate(addDays(today, -1))}`
}
