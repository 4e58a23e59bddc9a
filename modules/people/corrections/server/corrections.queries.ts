import type { Permission } from '#access/services.ts'
import { personShown, personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import { personBehind } from '#platform/server/sql/person-names.ts'
import { records } from '#platform/server/records/records.ts'
import { fieldsOf, part, personOf, view } from '#platform/server/records/view.ts'
import { DataCorrection, reservedParts } from '../model/correction.ts'

/**
 * Whether a correction is within a permission's reach. Those of class A are left out where the
 * reader may not read that data of the person.
 */
function within({ actor, reach }: Context, permission: Permission) {
  const pay = reach('contracts.read')
  return sql<boolean>`(${personWithin(reach(permission), 'correction.userId')}
    and (correction.user_id = ${actor.userId ?? 0}
      or correction.part <> all(${[...reservedParts]}::text[])
      or (${personWithin(pay, 'correction.userId')}
        and ${personShown(pay, 'correction.userId', actor.userId)})))`
}

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

export const corrections = records(DataCorrection, {
  table: 'dataCorrection',
  as: 'correction',
  rows: (tx: Tx) => tx.selectFrom('dataCorrection as correction'),
  person: 'correction.userId',
  within,
  shows: correctionView,
  read: 'corrections.read',
  list: 'dataCorrections',
  steps: 'dataCorrectionSteps',
})

/** One correction within reach, with its values. */
export const correctionWithValues = (context: Context, id: number) =>
  correctionView
    .select(context, corrections.reached(context, 'corrections.read'))
    .select(['correction.changes', 'correction.before', 'correction.act', 'correction.memberId'])
    .where('correction.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
