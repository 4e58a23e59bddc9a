import { answerStep, refuseAtOnce } from '#modules/people/approval-steps/server/index.ts'
import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { requireAct as requireActOf, requireReason } from '#platform/server/records/states.ts'
import type { VacationChange } from '../model/vacation-input.ts'
import { standingOf, type VacationAct, vacationStates } from '../model/states.ts'
import type { requireVacation } from './vacations.queries.ts'
import { daysOfUnits } from '../model/units.ts'

type Whose = { id: number; userContractId: number; userId: number; businessId: number }

/** A vacation as what passes the steps of its razón social. */
export const subjectOf = ({ id, userContractId: contractId, userId, businessId }: Whose) =>
  ({ kind: 'VACATION', id, contractId, userId, businessId }) as const

type Units = {
  legalUnits: number
  progressiveUnits: number
  additionalUnits: number
  advanceUnits: number
}

/** The working days that a request asks, and whether some of them are in advance. */
export const sizeOf = (units: Units) => ({
  days: daysOfUnits(units.legalUnits + units.progressiveUnits + units.additionalUnits),
  advance: units.advanceUnits > 0,
})

type Contract = { id: number; userId: number; businessId: number }

/** Refuses to approve at once what is answered in steps, unless all its days are past. */
export async function requireSteps(
  context: Context,
  { id: contractId, userId, businessId }: Contract,
  size: ReturnType<typeof sizeOf>,
  lastDay: ISODate,
): Promise<void> {
  const about = { kind: 'VACATION', contractId, userId, businessId } as const
  await refuseAtOnce(context, { ...about, size, lastDay })
}

type Asked = Units & { startDate: string; endDate: string; half: string | null }

/** Whether a request asks other days than before: its steps begin again. */
export function isResized(before: Asked, after: Asked): boolean {
  const [was, now] = [sizeOf(before), sizeOf(after)]
  return (
    before.startDate !== after.startDate ||
    before.endDate !== after.endDate ||
    before.half !== after.half ||
    was.days !== now.days ||
    was.advance !== now.advance
  )
}

type Row = Awaited<ReturnType<typeof requireVacation>>

/** Whether a vacation is the actor's own. */
export const isOwn = ({ actor }: Context, { userId }: Pick<Row, 'userId'>): boolean =>
  userId === actor.userId

/** Refuses an act that the state of a vacation, the person or a missing reason does not allow. */
export function requireAct(
  context: Context,
  row: Row,
  act: VacationAct,
  reason?: string | null,
): void {
  const isAsker = row.creatorLoginId === context.session.loginId
  requireActOf(vacationStates, act, standingOf(row, context.today, isOwn(context, row), isAsker))
  requireReason(vacationStates, act, reason, 'response')
}

/** Writes an answer to the step that waits. Answers whether it is that of the whole request. */
export async function passStep(
  context: Context,
  row: Row,
  input: VacationChange,
): Promise<boolean> {
  const { responseStatus, response = null } = input
  if (responseStatus !== 'APPROVED' && responseStatus !== 'REJECTED') return true
  const approves = responseStatus === 'APPROVED'
  requireAct(context, row, approves ? 'approve' : 'reject', response)
  const decision = approves ? 'APPROVE' : 'REJECT'
  if (await answerStep(context, subjectOf(row), decision, response)) return true
  const { tx, session } = context
  const bump = { updatedLoginId: session.loginId, version: row.version + 1 }
  await tx.updateTable('vacation').set(bump).where('id', '=', row.id).execute()
  return false
}
