import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const AnswerDataCorrection = graphql(`mutation AnswerDataCorrection($input: AnswerDataCorrectionInput!) { answerDataCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const DataCorrection = graphql(`query DataCorrection($input: ByIdDataCorrection!) { dataCorrection(input: $input) { by changes { after attribute before label moved } comment fullname id isOwn part requestedAt respondedAt response responseStatus rut since userId version } }`)
export const DataCorrectionSteps = graphql(`query DataCorrectionSteps($input: ByIdDataCorrection!) { dataCorrectionSteps(input: $input) { at author id reason state } }`)
export const DataCorrections = graphql(`query DataCorrections($filter: DataCorrectionFilter, $page: Page, $sort: DataCorrectionsSort, $counted: Boolean = true) { dataCorrections(filter: $filter, page: $page, sort: $sort) { rows { by comment fullname id isOwn part requestedAt respondedAt response responseStatus rut since userId version } total @include(if: $counted) } }`)
export const RequestDataCorrection = graphql(`mutation RequestDataCorrection($input: RequestDataCorrectionInput!) { requestDataCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const RequestFamilyCorrection = graphql(`mutation RequestFamilyCorrection($input: RequestFamilyCorrectionInput!) { requestFamilyCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const RequestFieldsCorrection = graphql(`mutation RequestFieldsCorrection($input: RequestFieldsCorrectionInput!) { requestFieldsCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const WithdrawDataCorrection = graphql(`mutation WithdrawDataCorrection($input: WithdrawDataCorrectionInput!) { withdrawDataCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }`)
