import type { ISODate } from '#chile/dates.ts'
import type { Tx } from '#platform/server/sql/db.ts'
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
