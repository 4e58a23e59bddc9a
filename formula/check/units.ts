import type { Count, Currency, Unit } from '../types.ts'

/** What a piece of formula is: a truth, an option of a fact, or a quantity with its unit. */
export type Kind = { readonly kind: 'logical' } | { readonly kind: 'option' } | Quantity

export interface Quantity {
  readonly kind: 'quantity'
  /** Exponents of CLP, UF and UTM: CLP/UF is [1, -1, 0]. */
  readonly powers: readonly [number, number, number]
  /** Only says something when all powers are 0. */
  readonly count: Count
  /** Only literals in it: takes the unit of whatever it meets. */
  readonly literal: boolean
}

const currencies = ['CLP', 'UF', 'UTM'] as const satisfies readonly Currency[]
const counts = ['número', '%', 'días', 'horas', 'meses', 'años'] as const satisfies readonly Count[]

/** Every unit that a definition may carry. */
export const units: readonly Unit[] = [
  ...currencies,
  ...currencies.flatMap((a) => currencies.filter((b) => b !== a).map((b): Unit => `${a}/${b}`)),
  ...counts,
  'LOGICO',
  'OPCION',
]

export const logical: Kind = { kind: 'logical' }
export const literal: Quantity = {
  kind: 'quantity',
  powers: [0, 0, 0],
  count: 'número',
  literal: true,
}

/** The kind that a declared unit gives to a name. */
export function kindOf(unit: Unit): Kind {
  const known = kinds.get(unit)
  if (known !== undefined) return known
  const kind = readUnit(unit)
  kinds.set(unit, kind)
  return kind
}

const kinds = new Map<Unit, Kind>()

function readUnit(unit: Unit): Kind {
  if (unit === 'LOGICO') return logical
  if (unit === 'OPCION') return { kind: 'option' }
  const count = counts.find((known) => known === unit)
  if (count !== undefined) return { ...literal, count, literal: false }
  const [above, below] = unit.split('/')
  const power = (c: Currency) => Number(c === above) - Number(c === below)
  return { ...literal, powers: [power('CLP'), power('UF'), power('UTM')], literal: false }
}

/** Decimals of the integer that stores a quantity: percentages are worth their hundredth. */
export const scaleOf = (def: { readonly unit: Unit; readonly decimals: number }): number =>
  def.unit === '%' ? def.decimals + 2 : def.decimals

const isCount = ({ powers }: Quantity) => powers[0] === 0 && powers[1] === 0 && powers[2] === 0
const samePowers = ({ powers: a }: Quantity, { powers: b }: Quantity) =>
  a[0] === b[0] && a[1] === b[1] && a[2] === b[2]

/** The common unit of two sides of + − or a comparison, or nothing when they do not agree. */
export function common(a: Quantity, b: Quantity): Quantity | undefined {
  if (a.literal) return b
  if (b.literal) return a
  if (!samePowers(a, b)) return undefined
  return !isCount(a) || a.count === b.count ? a : undefined
}

/** May a formula of kind `got` be stored as `declared`? `número` is open to every count. */
export function storable(got: Quantity, declared: Quantity): boolean {
  if (got.literal) return true
  if (!samePowers(got, declared)) return false
  return (
    !isCount(got) || [got.count, declared.count].includes('número') || got.count === declared.count
  )
}

export const times = (a: Quantity, b: Quantity): Quantity => combine(a, b, 1, product(a, b))

export const over = (a: Quantity, b: Quantity): Quantity => combine(a, b, -1, per(a.count, b.count))

/** días × número, días × % and literals leave días; número × % is a number, as días × horas. */
function product(a: Quantity, b: Quantity): Count {
  if (b.literal) return a.count
  if (a.literal || a.count === '%') return b.count
  if (b.count === '%') return a.count
  return a.count === 'número' ? b.count : b.count === 'número' ? a.count : 'número'
}

/** días / número and días / % stay días; días / días or días / horas is a plain number. */
const per = (a: Count, b: Count): Count =>
  b === 'número' || (b === '%' && a !== '%') ? a : 'número'

function combine(a: Quantity, b: Quantity, sign: 1 | -1, count: Count): Quantity {
  const p = a.powers
  const q = b.powers
  const powers = [p[0] + sign * q[0], p[1] + sign * q[1], p[2] + sign * q[2]] as const
  const pure = isCount(a) && isCount(b)
  const both = a.literal && b.literal
  return { kind: 'quantity', powers, count: pure ? count : 'número', literal: both }
}

/** How people read a kind in a message: 'CLP', 'CLP/UF', 'días', 'CLP × CLP'. */
export function nameOf(kind: Kind): string {
  if (kind.kind === 'logical') return 'una condición'
  if (kind.kind === 'option') return 'una opción'
  if (isCount(kind)) return kind.count
  const side = (sign: 1 | -1) =>
    currencies.flatMap((c, i) => Array<string>(Math.max(0, sign * (kind.powers[i] ?? 0))).fill(c))
  const above = side(1).join(' × ') || '1'
  const below = side(-1).join(' × ')
  return below === '' ? above : `${above}/${below}`
}

/** The unit to show for an intermediate; products of currencies fall back to a plain number. */
export function unitOf(kind: Kind): Unit {
  if (kind.kind === 'logical') return 'LOGICO'
  if (kind.kind === 'option') return 'OPCION'
  return units.find((unit) => unit === nameOf(kind)) ?? 'número'
}
