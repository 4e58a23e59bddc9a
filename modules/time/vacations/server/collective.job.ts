import { z } from 'zod'
import type { Tx } from '#platform/server/db.ts'
import { sql } from '#platform/server/db.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import { piecesOf } from '#platform/server/jobs/lanes.ts'
import { lockAccounts, nextVouchers, writeAllEntries } from './account.ts'
import { groundOf, type Member, membersOf, plansOf } from './collective.queries.ts'
import { returned, takenBy, unitsOfPlan } from './days.service.ts'
import { factsOf } from './facts.queries.ts'

/** Number of contracts in one transaction. */
const atOnce = () => Number(process.env['COLLECTIVE_BATCH'] ?? 100)

/**
 * Gives a collective vacation to everybody of its group, or takes it back. One transaction has
 * whole contracts: a killed worker leaves them done, and the next one goes on with the others,
 * because a contract has its days of one collective vacation once.
 */
export const collectiveVacation = defineJob({
  kind: 'vacations.collective',
  input: z.object({ id: z.number().int(), act: z.enum(['GIVE', 'UNDO']) }),
  async run(job, { id, act }, progress) {
    const words = act === 'GIVE' ? 'Otorgando' : 'Deshaciendo'
    const ids = await job.transaction(act === 'GIVE' ? waiting(id) : given(id))
    await progress(0, ids.length, words)
    let done = 0
    for (const some of piecesOf(ids, atOnce())) {
      await job.transaction((tx) => (act === 'GIVE' ? give : undo)({ tx, job, id }, some))
      done += some.length
      await progress(done, ids.length, words)
    }
    await job.transaction((tx) => finish(tx, id, act === 'GIVE' ? 'GIVEN' : 'UNDONE'))
    return { id, done }
  },
})

type Step = { tx: Tx; job: JobContext; id: number }

const collectiveOf = (tx: Tx, id: number) =>
  tx.selectFrom('vacationCollective').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The contracts of the group without their days of it. */
const waiting = (id: number) => async (tx: Tx) => {
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

/** The contracts that still have days of it. */
const given = (id: number) => async (tx: Tx) => {
  const rows = await tx
    .selectFrom('vacation')
    .select('userContractId')
    .where('collectiveId', '=', id)
    .where('responseStatus', '=', 'APPROVED')
    .orderBy('userContractId')
    .execute()
  return rows.map(({ userContractId }) => userContractId)
}

async function give({ tx, job, id }: Step, ids: readonly number[]): Promise<void> {
  await lockAccounts(tx, ids)
  const group = await collectiveOf(tx, id)
  const members = (await membersOf(tx, group)
    .where(sql<boolean>`contract.id = any(${[...ids]}::bigint[])`)
    .orderBy('contract.id')
    .execute()) satisfies readonly Member[]
  const plans = await plansOf(tx, group, members, await groundOf(tx, group))
  const planned = members.flatMap((member) => {
    const found = plans.get(member.id)
    return found && 'plan' in found ? [{ contractId: member.id, plan: found.plan }] : []
  })
  if (planned.length === 0) return
  const last = await nextVouchers(tx, group.businessId, planned.length)
  // Who resumes the work may be of the group: the answer is of who gave it, and has none.
  const loginId = group.creatorLoginId
  const rows = await tx
    .insertInto('vacation')
    .values(
      planned.map(({ contractId, plan }, place) => ({
        userContractId: contractId,
        startDate: group.startDate,
        endDate: group.endDate,
        ...unitsOfPlan(plan),
        responseStatus: 'APPROVED',
        respondedLoginId: loginId,
        respondedAt: sql<string>`now()`,
        creatorLoginId: loginId,
        updatedLoginId: loginId,
        comment: 'Feriado colectivo (art. 76)',
        voucherNo: last - planned.length + place + 1,
        collectiveId: id,
      })),
    )
    .returning(['id', 'userContractId'])
    .execute()
  const vacationOf = new Map(rows.map((row) => [row.userContractId, row.id]))
  await writeAllEntries(
    { tx, session: job.session },
    new Map(
      planned.map(({ contractId, plan }) => [
        contractId,
        takenBy({ id: vacationOf.get(contractId) ?? 0, version: 1, plan }),
      ]),
    ),
  )
}

async function undo({ tx, job, id }: Step, ids: readonly number[]): Promise<void> {
  await lockAccounts(tx, ids)
  const rows = await tx
    .selectFrom('vacation')
    .select(['id', 'userContractId', 'startDate', 'endDate', 'half', 'version'])
    .where('collectiveId', '=', id)
    .where('responseStatus', '=', 'APPROVED')
    .where(sql<boolean>`user_contract_id = any(${[...ids]}::bigint[])`)
    .execute()
  const facts = await factsOf(tx, ids)
  await writeAllEntries(
    { tx, session: job.session },
    new Map(
      rows.flatMap((row) => {
        const own = facts.get(row.userContractId)
        return own ? [[row.userContractId, returned({ ...row, facts: own }, `undo:${row.id}`)]] : []
      }),
    ),
  )
  await tx
    .updateTable('vacation')
    .set(({ eb }) => ({
      responseStatus: 'CANCELED',
      response: 'Se deshizo el feriado colectivo',
      updatedLoginId: job.session.loginId,
      version: eb('version', '+', 1),
    }))
    .where(sql<boolean>`id = any(${rows.map((row) => row.id)}::bigint[])`)
    .execute()
}

const finish = (tx: Tx, id: number, state: 'GIVEN' | 'UNDONE') =>
  tx
    .updateTable('vacationCollective')
    .set(({ eb }) => ({ state, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '<>', state)
    .execute()
