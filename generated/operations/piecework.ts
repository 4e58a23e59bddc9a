import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ApprovePiecework = graphql(`mutation ApprovePiecework($input: ApprovePieceworkInput!) { approvePiecework(input: $input) { status message error { kind message field traceId } data { answered late } } }`)
export const DeletePieceworkEntry = graphql(`mutation DeletePieceworkEntry($input: ByIdPieceworkEntry!) { deletePieceworkEntry(input: $input) { status message error { kind message field traceId } data } }`)
export const PieceworkCrewMonth = graphql(`query PieceworkCrewMonth($input: PieceworkCrewMonthInput!) { pieceworkCrewMonth(input: $input) { businessName contractId daysPaid inPayslip late person restDays rut total userId } }`)
export const PieceworkCrewPaper = graphql(`mutation PieceworkCrewPaper($input: PieceworkCrewMonthInput!) { pieceworkCrewPaper(input: $input) { status message error { kind message field traceId } data { name url } } }`)
export const PieceworkCrews = graphql(`query PieceworkCrews($input: PieceworkCrewsInput!) { pieceworkCrews(input: $input) { name people supervisorId } }`)
export const PieceworkEntries = graphql(`query PieceworkEntries($filter: PieceworkFilter, $page: Page, $sort: PieceworkEntriesSort, $counted: Boolean = true) { pieceworkEntries(filter: $filter, page: $page, sort: $sort) { rows { answerer author businessName day id isAuthor person quantity reason status taskId taskName unit userContractId userId version } total @include(if: $counted) } }`)
export const PieceworkMonth = graphql(`query PieceworkMonth($input: PieceworkMonthInput!) { pieceworkMonth(input: $input) { days { amount day } inPayslip late restDays rows { amount day id price quantity reason status taskName unit } total } }`)
export const PieceworkMonthCrews = graphql(`query PieceworkMonthCrews($input: PieceworkMonthCrewsInput!) { pieceworkMonthCrews(input: $input) { name people supervisorId } }`)
export const PieceworkMonthPaper = graphql(`mutation PieceworkMonthPaper($input: PieceworkMonthInput!) { pieceworkMonthPaper(input: $input) { status message error { kind message field traceId } data { name url } } }`)
export const PieceworkSheet = graphql(`query PieceworkSheet($input: PieceworkSheetInput!) { pieceworkSheet(input: $input) { contractId entered person rut } }`)
export const RejectPiecework = graphql(`mutation RejectPiecework($input: RejectPieceworkInput!) { rejectPiecework(input: $input) { status message error { kind message field traceId } data { answered late } } }`)
export const SavePiecework = graphql(`mutation SavePiecework($input: SavePieceworkInput!) { savePiecework(input: $input) { status message error { kind message field traceId } data { repeated saved } } }`)
export const UpdatePieceworkEntry = graphql(`mutation UpdatePieceworkEntry($input: UpdatePieceworkEntryInput!) { updatePieceworkEntry(input: $input) { status message error { kind message field traceId } data { id version } } }`)
