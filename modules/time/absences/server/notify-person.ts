import { formatDate } from '#chile/dates.ts'
import { notifyAnswer } from '#modules/company/notices/server/index.ts'
import { type Context, inPlaceOf } from '#platform/server/context.ts'
import type { RequestStatus } from '../model/catalogs.ts'

type Answered = {
  id: number
  userId: number
  version: number
  startDate: string
  endDate: string
}

const words: Readonly<Record<RequestStatus, string | undefined>> = {
  PENDING: undefined,
  APPROVED: 'aprobada',
  REJECTED: 'rechazada',
  CANCELED: 'anulada',
}

/**
 * Says to the person what somebody else answered, or that they deleted it. The notice leaves out
 * the kind of absence, and the reason is read on its page: a leave is health data.
 */
export async function tellPerson(
  context: Context,
  { id, userId, version, startDate, endDate }: Answered,
  status: RequestStatus | 'DELETED',
): Promise<void> {
  const word = status === 'DELETED' ? 'eliminada' : words[status]
  if (!word || userId === context.actor.userId) return
  const days =
    startDate === endDate
      ? `del ${formatDate(startDate)}`
      : `del ${formatDate(startDate)} al ${formatDate(endDate)}`
  const title = `Su ausencia ${days} fue ${word}${inPlaceOf(context)}`
  const key = `absence:${id}:${version + 1}`
  await notifyAnswer(context, { userId, key, title, link: '/home/ausencias' }, 'NONE')
}
