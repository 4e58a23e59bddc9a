import { formatNumber, formatPercent } from '#chile/numbers.ts'
import type { IndicatorsQuery } from '#generated/documents/graphql.ts'
import type { Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { IndicatorState, IndicatorStatus } from '../model/indicator.ts'

export type Figure = IndicatorsQuery['indicators'][number]

/** A value with its unit, as people write it: «$41.057,20», «1,78%», «90 UF». */
export function shown(value: string | null, unit: string): string {
  if (value === null) return ''
  if (unit === '%') return formatPercent(value)
  if (unit === 'CLP') return `$${formatNumber(value)}`
  if (unit.startsWith('CLP/')) return `$${formatNumber(value, unit === 'CLP/UF' ? 2 : 0)}`
  return unit === 'número' ? formatNumber(value) : `${formatNumber(value)} ${unit}`
}

const tones: Readonly<Record<string, Tone>> = {
  OK: 'success',
  SINGLE: 'neutral',
  DOUBTFUL: 'warning',
  MISSING: 'danger',
  COMPANY: 'primary',
  PLATFORM: 'success',
}

/** The state of a figure in a word; one that waits for somebody says so first. */
export const stateOf = ({ entryState, status }: Figure): { tone: Tone; word: string } =>
  entryState === 'PENDING'
    ? { tone: 'accent', word: IndicatorState.label('PENDING') }
    : { tone: tones[status] ?? 'neutral', word: IndicatorStatus.label(status) }

/** Whether payslips of the month wait for somebody to do something about a figure. */
export const needsAttention = (figure: Figure): boolean =>
  figure.entryState === 'PENDING' ||
  (figure.inPayslips && (figure.status === 'MISSING' || figure.status === 'DOUBTFUL'))

/**
 * The source that an entry begins with: that of the edition in which the figure is missing. What
 * was never published has none, and whoever enters it says where it was read.
 */
export const sourceOf = (
  figure: Pick<Figure, 'published' | 'status' | 'since' | 'source'>,
): { source?: string } =>
  figure.published === null && figure.status === 'MISSING' && figure.since !== null
    ? { source: figure.source }
    : {}
