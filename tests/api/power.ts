import type pg from 'pg'

/**
 * What somebody may do beside their role, set as the owner of the database: what the tests of
 * authority begin with. Each answers nothing and acts on the next request.
 */
export function powersIn(owner: pg.Client, companyId: number) {
  let made = 0
  const set = (userId: number, facts: Record<string, unknown>) => {
    const columns = Object.keys(facts)
    return owner.query(
      `update users set ${columns.map((name, at) => `${name} = $${at + 3}`).join(', ')}
       where company_id = $1 and id = $2`,
      [companyId, userId, ...Object.values(facts)],
    )
  }
  const named = async (table: 'profile' | 'restriction') => {
    made += 1
    const { rows } = await owner.query<{ id: number }>(
      `insert into ${table} (company_id, name) values ($1, $2) returning id`,
      [companyId, `${table} ${made}`],
    )
    return Number(rows[0]?.id)
  }
  return {
    set,
    /** A profile that gives letters of services: `{ GP_0001: 'cru' }`; none without it. */
    async profile(userId: number, says: Readonly<Record<string, string>> | null) {
      if (says === null) return void (await set(userId, { profile_id: null }))
      const id = await named('profile')
      for (const [code, letters] of Object.entries(says)) {
        await owner.query(
          `insert into profile_permission (company_id, profile_id, code, can_create, can_read,
             can_update, can_delete) values ($1, $2, $3, $4, $5, $6, $7)`,
          [companyId, id, code, ...['c', 'r', 'u', 'd'].map((one) => letters.includes(one))],
        )
      }
      await set(userId, { profile_id: id })
    },
    /** Narrowed to some razones sociales; to none of them without it. */
    async restriction(userId: number, businessIds: readonly number[] | null) {
      if (businessIds === null) return void (await set(userId, { restriction_id: null }))
      const id = await named('restriction')
      for (const businessId of businessIds) {
        await owner.query(
          `insert into restriction_business (company_id, restriction_id, business_id)
           values ($1, $2, $3)`,
          [companyId, id, businessId],
        )
      }
      await set(userId, { restriction_id: id })
    },
  }
}
