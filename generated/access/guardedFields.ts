/** What modules say of their rights: `guardedFields`. Written by `npm run generate`. */
import { guardedFields as grants } from '#modules/administration/grants/model/access.ts'
import { guardedFields as session } from '#modules/company/session/model/access.ts'
import { guardedFields as contracts } from '#modules/people/contracts/model/access.ts'
import { guardedFields as people } from '#modules/people/people/model/access.ts'

export const guardedFields = {
  ...grants,
  ...session,
  ...contracts,
  ...people,
}
