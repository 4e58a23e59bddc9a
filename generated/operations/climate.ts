import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ClimateComments = graphql(`query ClimateComments($input: ClimateCommentsInput!) { climateComments(input: $input) { group id question text } }`)
export const ClimateCutsPreview = graphql(`query ClimateCutsPreview($input: ClimateCutsPreviewInput!) { climateCutsPreview(input: $input) { cuts { groups hidden label } isPossible words } }`)
export const ClimateResults = graphql(`query ClimateResults($input: ClimateResultsInput!) { climateResults(input: $input) { answered dimensions { key title } groups { engagement enps family final fraction hidden id label n scores { change fraction key value } } invited minGroup openToEveryone previousTitle sealedAt surveyId title } }`)
export const ClimateSettings = graphql(`query ClimateSettings($input: ClimateSettingsInput!) { climateSettings(input: $input) { crossings { one other } families { family } fixed minComments minGroup openToEveryone surveyId version } }`)
export const PrintClimateResults = graphql(`mutation PrintClimateResults($input: PrintClimateResultsInput!) { printClimateResults(input: $input) { status message error { kind message field traceId } data { name url } } }`)
export const ReportQuestionAverages = graphql(`query ReportQuestionAverages($input: ReportQuestionAveragesInput!) { reportQuestionAverages(input: $input) { average competence favourable hidden notApplicable omitted questionId title values { count label value } } }`)
export const UpdateClimateSettings = graphql(`mutation UpdateClimateSettings($input: UpdateClimateSettingsInput!) { updateClimateSettings(input: $input) { status message error { kind message field traceId } data { version } } }`)
