import { createHash } from 'node:crypto'
import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { sealed } from '#modules/company/webhooks/server/index.ts'
import { coihues } from './companies.ts'
import { idsBy, insert } from './rows.ts'

/** The secret of an address of the demo world, as its own system has it too. */
const secretOf = (what: string) =>
  `whsec_${createHash('sha256').update(what).digest().toString('base64')}`

/** What an address answered to an attempt. */
type Answered = {
  state: 'SENT' | 'FAILED' | 'WAITING'
  status: number | null
  problem: string | null
}
const received: Answered = { state: 'SENT', status: 200, problem: null }
const broken: Answered = { state: 'FAILED', status: 503, problem: 'Respondió 503' }
const silent: Answered = { state: 'FAILED', status: null, problem: 'No respondió a tiempo' }

/** Days of August and September on which contracts were announced to the intranet, in vain. */
const failures = [
  { at: '2026-08-24T13:00:00Z', attempts: 1, ...received },
  { at: '2026-09-01T13:00:00Z', attempts: 8, ...broken },
  { at: '2026-09-01T13:05:00Z', attempts: 8, ...broken },
  { at: '2026-09-02T13:00:00Z', attempts: 8, ...silent },
  { at: '2026-09-03T13:00:00Z', attempts: 8, ...silent },
  { at: '2026-09-04T13:00:00Z', attempts: 8, ...broken },
]

/**
 * Two addresses of the demo world: an accounting system that hears of what is paid, and an
 * intranet that did not answer and is stopped, with one delivery that waits until it is resumed.
 */
export async function seedWebhooks(client: pg.Client, companyId: number): Promise<void> {
  const loginIds = await idsBy(client, 'login', companyId, 'user_id')
  const userIds = await idsBy(client, 'users', companyId, 'rut')
  const creatorLoginId = loginIds(userIds(rutOf(coihues.people.carolina.rut)))
  const row = (description: string, host: string) => ({
    companyId,
    description,
    url: `https://${host}/avisos`,
    secret: `\\x${sealed(secretOf(host), companyId).toString('hex')}`,
    creatorLoginId,
  })
  await insert(client, 'webhook', [
    {
      ...row('Contabilidad', 'contabilidad.loscoihues.example'),
      // Nothing else that the demo world does happens to it: the rows below are all it was sent.
      events: ['expense.paid'],
      createdAt: '2026-07-01T13:10:00Z',
    },
  ])
  await insert(client, 'webhook', [
    {
      ...row('Intranet', 'intranet.loscoihues.example'),
      events: ['contract.created', 'contract.changed', 'contract.ended'],
      createdAt: '2026-07-01T13:20:00Z',
      disabledAt: '2026-09-05T13:00:00Z',
      disabledWhy: 'FAILURES',
      version: 2,
    },
  ])
  await deliver(client, companyId, 'Contabilidad', 'expense.paid', {
    subjects: `select id, user_id from expense_report where company_id = $1 and status = 'PAID'`,
    tries: [{ at: '2026-09-08T14:00:00Z', attempts: 2, ...received }],
  })
  await deliver(client, companyId, 'Intranet', 'contract.changed', {
    subjects: 'select id, user_id from user_contract where company_id = $1',
    tries: [
      ...failures,
      { at: '2026-09-05T12:58:00Z', attempts: 1, ...broken, state: 'WAITING' as const },
    ],
  })
}

type Deliveries = {
  /** Selects what happened to: its id and its person. */
  subjects: string
  tries: readonly (Answered & { at: string; attempts: number })[]
}

/** What an address was sent, one thing each time, and what it answered. */
async function deliver(
  client: pg.Client,
  companyId: number,
  description: string,
  type: string,
  { subjects, tries }: Deliveries,
): Promise<void> {
  await client.query(
    `with subject as (
       select id, user_id, row_number() over (order by id) as place from (${subjects}) every),
     tried as (
       select given.*, row_number() over (order by given.at) as place
       from jsonb_to_recordset($4::jsonb)
         as given (at timestamptz, attempts integer, state text, status integer, problem text)),
     event as (
       insert into webhook_event (company_id, type, subject_id, user_id, created_at)
       select $1, $2, subject.id, subject.user_id, tried.at
       from tried join subject on subject.place = tried.place
       returning id, created_at)
     insert into webhook_delivery (company_id, webhook_id, event_id, state, attempts, next_at,
       tried_at, status, problem)
     select $1, webhook.id, event.id, tried.state, tried.attempts, tried.at, tried.at,
       tried.status, tried.problem
     from event
     join tried on tried.at = event.created_at
     join webhook on webhook.company_id = $1 and webhook.description = $3
     order by event.created_at`,
    [companyId, type, description, JSON.stringify(tries)],
  )
}
