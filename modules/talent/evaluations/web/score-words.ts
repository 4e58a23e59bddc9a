import { formatNumber } from '#chile/numbers.ts'
import type { ReviewRow } from './types.ts'

type Scored = Pick<ReviewRow, 'finalShown' | 'processStatus' | 'status'>

/** The final of somebody as people read it, or why it is not said. */
export function scoreWords({ finalShown, processStatus }: Scored): string {
  if (finalShown !== null) return pointsWords(finalShown)
  const waits = processStatus === 'DRAFT' || processStatus === 'RUNNING'
  return waits ? 'Al terminar la evaluación' : 'Sin nota'
}

/** Points with two decimals: «4,20». */
export const pointsWords = (points: string): string => formatNumber(points, 2)
