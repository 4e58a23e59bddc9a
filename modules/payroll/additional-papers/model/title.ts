import { monthLabel } from '#chile/period.ts'

/** The title of a payment apart for the person who gets it. */
export function paperTitle(paper: {
  processName: string | null
  yearMonth: number
  gratification: { year: number } | null
}): string {
  const { processName, yearMonth, gratification } = paper
  if (gratification) return `Gratificación del año ${gratification.year}`
  return processName ?? `Pago adicional de ${monthLabel(yearMonth)}`
}
