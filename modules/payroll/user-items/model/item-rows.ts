import { entity, type ValuesOf } from '#platform/model/entity.ts'
import {
  choice,
  decimal,
  flag,
  integer,
  optional,
  ref,
  text,
  yearMonth,
} from '#platform/model/field.ts'
import { ItemUnit } from '#modules/concepts/concept-library/model/catalogs.ts'
import { contractFields } from '#modules/people/file-contracts/model/contract-of-row.ts'
import { UserItem } from './user-item.ts'

const { fields } = UserItem

const item = { item: text('Ítem', { max: 120 }) }
const month = { month: optional(yearMonth('Mes', { help: 'Vacío: el mes abierto' })) }
const value = { value: decimal('Valor', 4, { max: 99_999_999, sensitivity: 'A' }) }

/** A row of a file of a month: what a contract is given or discounted, of one item. */
export const MonthItemRow = entity({
  name: 'MonthItemRow',
  table: 'user_item',
  label: 'Ítem del mes',
  fields: { ...contractFields, ...item, ...value, ...month },
})

/** A row of a file of a month whose item is so many of so much, with why. */
export const DetailedItemRow = entity({
  name: 'DetailedItemRow',
  table: 'user_item',
  label: 'Ítem del mes',
  fields: {
    ...contractFields,
    ...item,
    quantity: optional(decimal('Cantidad', 4, { help: 'Vacío: 1. El valor es de cada uno' })),
    ...value,
    comment: fields.comment,
    ...month,
  },
})

/** A row of a file with a column for each item: those that are empty say nothing. */
export const WideItemRow = entity({
  name: 'WideItemRow',
  table: 'user_item',
  label: 'Ítems del mes',
  fields: { ...contractFields, ...month },
})

/** A row of a file of what lasts: until a month, in quotas, or until further notice. */
export const LastingItemRow = entity({
  name: 'LastingItemRow',
  table: 'user_item',
  label: 'Haber o descuento',
  fields: {
    ...contractFields,
    ...item,
    ...value,
    startMonth: yearMonth('Desde'),
    endMonth: optional(yearMonth('Hasta')),
    totalQuotas: optional(integer('Cuotas', { min: 1, max: 480 })),
    currency: optional(choice(ItemUnit, 'Moneda', { help: 'La del ítem: solo se comprueba' })),
    permanent: optional(flag('Permanente')),
    comment: fields.comment,
  },
})
export type LastingValues = Partial<ValuesOf<(typeof LastingItemRow)['fields']>>

/** What a file writes of an item. */
export const WrittenItem = entity({
  name: 'WrittenItem',
  table: 'user_item',
  label: 'Haber o descuento',
  fields: {
    userContractId: ref('contract', 'Contrato'),
    itemCode: fields.itemCode,
    value: fields.value,
    currency: choice(ItemUnit, 'Unidad'),
    startMonth: fields.startMonth,
    endMonth: fields.endMonth,
    totalQuotas: fields.totalQuotas,
    comment: fields.comment,
  },
})
