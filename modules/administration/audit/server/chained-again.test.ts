// The chain of a company that wrote its trail before content had a digest of its own: the migration
// chains it again, and what was altered before it stays known as altered.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { readWorld } from '#tests/world.ts'
import { statementsOf } from '#database/migrate.ts'

const database = await freshDatabase()
const owner = new pg.Client({ connectionString: database.url })
await owner.connect()
afterAll(() => owner.end())
const world = await readWorld(owner)
const company = world.coihues.id

const migration = (name: string) =>
  statementsOf(
    readFileSync(
      path.resolve(import.meta.dirname, `../../../../database/migrations/${name}.sql`),
      'utf8',
    ),
  )

const again = migration('1310_audit_of_digests')

/** What the trail was before the migration, with its first two hundred events: they are enough. */
const before = [
  'delete from audit_event where seq > 200',
  'alter table audit_event drop constraint audit_event_content',
  'alter table audit_event drop column salt, drop column digest',
  'drop table audit_anchor',
  'drop function app.audit_content(bytea, jsonb, jsonb)',
  'drop function app.audit_start(bigint)',
  `drop function app.audit_digest(bytea, bigint, bigint, timestamptz, text, text, text, bigint,
    bigint, boolean, bigint, bytea)`,
  ...migration('0003_audit').filter((text) => text.includes('function app.audit_digest')),
  ...migration('1231_audit_of_tokens').filter((text) => text.startsWith('create')),
  `do $$
  declare
    v_event record;
    v_previous bytea;
  begin
    for v_event in select * from audit_event order by company_id, seq loop
      if v_event.seq = 1 then v_previous := '\\x00'::bytea; end if;
      v_previous := app.audit_digest_of_token(app.audit_digest(v_previous, v_event.company_id,
        v_event.seq, v_event.at, v_event.action, v_event.entity, v_event.entity_id,
        v_event.user_id, v_event.login_id, v_event.acting, v_event.before, v_event.after),
        v_event.token_id);
      update audit_event set hash = v_previous
      where company_id = v_event.company_id and seq = v_event.seq;
      update audit_head set hash = v_previous, seq = v_event.seq
      where company_id = v_event.company_id;
    end loop;
  end $$`,
]

const verify = `select seq, problem from app.verify_audit(${company})`
const head = `select encode(hash, 'hex') as hash, seq from audit_head where company_id = ${company}`

/** Runs statements on a trail as it was written before, and answers the last one's rows. */
async function tried(...statements: readonly string[]): Promise<Record<string, unknown>[]> {
  await owner.query('begin')
  try {
    for (const statement of before) await owner.query(statement)
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) ({ rows } = await owner.query(statement))
    return rows
  } finally {
    await owner.query('rollback')
  }
}

describe('a trail that was written before', () => {
  test('is whole as it stood, and whole again after it is chained again', async () => {
    expect(await tried(verify)).toEqual([])
    expect(await tried(...again, verify)).toEqual([])
  })

  test('keeps the last hash of the chain that stood, which the new one follows', async () => {
    const [stood] = await tried(head)
    const anchor = `select encode(hash, 'hex') as hash, events as seq, problem from audit_anchor
      where company_id = ${company}`
    expect(await tried(...again, anchor)).toEqual([{ ...stood, problem: null }])
    const forged = `update audit_anchor set hash = '\\x01' where company_id = ${company}`
    expect(await tried(...again, forged, verify)).toEqual([
      { seq: 1, problem: 'el registro fue alterado' },
    ])
  })

  test('stays altered where it was altered before', async () => {
    const altered = `update audit_event set after = '{"a": 1}'
      where company_id = ${company} and seq = 7`
    const found = [{ seq: 7, problem: 'el registro fue alterado' }]
    expect(await tried(altered, verify)).toEqual(found)
    expect(await tried(altered, ...again, verify)).toEqual(found)
  })
})
