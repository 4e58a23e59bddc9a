import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ListedSurveys = graphql(`query ListedSurveys($filter: SurveyFilter, $sort: SurveysSort, $page: Page, $counted: Boolean = true) { surveys(filter: $filter, sort: $sort, page: $page) { total @include(if: $counted) rows { id type title status privacy startAt endAt participants answered canKeep version finalScore scoreChange enps } } }`)
