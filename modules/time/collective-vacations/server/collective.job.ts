import { collectiveDays } from '#modules/time/vacations/server/index.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { sql } from '#platform/server/sql/db.ts'
import { type MassWork, massActs } from '#platform/server/records/mass-acts.ts'
import { type Member, membersOf, plansFor } from './collective.queries.ts'

/** Number of contracts in one transaction. */
const atOnce = () => Number(process.env['COLLECTIVE_BATCH'] ?? 100)

/** Gives a collective vacation to everybody of its group, or takes it back. */
export const collectives = massActs({
  kind: 'vacations.collective',
  table: 'vacationCollective',
  atOnce,
  acts: {
    GIVE: { doing: 'GIVING', done: 'GIVEN', words: 'Otorgando', waiting, work: give },
    UNDO: { doing: 'UNDOING', done: 'UNDONE', words: 'Deshaciendo', waiting: given, work: undo },
  },
})

const collectiveOf = (tx: Tx, id: number) =>
  tx.selectFrom('vacationCollective').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The contracts of the group without their days of it. */
async function waiting(tx: Tx, id: number) {
  const group = await collectiveOf(tx, id)
  const rows = await membersOf(tx, group)
    .where(
      sql<boolean>`not exists (select from vacation v
        where v.company_id = app.current_company() and v.collective_id = ${id}
          and v.user_contract_id = contract.id)`,
    )
    .orderBy('contract.id')
    .execute()
  return rows.map((row) => row.id)
}

/** The contracts that still have days of it after the last one that it keeps. */
async function given(tx: Tx, id: number) {
  const { keptUntil } = await collectiveOf(tx, id)
  const rows = await tx
    .selectFrom('vacation')
    .select('userContractId')
    .where('collectiveId', '=', id)
    .where('responseStatus', '=', 'APPROVED')
    .$if(keptUntil !== null, (query) =>
      query.where(sql<boolean>`coalesce(enjoyed_until, end_date) > ${keptUntil}::date`),
    )
    .orderBy('userContractId')
    .execute()
  return rows.map(({ userContractId }) => userContractId)
}

async function give(work: MassWork, ids: readonly number[], id: number): Promise<void> {
  const { tx } = work
  const group = await collectiveOf(tx, id)
  const { businessId, startDate, endDate } = group
  // Who resumes the work may be of the group: the answer is of who gave it, and has none.
  const loginId = group.creatorLoginId
  const comment = 'Feriado colectivo (art. 76)'
  const shared = { businessId, startDate, endDate, collectiveId: id, comment, loginId }
  await collectiveDays.grant(work, shared, ids, async () => {
    const members = (await membersOf(tx, group)
      .where(sql<boolean>`contract.id = any(${[...ids]}::bigint[])`)
      .orderBy('contract.id')
      .execute()) satisfies readonly Member[]
    const plans = await plansFor(tx, group, members)
    return new Map([...plans].flatMap(([one, it]) => ('plan' in it ? [[one, it.plan]] : [])))
  })
}

async function undo(work: MassWork, ids: readonly number[], id: number): Promise<void> {
  const { keptUntil: until } = await collectiveOf(work.tx, id)
  const why = 'Se deshizo el feriado colectivo'
  await collectiveDays.end(work, { collectiveId: id, until, why }, ids)
}
