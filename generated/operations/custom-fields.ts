import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CreateUserField = graphql(`mutation CreateUserField($input: CreateUserFieldInput!) { createUserField(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
export const DeleteUserField = graphql(`mutation DeleteUserField($input: ByIdUserField!) { deleteUserField(input: $input) { status message error { kind message field traceId } data } }`)
export const OpenUserFieldFile = graphql(`mutation OpenUserFieldFile($input: ByIdUserFieldData!) { openUserFieldFile(input: $input) { status message error { kind message field traceId } data { name url } } }`)
export const UpdateUserField = graphql(`mutation UpdateUserField($input: UpdateUserFieldInput!) { updateUserField(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
export const UpdateUserFieldData = graphql(`mutation UpdateUserFieldData($input: UpdateUserFieldDataInput!) { updateUserFieldData(input: $input) { status message error { kind message field traceId } data } }`)
export const UpdateUserFieldPosition = graphql(`mutation UpdateUserFieldPosition($input: UpdateUserFieldPositionInput!) { updateUserFieldPosition(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
export const UserFields = graphql(`query UserFields { userFields { code dated help id listed managers options required reserved sorting status title type version worker } }`)
