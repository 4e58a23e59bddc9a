import { formatDate, type ISODate } from '#chile/dates.ts'
import { notifyAnswer } from '#modules/company/notices/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'

type Agreement = { id: number; userId: number; agreedOn: ISODate }

const words = { APPROVED: 'aprobado', REJECTED: 'rechazado', UNDONE: 'deshecho' } as const

/** Tells the worker what became of their agreement, without its amount: it is pay. */
export const tellPerson = (
  context: Context,
  { id, userId, agreedOn }: Agreement,
  state: keyof typeof words,
): Promise<void> =>
  notifyAnswer(context, {
    userId,
    key: `vacation-compensation:${id}:${state}`,
    title:
      `Su acuerdo de feriado progresivo en dinero del ${formatDate(agreedOn)} fue ` + words[state],
    link: `/home/ficha/${publicId('user', userId)}/vacaciones`,
  })
