import { formatNumber } from './numbers.ts'

/** `1, 'persona'` → «1 persona», `1234, 'persona'` → «1.234 personas». */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : several}`
