import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CreateLateItem = graphql(`mutation CreateLateItem($input: CreateLateItemInput!) { createLateItem(input: $input) { status message error { kind message field traceId } data { isOpen payrollMonthId yearMonth } } }`)
export const PostRetroactive = graphql(`mutation PostRetroactive($input: OfRetroactivity!) { postRetroactive(input: $input) { status message error { kind message field traceId } data { isOpen payrollMonthId yearMonth } } }`)
export const RemoveLateItem = graphql(`mutation RemoveLateItem($input: RemoveLateItemInput!) { removeLateItem(input: $input) { status message error { kind message field traceId } data { isOpen payrollMonthId yearMonth } } }`)
export const UndoRetroactive = graphql(`mutation UndoRetroactive($input: OfRetroactivity!) { undoRetroactive(input: $input) { status message error { kind message field traceId } data { isOpen payrollMonthId yearMonth } } }`)
