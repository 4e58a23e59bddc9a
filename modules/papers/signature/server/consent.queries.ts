import { createHash } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { CONSENT_TEXT } from '../model/consent.ts'

/** The hash of the text that is accepted today. */
export const consentSha256 = createHash('sha256').update(CONSENT_TEXT).digest('hex')

/** What somebody said last of signing electronically, and when. */
export const consentOf = ({ tx }: Pick<Context, 'tx'>, userId: number) =>
  tx
    .selectFrom('electronicConsent')
    .select(['kind', 'textSha256', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether somebody accepts the text of today. */
export async function hasConsented(context: Pick<Context, 'tx'>, userId: number): Promise<boolean> {
  const last = await consentOf(context, userId)
  return last?.kind === 'GIVEN' && last.textSha256 === consentSha256
}
