import { createHash, randomInt } from 'node:crypto'
import type { PlatformTx } from '#platform/server/sql/db.ts'

const HOW_MANY = 10
/** No letter or digit that is taken for another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const newCode = () =>
  Array.from({ length: 10 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')

const digest = (loginId: number, code: string) =>
  createHash('sha256').update(`${loginId}:${code}`).digest()

/** New codes in the place of the old ones, as they are written on paper: shown this once. */
export async function renewCodes(tx: PlatformTx, loginId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode)
  await tx.deleteFrom('loginRecoveryCode').where('loginId', '=', loginId).execute()
  await tx
    .insertInto('loginRecoveryCode')
    .values(codes.map((code) => ({ loginId, codeHash: digest(loginId, code) })))
    .execute()
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** Uses a code up. */
export async function takeCode(
  tx: PlatformTx,
  loginId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('loginRecoveryCode')
    .set({ usedAt: now })
    .where('loginId', '=', loginId)
    .where('codeHash', '=', digest(loginId, code))
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function codesLeft(tx: PlatformTx, loginId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('loginRecoveryCode')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('loginId', '=', loginId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
