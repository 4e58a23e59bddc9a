import { randomInt } from 'node:crypto'
import { hashPassword, isPassword } from '#modules/company/credentials/server/index.ts'
import { type Context, momentAt } from '#platform/server/context.ts'
import { conflict, invalid, tooMany } from '#platform/server/errors.ts'
import { take } from '#platform/server/limits/limits.ts'
import { enqueueMail } from '#platform/server/mail/mail.ts'
import { sql } from '#platform/server/sql/db.ts'
import {
  CODE_MINUTES,
  CODE_TRIES,
  CODES_AN_HOUR,
  KEY_LENGTH,
  KEY_MINUTES,
  KEY_TRIES,
  type NewKey,
} from '../model/request.ts'
import { keyOf, ownMailbox, ownSignature } from './key.queries.ts'
import { codeMail, keyMail } from './mails.ts'
import { requireSigner } from './oneself.ts'

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

/** The mailbox of one's own account, where one's key may be made with it. */
async function requireMailbox(context: Context): Promise<string> {
  const { email, whyNot } = await ownMailbox(context)
  if (email === null || whyNot !== null) throw conflict(whyNot)
  return email
}

/** Mails a code that proves whose mailbox it is; a newer one ends the older one. */
export async function requestSignatureCode(context: Context) {
  const userId = await requireSigner(context)
  const email = await requireMailbox(context)
  const { tx, services, session, now } = context
  const limit = { capacity: CODES_AN_HOUR, seconds: 3600 }
  const bucket = `signature-code:${session.companyId}:${userId}`
  if (!(await services.db.withPlatform((platform) => take(platform, bucket, limit)))) {
    throw tooMany(`Ya se enviaron ${CODES_AN_HOUR} códigos: espere un rato y pida otro`)
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const fresh = {
    codeHash: await hashPassword(code),
    codeMail: email,
    codeUntil: after(now, CODE_MINUTES).toISOString(),
    codeTries: 0,
  }
  const { id, version } = await tx
    .insertInto('signatureKey')
    .values({ userId, ...fresh })
    .onConflict((known) =>
      known
        .columns(['companyId', 'userId'])
        .doUpdateSet({ ...fresh, version: sql<number>`signature_key.version + 1` }),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  const key = `signature-code:${session.companyId}:${id}:${version}`
  await enqueueMail(tx, key, email, codeMail({ code, minutes: CODE_MINUTES }))
  return ownSignature(context)
}

/** Puts one's own key, proving one's mailbox with the code that was mailed to it. */
export async function setSignatureKey(context: Context, { code, signingKey, repeatedKey }: NewKey) {
  const userId = await requireSigner(context)
  const email = await requireMailbox(context)
  const { tx, session, now } = context
  if (signingKey.length < KEY_LENGTH.least) {
    throw invalid('signingKey', `Use ${KEY_LENGTH.least} letras o números, o más`)
  }
  if (signingKey !== repeatedKey) throw invalid('repeatedKey', 'No es la misma clave')
  const kept = await keyOf(context, userId)
  if (!kept?.codeHash || !kept.codeUntil || kept.codeUntil <= now) {
    throw invalid('code', 'Ese código venció: pida otro')
  }
  if (kept.codeMail !== email) throw invalid('code', 'Su correo cambió: pida otro código')
  await countTry(context, userId, 'code')
  if (!(await isPassword(kept.codeHash, code))) {
    throw invalid('code', 'El código no es el del correo')
  }
  await tx
    .updateTable('signatureKey')
    .set({
      hash: await hashPassword(signingKey),
      mail: email,
      verifiedAt: now.toISOString(),
      tries: 0,
      lockedUntil: null,
      codeHash: null,
      codeMail: null,
      codeUntil: null,
      codeTries: 0,
      version: kept.version + 1,
    })
    .where('userId', '=', userId)
    .execute()
  const about = `signature-key:${session.companyId}:${kept.id}:${kept.version + 1}`
  await enqueueMail(tx, about, email, keyMail({ at: momentAt(now) }))
  return ownSignature(context)
}

/**
 * Counts a try before it is known whether it is right, in a transaction of its own: a refusal
 * undoes what the request wrote, and no try.
 */
async function countTry(context: Context, userId: number, of: 'code' | 'key'): Promise<void> {
  const { services, session, now } = context
  const counted = await services.db.withTenant(session, (tx) =>
    of === 'code'
      ? tx
          .updateTable('signatureKey')
          .set({ codeTries: sql<number>`code_tries + 1` })
          .where('userId', '=', userId)
          .where('codeTries', '<', CODE_TRIES)
          .executeTakeFirst()
      : tx
          .updateTable('signatureKey')
          .set({
            tries: sql<number>`case when locked_until is not null then 1 else tries + 1 end`,
            lockedUntil: sql<Date | null>`case
              when (case when locked_until is not null then 1 else tries + 1 end) >= ${KEY_TRIES}
              then ${after(now, KEY_MINUTES).toISOString()}::timestamptz end`,
          })
          .where('userId', '=', userId)
          .where((eb) => eb.or([eb('lockedUntil', 'is', null), eb('lockedUntil', '<=', now)]))
          .executeTakeFirst(),
  )
  if (counted.numUpdatedRows > 0n) return
  throw of === 'code'
    ? invalid('code', 'Probó tres códigos que no eran: pida otro')
    : tooMany(`Su clave está cerrada por ${KEY_MINUTES} minutos: la escribió mal varias veces`)
}

/** Refuses a key that is not one's own; five wrong ones close it for a while. */
export async function requireKey(context: Context, userId: number, key: string) {
  const kept = await keyOf(context, userId)
  if (!kept?.hash || !kept.mail || !kept.verifiedAt) {
    throw conflict('Ponga antes su clave de firma')
  }
  await countTry(context, userId, 'key')
  if (!(await isPassword(kept.hash, key))) {
    throw invalid('signingKey', 'Esa no es su clave de firma')
  }
  const { services, session } = context
  await services.db.withTenant(session, (tx) =>
    tx
      .updateTable('signatureKey')
      .set({ tries: 0, lockedUntil: null })
      .where('userId', '=', userId)
      .execute(),
  )
  return { mail: kept.mail, since: kept.verifiedAt }
}
