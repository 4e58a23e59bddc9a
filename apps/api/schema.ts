import '#generated/modules.ts'
import { builder } from '#platform/server/graphql/builder.ts'

/**
 * The whole API. An operation without a row in access/api.ts does not compile; none is added
 * later.
 */
export const schema = builder.toSchema()
