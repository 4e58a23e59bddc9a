import { companies } from '#modules/company/identities/server/index.ts'
import type { Context, Services } from '#platform/server/context.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { personBehind } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { CALLBACK } from '../model/provider.ts'

/** The provider of the company, with its sealed secret; nothing where it has none. */
export const providerOf = (tx: Tx) => tx.selectFrom('signInProvider').selectAll().executeTakeFirst()
export type Provider = NonNullable<Awaited<ReturnType<typeof providerOf>>>

/** Nobody of a company, in its transaction: before it is known who comes. */
export const nobodyIn = (companyId: number, traceId: string) => ({
  companyId,
  userId: null,
  loginId: null,
  acting: false,
  traceId,
})

/** Where the provider sends people back to. */
export const callbackOf = ({ publicUrl }: Pick<Services, 'publicUrl'>): string =>
  `${publicUrl}${CALLBACK}`

/** An active company by what its addresses call it. */
export const companyNamed = ({ db }: Pick<Services, 'db'>, slug: string) =>
  db.onPlatform((tx) =>
    companies(tx)
      .select(['id', 'name', 'slug'])
      .where('slug', '=', slug)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst(),
  )

/** The one active company whose people have mails of a domain; nothing where several say so. */
export async function companyOfDomain({ db }: Pick<Services, 'db'>, domain: string) {
  const found = await db.onPlatform((tx) =>
    companies(tx)
      .innerJoin('signInDomain', 'signInDomain.companyId', 'company.id')
      .select(['company.id', 'company.name', 'company.slug'])
      .where('signInDomain.domain', '=', domain)
      .where('company.status', '=', 'ACTIVE')
      .limit(2)
      .execute(),
  )
  return found.length === 1 ? found[0] : undefined
}

export const linkSort = ['createdAt'] as const

/** The accounts that open with the provider, and how each came to. */
export async function signInLinks({ tx }: Context, input: ListInput<object, 'createdAt'>) {
  const direction = input.sort.descending ? 'desc' : 'asc'
  const ordered = tx
    .selectFrom('signInLink')
    .select(['signInLink.userId', 'signInLink.email', 'signInLink.way', 'signInLink.createdAt'])
    .select(sql.raw<string | null>(personBehind('sign_in_link.login_id')).as('fullname'))
    .orderBy('signInLink.createdAt', direction)
    .orderBy('signInLink.id', direction)
  const { rows, total } = await listed(tx.selectFrom('signInLink'), ordered, input)
  return { total, rows: rows.map((row) => ({ ...row, fullname: row.fullname ?? 'Sin nombre' })) }
}
export type LinkRow = Awaited<ReturnType<typeof signInLinks>>['rows'][number]
