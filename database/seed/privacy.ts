import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { coihues } from './companies.ts'
import { idsBy, insert } from './rows.ts'

/**
 * What people of the demo world ask of their data: some wait, others were answered, and one of
 * these closed how somebody is reached.
 */
export async function seedPrivacy(client: pg.Client, companyId: number) {
  const userId = await idsBy(client, 'users', companyId, 'rut')
  const loginId = await idsBy(client, 'login', companyId, 'user_id')
  const answeredLoginId = loginId(userId(rutOf(coihues.people.carolina.rut)))
  const of = (place: number) => {
    const person = coihues.others[place]
    if (!person) throw new Error(`nobody at place ${place}`)
    return userId(rutOf(person.rut))
  }
  const answered = { identityBy: 'ACCOUNT', answeredLoginId, blockDue: null, asksBlock: false }
  await insert(client, 'privacy_request', [
    {
      companyId,
      userId: of(4),
      kind: 'ACCESS',
      channel: 'ACCOUNT',
      detail: 'Quiero saber quién vio mis licencias este año',
      receivedOn: '2026-08-24',
      due: '2026-09-23',
      createdAt: '2026-08-24T14:00:00Z',
      updatedAt: '2026-08-24T14:00:00Z',
    },
    {
      companyId,
      userId: of(11),
      kind: 'ERASURE',
      channel: 'ENTERED',
      detail: 'Pide borrar el teléfono de su anterior contacto de emergencia',
      receivedOn: '2026-09-10',
      due: '2026-10-10',
      createdAt: '2026-09-10T15:00:00Z',
      updatedAt: '2026-09-10T15:00:00Z',
    },
  ])
  await insert(client, 'privacy_request', [
    {
      ...answered,
      companyId,
      userId: of(7),
      kind: 'RECTIFICATION',
      channel: 'ACCOUNT',
      detail: 'Mi segundo apellido está mal escrito en los certificados',
      state: 'GRANTED',
      receivedOn: '2026-07-06',
      due: '2026-08-05',
      reason: 'Se corrigió en la ficha; los certificados nuevos ya lo dicen bien',
      answeredAt: '2026-07-14T16:00:00Z',
      createdAt: '2026-07-06T13:00:00Z',
      updatedAt: '2026-07-14T16:00:00Z',
    },
  ])
  await seedBlock(client, companyId, { userId: of(13), answeredLoginId })
}

type Blocked = { userId: number; answeredLoginId: number }

/** Somebody who closed how they are reached, and their picture, to everybody else. */
async function seedBlock(
  client: pg.Client,
  companyId: number,
  { userId, answeredLoginId }: Blocked,
) {
  const asked = {
    companyId,
    userId,
    kind: 'BLOCKING',
    receivedOn: '2026-09-07',
    due: '2026-09-09',
    answeredAt: '2026-09-08T15:00:00Z',
  }
  await insert(client, 'privacy_request', [
    {
      ...asked,
      answeredLoginId,
      identityBy: 'ACCOUNT',
      asksBlock: false,
      channel: 'ACCOUNT',
      detail: 'No quiero que mi teléfono ni mi foto se vean mientras dure la demanda',
      state: 'GRANTED',
      blockDue: '2026-09-09',
      blockAnswer: 'GIVEN',
      blockAnsweredAt: asked.answeredAt,
      blockLoginId: answeredLoginId,
      reason: 'Bloqueado hasta que usted lo levante',
      createdAt: '2026-09-07T13:00:00Z',
      updatedAt: asked.answeredAt,
    },
  ])
  const requestId = await idsBy(client, 'privacy_request', companyId, 'kind')
  await insert(
    client,
    'privacy_block',
    ['CONTACT', 'PICTURE'].map((scope) => ({
      companyId,
      userId: asked.userId,
      scope,
      since: '2026-09-08',
      requestId: requestId('BLOCKING'),
      authorLoginId: answeredLoginId,
    })),
  )
}
