import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CurrentUser = graphql(`query CurrentUser { me { id username fullname jobTitle avatarUrl role external former supervisedIds forcePasswordChange mustAddFactor seesConfidential sessionUntil idleUntil theme draftKey actingUntil permissions company { id name slug logo config { access } } } }`)
