import { integer, optional } from '#platform/model/field.ts'
import { byId, inputFrom, inputOf, patchInputOf } from '#platform/server/graphql/input.ts'
import { derivedFields } from '#platform/server/graphql/more-fields.ts'
import { objectOf, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { mostFields, newFields, UserField, writtenFields } from '../model/user-field.ts'
import { userFields } from './fields.queries.ts'
import {
  createUserField,
  deleteUserField,
  updateUserField,
  updateUserFieldPosition,
} from './fields.service.ts'

export const UserFieldType = objectOf(UserField)

/** A list has its own options, and not the rows of a table of the payroll. */
const withoutTable = (): { tableId: string | null } => ({ tableId: null })
derivedFields(UserFieldType, withoutTable, { tableId: of.maybe(of.text) })

query('userFields', { type: UserFieldType, many: true, run: userFields })

mutation('createUserField', {
  input: inputOf('CreateUserFieldInput', UserField, newFields, {
    listed: optional(UserField.fields.listed),
  }),
  type: UserFieldType,
  run: createUserField,
})

const { id, version } = UserField.fields

mutation('updateUserField', {
  input: patchInputOf('UpdateUserFieldInput', UserField, [...writtenFields, 'status'], {
    id,
    version,
  }),
  type: UserFieldType,
  run: updateUserField,
})

mutation('deleteUserField', { input: byId('userField'), type: 'Boolean', run: deleteUserField })

mutation('updateUserFieldPosition', {
  input: inputFrom('UpdateUserFieldPositionInput', {
    id,
    position: integer('Lugar', { min: 1, max: 10 * mostFields }),
  }),
  type: UserFieldType,
  run: updateUserFieldPosition,
})
