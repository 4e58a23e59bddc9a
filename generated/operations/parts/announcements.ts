import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const Announcement = graphql(`query Announcement($input: ByIdAnnouncement!) { announcement(input: $input) { id title content visibility publishDate expiryDate pinned asksAcknowledgement allowsReactions sendsMail withdrawnAt reason version businessIds businessNames author readAt acknowledgedAt reaction state canUpdate audience readers acknowledged files { id name ext } reactions { reaction total } } }`)
