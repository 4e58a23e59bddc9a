import type { YearMonth } from '#chile/period.ts'
import { scaledNumber } from '#chile/money/decimal.ts'
import { rowAt } from '../parameters/index.ts'
import { ipc } from '../parameters/ipc.ts'
import type { PayrollSettings } from '../period.ts'

/** Rises are in tenths of a percent: thousand parts of a price. */
const WHOLE = 1_000n

/**
 * What prices rose in a month by the IPC, in tenths of a percent: what was entered and confirmed,
 * or what is published; nothing where nobody knows it yet.
 */
export function priceRise(
  month: YearMonth,
  entered: PayrollSettings['parameters'] = {},
): number | undefined {
  const own = entered[ipc.key]
  const value = typeof own === 'object' ? own.value : own
  const found = value ?? rowAt(ipc.rows, month)?.value
  return found === undefined || found === null ? undefined : scaledNumber(found, ipc.decimals)
}

/**
 * An amount in money of a later day: it follows the IPC from the end of the month before it was
 * earned to the end of the month before the contract ends (LIR, art. 17 N°13). The rises are those
 * of its own month and of each one until then, in tenths of a percent; the pesos are rounded once.
 */
export function readjusted(pesos: number, rises: readonly number[]): number {
  const factor = rises.reduce((product, rise) => product * (WHOLE + BigInt(rise)), 1n)
  const divisor = WHOLE ** BigInt(rises.length)
  return Number((2n * BigInt(pesos) * factor + divisor) / (2n * divisor))
}
