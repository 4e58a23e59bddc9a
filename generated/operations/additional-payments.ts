import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const AdditionalPayments = graphql(`query AdditionalPayments($filter: AdditionalPaymentsFilter, $page: Page, $sort: AdditionalPaymentsSort, $counted: Boolean = true) { additionalPayments(filter: $filter, page: $page, sort: $sort) { rows { accruedFrom accruedTo contractId deductions earnings itemCode name net payrollMonthId rut userId value } total @include(if: $counted) } }`)
export const AdditionalRelease = graphql(`query AdditionalRelease($input: OfAdditionalMonth!) { additionalRelease(input: $input) { mailed payrollMonthId released releasedAt total withoutMail } }`)
export const AdditionalTotals = graphql(`query AdditionalTotals($input: OfAdditionalMonth!) { additionalTotals(input: $input) { accruedFrom accruedTo given itemCode payrollMonthId people } }`)
export const AdditionalWithoutMail = graphql(`query AdditionalWithoutMail($filter: AdditionalWithoutMailFilter, $page: Page, $sort: AdditionalWithoutMailSort, $counted: Boolean = true) { additionalWithoutMail(filter: $filter, page: $page, sort: $sort) { rows { contractId name rut userId } total @include(if: $counted) } }`)
export const NameAdditional = graphql(`mutation NameAdditional($input: NameAdditionalInput!) { nameAdditional(input: $input) { status message error { kind message field traceId } data { name payrollMonthId } } }`)
export const ReleaseAdditionalPayments = graphql(`mutation ReleaseAdditionalPayments($input: OfAdditionalMonth!) { releaseAdditionalPayments(input: $input) { status message error { kind message field traceId } data { mailed payrollMonthId released releasedAt total withoutMail } } }`)
export const SaveAdditionalPayments = graphql(`mutation SaveAdditionalPayments($input: SaveAdditionalPaymentsInput!) { saveAdditionalPayments(input: $input) { status message error { kind message field traceId } data { saved } } }`)
