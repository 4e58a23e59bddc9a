import { formatNumber } from './numbers.ts'

/** `1, 'persona'` → «1 persona», `1234, 'persona'` → «1.234 personas». */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : several}`

/** «24-12-2026 y 25-12-2026», «Ana, Luis y Rosa». */
export const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' y ')
