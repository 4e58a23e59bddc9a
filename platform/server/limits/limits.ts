import { createHash } from 'node:crypto'
import { type PlatformTx, sql } from '../sql/db.ts'
import { type Limit, SLACK_MS, stepMs } from './bucket.ts'

export type { Limit } from './bucket.ts'

/**
 * Takes a token of the bucket that all processes share under `key`; false when it has none. Write
 * it in a transaction of its own where a refusal must be counted although the request fails.
 */
export async function take(tx: PlatformTx, key: string, limit: Limit, cost = 1): Promise<boolean> {
  if (cost > limit.capacity) return false
  const step = seconds(stepMs(limit) * cost)
  const most = seconds(limit.seconds * 1000 + SLACK_MS)
  const { rows } = await sql`
    insert into rate_limit as bucket (key, full_at)
    values (${hashed(key)}, clock_timestamp() + make_interval(secs => ${step}))
    on conflict (key) do update
      set full_at = greatest(bucket.full_at, clock_timestamp()) + make_interval(secs => ${step})
      where greatest(bucket.full_at, clock_timestamp()) + make_interval(secs => ${step})
        <= clock_timestamp() + make_interval(secs => ${most})
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Puts a token back that was taken and not used. */
export async function giveBack(tx: PlatformTx, key: string, limit: Limit): Promise<void> {
  const step = seconds(stepMs(limit))
  await sql`update rate_limit set full_at = full_at - make_interval(secs => ${step})
    where key = ${hashed(key)}`.execute(tx)
}

/** Fills the bucket: the person has shown that the failures were theirs. */
export async function refill(tx: PlatformTx, key: string): Promise<void> {
  await tx.deleteFrom('rateLimit').where('key', '=', hashed(key)).execute()
}

/** Mails and addresses of the network are personal data: the table holds none. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')

const seconds = (ms: number) => ms / 1000
