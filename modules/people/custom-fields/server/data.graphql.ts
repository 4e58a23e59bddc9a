import { personCard } from '#modules/people/people/server/index.ts'
import { date, flag, id, integer, longText, optional, ref } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { byId, inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { joinedFields } from '#platform/server/graphql/more-fields.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { fieldsOfRecords, type FieldValue, userFieldData } from './data.queries.ts'
import { openUserFieldFile, updateUserFieldData } from './data.service.ts'
import { UserFieldType } from './fields.graphql.ts'

const ValueType = objectFrom<FieldValue>('UserFieldData', {
  id: of.maybe(of.id('userFieldData')),
  userId: of.id('user'),
  fieldId: of.id('userField'),
  field: of.object(UserFieldType),
  value: of.maybe(of.text),
  words: of.maybe(of.text),
  date: of.maybe(of.date),
  reference: of.maybe(of.id('file')),
  current: of.flag,
  closed: of.flag,
  mayEdit: of.flag,
  version: of.maybe(of.int),
})

query('userFieldData', {
  input: inputFrom('UserFieldDataInput', {
    userId: ref('user', 'Persona'),
    reveal: optional(flag('Mostrar datos reservados')),
  }),
  type: ValueType,
  many: true,
  run: userFieldData,
})

const GivenInput = inputFrom('UserFieldValueInput', {
  fieldId: ref('userField', 'Campo'),
  value: optional(longText('Valor', { max: 4000 })),
  fileId: optional(ref('file', 'Archivo')),
  seenId: optional(id('userFieldData')),
  version: optional(integer('Versión')),
})

mutation('updateUserFieldData', {
  input: inputFrom('UpdateUserFieldDataInput', {
    userId: ref('user', 'Persona'),
    date: optional(date('Desde')),
    values: listOf(GivenInput),
  }),
  type: 'Boolean',
  run: updateUserFieldData,
})

mutation('openUserFieldFile', {
  input: byId('userFieldData'),
  type: FileLink,
  run: openUserFieldFile,
})

joinedFields(
  personCard.record,
  (context, rows) =>
    fieldsOfRecords(
      context,
      rows.map(({ id: userId }) => userId),
    ),
  { userFieldData: of.list(of.object(ValueType)) },
)
