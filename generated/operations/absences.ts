import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const AbsenceAlerts = graphql(`query AbsenceAlerts($input: AbsenceAlertsInput) { absenceAlerts(input: $input) { article due fullname id kind overdue userId words } }`)
export const AbsenceContracts = graphql(`query AbsenceContracts($input: AbsenceContractsInput) { absenceContracts(input: $input) { hint id label } }`)
export const AbsenceOverlapDates = graphql(`query AbsenceOverlapDates($input: AbsenceOverlapDatesInput!) { absenceOverlapDates(input: $input) { effects { isOpen words yearMonth } overlaps { endDate id kind startDate status } realDays vacations workDays } }`)
export const AbsenceSteps = graphql(`query AbsenceSteps($input: ByIdAbsence!) { absenceSteps(input: $input) { at author id reason state } }`)
export const AnswerAbsences = graphql(`mutation AnswerAbsences($input: AnswerAbsencesInput!) { answerAbsences(input: $input) { status message error { kind message field traceId } data { answered } } }`)
export const CreateAbsence = graphql(`mutation CreateAbsence($input: CreateAbsenceInput!) { createAbsence(input: $input) { status message error { kind message field traceId } data { id responseStatus } } }`)
export const DeleteAbsence = graphql(`mutation DeleteAbsence($input: ByIdAbsence!) { deleteAbsence(input: $input) { status message error { kind message field traceId } data } }`)
export const LegalPermitDays = graphql(`query LegalPermitDays($input: LegalPermitDaysInput!) { legalPermitDays(input: $input) { article days endDate halfDay proof when } }`)
export const UpdateAbsence = graphql(`mutation UpdateAbsence($input: UpdateAbsenceInput!) { updateAbsence(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const UpdateAbsenceResponse = graphql(`mutation UpdateAbsenceResponse($input: UpdateAbsenceResponseInput!) { updateAbsenceResponse(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const UserAbsenceYear = graphql(`query UserAbsenceYear($input: UserAbsenceYearInput!) { userAbsenceYear(input: $input) { pending used { count kind pay realDays type workDays } year years } }`)
export const WithdrawAbsence = graphql(`mutation WithdrawAbsence($input: WithdrawAbsenceInput!) { withdrawAbsence(input: $input) { status message error { kind message field traceId } data { id version } } }`)
