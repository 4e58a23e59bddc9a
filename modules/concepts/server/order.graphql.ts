import { catalog } from '#platform/model/catalog.ts'
import { choice, id, yearMonth } from '#platform/model/field.ts'
import { inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { Activity, ItemType } from '#modules/concept-library/model/catalogs.ts'
import { Item } from '#modules/concept-library/model/item.ts'
import { type OrderedItem, orderedItems, orderItems } from './order.service.ts'

const ItemOrder = catalog('ItemOrder', { PRINT: 'Impresión', CALCULATION: 'Cálculo' })

query('orderedItems', {
  input: inputFrom('OrderedItemsInput', {
    by: choice(ItemOrder, 'Orden'),
    yearMonth: yearMonth('Mes'),
  }),
  type: objectFrom<OrderedItem>('OrderedItem', {
    id: of.id('item'),
    code: of.text,
    title: of.text,
    type: of.choice(ItemType),
    activity: of.choice(Activity),
    number: of.int,
    version: of.int,
  }),
  many: true,
  run: orderedItems,
})

mutation('orderItems', {
  input: inputFrom('OrderItemsInput', {
    by: choice(ItemOrder, 'Orden'),
    validFrom: yearMonth('Rige desde'),
    items: listOf(inputFrom('OrderedItemInput', { id: id('item'), version: Item.fields.version })),
  }),
  type: objectFrom<{ changed: number }>('ItemsOrdered', { changed: of.int }),
  run: orderItems,
})
