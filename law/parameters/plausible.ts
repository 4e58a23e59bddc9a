import { divide, scaled, unscaled } from '#chile/money/decimal.ts'
import type { Parameter } from './types.ts'

/** Between what a figure of a month is believed at first sight. Exact decimals, both allowed. */
export type Bounds = {
  readonly lower: string
  readonly upper: string
  /** What the bounds rest on, ready to read: «±1,5% del valor anterior». */
  readonly why: string
}

/** How far a figure moves from one month to the next: hundredths of a percent, or of a point. */
type Span = { down: bigint; up: bigint; of: 'percent' | 'points'; why: string }

const percent = (down: number, up: number, why: string): Span => ({
  down: BigInt(down),
  up: BigInt(up),
  of: 'percent',
  why,
})
const points = (most: number, why: string): Span => ({
  down: BigInt(most),
  up: BigInt(most),
  of: 'points',
  why,
})

/**
 * The UF moves with the IPC of a month, the UTM with it too, minimum incomes and family allowances
 * only rise, caps follow the real wage index once a year, and rates move by fractions of a point.
 */
const spans: readonly (readonly [RegExp, Span])[] = [
  [/^UF$/, percent(150, 150, '±1,5% del valor anterior')],
  [/^UTM$/, percent(200, 200, '±2% del valor anterior')],
  [/^IPC$/, points(200, '±2 puntos del valor anterior')],
  [/^IMM/, percent(0, 1500, 'no baja, y sube a lo más 15%')],
  [/^ASIGNACION_/, percent(0, 1500, 'no baja, y sube a lo más 15%')],
  [/^TOPE_/, percent(100, 600, 'entre −1% y +6% del valor anterior')],
  [/^TASA_SEGURO_SOCIAL$|^TASA_CUENTA|^TASA_RENTA/, points(100, '±1 punto del valor anterior')],
  [/^(TASA_|COMISION_|AFC_|CCAF_|LEY_|SANNA)/, points(50, '±0,5 puntos del valor anterior')],
]
const usual = percent(1000, 1000, '±10% del valor anterior')

/**
 * The bounds of a figure against the last one known; without one, what the figure can possibly be.
 */
export function plausibleBounds(parameter: Parameter, before: string | undefined): Bounds {
  const { key, decimals, min, max } = parameter
  if (before === undefined) return { lower: min, upper: max, why: 'no hay valor anterior' }
  const { down, up, of, why } = spans.find(([keys]) => keys.test(key))?.[1] ?? usual
  const value = scaled(before, decimals)
  const moved = (by: bigint) =>
    of === 'percent'
      ? divide(value * (10_000n + by), 10_000n)
      : value + divide(by * 10n ** BigInt(decimals), 100n)
  const least = scaled(min, decimals)
  const most = scaled(max, decimals)
  return {
    lower: unscaled(larger(moved(-down), least), decimals),
    upper: unscaled(smaller(moved(up), most), decimals),
    why,
  }
}

const larger = (a: bigint, b: bigint) => (a > b ? a : b)
const smaller = (a: bigint, b: bigint) => (a < b ? a : b)
