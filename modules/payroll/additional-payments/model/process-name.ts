import { monthLabel, type YearMonth } from '#chile/period.ts'

/** What a process of payments apart is called among those of all months. */
export const additionalName = ({
  name,
  yearMonth,
}: {
  name: string | null
  yearMonth: YearMonth
}): string =>
  name === null
    ? `el adicional de ${monthLabel(yearMonth)}`
    : `«${name}» de ${monthLabel(yearMonth)}`
