import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const UserFieldData = graphql(`query UserFieldData($input: UserFieldDataInput!) { userFieldData(input: $input) { id userId fieldId field { id title code type options help required dated reserved status } value words date reference current closed mayEdit version } }`)
