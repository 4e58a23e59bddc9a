/** What each module puts into the demo world. Written by `npm run generate`. */
import type { Demo } from '#platform/model/demo.ts'
import { demo as holidays } from '#modules/time/holidays/model/demo.ts'

export const demo: readonly Demo[] = [holidays]
