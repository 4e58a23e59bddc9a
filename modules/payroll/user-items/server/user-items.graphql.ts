import { decimal, id, optional, ref, text, yearMonth } from '#platform/model/field.ts'
import {
  inputFrom,
  inputOf,
  listOf,
  maybeListOf,
  patchInputOf,
} from '#platform/server/graphql/input.ts'
import { objectFrom, objectOf, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import type { InputItem } from '#modules/concepts/concept-library/model/input-items.ts'
import { UserItem } from '../model/user-item.ts'
import { commentUserItem, saveUserItems } from './cells.service.ts'
import { lastingItems } from './lasting.queries.ts'
import { resumeUserItem, suspendUserItem } from './suspension.service.ts'
import {
  enteredItems,
  inputItems,
  type PreviousItem,
  previousUserItems,
  userItems,
} from './user-items.queries.ts'
import { createUserItem, removeUserItem, updateUserItem } from './user-items.service.ts'

export const UserItemType = objectOf(UserItem)
const ItemType = objectFrom<InputItem>('InputItem', {
  code: of.text,
  label: of.text,
  unit: of.text,
  group: of.text,
})

const month = ref('payrollMonth', 'Mes')
const contract = ref('contract', 'Contrato')

query('inputItems', { type: ItemType, many: true, run: (context) => inputItems(context) })

query('userItems', {
  input: inputFrom('UserItemsInput', {
    payrollMonthId: optional(month),
    contractId: optional(contract),
    contracts: maybeListOf(inputFrom('UserItemsContract', { contractId: contract })),
    yearMonth: optional(yearMonth('Mes')),
  }),
  type: UserItemType,
  many: true,
  run: userItems,
})

list('lastingItems', {
  type: UserItemType,
  filter: inputFrom('LastingItemsFilter', {
    payrollMonthId: month,
    search: optional(text('Buscar', { max: 100 })),
    id: optional(id('userItem')),
  }),
  sort: ['person'],
  run: lastingItems,
})

query('enteredItems', {
  input: inputFrom('EnteredItemsInput', { payrollMonthId: month }),
  type: objectFrom<{ code: string }>('EnteredItem', { code: of.text }),
  many: true,
  run: enteredItems,
})

mutation('createUserItem', {
  input: inputOf('CreateUserItemInput', UserItem, [
    'contractId',
    'itemCode',
    'value',
    'startMonth',
    'endMonth',
    'totalQuotas',
    'totalAmount',
    'comment',
  ]),
  type: UserItemType,
  run: createUserItem,
})

mutation('updateUserItem', {
  input: patchInputOf(
    'UpdateUserItemInput',
    UserItem,
    ['value', 'startMonth', 'endMonth', 'totalQuotas', 'totalAmount', 'comment'],
    { id: id('userItem'), version: UserItem.fields.version, payrollMonthId: optional(month) },
  ),
  type: UserItemType,
  run: updateUserItem,
})

mutation('removeUserItem', {
  input: inputFrom('RemoveUserItemInput', { id: id('userItem'), payrollMonthId: month }),
  type: 'Boolean',
  run: removeUserItem,
})

const inMonth = inputFrom('UserItemInMonth', { id: id('userItem'), payrollMonthId: month })

mutation('suspendUserItem', { input: inMonth, type: UserItemType, run: suspendUserItem })

mutation('resumeUserItem', { input: inMonth, type: UserItemType, run: resumeUserItem })

list('previousUserItems', {
  filter: inputFrom('PreviousUserItemsFilter', { payrollMonthId: month }),
  type: objectFrom<PreviousItem>('PreviousUserItem', {
    contractId: of.id('contract'),
    itemCode: of.text,
    value: of.decimal,
  }),
  sort: ['contract'],
  run: previousUserItems,
})

mutation('saveUserItems', {
  input: inputFrom('SaveUserItemsInput', {
    payrollMonthId: month,
    cells: listOf(
      inputFrom('UserItemCell', {
        contractId: UserItem.fields.contractId,
        itemCode: UserItem.fields.itemCode,
        value: UserItem.fields.value,
        seen: optional(decimal('Valor que tenía', 4, { sensitivity: 'A' })),
      }),
    ),
  }),
  type: objectFrom<{ saved: number }>('SavedUserItems', { saved: of.int }),
  run: saveUserItems,
})

mutation('commentUserItem', {
  input: inputFrom('CommentUserItemInput', {
    payrollMonthId: month,
    contractId: UserItem.fields.contractId,
    itemCode: UserItem.fields.itemCode,
    comment: UserItem.fields.comment,
  }),
  type: 'Boolean',
  run: commentUserItem,
})
