import { hook } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'

/** Why the second factor of a company may not become optional, as a sentence. */
export const secondFactorKept = hook<(context: Context) => Promise<string | undefined>>(
  'why the second factor of a company stays',
)
