import {
  answerStep,
  refuseAnswered,
  restartSteps,
} from '#modules/people/approval-steps/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { AbsenceType, LegalPermit } from '../model/catalogs.ts'
import { calendarDays } from '../model/days.ts'

type Whose = { id: number; userContractId: number; userId: number; businessId: number }

/** An absence as what passes the steps of its razón social. */
export const subjectOf = ({ id, userContractId: contractId, userId, businessId }: Whose) =>
  ({ kind: 'ABSENCE', id, contractId, userId, businessId }) as const

type Asked = {
  type: AbsenceType
  legalPermit: LegalPermit | null
  startDate: string
  endDate: string
  halfDay: boolean
}

/**
 * The days of a permit that a razón social may give or refuse. A medical leave, a permit that the
 * law gives, and what is only registered pass no steps.
 */
export function sizeOf({ type, legalPermit, startDate, endDate, halfDay }: Asked) {
  if (type !== 'LEAVE' || legalPermit !== null) return undefined
  const days = halfDay ? 0.5 : calendarDays({ from: startDate, to: endDate })
  return { days, advance: false }
}

type Row = Whose & Asked & { version: number; responseStatus: string }

/** Begins the steps again of a request that waits, where it asks other days or something else. */
export async function restartIfResized(context: Context, row: Row, now: Asked): Promise<void> {
  const same = (['type', 'legalPermit', 'startDate', 'endDate', 'halfDay'] as const).every(
    (name) => row[name] === now[name],
  )
  if (row.responseStatus !== 'PENDING' || same) return
  await restartSteps(context, { ...subjectOf(row), size: sizeOf(now) })
}

type Answer = { act: string; version: number | null; response: string | null }

/** Writes an answer to the step that waits. Answers whether it is that of the whole request. */
export async function passStep(context: Context, row: Row, answer: Answer): Promise<boolean> {
  const { act, version, response } = answer
  if (row.responseStatus !== 'PENDING' || (act !== 'approve' && act !== 'reject')) return true
  if (version !== null && version !== row.version) {
    await refuseAnswered(context, 'ABSENCE', row.id)
    return true
  }
  const decision = act === 'approve' ? 'APPROVE' : 'REJECT'
  if (await answerStep(context, subjectOf(row), decision, response)) return true
  await context.tx
    .updateTable('absence')
    .set({ version: row.version + 1, updatedLoginId: context.session.loginId })
    .where('id', '=', row.id)
    .execute()
  return false
}
