import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const NoticePreferences = graphql(`query NoticePreferences { noticePreferences { app kind mail } }`)
export const Notices = graphql(`query Notices($filter: NoticeFilter, $page: Page, $sort: NoticesSort, $counted: Boolean = true) { notices(filter: $filter, page: $page, sort: $sort) { rows { createdAt detail id kind link readAt title } total @include(if: $counted) } }`)
export const ReadNotices = graphql(`mutation ReadNotices($input: ReadNoticesInput) { readNotices(input: $input) { status message error { kind message field traceId } data { read } } }`)
export const SaveNoticePreference = graphql(`mutation SaveNoticePreference($input: SaveNoticePreferenceInput!) { saveNoticePreference(input: $input) { status message error { kind message field traceId } data { app kind mail } } }`)
