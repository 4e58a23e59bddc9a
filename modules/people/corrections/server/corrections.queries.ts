import type { Permission } from '#access/services.ts'
import { personShown, personWithin } from '#modules/people/sight/server/index.ts'
import { relationsTo } from '#platform/model/states.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { equalTo } from '#platform/server/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { nameIn, personBehind, surnameIn, userMatches } from '#platform/server/person-names.ts'
import type { Step } from '#platform/server/states.ts'
import { listed } from '#platform/server/total-of.ts'
import type { CorrectionPart, CorrectionStatus } from '../model/catalogs.ts'
import { reservedParts } from '../model/correction.ts'
import { correctionSteps } from './correction-steps.ts'

export type CorrectionFilter = {
  search?: string | null
  status?: CorrectionStatus | null
  part?: CorrectionPart | null
  userId?: number | null
}
export const correctionSort = ['requestedAt', 'fullname', 'status'] as const
export type CorrectionSort = (typeof correctionSort)[number]

/**
 * Whether a correction is within a permission's reach. Those of class A are left out where the
 * reader may not read that data of the person.
 */
export function correctionWithin({ actor, reach }: Context, permission: Permission) {
  const pay = reach('contracts.read')
  return sql<boolean>`(${personWithin(reach(permission), 'correction.userId')}
    and (correction.user_id = ${actor.userId ?? 0}
      or correction.part <> all(${[...reservedParts]}::text[])
      or (${personWithin(pay, 'correction.userId')}
        and ${personShown(pay, 'correction.userId', actor.userId)})))`
}

/** The corrections within a permission's reach. */
export const reached = (context: Context, permission: Permission) =>
  context.tx
    .selectFrom('dataCorrection as correction')
    .innerJoin('users', 'users.id', 'correction.userId')
    .where(correctionWithin(context, permission))

type Found = ReturnType<typeof reached>

/** A page of corrections, without their values. */
export async function dataCorrections(
  context: Context,
  input: ListInput<CorrectionFilter, CorrectionSort>,
): Promise<Listed<CorrectionRow>> {
  const { filter, sort } = input
  const matching = reached(context, 'corrections.read')
    .where((eb) => eb.and(userMatches(filter.search, 'RUT_SHOWN')))
    .where((eb) =>
      equalTo(eb, {
        'correction.responseStatus': filter.status,
        'correction.part': filter.part,
        'correction.userId': filter.userId,
      }),
    )
  const by = {
    requestedAt: sql`correction.requested_at`,
    fullname: surnameIn('correction.userId'),
    status: sql`correction.response_status`,
  }[sort.by]
  const ordered = selected(context, matching)
    .orderBy(by, sort.descending ? 'desc' : 'asc')
    .orderBy('correction.requestedAt', 'desc')
    .orderBy('correction.id', 'desc')
  return listed(matching, ordered, input)
}

const selected = ({ actor }: Context, query: Found) =>
  query
    .select(['correction.id', 'correction.userId', 'correction.part', 'correction.since'])
    .select(['correction.comment', 'correction.responseStatus', 'correction.response'])
    .select(['correction.requestedAt', 'correction.respondedAt', 'correction.version'])
    .select(['users.rut', nameIn('correction.userId').as('fullname')])
    .select(sql<string | null>`${sql.raw(personBehind('correction.responded_login_id'))}`.as('by'))
    .select(sql<boolean>`correction.user_id = ${actor.userId ?? 0}`.as('isOwn'))

export type CorrectionRow = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

/** One correction within reach, with its values. */
export async function correctionById(
  context: Context,
  id: number,
  permission: Permission = 'corrections.read',
) {
  return selected(context, reached(context, permission))
    .select(['correction.changes', 'correction.before'])
    .where('correction.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
}

/** Locks a correction for its answer; out of reach is answered as not found. */
export async function lockedCorrection(context: Context, id: number, permission: Permission) {
  const row = await reached(context, permission)
    .where('correction.id', '=', id)
    .selectAll('correction')
    .forNoKeyUpdate('correction')
    .executeTakeFirstOrThrow(notFound)
  const relations = relationsTo(row.userId === context.actor.userId)
  return { ...row, state: row.responseStatus, relations }
}

/** The states that a correction was in, each with its author and reason. */
export async function dataCorrectionSteps(
  context: Context,
  { id }: { id: number },
): Promise<Step<CorrectionStatus>[]> {
  await correctionById(context, id)
  return correctionSteps.list(context, id)
}
