import type { ISODate } from '#chile/dates.ts'
import { searchKey } from '#chile/text.ts'
import { firstPerson } from '#modules/company/companies/server/index.ts'
import { personRecord } from '#modules/people/contracts/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { changeManyFrom, startVersions } from '#platform/server/records/versions.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'

/** The administrator that a company begins with. */
firstPerson.by('people', async (tx, { rut, from, authorLoginId, ...names }) => {
  await tx.deleteFrom('users').execute()
  const search = searchKey(`${names.firstname} ${names.paternalLastname} ${rut.replace('-', '')}`)
  const { id } = await tx
    .insertInto('users')
    .values({ rut, role: 'ADMIN', search })
    .returning('id')
    .executeTakeFirstOrThrow()
  await startVersions(tx, { table: 'userVersion', owner: 'userId' }, id, from, names, authorLoginId)
  return id
})

const versions = { table: 'userVersion', owner: 'userId' } as const

personRecord.by('people', {
  async links({ tx }, links) {
    if (links.length === 0) return []
    const given = bulk(links, 'given', {
      person: ['bigint', ({ userId }) => userId],
      business: ['bigint', ({ businessId }) => businessId],
      day: ['date', ({ initialDate }) => initialDate],
    })
    const { rows: made } = await sql<{ id: number }>`insert into user_business (company_id, user_id,
        business_id, first_admission_date, admission_date)
      select app.current_company(), given.person, given.business, min(given.day), min(given.day)
      from ${given} group by given.person, given.business
      on conflict do nothing returning id`.execute(tx)
    const { rows: all } = await sql<{ id: number; person: number; business: number }>`
      select link.id, link.user_id as person, link.business_id as business
      from user_business link
      join ${given} on given.person = link.user_id and given.business = link.business_id
      where link.company_id = app.current_company()`.execute(tx)
    const fresh = new Set(made.map(({ id }) => id))
    const byPair = new Map(all.map(({ id, person, business }) => [`${person} ${business}`, id]))
    return links.map(({ userId, businessId }) => {
      const id = byPair.get(`${userId} ${businessId}`)
      if (id === undefined) throw notFound()
      return { id, isNew: fresh.has(id) }
    })
  },
  async unlink({ tx }, ids) {
    await sql`delete from user_business link where link.company_id = app.current_company()
      and link.id = any(${[...ids]}::bigint[])
      and not exists (select from user_contract contract
        where contract.company_id = app.current_company()
          and contract.user_business_id = link.id)`.execute(tx)
  },
  async birthdays(tx, userIds) {
    const rows = await tx
      .selectFrom('userVersion')
      .distinctOn('userId')
      .select(['userId', 'birthday'])
      .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
      .where('supersededAt', 'is', null)
      .orderBy('userId')
      .orderBy(sql`lower(valid)`, 'desc')
      .execute()
    return new Map(rows.map(({ userId, birthday }) => [userId, birthday]))
  },
  healthPlan: (tx, userId, day) =>
    tx
      .selectFrom('userVersion')
      .select(['healthInstitution', 'healthAmountUf', 'healthAmount', 'healthPercentage'])
      .where('userId', '=', userId)
      .where('supersededAt', 'is', null)
      .orderBy(sql`valid @> ${day}::date`, 'desc')
      .orderBy(sql`lower(valid)`)
      .executeTakeFirst(),
  async knownSince({ tx, session }, people) {
    const rows = await tx
      .selectFrom('userVersion')
      .select(['userId', sql<ISODate>`min(lower(valid))::text`.as('first')])
      .where(sql<boolean>`user_id = any(${people.map(({ userId }) => userId)}::bigint[])`)
      .where('supersededAt', 'is', null)
      .groupBy('userId')
      .execute()
    const firsts = new Map(rows.map(({ userId, first }) => [userId, first]))
    const earliest = new Map<number, ISODate>()
    for (const { userId, day } of people) {
      const known = earliest.get(userId) ?? firsts.get(userId)
      if (known !== undefined && day < known) earliest.set(userId, day)
    }
    const changes = [...earliest].map(([ownerId, from]) => ({ ownerId, from, patch: {} }))
    await changeManyFrom(tx, versions, changes, { authorLoginId: session.loginId })
  },
})

/** What somebody may do by a profile, and where they may by a restriction: columns of a person. */
export async function assignAccess(
  { tx }: Context,
  userId: number,
  access: { profileId: number | null } | { restrictionId: number | null },
): Promise<void> {
  await tx.updateTable('users').set(access).where('id', '=', userId).execute()
}
