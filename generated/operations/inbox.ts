import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const AnswerInbox = graphql(`mutation AnswerInbox($input: AnswerInboxInput!) { answerInbox(input: $input) { status message error { kind message field traceId } data { rows { key problem } } } }`)
export const Inbox = graphql(`query Inbox($filter: InboxFilter, $page: Page, $sort: InboxSort, $counted: Boolean = true) { inbox(filter: $filter, page: $page, sort: $sort) { rows { fullname key kind link onBehalfOf since summary title userId } total @include(if: $counted) } }`)
export const InboxCount = graphql(`query InboxCount { inboxCount { pending unread } }`)
export const InboxDetails = graphql(`query InboxDetails($input: InboxDetailsInput!) { inboxDetails(input: $input) { label warns words } }`)
