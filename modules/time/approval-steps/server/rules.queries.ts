import { reachedIn } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { StepKind, Steps } from '../model/steps.ts'

const stored = (tx: Tx, businessId: number) =>
  tx
    .selectFrom('approvalRule')
    .select(['businessId', 'kind', 'fromDay', 'steps', 'escalateDays', 'version'])
    .where('businessId', '=', businessId)

/** The rules of a razón social, the newest first of each kind. */
export async function storedRules(tx: Tx, businessId: number) {
  const rows = await stored(tx, businessId).orderBy('kind').orderBy('fromDay', 'desc').execute()
  return rows.map(({ kind, steps, ...row }) => ({
    ...row,
    kind: StepKind.schema.parse(kind),
    steps: Steps.parse(steps),
  }))
}

/** The rule of a razón social for what is asked on a day; nothing where one answer decides. */
export async function ruleFor(
  tx: Tx,
  { businessId, kind }: { businessId: number; kind: StepKind },
  day: ISODate,
) {
  const row = await stored(tx, businessId)
    .where('kind', '=', kind)
    .where('fromDay', '<=', day)
    .orderBy('fromDay', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { escalateDays: row.escalateDays, steps: Steps.parse(row.steps) }
}

/** Refuses a razón social beyond a permission's reach, as if it did not exist. */
export async function requireBusiness(
  { tx, reach }: Context,
  id: number,
  permission: Permission,
): Promise<void> {
  const over = reach(permission)
  const found = await tx
    .selectFrom('business')
    .select('id')
    .where('id', '=', id)
    .$if(!over.all, (query) => query.where('id', 'in', [0, ...reachedIn(over)]))
    .executeTakeFirst()
  if (!found) throw notFound()
}
