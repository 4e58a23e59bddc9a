import { catalog } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  decimal,
  id,
  integer,
  optional,
  pesos,
  ref,
  text,
  yearMonth,
} from '#platform/model/field.ts'
import { decimalsOf, isDecimal, scaled, unscaled, plainDecimal } from '#chile/money/decimal.ts'
import { monthLabel, monthsBetween, shiftMonth, type YearMonth } from '#chile/period.ts'
import {
  courtItems,
  itemValueText,
  ItemUnit,
} from '#modules/concepts/concept-library/model/input-items.ts'

export const UserItemStatus = catalog('UserItemStatus', {
  ACTIVE: 'Vigente',
  SUSPENDED: 'Suspendido',
})

/** Who keeps an item that nobody entered by hand. */
export const UserItemOrigin = catalog('UserItemOrigin', {
  ADVANCE: 'Anticipo',
  LOAN: 'Préstamo de la empresa',
  CARRIED: 'Resto de un mes anterior',
  PIECEWORK: 'Tratos aprobados',
})

/** How long an item lasts. */
export const UserItemKind = catalog('UserItemKind', {
  ONCE: 'Solo este mes',
  QUOTAS: 'En cuotas',
  PERMANENT: 'Permanente',
})

/** What one contract is given or discounted, from a month on. */
export const UserItem = entity({
  name: 'UserItem',
  table: 'user_item',
  label: 'Haber o descuento',
  fields: {
    id: id('userItem'),
    contractId: ref('contract', 'Contrato'),
    userId: ref('user', 'Persona'),
    person: text('Persona', { sensitivity: 'B' }),
    contractCode: text('Contrato'),
    itemCode: text('Concepto', { max: 40 }),
    itemLabel: text('Concepto'),
    unit: choice(ItemUnit, 'Unidad'),
    kind: choice(UserItemKind, 'Duración'),
    value: decimal('Valor', 4, { max: 99_999_999, sensitivity: 'A' }),
    startMonth: yearMonth('Desde'),
    endMonth: optional(yearMonth('Hasta')),
    totalQuotas: optional(integer('Cuotas', { min: 1, max: 480 })),
    currentQuota: optional(integer('Cuota actual')),
    totalAmount: optional(
      pesos('Total de la orden', {
        min: 1,
        max: 99_999_999,
        sensitivity: 'A',
        help: 'Se descuenta hasta completarlo: el último mes toma lo que falta.',
      }),
    ),
    taken: optional(pesos('Ya descontado', { sensitivity: 'A' })),
    carried: optional(pesos('Sin descontar en su mes', { sensitivity: 'A' })),
    status: choice(UserItemStatus, 'Estado'),
    comment: optional(text('Comentario', { max: 500 })),
    origin: optional(choice(UserItemOrigin, 'Origen')),
    version: integer('Versión'),
  },
})

type Span = { startMonth: YearMonth; endMonth: YearMonth | null; totalQuotas: number | null }

export function kindOf({
  startMonth,
  endMonth,
  totalQuotas,
}: Span): 'ONCE' | 'QUOTAS' | 'PERMANENT' {
  if (totalQuotas !== null) return 'QUOTAS'
  return endMonth === startMonth ? 'ONCE' : 'PERMANENT'
}

/** Which quota falls in a month, from 1; null when the item has none or does not hold then. */
export function quotaAt({ startMonth, totalQuotas }: Span, month: YearMonth): number | null {
  if (totalQuotas === null || month < startMonth) return null
  const quota = monthsBetween(startMonth, month) + 1
  return quota <= totalQuotas ? quota : null
}

/**
 * What quotas come to in all, before they are saved: `6 cuotas de $600.000: $3.600.000 en total,
 * hasta febrero 2027`; nothing while a number is missing.
 */
export function quotasTotal(
  value: string | null | undefined,
  quotas: string | null | undefined,
  unit: string,
  from: YearMonth,
): string | undefined {
  const count = Number(quotas)
  if (!value || !isDecimal(value) || Number(value) <= 0) return undefined
  if (!Number.isInteger(count) || count < 1) return undefined
  if (unit !== 'CLP' && unit !== 'UF' && unit !== 'UTM') return undefined
  const total = unscaled(scaled(value, decimalsOf(value)) * BigInt(count), decimalsOf(value))
  const each = itemValueText(value, unit)
  const until = monthLabel(shiftMonth(from, count - 1))
  return count === 1
    ? `1 cuota de ${each}, en ${until}`
    : `${count} cuotas de ${each}: ${itemValueText(total, unit)} en total, hasta ${until}`
}

/** Why an item cannot have a total; or nothing. Only what a court orders is taken up to one. */
export function totalProblem(itemCode: string, totalQuotas: number | null): string | undefined {
  if (!Object.hasOwn(courtItems, itemCode)) return 'Solo una orden judicial lleva un total'
  if (totalQuotas !== null) return 'Con un total no hay cuotas: se descuenta hasta completarlo'
  return undefined
}

/**
 * What is wrong with a value of an item in its unit, for the cell where it is typed; or nothing.
 */
export function valueProblem(unit: string, value: string): string | undefined {
  const decimals = decimalsOf(plainDecimal(value))
  const amount = Number(value)
  if (amount < 0) return 'No puede ser negativo'
  if (amount > 99_999_999) return 'Debe ser a lo más 99.999.999'
  if (decimals > 4) return 'Admite hasta 4 decimales'
  if (unit === 'CLP' && decimals > 0) return 'Los pesos no llevan decimales'
  if (unit === 'PERCENT' && amount > 100) return 'Debe ser a lo más 100'
  if (unit === 'DAYS' && (decimals > 0 || amount > 31)) {
    return 'Debe ser un número de días entre 0 y 31'
  }
  if (unit === 'HOURS' && amount > 300) return 'Debe ser a lo más 300 horas'
  if (unit === 'HOURS' && decimals > 2) return 'Las horas llevan hasta 2 decimales'
  return undefined
}
