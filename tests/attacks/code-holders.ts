import { publicId } from '../../platform/model/ids.ts'

type Answer = Readonly<Record<string, unknown>> | null
type Setting = {
  /** What somebody holds who has a code of their mail. */
  codeHolds: () => Promise<object>
  first: <Row>(statement: string) => Promise<Row & object>
  openly: (name: string, fields: string, input: object) => Promise<Answer>
  userId: number
}

/** What whoever holds a code of their mail may do: makes it, and answers whether it goes on. */
export const codeHolders = ({ codeHolds, first, openly, userId }: Setting) => ({
  privacyByCode: {
    ofCompany: true as const,
    make: async () => {
      const input = await codeHolds()
      return async () => (await openly('privacyByCode', 'company', input)) !== null
    },
  },
  requestPrivacyByCode: {
    ofCompany: true as const,
    make: async () => {
      const input = { ...(await codeHolds()), kind: 'PORTABILITY' }
      return async () => {
        const answer = await openly('requestPrivacyByCode', 'status error { kind }', input)
        const { kind } = (answer?.['error'] ?? {}) as { kind?: string }
        return answer?.status === 'OK' || kind === 'conflict'
      }
    },
  },
  exportPersonByCode: {
    ofCompany: true as const,
    make: async () => {
      const held = await codeHolds()
      const { id } = await first<{ id: string }>(
        `insert into privacy_request (company_id, user_id, kind, channel, state, received_on, due)
         values ($1, ${userId}, 'ACCESS', 'ACCOUNT', 'GRANTED', '2026-09-01',
           '2026-10-01') returning id`,
      )
      const input = { ...held, id: publicId('privacyRequest', Number(id)) }
      return async () => (await openly('exportPersonByCode', 'status', input)) !== null
    },
  },
  withdrawPrivacyByCode: {
    ofCompany: true as const,
    make: async () => {
      const held = await codeHolds()
      return async () => {
        await openly('requestPrivacyByCode', 'status', { ...held, kind: 'ACCESS' })
        const { id } = await first<{ id: string }>(
          `select max(id) as id from privacy_request
           where company_id = $1 and user_id = ${userId}`,
        )
        const input = { ...held, id: publicId('privacyRequest', Number(id)) }
        return (await openly('withdrawPrivacyByCode', 'status', input))?.status === 'OK'
      }
    },
  },
  liftPrivacyBlockByCode: {
    ofCompany: true as const,
    make: async () => {
      const held = await codeHolds()
      const { id } = await first<{ id: string }>(
        `with asked as (insert into privacy_request (company_id, user_id, kind, channel, state,
             received_on, due) values ($1, ${userId}, 'BLOCKING', 'ACCOUNT',
             'GRANTED', '2026-09-01', '2026-09-03') returning id)
         insert into privacy_block (company_id, user_id, scope, since, request_id)
         select $1, ${userId}, 'CONTACT', '2026-09-02', id from asked
         returning id`,
      )
      const input = { ...held, id: publicId('privacyBlock', Number(id)), version: 1 }
      return async () => (await openly('liftPrivacyBlockByCode', 'status', input))?.status === 'OK'
    },
  },
})
