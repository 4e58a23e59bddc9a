import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const DiscardErasure = graphql(`mutation DiscardErasure($input: DiscardErasureInput!) { discardErasure(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const ErasableRequests = graphql(`query ErasableRequests($page: Page, $sort: ErasableRequestsSort, $counted: Boolean = true) { erasableRequests(page: $page, sort: $sort) { rows { answeredAt detail fullname id } total @include(if: $counted) } }`)
export const ErasePerson = graphql(`mutation ErasePerson($input: ErasePersonInput!) { erasePerson(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const ErasurePlan = graphql(`query ErasurePlan($input: ByIdPrivacyRequest!) { erasurePlan(input: $input) { leftOn parts { fate label rows term until why } } }`)
export const ErasureSteps = graphql(`query ErasureSteps($input: ByIdErasure!) { erasureSteps(input: $input) { at author id reason state } }`)
export const Erasures = graphql(`query Erasures($filter: ErasureFilter, $page: Page, $sort: ErasuresSort, $counted: Boolean = true) { erasures(filter: $filter, page: $page, sort: $sort) { rows { approvedAt approvedBy createdAt doneAt fullname id isOwn leftOn outcome proposedBy reason requestId rut state userId version } total @include(if: $counted) } }`)
export const ProposeErasure = graphql(`mutation ProposeErasure($input: ProposeErasureInput!) { proposeErasure(input: $input) { status message error { kind message field traceId } data { id version } } }`)
