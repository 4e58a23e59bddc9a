import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CommentUserItem = graphql(`mutation CommentUserItem($input: CommentUserItemInput!) { commentUserItem(input: $input) { status message error { kind message field traceId } data } }`)
export const CreateUserItem = graphql(`mutation CreateUserItem($input: CreateUserItemInput!) { createUserItem(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const EnteredItems = graphql(`query EnteredItems($input: EnteredItemsInput!) { enteredItems(input: $input) { code } }`)
export const InputItems = graphql(`query InputItems { inputItems { code group label unit } }`)
export const LastingItems = graphql(`query LastingItems($filter: LastingItemsFilter, $page: Page, $sort: LastingItemsSort, $counted: Boolean = true) { lastingItems(filter: $filter, page: $page, sort: $sort) { rows { carried comment contractCode contractId currentQuota endMonth id itemCode itemLabel kind origin person startMonth status taken totalAmount totalQuotas unit userId value version } total @include(if: $counted) } }`)
export const PreviousUserItems = graphql(`query PreviousUserItems($filter: PreviousUserItemsFilter, $page: Page, $sort: PreviousUserItemsSort, $counted: Boolean = true) { previousUserItems(filter: $filter, page: $page, sort: $sort) { rows { contractId itemCode value } total @include(if: $counted) } }`)
export const RemoveUserItem = graphql(`mutation RemoveUserItem($input: RemoveUserItemInput!) { removeUserItem(input: $input) { status message error { kind message field traceId } data } }`)
export const ResumeUserItem = graphql(`mutation ResumeUserItem($input: UserItemInMonth!) { resumeUserItem(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const SaveUserItems = graphql(`mutation SaveUserItems($input: SaveUserItemsInput!) { saveUserItems(input: $input) { status message error { kind message field traceId } data { saved } } }`)
export const SuspendUserItem = graphql(`mutation SuspendUserItem($input: UserItemInMonth!) { suspendUserItem(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const UpdateUserItem = graphql(`mutation UpdateUserItem($input: UpdateUserItemInput!) { updateUserItem(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const UserItems = graphql(`query UserItems($input: UserItemsInput) { userItems(input: $input) { carried comment contractCode contractId currentQuota endMonth id itemCode itemLabel kind origin person startMonth status taken totalAmount totalQuotas unit userId value version } }`)
