import type { Permission } from '#access/services.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Acting } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { inSurnameOrder, nameIn, userMatches } from '#platform/server/sql/person-names.ts'
import type { Context } from '#platform/server/context.ts'

/** What making a document of a contract asks for: it says who the person is and their terms. */
export const needed = [
  'digitalFolder.create',
  'users.read',
  'contracts.read',
] as const satisfies readonly Permission[]

/** The contracts of which the actor makes documents. */
export const subjectsWithin = (acting: Pick<Acting, 'tx' | 'actor' | 'reach'>) =>
  acting.tx
    .selectFrom('userContract as contract')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .where('contract.status', '<>', 'DELETED')
    .where((eb) => eb.and(needed.map((permission) => contractWithin(acting, permission))))

const MOST_OFFERED = 20

/** The contracts in force that a form offers, by the surname of their person. */
export async function templateSubjects(
  context: Context,
  { search, userId }: { search: string | null; userId: number | null },
) {
  if (needed.some((permission) => !context.can(permission))) return []
  const rows = await subjectsWithin(context)
    .select(['contract.id', 'contract.businessId', nameIn('contract.userId').as('name')])
    .select(['contract.code', 'business.name as businessName'])
    .where((eb) => eb.and(userMatches(search, context)))
    .$if(userId !== null, (query) => query.where('contract.userId', '=', userId ?? 0))
    .where(sql<boolean>`(contract.final_date is null
      or contract.final_date >= ${context.today}::date)`)
    .$call(inSurnameOrder(context.tx, 'contract.userId', { few: !!search || userId !== null }))
    .orderBy('contract.id')
    .limit(MOST_OFFERED)
    .execute()
  return rows.map(({ name, code, businessName, ...row }) => ({
    ...row,
    label: name ?? '',
    hint: `Contrato ${code} · ${businessName}`,
  }))
}
export type TemplateSubject = Awaited<ReturnType<typeof templateSubjects>>[number]

/** One contract of which the actor makes documents; any other is answered as not found. */
export async function subjectById(acting: Acting, contractId: number) {
  const row = await subjectsWithin(acting)
    .select(['contract.id as contractId', 'contract.userId', 'contract.businessId'])
    .select(nameIn('contract.userId').as('name'))
    .where('contract.id', '=', contractId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
