import { catalog } from '#platform/model/catalog.ts'

/** How far somebody has looked at a difference. */
export const ReviewState = catalog('ReviewState', {
  PENDING: 'Por revisar',
  REVOKED: 'Cambió después de revisada',
  REVIEWED: 'Revisada',
})

/** The smallest differences that a list is asked for, in pesos. */
export const sizes = catalog('DifferenceSize', {
  ANY: 'Con diferencia',
  S10: 'Más de $10.000',
  S50: 'Más de $50.000',
  S100: 'Más de $100.000',
  S500: 'Más de $500.000',
})

const least: Readonly<Record<string, number>> = {
  ANY: 1,
  S10: 10_000,
  S50: 50_000,
  S100: 100_000,
  S500: 500_000,
}
export const leastOf = (size: string): number => least[size] ?? 0
