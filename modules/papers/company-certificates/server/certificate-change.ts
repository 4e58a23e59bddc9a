import { hook } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'

type AfterChange = (context: Context, businessId: number) => Promise<void>

/** What follows when a razón social seals with another certificate, or with none. */
export const certificateChange = hook<AfterChange>('change of the certificate of a razón social')
