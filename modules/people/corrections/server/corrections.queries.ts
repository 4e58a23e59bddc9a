import type { Permission } from '#access/services.ts'
import { personShown, personWithin } from '#modules/people/sight/server/index.ts'
import { relationsTo } from '#platform/model/states.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { equalTo } from '#platform/server/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { personBehind, surnameIn, userMatches } from '#platform/server/person-names.ts'
import type { Step } from '#platform/server/states.ts'
import { fieldsOf, pageOfView, part, personOf, type RowOf, view } from '#platform/server/view.ts'
import type { CorrectionStatus } from '../model/catalogs.ts'
import { type CorrectionFilter, DataCorrection, reservedParts } from '../model/correction.ts'
import { correctionSteps } from './correction-steps.ts'

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

/** A correction without its values. */
export const correctionView = view({
  ...fieldsOf(DataCorrection, 'correction', [
    ...(['id', 'userId', 'part', 'since', 'comment', 'responseStatus', 'response'] as const),
    ...(['requestedAt', 'respondedAt', 'version'] as const),
  ]),
  ...personOf('correction.userId'),
  by: part(
    of.maybe(of.text),
    sql.raw<string | null>(personBehind('correction.responded_login_id')),
  ),
})
export type CorrectionRow = RowOf<typeof correctionView>

/** A page of corrections. */
export function dataCorrections(
  context: Context,
  input: ListInput<CorrectionFilter, CorrectionSort>,
): Promise<Listed<CorrectionRow>> {
  const { search, status, part: about, userId } = input.filter
  const matching = reached(context, 'corrections.read')
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
    .where((eb) =>
      equalTo(eb, {
        'correction.responseStatus': status,
        'correction.part': about,
        'correction.userId': userId,
      }),
    )
  const by = {
    requestedAt: sql.ref('correction.requestedAt'),
    fullname: surnameIn('correction.userId'),
    status: sql.ref('correction.responseStatus'),
  }
  const ties = ['correction.requestedAt', 'correction.id']
  return pageOfView(context, correctionView, matching, { by, ties }, input)
}

/** One correction within reach, with its values. */
export async function correctionById(
  context: Context,
  id: number,
  permission: Permission = 'corrections.read',
) {
  return correctionView
    .select(context, reached(context, permission))
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
