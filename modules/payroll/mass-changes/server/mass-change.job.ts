import { sql, type Tx } from '#platform/server/db.ts'
import { type MassWork, massActs } from '#platform/server/mass-acts.ts'
import { applied, taken, type Stored, type Work } from './works.ts'

/** Number of people in one transaction. */
const atOnce = () => Number(process.env['MASS_CHANGE_BATCH'] ?? 100)

/** Makes a change of many people, or takes it back. */
export const massChangeActs = massActs({
  kind: 'massChanges.apply',
  table: 'massChange',
  atOnce,
  acts: {
    APPLY: {
      doing: 'APPLYING',
      done: 'APPLIED',
      words: 'Aplicando el cambio',
      waiting: (tx, id) => peopleOf(tx, id, 'PREPARED'),
      work: (work, rows: readonly Stored[], id) => worked(work, rows, id, applied),
    },
    UNDO: {
      doing: 'UNDOING',
      done: 'UNDONE',
      words: 'Deshaciendo el cambio',
      waiting: (tx, id) => peopleOf(tx, id, 'DONE'),
      work: (work, rows: readonly Stored[], id) => worked(work, rows, id, taken),
    },
  },
})

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

async function worked(
  work: MassWork,
  rows: readonly Stored[],
  id: number,
  works: Readonly<Record<string, Work>>,
): Promise<void> {
  const change = await work.tx
    .selectFrom('massChange')
    .select(['kind', 'fromDate', 'startMonth', 'endMonth', 'itemCode', 'reason'])
    .select('creatorLoginId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
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
