import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import type { ConsentKind } from '../model/catalogs.ts'
import type { Consenting } from '../model/request.ts'
import { consentSha256, hasConsented } from './consent.queries.ts'
import { ownSignature } from './key.queries.ts'
import { requireSigner } from './oneself.ts'

/** Says whether one accepts to sign electronically, by the text that one read. */
export async function giveElectronicConsent(context: Context, { accepts, textSha256 }: Consenting) {
  const userId = await requireSigner(context)
  if (textSha256 !== consentSha256) throw conflict('El texto cambió: léalo de nuevo')
  const refusal: ConsentKind = (await hasConsented(context, userId)) ? 'REVOKED' : 'REFUSED'
  await context.tx
    .insertInto('electronicConsent')
    .values({
      userId,
      kind: accepts ? 'GIVEN' : refusal,
      textSha256,
      loginId: context.session.loginId,
      createdAt: context.now.toISOString(),
    })
    .execute()
  return ownSignature(context)
}
