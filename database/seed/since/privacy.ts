import type { ISODate } from '#chile/dates.ts'
import { closeDataBreach } from '#modules/administration/breaches/server/breaches.service.ts'
import { markDataBreachPeopleTold } from '#modules/administration/breaches/server/telling.service.ts'
import {
  acknowledgePrivacyRequest,
  answerPrivacyRequest,
  beginPrivacyRequest,
  createPrivacyRequest,
} from '#modules/administration/privacy/server/requests.service.ts'
import type { Since } from './acting.ts'
import type { Days } from './days.ts'

/** What people asked of their data was answered in its term, and somebody asks these days. */
export async function seedPrivacy(since: Since, { work }: Days): Promise<void> {
  await answer(since)
  await tellBreach(since)
  await since.act(14, work(-4), (context) =>
    createPrivacyRequest(context, {
      kind: 'ACCESS',
      detail: 'Quiero una copia de los datos de salud que la empresa guarda de mí',
      asksBlock: false,
      userId: null,
      receivedOn: null,
    }),
  )
}

/** When what waited was answered, well within its term. */
const answeredOn: ISODate = '2026-09-21'

async function answer({ act, owner, companyId, today }: Since): Promise<void> {
  if (answeredOn >= today) return
  const { rows } = await owner.query<{ id: number; own: boolean }>(
    `select id::int as id, channel = 'ACCOUNT' as own from privacy_request
     where company_id = $1 and state = 'RECEIVED' order by id`,
    [companyId],
  )
  for (const { id, own } of rows) {
    await act('carolina', answeredOn, async (context) => {
      const received = await acknowledgePrivacyRequest(context, { id, version: null })
      const identityBy = own ? 'ACCOUNT' : 'IN_PERSON'
      const begun = await beginPrivacyRequest(context, {
        id,
        version: received.version,
        identityBy,
      })
      const reason = 'Se hizo lo pedido; queda constancia en su ficha'
      await answerPrivacyRequest(context, { id, version: begun.version, answer: 'GRANTED', reason })
    })
  }
}

/** The people of the open incident were notified, and it was closed. */
async function tellBreach({ act, owner, companyId, today }: Since): Promise<void> {
  if (answeredOn >= today) return
  const { rows } = await owner.query<{ id: number }>(
    `select id::int as id from data_breach where company_id = $1 and state = 'OPEN' order by id`,
    [companyId],
  )
  for (const { id } of rows) {
    await act('carolina', answeredOn, async (context) => {
      const note = 'por carta certificada'
      const { version } = await markDataBreachPeopleTold(context, { id, userId: null, note })
      const closedReason = 'El proveedor borró el correo y las personas lo saben'
      await closeDataBreach(context, { id, version, closedReason })
    })
  }
}
