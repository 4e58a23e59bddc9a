import { type NewNotice, notify } from '#modules/company/notices/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { namesOf } from './names.queries.ts'
import type { StepRequest } from './requests.queries.ts'

const inbox = '/home/bandeja'

/** What a request is called, without its days and without its kind of absence. */
export const requestWords: Readonly<Record<StepRequest['kind'], string>> = {
  VACATION: 'de vacaciones',
  ABSENCE: 'de permiso',
}

/** Says by mail to those who hold a step that it waits; in the product it is in their inbox. */
export async function tellHolders(
  context: Context,
  request: StepRequest,
  holders: readonly number[],
): Promise<void> {
  const { kind, subjectId, round, place, steps, userId } = request
  const name = (await namesOf(context.tx, [userId])).get(userId) ?? ''
  await notify(
    context,
    holders
      .filter((holder) => holder !== context.actor.userId)
      .map((holder): NewNotice => ({
        userId: holder,
        kind: 'REQUEST',
        key: `step:${kind}:${subjectId}:${round}:${place}`,
        title:
          `La solicitud ${requestWords[kind]} de ${name} espera su respuesta: ` +
          `paso ${place} de ${steps.length}`,
        link: inbox,
        shown: false,
        mail: 'NOW',
      })),
  )
}
