import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ApplyHealthPlanNotices = graphql(`mutation ApplyHealthPlanNotices($input: ApplyHealthPlanNoticesInput!) { applyHealthPlanNotices(input: $input) { status message error { kind message field traceId } data { applied } } }`)
export const CreateHealthPlanNotice = graphql(`mutation CreateHealthPlanNotice($input: CreateHealthPlanNoticeInput!) { createHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const HealthPlanDiscounts = graphql(`query HealthPlanDiscounts($input: ByIdHealthPlanNotice!) { healthPlanDiscounts(input: $input) { businessName code discount isOpen userContractId yearMonth } }`)
export const HealthPlanNoticeLines = graphql(`query HealthPlanNoticeLines($input: PastedHealthPlanNotices!) { healthPlanNoticeLines(input: $input) { problem wrong } }`)
export const HealthPlanNoticeSteps = graphql(`query HealthPlanNoticeSteps($input: ByIdHealthPlanNotice!) { healthPlanNoticeSteps(input: $input) { at author id reason state } }`)
export const HealthPlanNotices = graphql(`query HealthPlanNotices($filter: HealthPlanNoticeFilter, $page: Page, $sort: HealthPlanNoticesSort, $counted: Boolean = true) { healthPlanNotices(filter: $filter, page: $page, sort: $sort) { rows { by comment folio fromMonth fullname heldPlan id institution institutionName kind late left newPlan notifiedOn planUnit planValue reason rut status userId version } total @include(if: $counted) } }`)
export const PasteHealthPlanNotices = graphql(`mutation PasteHealthPlanNotices($input: PastedHealthPlanNotices!) { pasteHealthPlanNotices(input: $input) { status message error { kind message field traceId } data { entered } } }`)
export const RejectHealthPlanNotice = graphql(`mutation RejectHealthPlanNotice($input: HealthPlanNoticeAnswer!) { rejectHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const RetakeHealthPlanNotice = graphql(`mutation RetakeHealthPlanNotice($input: RetakeHealthPlanNoticeInput!) { retakeHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const UndoHealthPlanNotice = graphql(`mutation UndoHealthPlanNotice($input: HealthPlanNoticeAnswer!) { undoHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const UpdateHealthPlanNotice = graphql(`mutation UpdateHealthPlanNotice($input: UpdateHealthPlanNoticeInput!) { updateHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }`)
