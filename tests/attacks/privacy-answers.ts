import type pg from 'pg'
import { publicId } from '../../platform/model/ids.ts'
import type { Player } from './powers.ts'

/** A request by somebody, and how it is answered: the input, and whether it was. */
export type Request = {
  make: (by: Player) => Promise<number>
  inputs: (id: number) => object[]
  isAnswered: string
}

/** The ways to answer what somebody asks of their own data. */
export function privacyAnswers(client: pg.Client, companyId: number) {
  return {
    answerPrivacyRequest: privacyRequest('IN_PROGRESS', {}, [
      { answer: 'GRANTED' },
      { answer: 'DENIED', reason: 'Sí' },
    ]),
    acknowledgePrivacyRequest: privacyRequest('RECEIVED', {}, [{}]),
    beginPrivacyRequest: privacyRequest('VERIFYING', {}, [{ identityBy: 'ACCOUNT' }]),
    extendPrivacyRequest: privacyRequest('IN_PROGRESS', {}, [
      { extendedTo: '2090-02-10', extensionReason: 'Sí' },
    ]),
    answerPrivacyBlock: privacyRequest('IN_PROGRESS', { block_due: '2090-01-03' }, [
      { blockAnswer: 'GIVEN', contact: true },
    ]),
    blockPerson: privacyRequest('IN_PROGRESS', { kind: 'BLOCKING', block_due: '2090-01-03' }, [
      { contact: true },
    ]),
    closePrivacyRequest: privacyRequest('CLAIMED', {}, [{ reason: 'Sí' }]),
    erasePerson: erasure(),
    approveExpiredRecord: expiredRecord(client, companyId),
  }

  /** What somebody proposes to erase of themselves. */
  function erasure(): Request {
    return {
      make: async (by) => {
        const { rows } = await client.query<{ id: number }>(
          `insert into privacy_request (company_id, user_id, kind, channel, state, received_on, due,
           creator_login_id)
         values ($1, $2, 'ERASURE', 'ACCOUNT', 'GRANTED', '2090-01-01', '2090-01-31', $3)
         returning id`,
          [companyId, by.userId, by.loginId],
        )
        const { rows: made } = await client.query<{ id: number }>(
          `insert into erasure (company_id, request_id, user_id, proposed_login_id)
         values ($1, $4, $2, $3) returning id`,
          [companyId, by.userId, by.loginId, rows[0]?.id],
        )
        return Number(made[0]?.id)
      },
      inputs: (id) => [{ id: publicId('erasure', id), version: 1 }],
      isAnswered: `select approved_at is not null as answered from erasure
      where company_id = $1 and id = $2`,
    }
  }

  /** What somebody asks of their own data, in a state, and the ways to answer it. */
  function privacyRequest(
    state: string,
    { block_due = null, kind = 'ERASURE' }: { block_due?: string | null; kind?: string },
    ways: readonly object[],
  ): Request {
    return {
      make: async (by) => {
        const { rows } = await client.query<{ id: number }>(
          `insert into privacy_request (company_id, user_id, kind, channel, state, received_on, due,
           block_due, creator_login_id)
         values ($1, $2, $6, 'ACCOUNT', $4, '2090-01-01', '2090-01-31', $5, $3)
         returning id`,
          [companyId, by.userId, by.loginId, state, block_due, kind],
        )
        return Number(rows[0]?.id)
      },
      inputs: (id) =>
        ways.map((way) => ({ id: publicId('privacyRequest', id), version: 1, ...way })),
      isAnswered: `select version > 1 as answered from privacy_request
      where company_id = $1 and id = $2`,
    }
  }
}

/** The record of nobody who works there any more, which somebody confirmed. */
function expiredRecord(client: pg.Client, companyId: number): Request {
  return {
    make: async (by) => {
      const { rows } = await client.query<{ id: number }>(
        `with person as (
           insert into users (company_id, identification_type, rut)
           values ($1, 'PASSPORT', 'VENCIDA1') returning company_id, id
         ), link as (
           insert into user_business (company_id, user_id, business_id)
           select p.company_id, p.id, min(b.id) from person p
           join business b on b.company_id = p.company_id group by p.company_id, p.id
           returning company_id, id, user_id, business_id
         ), contract as (
           insert into user_contract (company_id, user_id, business_id, user_business_id, code,
             initial_date, final_date)
           select company_id, user_id, business_id, id, 'VENCIDA1', '2010-01-01', '2012-03-31'
           from link
         )
         insert into expired_record (company_id, user_id, state, left_on, last_month, free_on)
         select company_id, id, 'DUE', '2012-03-31', 201203, '2018-04-01' from person
         returning id`,
        [companyId],
      )
      await client.query(
        `update expired_record set state = 'CONFIRMED', confirmed_login_id = $3,
           confirmed_at = now() where company_id = $1 and id = $2`,
        [companyId, rows[0]?.id, by.loginId],
      )
      return Number(rows[0]?.id)
    },
    inputs: (id) => [{ id: publicId('expiredRecord', id), version: 1 }],
    isAnswered: `select approved_at is not null as answered from expired_record
    where company_id = $1 and id = $2`,
  }
}
