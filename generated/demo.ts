/** What each module puts into the demo world. Written by `npm run generate`. */
import type { Demo } from '#platform/model/demo.ts'
import { demo as privacy } from '#modules/administration/privacy/model/activities-demo.ts'
import { demo as importations } from '#modules/company/importations/model/registry.ts'
import { demo as bankLists } from '#modules/money/bank-lists/model/demo.ts'
import { demo as suppliers } from '#modules/money/suppliers/model/demo.ts'
import { demo as customFields } from '#modules/people/custom-fields/model/registry.ts'
import { demo as structure } from '#modules/people/structure/model/demo.ts'
import { demo as psychosocial } from '#modules/talent/psychosocial/model/ceal-result.ts'
import { demo as holidays } from '#modules/time/holidays/model/holiday.ts'

export const demo: readonly Demo[] = [privacy, importations, bankLists, suppliers, customFields, structure, psychosocial, holidays]
