import type { RawBuilder } from 'kysely'
import { type PlatformTx, sql } from '#platform/server/sql/db.ts'

/** Accounts, of people and of the platform, each with its company if it has one; to extend. */
const withCompany = (platform: PlatformTx) =>
  platform.selectFrom('login').leftJoin('company', 'company.id', 'login.companyId')

/** Every account beside one company: those of the platform act in any; to extend. */
const besideCompany = (platform: PlatformTx, companyId: number) =>
  platform.selectFrom('login').innerJoin('company', (join) => join.on('company.id', '=', companyId))

/** Sessions with their account and the company in which they are; to extend. */
const withSession = (platform: PlatformTx) =>
  platform
    .selectFrom('loginSession as session')
    .innerJoin('login', 'login.id', 'session.loginId')
    .leftJoin('company', (join) =>
      join.on((eb) =>
        eb('company.id', '=', eb.fn.coalesce('session.actingCompanyId', 'login.companyId')),
      ),
    )

/** Holds an account until the end of the transaction: one change of it after another. */
const hold = (platform: PlatformTx, loginId: number) =>
  platform.selectFrom('login').select('id').where('id', '=', loginId).forNoKeyUpdate().execute()

/** The people of a company behind some accounts, as a list inside a statement. */
const peopleBehind = (loginIds: RawBuilder<unknown>, company: RawBuilder<unknown>) =>
  sql<number[] | null>`(select array_agg(keeper.user_id) from login keeper
    where keeper.id = any(${loginIds}) and keeper.company_id = ${company})`

/** Accounts with what belongs to them: see each. */
export const accounts = { withCompany, besideCompany, withSession, hold, peopleBehind }

/** The companies of the platform; to extend. */
export const companies = (platform: PlatformTx) => platform.selectFrom('company')
