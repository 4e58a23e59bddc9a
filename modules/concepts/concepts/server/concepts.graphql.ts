import { catalog } from '#platform/model/catalog.ts'
import { choice, id, optional, text, yearMonth } from '#platform/model/field.ts'
import { byId, inputFrom, listOf, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, objectOf, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import {
  Activity,
  ItemType,
  Origin,
  VariableType,
} from '#modules/concepts/concept-library/model/catalogs.ts'
import { Formula, formulaFields } from '#modules/concepts/concept-library/model/formula.ts'
import { Item, itemFields } from '#modules/concepts/concept-library/model/item.ts'
import type { Use } from '#modules/concepts/concept-library/model/uses.ts'
import { Variable, variableFields } from '#modules/concepts/concept-library/model/variable.ts'
import {
  conceptHistory,
  type Edition,
  type ItemWithFormula,
  itemsWithFormulas,
  variableHistory,
  type VariableValue,
} from './concepts.queries.ts'
import {
  changeStateItem,
  createFormula,
  createItem,
  createVariable,
  updateFormula,
  updateItem,
  updateVariable,
} from './concepts.verbs.ts'
import { deleteConcept } from './concepts.service.ts'
import { conceptUses } from './uses.queries.ts'
import { formulaKind, itemKind, variableKind } from './kinds.ts'
import { codedSorts, formulas, items, itemSorts, variables } from './lists.ts'
import { type OrderedItem, orderedItems, orderItems } from './order.service.ts'
import type { Shown } from './shown-values.ts'
import './tables.graphql.ts'

export const ItemOut = objectOf(Item)
export const FormulaOut = objectOf(Formula)
export const VariableOut = objectOf(Variable)

const validFrom = yearMonth('Rige desde')
const month = optional(yearMonth('Mes'))
const search = optional(text('Búsqueda', { max: 80 }))
const code = optional(text('Código', { max: 40 }))
const origin = optional(choice(Origin, 'Origen'))
const type = optional(choice(ItemType, 'Tipo'))
const named = { code: text('Código', { max: 40 }), title: text('Nombre', { max: 120 }), validFrom }

list('items', {
  type: ItemOut,
  filter: inputFrom('ItemFilter', {
    search,
    code,
    origin,
    type,
    activity: optional(choice(Activity, 'Estado')),
    month,
  }),
  sort: itemSorts,
  run: items,
})

mutation('createItem', {
  input: patchInputOf('CreateItemInput', Item, itemFields, {
    ...named,
    type: choice(ItemType, 'Tipo'),
  }),
  type: ItemOut,
  run: createItem,
})
mutation('updateItem', {
  input: patchInputOf('UpdateItemInput', Item, itemFields, {
    id: id('item'),
    version: Item.fields.version,
    validFrom,
  }),
  type: ItemOut,
  run: updateItem,
})
mutation('changeStateItem', {
  input: inputFrom('ChangeStateItemInput', {
    id: id('item'),
    validFrom: month,
    activity: optional(choice(Activity, 'Estado')),
  }),
  type: ItemOut,
  run: changeStateItem,
})
mutation('deleteItem', {
  input: byId('item'),
  type: 'Boolean',
  run: (context, input) => deleteConcept(context, itemKind, input),
})

query('itemsWithFormulas', {
  type: objectFrom<ItemWithFormula>('ItemWithFormula', {
    code: of.text,
    title: of.text,
    formula: of.text,
    borrowed: of.maybe(of.text),
  }),
  many: true,
  run: itemsWithFormulas,
})

list('formulas', {
  type: FormulaOut,
  filter: inputFrom('FormulaFilter', { search, code, origin, type, month }),
  sort: codedSorts,
  run: formulas,
})
mutation('createFormula', {
  input: patchInputOf('CreateFormulaInput', Formula, formulaFields, {
    ...named,
    sourceCode: Formula.fields.sourceCode,
  }),
  type: FormulaOut,
  run: createFormula,
})
mutation('updateFormula', {
  input: patchInputOf('UpdateFormulaInput', Formula, formulaFields, {
    id: id('formula'),
    version: Formula.fields.version,
    validFrom,
  }),
  type: FormulaOut,
  run: updateFormula,
})
mutation('deleteFormula', {
  input: byId('formula'),
  type: 'Boolean',
  run: (context, input) => deleteConcept(context, formulaKind, input),
})

list('variables', {
  type: VariableOut,
  filter: inputFrom('VariableFilter', {
    search,
    code,
    origin,
    type: optional(choice(VariableType, 'Tipo')),
    month,
  }),
  sort: codedSorts,
  run: variables,
})
mutation('createVariable', {
  input: patchInputOf('CreateVariableInput', Variable, variableFields, named),
  type: VariableOut,
  run: createVariable,
})
mutation('updateVariable', {
  input: patchInputOf('UpdateVariableInput', Variable, variableFields, {
    id: id('variable'),
    version: Variable.fields.version,
    validFrom,
  }),
  type: VariableOut,
  run: updateVariable,
})
mutation('deleteVariable', {
  input: byId('variable'),
  type: 'Boolean',
  run: (context, input) => deleteConcept(context, variableKind, input),
})
query('variableHistory', {
  input: byId('variable'),
  type: objectFrom<VariableValue>('VariableValue', {
    from: of.yearMonth,
    until: of.maybe(of.yearMonth),
    value: of.decimal,
    label: of.text,
    recordedAt: of.dateTime,
  }),
  many: true,
  run: variableHistory,
})

const Kinds = catalog('ConceptKind', {
  item: 'Ítem',
  formula: 'Fórmula',
  variable: 'Variable',
  table: 'Tabla',
})
const ofConcept = inputFrom('OfConcept', {
  kind: choice(Kinds, 'Clase'),
  code: text('Código', { max: 40 }),
})
const ShownOut = objectFrom<Shown>('ShownValue', { name: of.text, label: of.text, text: of.text })

export const EditionOut = objectFrom<Edition>('ConceptEdition', {
  from: of.yearMonth,
  until: of.maybe(of.yearMonth),
  recordedAt: of.dateTime,
  author: of.maybe(of.text),
  values: of.list(of.object(ShownOut)),
})

query('conceptHistory', {
  input: ofConcept,
  type: EditionOut,
  many: true,
  run: conceptHistory,
})
query('conceptUses', {
  input: ofConcept,
  type: objectFrom<Use>('ConceptUse', { kind: of.text, code: of.text, title: of.text }),
  many: true,
  run: conceptUses,
})

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
