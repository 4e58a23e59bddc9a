import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ApproveExpiredRecord = graphql(`mutation ApproveExpiredRecord($input: ApproveExpiredRecordInput!) { approveExpiredRecord(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const ConfirmExpiredRecord = graphql(`mutation ConfirmExpiredRecord($input: ConfirmExpiredRecordInput!) { confirmExpiredRecord(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const ConfirmExpiredRecords = graphql(`mutation ConfirmExpiredRecords($input: ConfirmExpiredRecordsInput!) { confirmExpiredRecords(input: $input) { status message error { kind message field traceId } data { confirmed left } } }`)
export const DiscardErasure = graphql(`mutation DiscardErasure($input: DiscardErasureInput!) { discardErasure(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const ErasableRequests = graphql(`query ErasableRequests($page: Page, $sort: ErasableRequestsSort, $counted: Boolean = true) { erasableRequests(page: $page, sort: $sort) { rows { answeredAt detail fullname id } total @include(if: $counted) } }`)
export const ErasePerson = graphql(`mutation ErasePerson($input: ErasePersonInput!) { erasePerson(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const ErasurePlan = graphql(`query ErasurePlan($input: ByIdPrivacyRequest!) { erasurePlan(input: $input) { leftOn parts { fate label rows term until why } } }`)
export const ErasureSteps = graphql(`query ErasureSteps($input: ByIdErasure!) { erasureSteps(input: $input) { at author id reason state } }`)
export const Erasures = graphql(`query Erasures($filter: ErasureFilter, $page: Page, $sort: ErasuresSort, $counted: Boolean = true) { erasures(filter: $filter, page: $page, sort: $sort) { rows { approvedAt approvedBy createdAt doneAt fullname id isOwn isProposer leftOn outcome proposedBy reason requestId rut state userId version } total @include(if: $counted) } }`)
export const ExpiredMonths = graphql(`query ExpiredMonths { expiredMonths { due month people } }`)
export const ExpiredPlan = graphql(`query ExpiredPlan($input: ByIdExpiredRecord!) { expiredPlan(input: $input) { leftOn parts { fate label rows term until why } } }`)
export const ExpiredRecordSteps = graphql(`query ExpiredRecordSteps($input: ByIdExpiredRecord!) { expiredRecordSteps(input: $input) { at author id reason state } }`)
export const ExpiredRecords = graphql(`query ExpiredRecords($filter: ExpiredRecordFilter, $page: Page, $sort: ExpiredRecordsSort, $counted: Boolean = true) { expiredRecords(filter: $filter, page: $page, sort: $sort) { rows { approvedAt approvedBy confirmedAt confirmedBy erasedAt freeOn fullname heldBy id isConfirmer isOwn keptUntil lastMonth leftOn reason rut state userId version } total @include(if: $counted) } }`)
export const KeepExpiredRecord = graphql(`mutation KeepExpiredRecord($input: KeepExpiredRecordInput!) { keepExpiredRecord(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const ProposeErasure = graphql(`mutation ProposeErasure($input: ProposeErasureInput!) { proposeErasure(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const ReleaseExpiredRecord = graphql(`mutation ReleaseExpiredRecord($input: ReleaseExpiredRecordInput!) { releaseExpiredRecord(input: $input) { status message error { kind message field traceId } data { id version } } }`)
