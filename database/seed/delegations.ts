import type pg from 'pg'

type SeedDelegation = {
  from: string
  to: string
  days: readonly [first: string, last: string]
  kinds: readonly string[]
  createdAt: string
  revokedAt?: string
}

/** Giver and receiver by their user names: one runs, one ended, and one was revoked. */
const delegations: readonly SeedDelegation[] = [
  {
    from: 'supergerente',
    to: 'lectura',
    days: ['2026-07-13', '2026-07-24'],
    kinds: ['ABSENCE', 'VACATION'],
    createdAt: '2026-07-08T13:00:00Z',
  },
  {
    from: 'supergerente',
    to: 'subgerente',
    days: ['2026-09-07', '2026-09-30'],
    kinds: ['VACATION'],
    createdAt: '2026-09-03T13:00:00Z',
    revokedAt: '2026-09-08T14:30:00Z',
  },
  {
    from: 'supergerente',
    to: 'gerente',
    days: ['2026-09-10', '2026-09-25'],
    kinds: ['ABSENCE', 'VACATION'],
    createdAt: '2026-09-09T15:00:00Z',
  },
]

/** Registers the delegations of the demo world. */
export async function seedDelegations(client: pg.Client): Promise<void> {
  for (const { from, to, days, kinds, createdAt, revokedAt = null } of delegations) {
    const { rowCount } = await client.query(
      `insert into delegation (company_id, from_user_id, to_user_id, valid, kinds, created_at,
         creator_login_id, revoked_at, revoked_login_id)
       select giver.company_id, giver.user_id, taker.user_id, daterange($3, $4, '[]'), $5, $6,
         giver.id, $7, case when $7::timestamptz is not null then giver.id end
       from login giver join login taker on taker.company_id = giver.company_id
       where giver.username = $1 and taker.username = $2`,
      [from, to, ...days, kinds, createdAt, revokedAt],
    )
    if (rowCount !== 1) throw new Error(`${from} and ${to} are no two people of one company`)
  }
}
