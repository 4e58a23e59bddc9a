import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CreateIntegrationToken = graphql(`mutation CreateIntegrationToken($input: CreateIntegrationTokenInput!) { createIntegrationToken(input: $input) { status message error { kind message field traceId } data { description token } } }`)
export const DeleteIntegrationToken = graphql(`mutation DeleteIntegrationToken($input: ByIdIntegrationToken!) { deleteIntegrationToken(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const IntegrationTokens = graphql(`query IntegrationTokens($page: Page, $sort: IntegrationTokensSort, $counted: Boolean = true) { integrationTokens(page: $page, sort: $sort) { rows { author businesses createdAt description expiresOn id isWhole lastUsedAt prefix revokedAt scopes state version } total @include(if: $counted) } }`)
