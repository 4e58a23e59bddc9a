import { compareDecimals, divide, scaled, unscaled, plainDecimal } from '#chile/money/decimal.ts'
import { formatNumber } from '#chile/numbers.ts'

/** A table in the units of the law: limits and rebates of the tax in UTM, the rest in pesos. */
export type LawRow = { readonly upTo: string | null; readonly values: readonly string[] }
export type LawTable = readonly LawRow[]

type Limits = {
  readonly upTo: string | null
  readonly value1: string
  readonly value2: string | null
}

/** A peso amount that is not an exact multiple of the UTM at two decimals, and its field. */
export type NotInUtm = { readonly field: string; readonly message: string }

/**
 * The tax of a month out of its pesos: the law writes limits and rebates in UTM with at most two
 * decimals, and the SII multiplies them by the UTM, so that what is no multiple was misread.
 */
export function taxInUtm(
  rows: readonly Limits[],
  utm: string,
): { rows: LawTable } | { problem: NotInUtm } {
  const units: LawRow[] = []
  for (const [index, { upTo, value1, value2 }] of rows.entries()) {
    const limit = upTo === null ? null : inUtm(upTo, utm)
    const rebate = inUtm(value2 ?? '0', utm)
    if (limit === undefined) return notMultiple(`rows.${index}.upTo`, upTo ?? '', utm)
    if (rebate === undefined) return notMultiple(`rows.${index}.value2`, value2 ?? '', utm)
    units.push({ upTo: limit, values: [plainDecimal(value1), rebate] })
  }
  return { rows: units }
}

const inUtm = (pesos: string, utm: string): string | undefined => {
  const [cents, unit] = [scaled(pesos, 2), scaled(utm, 0)]
  return cents % unit === 0n ? unscaled(cents / unit, 2) : undefined
}

function notMultiple(field: string, pesos: string, utm: string): { problem: NotInUtm } {
  const nearest = divide(scaled(pesos, 2), scaled(utm, 0))
  const expected = unscaled(nearest * scaled(utm, 0), 2)
  return {
    problem: {
      field,
      message:
        `No es un múltiplo de la UTM del mes ($${formatNumber(utm)}): lo más cercano son ` +
        `${formatNumber(unscaled(nearest, 2))} UTM, $${formatNumber(expected, 2)}`,
    },
  }
}

/** Why a tax in UTM is not what one expects after the last one known; undefined when it is. */
export function unusualTax(rows: LawTable, last: LawTable | undefined): string | undefined {
  if (last && rows.length !== last.length) {
    return `La escala tiene ${rows.length} tramos y la anterior ${last.length}.`
  }
  for (const [index, row] of rows.entries()) {
    const before = last?.[index]
    const place = `Tramo ${index + 1}`
    if (before && !sameLimit(row.upTo, before.upTo)) {
      return `${place}: llega a ${units(row.upTo)} y el anterior llegaba a ${units(before.upTo)}.`
    }
    const [factor = '0', rebate = '0'] = row.values
    const [oldFactor = '0', oldRebate = '0'] = before?.values ?? row.values
    if (compareDecimals(factor, oldFactor) !== 0) {
      return `${place}: el factor es ${formatNumber(factor)}% y era ${formatNumber(oldFactor)}%.`
    }
    if (compareDecimals(rebate, oldRebate) !== 0) {
      return `${place}: se rebajan ${units(rebate)} y antes ${units(oldRebate)}.`
    }
    if (jumps(rows[index - 1], row)) {
      return `${place}: con esa rebaja el impuesto da un salto al entrar al tramo.`
    }
  }
  return undefined
}

const units = (utm: string | null) => (utm === null ? 'sin límite' : `${formatNumber(utm)} UTM`)
const sameLimit = (a: string | null, b: string | null) =>
  a === null || b === null ? a === b : compareDecimals(a, b) === 0

/** The rebate is what keeps the tax from jumping where one bracket meets the next. */
function jumps(before: LawRow | undefined, { values }: LawRow): boolean {
  if (!before || before.upTo === null) return false
  const [factor = '0', rebate = '0'] = values
  const [oldFactor = '0', oldRebate = '0'] = before.values
  const limit = scaled(before.upTo, 2)
  // Tax at the limit, in ten-thousandths of a UTM, by either bracket.
  const at = (percent: string, less: string) =>
    (limit * scaled(percent, 1)) / 10n - scaled(less, 2) * 100n
  const gap = at(factor, rebate) - at(oldFactor, oldRebate)
  return gap > 100n || gap < -100n
}

/** How much family allowance moves at a time: it follows the minimum income, and never falls. */
const most = 115n

/** Why a family allowance is not what one expects after the last one known. */
export function unusualAllowance(rows: LawTable, last: LawTable | undefined): string | undefined {
  if (!last) return undefined
  if (rows.length !== last.length) {
    return `La tabla tiene ${rows.length} tramos y la anterior ${last.length}.`
  }
  for (const [index, { upTo, values }] of rows.entries()) {
    const before = last[index]
    const pairs = [
      { what: 'el límite', own: upTo, old: before?.upTo },
      { what: 'el monto', own: values[0], old: before?.values[0] },
    ]
    for (const { what, own, old } of pairs) {
      if (typeof own !== 'string' || typeof old !== 'string') continue
      const [now, then] = [scaled(own, 0), scaled(old, 0)]
      if (now >= then && now * 100n <= then * most) continue
      return (
        `Tramo ${'ABCD'[index] ?? index + 1}: ${what} es $${formatNumber(own)} y antes era ` +
        `$${formatNumber(old)}; no baja, y sube a lo más 15%.`
      )
    }
  }
  return undefined
}

/** Whether two tables say the same. */
export const sameTable = (a: LawTable, b: LawTable): boolean =>
  a.length === b.length &&
  a.every(({ upTo, values }, index) => {
    const other = b[index]
    return (
      other !== undefined &&
      sameLimit(upTo, other.upTo) &&
      values.every((value, at) => compareDecimals(value, other.values[at] ?? '0') === 0)
    )
  })
