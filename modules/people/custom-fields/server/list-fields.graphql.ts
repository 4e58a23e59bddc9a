import { personCard } from '#modules/people/people/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { joinedFields } from '#platform/server/graphql/more-fields.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { valueWords } from '../model/values.ts'
import { listedFields } from './list-fields.queries.ts'
import { held } from './people-columns.ts'

type ListedValue = { fieldId: number; value: string; words: string }

const ListedValueType = objectFrom<ListedValue>('ListedUserFieldValue', {
  fieldId: of.id('userField'),
  value: of.text,
  words: of.text,
})

/** What the people of a page have in the fields that their list shows, in one statement. */
async function valuesOf(context: Context, userIds: readonly number[]) {
  const fields = await listedFields(context)
  const found =
    fields.length === 0
      ? []
      : await held(
          context,
          userIds,
          fields.map(({ id }) => id),
        )
  const byPerson = Map.groupBy(found, ({ userId }) => userId)
  return userIds.map((userId) => ({
    fieldValues: (byPerson.get(userId) ?? []).flatMap(({ fieldId, type, value }) =>
      value === null ? [] : [{ fieldId, value, words: valueWords(type, value) }],
    ),
  }))
}

joinedFields(
  personCard.type,
  (context, rows) =>
    valuesOf(
      context,
      rows.map(({ id }) => id),
    ),
  { fieldValues: of.list(of.object(ListedValueType)) },
)
