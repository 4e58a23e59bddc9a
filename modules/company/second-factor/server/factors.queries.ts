import { type PlatformTx, sql } from '#platform/server/sql/db.ts'
import type { ProofCode, SecondFactorRule } from '../model/factor.ts'
import { passkeysOf } from './passkeys.ts'
import { codesLeft } from './recovery-codes.ts'
import type { ValueOf } from '#platform/model/catalog.ts'

/** Whether the login in column `login` has a second factor, as part of a `select`. */
export const hasFactor = (login: string) => sql<boolean>`(
  exists (select from login_totp t where t.login_id = ${sql.ref(login)})
  or exists (select from login_passkey k where k.login_id = ${sql.ref(login)}))`

/** Whether a company's rule demands a second factor of an actor, by the flags of their role. */
export function asksFor(
  rule: ValueOf<typeof SecondFactorRule>,
  actor: { isManager: boolean; superadmin: boolean },
): boolean {
  return rule === 'MANAGERS' && actor.isManager && !actor.superadmin
}

/** The factors of a login, without anything by which they could be used. */
export async function factorsOf(tx: PlatformTx, loginId: number) {
  const totp = await tx
    .selectFrom('loginTotp')
    .select('createdAt')
    .where('loginId', '=', loginId)
    .executeTakeFirst()
  const keys = await passkeysOf(tx, loginId)
  return {
    totpSince: totp?.createdAt ?? null,
    passkeys: keys.map(({ id, label, createdAt, lastUsedAt }) => ({
      id,
      label,
      createdAt,
      lastUsedAt,
    })),
    recoveryCodesLeft: await codesLeft(tx, loginId),
  }
}

/** «aplicación de códigos y 2 llaves», as the trail and the mails say it. */
export async function factorWords(tx: PlatformTx, loginId: number): Promise<string> {
  const { totpSince, passkeys } = await factorsOf(tx, loginId)
  const keys = passkeys.length === 1 ? '1 llave de acceso' : `${passkeys.length} llaves de acceso`
  const parts = [
    ...(totpSince ? ['aplicación de códigos'] : []),
    ...(passkeys.length > 0 ? [keys] : []),
  ]
  return parts.length === 0 ? 'ninguno' : parts.join(' y ')
}

export type { ProofCode }
