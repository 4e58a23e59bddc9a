import { monthLabel } from '#chile/period.ts'

/** What a payment apart is called by who gets it. */
export function paperTitle(paper: {
  processName: string | null
  yearMonth: number
  gratification: { year: number } | null
}): string {
  const { processName, yearMonth, gratification } = paper
  if (gratification) return `Gratificación del año ${gratification.year}`
  return processName ?? `Pago adicional de ${monthLabel(yearMonth)}`
}
