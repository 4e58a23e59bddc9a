import type pg from 'pg'
import { keyOf } from '#platform/server/storage/storage.ts'

/** Rows of each table that passes, from a moment, and how they are found again. */
export type Passing = {
  /** A condition that finds them; the company's is added where the table has one. */
  readonly found: string
  /** $1 is the company, $2 the moment. */
  readonly plant: readonly string[]
  /** How many stay for being the last of theirs. */
  readonly last?: number
}

const login = '(select min(id) from login where company_id = $1)'
const aFile = (keptAs: string): Passing => ({
  found: `name = 'de paso' and kept_as = '${keptAs}'`,
  plant: [
    `insert into file (company_id, storage_key, name, media_type, size, sha256, related_type,
       kept_as, created_at)
     values ($1, $3, 'de paso', 'text/plain', 1, 'x', 'prueba', '${keptAs}', $2)`,
  ],
})
/** Two of one account: the later one stays, however old. */
const twice = (statement: string): readonly string[] => [
  statement.replaceAll('$n', '1'),
  statement.replaceAll('$n', '2'),
]

/** By their table and class. */
export const passingRows: Readonly<Record<string, Passing>> = {
  'notification NOTICES': {
    found: `title = 'de paso'`,
    plant: [
      `insert into notification (company_id, user_id, kind, key, title, link, created_at)
       select company_id, min(id), 'ANSWER', 'paso' || $2::timestamptz, 'de paso',
         '/home/avisos', $2
       from users where company_id = $1 group by company_id`,
    ],
  },
  'push_message NOTICES': {
    found: `link = 'de paso'`,
    plant: [
      `insert into push_device (company_id, user_id, login_id, endpoint, public_key, secret, name,
         kinds)
       select $1, min(id), ${login}, 'https://fcm.googleapis.com/' || $2::timestamptz,
         decode(repeat('04', 65), 'hex'), 'x', 'de paso', '{ANSWER}'
       from users where company_id = $1`,
      `insert into push_message (company_id, push_device_id, kind, key, link, created_at)
       select $1, max(id), 'ANSWER', 'de paso', 'de paso', $2 from push_device
       where company_id = $1 and name = 'de paso'`,
    ],
  },
  'job WORK': {
    found: `kind = 'de paso'`,
    plant: [
      `insert into job (company_id, kind, key, input, status, trace_id, finished_at)
       values ($1, 'de paso', $2::timestamptz::text, '{}', 'DONE', 'prueba', $2)`,
    ],
  },
  'import_row IMPORTS': {
    found: `cells = '["de paso"]'`,
    plant: [
      `insert into importation (company_id, code, file_name, sha256, created_at)
       values ($1, 'SUPPLIERS', 'de paso', '\\x00', $2)`,
      `insert into import_row (company_id, importation_id, line, cells, result, created_at)
       select company_id, max(id), 4, '["de paso"]', 'NEW', $2 from importation
       where company_id = $1 group by company_id`,
    ],
  },
  'import_change IMPORTS': {
    found: `entity = 'de paso'`,
    plant: [
      `insert into importation (company_id, code, file_name, sha256, created_at)
       values ($1, 'SUPPLIERS', 'de paso', '\\x00', $2)`,
      `insert into import_change (company_id, importation_id, line, entity, entity_id,
         version_after, created_at)
       select company_id, max(id), 4, 'de paso', 0, 1, $2 from importation
       where company_id = $1 group by company_id`,
    ],
  },
  'privacy_code CODES': {
    found: `code_digest = sha256('de paso')`,
    plant: [
      `insert into privacy_code (company_id, user_id, code_digest, created_at, expires_at)
       select company_id, min(id), sha256('de paso'), $2, $2 from users
       where company_id = $1 group by company_id`,
    ],
  },
  'sign_in_attempt CODES': {
    found: `state_hash = sha256('de paso')`,
    plant: [
      `insert into sign_in_attempt (company_id, purpose, browser_hash, state_hash, issuer,
         created_at, expires_at)
       values ($1, 'SIGN_IN', sha256('de paso'), sha256('de paso'), 'https://de-paso.example', $2,
         $2)`,
    ],
  },
  'webhook_event WORK': {
    found: `type = 'de paso'`,
    plant: [
      `insert into webhook_event (company_id, type, subject_id, created_at)
       values ($1, 'de paso', 0, $2)`,
    ],
  },
  'webhook_delivery WORK': {
    found: `problem = 'de paso'`,
    plant: [
      `insert into webhook (company_id, url, description, events, secret, creator_login_id,
         created_at)
       select $1, 'https://de-paso.example', 'de paso', array['person.created'], 'x', ${login},
         now()
       where $2::timestamptz is not null and not exists (
         select from webhook where company_id = $1 and description = 'de paso')`,
      `insert into webhook_event (company_id, type, subject_id, created_at)
       values ($1, 'enviado', 0, now() + ($2::timestamptz - '2020-01-01'))`,
      `insert into webhook_delivery (company_id, webhook_id, event_id, state, tried_at, problem)
       select $1, max(webhook.id), max(event.id), 'FAILED', $2, 'de paso'
       from webhook join webhook_event event on event.company_id = webhook.company_id
       where webhook.company_id = $1 and webhook.description = 'de paso'`,
    ],
  },
  'file COPIES': aFile('COPY'),
  'file UPLOADS': aFile('UPLOAD'),
  'scenario_run TRIALS': {
    found: `summary ? 'paso'`,
    plant: [
      `insert into scenario (company_id, name, first_month, months, changes)
       select $1, 'de paso', 202609, 1, '[]' where $2::timestamptz is not null and not exists (
         select from scenario where company_id = $1 and name = 'de paso')`,
      ...twice(
        `insert into scenario_run (company_id, scenario_id, scenario_version, job_id,
           includes_private, summary, result, calculated_at, hidden)
         select company_id, id, 1, -10 * extract(epoch from $2::timestamptz)::bigint - $n, false,
           '{"paso": true}', '{}', $2, '{}'
         from scenario where company_id = $1 and name = 'de paso'`,
      ),
    ],
    last: 1,
  },
  'sent_form CODES': {
    found: `operation = 'de paso'`,
    plant: [
      `insert into sent_form (company_id, login_id, operation, key_hash, body_hash, sent_at)
       values ($1, 1, 'de paso', convert_to($2::timestamptz::text, 'UTF8'), 'x', $2)`,
    ],
  },
  'calendar_feed LINKS': {
    found: `event_key = 'paso'`,
    plant: [
      `insert into calendar_feed (company_id, user_id, scope, token_hash, event_key, created_at,
         revoked_at)
       select company_id, min(id), 'OWN', convert_to($1::bigint || $2::timestamptz::text, 'UTF8'),
         'paso', $2, $2
       from users where company_id = $1 group by company_id`,
    ],
  },
  'login_session SESSIONS': {
    found: `user_agent = 'de paso'`,
    plant: twice(
      `insert into login_session (login_id, token_hash, expires_at, user_agent)
       select ${login}, convert_to('$n' || $2::timestamptz::text, 'UTF8'), $2, 'de paso'`,
    ),
    last: 1,
  },
  'password_reset LINKS': {
    found: `recipient = 'de paso'`,
    plant: twice(
      `insert into password_reset (login_id, token_hash, expires_at, recipient)
       select ${login}, convert_to('$n' || $2::timestamptz::text, 'UTF8'), $2, 'de paso'`,
    ),
    last: 1,
  },
  'login_challenge CODES': {
    found: `challenge = 'de paso'`,
    plant: [
      `insert into login_challenge (login_id, purpose, token_hash, challenge, expires_at)
       select ${login}, 'PROOF', convert_to($2::timestamptz::text, 'UTF8'), 'de paso', $2`,
    ],
  },
  'sent_platform_form CODES': {
    found: `operation = 'de paso'`,
    plant: [
      `insert into sent_platform_form (login_id, operation, key_hash, body_hash, sent_at)
       select ${login}, 'de paso', convert_to($2::timestamptz::text, 'UTF8'), 'x', $2`,
    ],
  },
  'mail_outbox MAILS': {
    found: `subject = 'de paso'`,
    plant: [
      `insert into mail_outbox (key, company_id, recipient, subject, status, created_at)
       values ('paso' || $2::timestamptz, $1, 'ana@minga.example', 'de paso', 'SENT', $2)`,
    ],
  },
  'rate_limit LIMITS': {
    found: `key like 'paso%'`,
    plant: [
      `insert into rate_limit (key, full_at)
       select 'paso' || $2::timestamptz, $2 where $1::bigint > 0`,
    ],
  },
}

/** Plants the rows of a table in a company, from a moment. Answers where bytes would be stored. */
export async function plant(owner: pg.Client, of: string, company: number, at: Date) {
  const place = keyOf(company, 2026, `${of} ${at.toISOString()}`)
  for (const statement of passingRows[of]?.plant ?? []) {
    const values = [company, at, ...(statement.includes('$3') ? [place] : [])]
    await owner.query(statement, values)
  }
  return place
}
