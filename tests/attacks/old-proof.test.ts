// A session left open in which nobody proved who they are for nine hours: every operation over
// money and rights is refused before anything happens, and asks for the proof.
import { expect, test } from 'vitest'
import { asksProof, type AsksProof, provenOperations } from '../../access/recent-proof.ts'
import { type Session, startApi } from '../api.ts'
import { missingId } from './ids.ts'
import { allOperations, documentOf, variablesOf } from './schema.ts'

const { api, database } = await startApi()
const { owner } = database

/** Which people might be sitting there, from the one who may most. */
const people = ['admin', 'supergerente', 'superadmin'] as const
const sessions = new Map<string, Session>()
for (const who of people) sessions.set(who, await api.signIn(who))
await owner.query(`update login_session set proved_at = proved_at - interval '9 hours'`)

const how: Readonly<Record<string, AsksProof>> = provenOperations
const walked = allOperations.filter(({ name }) => {
  const when = Object.hasOwn(how, name) ? how[name] : undefined
  return when !== undefined && when !== 'fields' && when !== 'itself'
})

/** What changes when anything does: trails, accounts, mails, and what is kept of sent forms. */
async function state(): Promise<string> {
  const { rows } = await owner.query<{ state: string }>(`select concat_ws(' ',
    (select sum(seq) from audit_head), (select count(*) from platform_event),
    (select count(*) from mail_outbox), (select count(*) from login),
    (select sum(hashtext(l::text)) from login l), (select count(*) from company),
    (select count(*) from login_session where acting_company_id is not null)) as state`)
  return rows[0]?.state ?? ''
}

test('the walk is not empty', () => {
  expect(walked.length).toBeGreaterThan(40)
})

test.each(walked.map((operation) => [operation.name, operation] as const))(
  '%s waits for a proof, and changes nothing',
  async (name, operation) => {
    const variables = variablesOf(operation, (_, entity) => missingId(entity))
    expect(asksProof(name, variables['input'])).toBe(true)
    const before = await state()
    const errors = []
    for (const session of sessions.values()) {
      const { error, status } = await session.result(documentOf(operation), variables)
      expect(status).toBe('ERROR')
      errors.push({ kind: error?.kind, field: error?.field })
    }
    // Whoever may not call it at all reads that, and nothing of a proof.
    expect(errors).toContainEqual({ kind: 'forbidden', field: 'proof' })
    for (const error of errors) expect(error.kind).toBe('forbidden')
    expect(await state()).toBe(before)
  },
)
