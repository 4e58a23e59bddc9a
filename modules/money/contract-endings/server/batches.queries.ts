import { protectionsOf } from '#modules/people/protections/server/index.ts'
import { choosePeople } from '#modules/people/chosen-people/server/index.ts'
import { refusedFields, targetsOf } from '#modules/company/authority/server/index.ts'
import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { type Leave, problemOf } from '../model/rules.ts'
import type { DismissalNotice } from '../model/ending.ts'
import { previewOf } from './apply.ts'

export type AskedBatch = {
  businessId: number
  jobTitle: string
  dismissalCause: string
  contractFinalDate: ISODate
  notice: DismissalNotice
  noticeDate: ISODate | null
}

/** The contracts of a job that are in force on a day and within reach. */
export const membersOf = (
  context: Context,
  { businessId, jobTitle, contractFinalDate: day }: AskedBatch,
) =>
  choosePeople(context, 'contractSettlements.create', { businessId, from: day, to: day, jobTitle })

export type Member = Awaited<ReturnType<ReturnType<typeof membersOf>['execute']>>[number]

/** What ends with a member, in numbers, or why their contract is left out. */
export type MemberPlan = { lines: number; left: string | null }

/**
 * What each of some contracts would end, or why it is left out: what the law refuses, one's own,
 * those of people above, with a team or with an ending already. The same number of statements for
 * one contract and for hundreds.
 */
export async function plansOf(
  context: Context,
  asked: AskedBatch,
  members: readonly Member[],
): Promise<ReadonlyMap<number, MemberPlan>> {
  const ids = members.map(({ id }) => id)
  const people = [...new Set(members.map(({ userId }) => userId))]
  const targets = await targetsOf(context, people)
  const protections = await protectionsOf(context.tx, people)
  const seesProtections = context.can('laborProtections.read')
  const known = await endedAmong(context, ids)
  const leaves = await leavesAmong(context, ids)
  const { contractFinalDate } = asked
  const lines = await previewOf(
    context.tx,
    members.map(({ id: userContractId, userId }) => {
      return { userContractId, userId, contractFinalDate, heirUserId: null }
    }),
  )
  const byContract = Map.groupBy(lines, ({ contractId }) => contractId)
  const why = (member: Member): string | null => {
    const own = byContract.get(member.id) ?? []
    if (member.userId === context.actor.userId) return 'Lo ordena: lo termina otra persona'
    if (known.has(member.id)) return 'Ya tiene un término registrado'
    const target = targets.get(member.userId)
    if (!target) return 'Está fuera de su alcance'
    const [refused] = refusedFields(context, target, ['UserContract.finalDate'])
    if (refused) return refused.reason
    if (own.some(({ part }) => part === 'TEAM' || part === 'UNITS')) {
      return 'Dirige a otras personas: termine su contrato aparte'
    }
    const { initialDate, finalDate, contractType, isDomestic } = member
    const problem = problemOf({
      cause: asked.dismissalCause,
      finalDate: contractFinalDate,
      notice: asked.notice,
      noticeDate: asked.noticeDate,
      contract: { initialDate, finalDate, contractType, isDomestic },
      leaves: leaves.get(member.id) ?? [],
      protections: protections.get(member.userId) ?? [],
      seesProtections,
    })
    return problem?.message ?? null
  }
  return new Map(
    members.map((member) => [
      member.id,
      { lines: byContract.get(member.id)?.length ?? 0, left: why(member) },
    ]),
  )
}

async function endedAmong({ tx }: Context, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('contractSettlement')
    .select('userContractId')
    .where(sql<boolean>`user_contract_id = any(${[...ids]}::bigint[])`)
    .where('status', '<>', 'UNDONE')
    .execute()
  return new Set(rows.map(({ userContractId }) => userContractId))
}

async function leavesAmong(
  context: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Leave[]>> {
  const sees = context.can('absenceResponses.update')
  const rows = await context.tx
    .selectFrom('absence')
    .select(['userContractId', 'startDate as from', 'endDate as to', 'subtype'])
    .where(sql<boolean>`user_contract_id = any(${[...ids]}::bigint[])`)
    .where('type', '=', 'LICENSE')
    .where('responseStatus', 'in', ['PENDING', 'APPROVED'])
    .execute()
  const all = rows.map(({ userContractId, from, to, subtype }) => {
    return { userContractId, from, to, maternal: sees && subtype === 'MATERNITY' }
  })
  return Map.groupBy(all, ({ userContractId }) => userContractId)
}
