import { actingNow } from '#modules/company/accounts/server/index.ts'
import type { Acting } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { actOf, type MassWork, massActs } from '#platform/server/records/mass-acts.ts'
import type { MassChangeKind } from '../model/mass-change.ts'
import { prepare, unprepared } from './prepare.ts'
import { refusals } from './refusals.ts'
import { applied, taken, type Stored, type Work } from './changes.ts'

/** Number of people in one transaction. */
const atOnce = () => Number(process.env['MASS_CHANGE_BATCH'] ?? 100)

/** Prepares a change of many people and makes it, or takes it back. */
export const massChangeActs = massActs({
  kind: 'massChanges.apply',
  table: 'massChange',
  atOnce,
  acts: {
    PREPARE: {
      ...actOf({
        doing: 'PREPARING',
        done: 'APPLYING',
        words: 'Preparando el cambio',
        waiting: unprepared,
        work: prepare,
      }),
      next: 'APPLY',
    },
    APPLY: actOf({
      doing: 'APPLYING',
      done: 'APPLIED',
      words: 'Aplicando el cambio',
      waiting: (tx, id) => peopleOf(tx, id, 'PREPARED'),
      work: (work, rows: readonly Stored[], id) => worked(work, rows, id, applied),
    }),
    UNDO: actOf({
      doing: 'UNDOING',
      done: 'UNDONE',
      words: 'Deshaciendo el cambio',
      waiting: (tx, id) => peopleOf(tx, id, 'DONE'),
      work: (work, rows: readonly Stored[], id) => worked(work, rows, id, taken),
      refused: {
        why: async (work, rows: readonly Stored[], id) => {
          const { kind } = await changeOf(work.tx, id)
          return refusedUndo(await actingNow(work, work.at), kind, rows)
        },
        back: 'APPLIED',
      },
    }),
  },
})

/**
 * Why a change is not taken back of some people: taking it back sets what making it sets, and asks
 * for the same right over each of them.
 */
export async function refusedUndo(
  acting: Acting,
  kind: MassChangeKind,
  people: readonly { readonly userId: number }[],
): Promise<string | undefined> {
  const [reason] = (await refusals(acting, kind, people)).values()
  return reason && `Incluye a personas que usted no puede cambiar. ${reason}`
}

/** The people of a change that wait for it, with one row for each contract or item. */
const peopleOf = (
  tx: Tx,
  massChangeId: number,
  status: 'PREPARED' | 'DONE',
): Promise<readonly Stored[]> =>
  tx
    .selectFrom('massChangePerson as person')
    .innerJoin('userContract as contract', 'contract.id', 'person.userContractId')
    .select(['person.id', 'person.userContractId as contractId', 'contract.userId'])
    .select(['person.userItemId', 'person.before', 'person.after', 'person.currency'])
    .where('person.massChangeId', '=', massChangeId)
    .where('person.status', '=', status)
    .orderBy('person.userContractId')
    .orderBy('person.id')
    .execute()

const changeOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('massChange')
    .select(['kind', 'fromDate', 'startMonth', 'endMonth', 'itemCode', 'reason'])
    .select('creatorLoginId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function worked(
  work: MassWork,
  rows: readonly Stored[],
  id: number,
  works: Readonly<Record<string, Work>>,
): Promise<void> {
  const change = await changeOf(work.tx, id)
  const does = works[change.kind]
  if (!does) throw new Error(`No work for a change of kind ${change.kind}`)
  await write(work, await does(work, change, rows))
}

type Outcome = {
  readonly id: number
  readonly status: string
  readonly problem: string | null
  readonly userItemId: number | null
}

const write = ({ tx }: MassWork, outcomes: readonly Outcome[]) =>
  sql`update mass_change_person p set status = now.status, problem = now.problem,
      user_item_id = now."userItemId"
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as now (id bigint, status text, problem text, "userItemId" bigint)
    where p.company_id = app.current_company() and p.id = now.id`.execute(tx)
