import { type NewNotice, notify } from '#modules/company/notices/server/index.ts'
import type { Place } from '#modules/company/second-person/server/index.ts'
import { delegatesOf } from '#modules/people/delegations/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { namesOf } from './names.queries.ts'
import type { StepRequest } from './requests.queries.ts'

const inbox = '/home/bandeja'

/** What a request is called, without its days and without its kind of absence. */
export const requestWords: Readonly<Record<StepRequest['kind'], string>> = {
  VACATION: 'de vacaciones',
  ABSENCE: 'de permiso',
}

/** A request whose step waits, and the people who hold it. */
export type Waiting = { readonly request: StepRequest; readonly holders: readonly number[] }

/**
 * Says by mail to those who hold the steps of some requests that these wait, and to whoever answers
 * in their place today; in the product they are in their inbox.
 */
export async function tellHolders(context: Context, waiting: readonly Waiting[]): Promise<void> {
  if (waiting.length === 0) return
  const names = await namesOf(
    context.tx,
    waiting.map(({ request }) => request.userId),
  )
  const told = await withDelegates(context, waiting)
  await notify(
    context,
    told.flatMap(({ request, holders }) =>
      holders
        .filter((holder) => holder !== context.actor.userId)
        .map((holder) => noticeOf(request, holder, names.get(request.userId) ?? '')),
    ),
  )
}

const noticeOf = (request: StepRequest, userId: number, name: string): NewNotice => ({
  userId,
  kind: 'REQUEST',
  key: `step:${request.kind}:${request.subjectId}:${request.round}:${request.place}`,
  title:
    `La solicitud ${requestWords[request.kind]} de ${name} espera su respuesta: ` +
    `paso ${request.place} de ${request.steps.length}`,
  link: inbox,
  shown: false,
  mail: 'NOW',
})

/**
 * Steps that wait, with the delegates of today beside their holders, and without the requester.
 */
export async function withDelegates(place: Place, waiting: readonly Waiting[]): Promise<Waiting[]> {
  const holding = (kind: StepRequest['kind']) => [
    ...new Set(waiting.flatMap(({ request, holders }) => (request.kind === kind ? holders : []))),
  ]
  const delegates = {
    VACATION: await delegatesOf(place, 'VACATION', holding('VACATION')),
    ABSENCE: await delegatesOf(place, 'ABSENCE', holding('ABSENCE')),
  }
  return waiting.map(({ request, holders }) => {
    const others = holders.flatMap((one) => delegates[request.kind].get(one)?.userId ?? [])
    const all = [...new Set([...holders, ...others])]
    return { request, holders: all.filter((one) => one !== request.userId) }
  })
}
