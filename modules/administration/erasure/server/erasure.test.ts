import { describe, expect, test } from 'vitest'
import { exportedTables } from '#modules/administration/privacy/model/copied-tables.ts'
import { publicId } from '#platform/model/ids.ts'
import { keyOf } from '#platform/server/storage/storage.ts'
import { plantCanaries } from '#tests/api/canaries.ts'
import { fillEveryTable } from '#tests/api/company-rows.ts'
import { outcome } from '#tests/api/payroll.ts'
import { startApi } from '#tests/api.ts'
import { keptTables } from '#generated/kept-tables.ts'
import { retentionClasses } from '#platform/model/retention.ts'
import { erased, needed } from '../model/erased-tables.ts'

/** Bernarda asked for it; Carolina proposes it, and Rodrigo, who administers too, agrees. */
const { api, world, database, drainJobs, services } = await startApi()
const { owner } = database
const { bernarda, carolina, rodrigo } = world.people
const companyId = world.coihues.id
await owner.query(`update users set role = 'ADMIN' where company_id = $1 and id = $2`, [
  companyId,
  rodrigo.id,
])

type Who = Parameters<typeof api.as>[0]
type Row = { id: string; version: number; state: string }
type Part = { label: string; fate: string; rows: number; until: string | null }

/** A request that was granted, or answered in another way, of somebody. */
async function granted(userId: number, state = 'GRANTED'): Promise<string> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into privacy_request (company_id, user_id, kind, channel, state, received_on, due,
       answered_at, reason, claim_until)
     values ($1, $2, 'ERASURE', 'ACCOUNT', $3, '2026-09-01', '2026-10-01', now(), 'Queda lo legal',
       '2026-11-15')
     returning id`,
    [companyId, userId, state],
  )
  return publicId('privacyRequest', Number(rows[0]?.id))
}

const send = (who: Who, name: string, input: object) => sendBy(api.as(who), name, input)
const sendBy = (by: ReturnType<typeof api.as>, name: string, input: object) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  return by.result<Row>(
    `mutation ($input: ${type}!) { ${name}(input: $input) {
        ${outcome} data { id version state } } }`,
    { input },
  )
}
async function done(who: Who, name: string, input: object): Promise<Row> {
  const { data, error } = await send(who, name, input)
  if (!data) throw new Error(`${name}: ${error?.message}`)
  return data
}
const refusal = async (who: Who, name: string, input: object) =>
  (await send(who, name, input)).error?.message
const seen = ({ id, version }: Row) => ({ id, version })

const planOf = async (id: string) =>
  (
    await api.as('admin').run<{ erasurePlan: { leftOn: string | null; parts: Part[] } }>(
      `query ($input: ByIdPrivacyRequest!) { erasurePlan(input: $input) {
        leftOn parts { label fate rows until } } }`,
      { input: { id } },
    )
  ).erasurePlan

const verified = async () =>
  (
    await api
      .as('admin')
      .run<{ verifyAudit: { intact: boolean; problem: string | null; erased: number } }>(
        '{ verifyAudit { intact problem erased } }',
      )
  ).verifyAudit

async function value<Found>(statement: string, values: unknown[] = []): Promise<Found> {
  const { rows } = await owner.query<{ value: Found }>(statement, values)
  if (!rows[0]) throw new Error(`nothing: ${statement}`)
  return rows[0].value
}

/** In which tables of the whole database, the trail among them, each of some texts is found. */
async function placesOf(texts: Iterable<string>): Promise<string[]> {
  const pattern = `(${[...texts].join('|')})`
  const { rows: tables } = await owner.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const { rows } = await owner.query<{ place: string }>(
    tables
      .map(
        ({ name }) => `select distinct '${name} ' || hit.words[1] as place from ${name} it,
          regexp_matches(to_jsonb(it)::text, $1, 'g') as hit (words)`,
      )
      .join(' union all '),
    [pattern],
  )
  return rows.map(({ place }) => place).toSorted()
}

/** Where some texts are, but for the trail and the letter that calls her by her name. */
const recordsWith = async (texts: readonly string[]) =>
  (await placesOf(texts)).filter((place) => !/^(?:audit_event|mail_outbox) /.test(place))

const totals = () =>
  value<string>(
    `select concat_ws(' ', count(*), sum(net), sum(employer_cost)) as value from payslip
     where company_id = $1`,
    [companyId],
  )

describe('what is erased', () => {
  test('is listed for tables of people, and the trail lists its part', async () => {
    const people = new Set(exportedTables.map(({ table }) => table))
    expect(erased.map(({ table }) => table).filter((table) => !people.has(table))).toEqual([])
    const listed = await value<Record<string, string[] | null>>(
      'select app.erasable_content() as value',
    )
    const { rows } = await owner.query<{ table: string }>(
      `select distinct tgrelid::regclass::text as table from pg_trigger where tgname = 'audit'`,
    )
    const audited = new Set(rows.map(({ table }) => table))
    // The number of a photo says nothing once its file has no name and no bytes.
    const kept = erased.filter(({ table }) => audited.has(table) && table !== 'users')
    const expected = kept.map(({ table, columns, keys, only }) => [
      keys === undefined ? table : `${table} ${/'(\w+)'/.exec(only ?? '')?.[1]}`,
      keys === undefined
        ? (columns ?? null)
        : columns?.flatMap((column) => keys.map((key) => `${column}.${key}`)),
    ])
    expect(listed).toEqual({ ...Object.fromEntries(expected), file: ['name'] })
  })

  test('has each table with rows of people: by its term, as needed, or as what goes', () => {
    const byName = new Map(keptTables.map((one) => [one.table, one.keep]))
    const whole = new Set(erased.filter(({ columns }) => !columns).map(({ table }) => table))
    const unknown = exportedTables.filter(({ table }) => {
      const keep = byName.get(table)
      const isKept = keep !== undefined && !retentionClasses[keep].passes
      const hasTerm = isKept && retentionClasses[keep].terms.length > 0
      return [hasTerm, whole.has(table), table in needed].filter(Boolean).length !== 1
    })
    expect(unknown.map(({ table }) => table)).toEqual([])
  })

  test('needs a granted request, and two people who are not the person', async () => {
    const pending = await value<number>(
      `insert into privacy_request (company_id, user_id, kind, channel, received_on, due)
       values ($1, $2, 'ERASURE', 'ACCOUNT', '2026-09-01', '2026-10-01') returning id as value`,
      [companyId, world.people.hernan.id],
    )
    const early = { id: publicId('privacyRequest', Number(pending)) }
    expect(await refusal('admin', 'proposeErasure', early)).toContain('concede')
    const own = { id: await granted(carolina.id) }
    expect(await refusal('admin', 'proposeErasure', own)).toContain('otra persona')
    const id = await granted(bernarda.id)
    for (const who of ['lectura', 'supervisor', 'trabajador', 'boreal.admin'] as const) {
      expect([who, await refusal(who, 'proposeErasure', { id })]).toEqual([
        who,
        expect.stringMatching(/permiso|No encontrado/),
      ])
    }
    const proposed = await done('admin', 'proposeErasure', { id })
    expect(await refusal('admin', 'proposeErasure', { id })).toContain('Ya hay una supresión')
    expect(await refusal('admin', 'erasePerson', seen(proposed))).toBe(
      'Lo responde una persona distinta de quien lo pidió',
    )
    // The page of whoever proposed it says so before, and that of another one offers it.
    const proposers = (who: Who) =>
      api.as(who).run('{ erasures(filter: { state: PROPOSED }) { rows { isProposer } } }')
    expect(await proposers('admin')).toEqual({ erasures: { rows: [{ isProposer: true }] } })
    expect(await proposers('supergerente')).toEqual({ erasures: { rows: [{ isProposer: false }] } })
    expect(await refusal('boreal.admin', 'erasePerson', seen(proposed))).toBe('No encontrado')
    expect(await refusal('lectura', 'erasePerson', seen(proposed))).toContain('permiso')
    // Nor does the database take one account for both.
    await expect(
      owner.query(
        `update erasure set state = 'RUNNING', approved_login_id = proposed_login_id,
           approved_at = now() where company_id = $1`,
        [companyId],
      ),
    ).rejects.toThrow('erasure_two')
    const words = { ...seen(proposed), reason: 'Se pide de nuevo con su carta' }
    expect((await done('supergerente', 'discardErasure', words)).state).toBe('DISCARDED')
  })

  test('asks for three human beings, whichever accounts they have', async () => {
    const by = async (who: string, keeper: string | null) => {
      await owner.query(
        `update login set given_by = (select id from login where username = $2), mail_by = null,
           taken_at = case when $2::text is null then now() end
         where username = $1`,
        [who, keeper],
      )
    }
    // Carolina, who administers, opened Rodrigo's account: she could come in with it.
    const hers = { id: await granted(carolina.id) }
    await by('supergerente', 'admin')
    expect(await refusal('supergerente', 'proposeErasure', hers)).toContain('independiente')
    await by('supergerente', null)
    const ofCarolina = await done('supergerente', 'proposeErasure', hers)
    expect(await refusal('admin', 'erasePerson', seen(ofCarolina))).toContain('otra persona')
    // An account that a worker keeps carries no more than the worker's own.
    const id = await granted(bernarda.id)
    const proposed = await done('admin', 'proposeErasure', { id })
    await by('supergerente', 'trabajador')
    expect(await refusal('supergerente', 'erasePerson', seen(proposed))).toContain('permiso')
    // Or by who proposed it: one human being with two accounts.
    await by('supergerente', 'admin')
    expect(await refusal('supergerente', 'erasePerson', seen(proposed))).toContain(
      'una misma persona',
    )
    await by('supergerente', null)
    // Whoever simulates the company acts for nobody in it.
    const acting = await api.signIn('superadmin')
    await acting.mutate(
      `mutation ($input: SimulateCompanyInput!) {
        simulateCompany(input: $input) { ${outcome} data } }`,
      { input: { companyId: world.coihues.publicId } },
    )
    for (const [name, input] of [
      ['proposeErasure', { id }],
      ['erasePerson', seen(proposed)],
      ['discardErasure', { ...seen(proposed), reason: 'Porque sí' }],
    ] as const) {
      expect([name, (await sendBy(acting, name, input)).error?.message]).toEqual([
        name,
        'Lo resuelve la empresa, no quien la simula',
      ])
    }
    await done('admin', 'discardErasure', { ...seen(proposed), reason: 'Se propone otra vez' })
  })

  test('waits for what the Agency says, and says what to do', async () => {
    const id = await granted(bernarda.id, 'PARTLY')
    const proposed = await done('admin', 'proposeErasure', { id })
    const { version } = await rowOf(`privacyRequests(filter: { mine: true })`, id)
    await done('trabajador', 'claimPrivacyRequest', { id, version })
    await expect(planOf(id)).rejects.toThrow('espere lo que resuelva y cierre el reclamo')
    expect(await refusal('supergerente', 'erasePerson', seen(proposed))).toContain(
      'con una solicitud nueva',
    )
    // Nor does the database.
    await expect(
      owner.query(
        `update erasure set state = 'RUNNING', approved_login_id = proposed_login_id + 1,
           approved_at = now() where company_id = $1 and state = 'PROPOSED'`,
        [companyId],
      ),
    ).rejects.toThrow('solicitud concedida')
    await done('admin', 'discardErasure', { ...seen(proposed), reason: 'La persona reclamó' })
  })

  test('is approved once, and its person reads what went and what stays', async () => {
    await owner.query(
      `update user_version set personal_phone = '+56 9 8765 4321'
       where company_id = $1 and user_id = $2`,
      [companyId, bernarda.id],
    )
    const id = await granted(bernarda.id)
    const { erasableRequests } = await api
      .as('admin')
      .run<{ erasableRequests: { rows: { id: string }[] } }>('{ erasableRequests { rows { id } } }')
    expect(erasableRequests.rows.map((row) => row.id)).toContain(id)
    const answered = await rowOf(`privacyRequests(filter: { mine: true })`, id)
    expect(await refusal('trabajador', 'withdrawPrivacyRequest', seen(answered))).toBe(
      'Ya tiene respuesta',
    )
    const proposed = await done('admin', 'proposeErasure', { id })
    const both = await Promise.all([
      send('supergerente', 'erasePerson', seen(proposed)),
      send('supergerente', 'erasePerson', seen(proposed)),
    ])
    expect(both.filter(({ data }) => data).map(({ data }) => data?.state)).toEqual(['RUNNING'])
    await drainJobs()
    const { outcome: words } = await rowOf(`privacyRequests(filter: { mine: true })`, id)
    expect(words).toMatch(/^Se suprimió: .*\nQueda: /s)
    // She still works there: nothing of hers has a last day.
    expect(words).toContain('60 meses desde el término del contrato')
    const { erasures } = await api
      .as('admin')
      .run<{ erasures: { rows: { requestId: string; outcome: string | null }[] } }>(
        '{ erasures { rows { requestId outcome } } }',
      )
    expect(erasures.rows.find(({ requestId }) => requestId === id)?.outcome).toBe(words)
    const phone = await value<string | null>(
      `select personal_phone as value from user_version where company_id = $1 and user_id = $2
       limit 1`,
      [companyId, bernarda.id],
    )
    expect(phone).toBe('+56 9 8765 4321')
  })

  test('goes everywhere and from the trail, which verifies; goes on after a stop', async () => {
    await prepare()
    const { going: canaries, staying } = await planted()
    const phone = canaries.get('user_version.personal_phone') ?? ''
    expect(await placesOf([phone])).toEqual([`audit_event ${phone}`, `user_version ${phone}`])
    for (const key of photos) expect(await services.storage.exists(key)).toBe(true)
    const [before, chain] = [await totals(), await verified()]
    const stood = await recordsWith(staying)
    expect(stood.length).toBeGreaterThan(200)
    expect(chain).toMatchObject({ intact: true, problem: null })

    const id = await granted(bernarda.id)
    const plan = await planOf(id)
    expect(plan.leftOn).toBe('2026-08-31')
    expect(plan.parts.filter(({ fate }) => fate !== 'STAYS').map(({ label }) => label)).toContain(
      'Correos',
    )
    // Pay: 72 months, which end later than the 60 of the contract.
    expect(plan.parts.find(({ label }) => label === 'Liquidación')).toMatchObject({
      fate: 'STAYS',
      until: '2032-08-31',
    })
    const proposed = await done('admin', 'proposeErasure', { id })
    await owner.query(`create function stops() returns trigger language plpgsql as
      $$ begin raise exception 'stopped'; end $$`)
    await owner.query(`create trigger stops before update on family_member
      for each row execute function stops()`)
    await done('supergerente', 'erasePerson', seen(proposed))
    await drainJobs()
    expect(await value(`select state as value from erasure where state = 'RUNNING'`)).toBe(
      'RUNNING',
    )
    const device = canaries.get('push_device.name') ?? ''
    expect(await placesOf([device])).toEqual([`audit_event ${device}`])
    expect((await verified()).intact).toBe(true)

    await owner.query('drop trigger stops on family_member')
    await owner.query(`update graphile_worker._private_jobs set run_at = now()`)
    await drainJobs()
    expect(await value(`select state as value from erasure order by id desc limit 1`)).toBe('DONE')
    expect(canaries.size).toBeGreaterThan(15)
    expect(await placesOf(canaries.values())).toEqual([])
    // What a duty keeps stays as it was, word for word.
    expect(await recordsWith(staying)).toEqual(stood)
    for (const key of photos) expect(await services.storage.exists(key)).toBe(false)
    expect(await verified()).toEqual({ intact: true, problem: null, erased: expect.any(Number) })
    expect((await verified()).erased).toBeGreaterThan(3)
    expect(await totals()).toBe(before)
    const { rows } = await owner.query<{ text: string }>(
      `select text_body as text from mail_outbox where key like 'erasure:%' order by id desc`,
    )
    expect(rows[0]?.text).toContain('Hasta el 31-08-2032 al menos')
  })

  test('differs from an alteration', async () => {
    const erasedSeq = await value<number>(
      `select max(key::bigint) as value from jsonb_object_keys(app.erased_content($1)) key`,
      [companyId],
    )
    const alter = async (change: string, seq: number) => {
      await owner.query('begin')
      await owner.query(`update audit_event set ${change} where company_id = $1 and seq = $2`, [
        companyId,
        seq,
      ])
      const { rows } = await owner.query<{ seq: number; problem: string }>(
        'select seq, problem from app.verify_audit($1)',
        [companyId],
      )
      await owner.query('rollback')
      return rows[0]
    }
    const problem = 'el registro fue alterado'
    expect(await alter(`after = '{"a": 1}'`, Number(erasedSeq))).toEqual({
      seq: Number(erasedSeq),
      problem,
    })
    // Content that is gone without an erasure is an alteration.
    expect(await alter('before = null, after = null', 3)).toEqual({ seq: 3, problem })
  })

  test('is changed by the function alone, for an approved erasure', async () => {
    const proposed = await done('admin', 'proposeErasure', { id: await granted(bernarda.id) })
    const inner = await value<number>(`select max(id) as value from erasure`)
    const app = `set local role minga_app; select app.begin_request(${companyId}, 1, 2, false, 't')`
    for (const statement of [
      `select app.erase_content(${companyId}, ${inner}, 10)`,
      `select app.erase_content(${world.boreal.id}, ${inner}, 10)`,
      'update audit_event set after = null',
    ]) {
      await owner.query('begin')
      await owner.query(app)
      await expect(owner.query(statement)).rejects.toMatchObject({ code: '42501' })
      await owner.query('rollback')
    }
    expect(proposed.state).toBe('PROPOSED')
  })
})

/** A row of a list, by its public id, as its person reads it. */
async function rowOf(list: string, id: string): Promise<Row & { outcome: string | null }> {
  const found = await api
    .as('trabajador')
    .run<{ list: { rows: (Row & { outcome: string | null })[] } }>(
      `{ list: ${list} { rows { id version state outcome } } }`,
    )
  const row = found.list.rows.find((one) => one.id === id)
  if (!row) throw new Error(`${id} is not listed`)
  return row
}

const photos = ['anterior', 'actual'].map((name) => keyOf(companyId, 2026, name))

/** The photo that Bernarda has and the one before it, and what she asked to correct. */
async function plantBesides(): Promise<[string, string][]> {
  for (const key of photos) await services.storage.put(key, Buffer.from('foto'), 'image/jpeg')
  const { rows } = await owner.query<{ id: number }>(
    `insert into file (company_id, storage_key, name, media_type, size, sha256, related_type,
       related_id)
     select $1, key, 'CANARIOFOTO' || at || 'X.jpg', 'image/jpeg', 4, sha256('foto'), 'avatar', $3
     from unnest($2::text[]) with ordinality as one (key, at) returning id`,
    [companyId, photos, publicId('user', bernarda.id)],
  )
  for (const { id } of rows) {
    await owner.query('update users set avatar_file_id = $3 where company_id = $1 and id = $2', [
      companyId,
      bernarda.id,
      id,
    ])
  }
  await owner.query(
    `insert into data_correction (company_id, user_id, part, since, changes, before, act,
       response_status)
     values ($1, $2, 'CONTACT', '2026-09-01', '{"personalPhone": "CANARIOFONO1X", "city": "Lota"}',
         '{"personalPhone": "CANARIOFONO2X"}', null, 'CANCELED'),
       ($1, $2, 'RELATIVES', '2026-09-01', '{"phone": "CANARIOTIA1X", "email": "CANARIOTIA2X"}',
         '{"phone": "CANARIOTIA3X"}', 'CHANGE', 'CANCELED')`,
    [companyId, bernarda.id],
  )
  return ['FOTO1', 'FOTO2', 'FONO1', 'FONO2', 'TIA1', 'TIA2', 'TIA3'].map((one) => [
    one,
    `CANARIO${one}X`,
  ])
}

/** Bernarda left in August, and has rows in every table. */
async function prepare() {
  // With `planted` in one transaction: no worker sends to the device in between.
  await owner.query('begin')
  await fillEveryTable(owner, companyId)
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `update user_contract set final_date = '2026-08-31' where company_id = $1 and user_id = $2`,
    [companyId, bernarda.id],
  )
  await owner.query('set session_replication_role = origin')
}

/** A text of its own in each column of Bernarda that goes, and in the trail of those. */
async function planted() {
  const one = await owner.query<{ contract: number; login: number; email: string }>(
    `select (select min(id) from user_contract where company_id = $1 and user_id = $2) as contract,
       login.id as login, login.email from login where company_id = $1 and user_id = $2`,
    [companyId, bernarda.id],
  )
  const { contract, login, email } = one.rows[0] ?? { contract: 0, login: 0, email: '' }
  const whose = { companyId, userId: bernarda.id, rut: bernarda.rut }
  const { shown } = await plantCanaries(owner, {
    ...whose,
    contractId: Number(contract),
    loginId: Number(login),
  })
  // An address that is a canary gets no mail.
  await owner.query('update login set email = $1 where id = $2', [email, login])
  await owner.query('update user_version set email = $3 where company_id = $1 and user_id = $2', [
    companyId,
    bernarda.id,
    email,
  ])
  // Its audit has what was written before, as that of every row that people write.
  await owner.query(`update push_device set kinds = kinds where company_id = $1`, [companyId])
  for (const { table } of erased.filter((each) => each.columns && !each.keys)) {
    await owner.query(
      `select app.write_audit($1, 'Modificado', '${table}', it.id::text, null, to_jsonb(it))
       from ${table} it where it.company_id = $1
         and it.${table === 'users' ? 'id' : 'user_id'} = $2`,
      [companyId, bernarda.id],
    )
  }
  // Sessions that are over go; one that is open is how she comes in.
  await owner.query(
    `update login_session set expires_at = $1::timestamptz - interval '1 day'
     where user_agent like 'CANARIO%'`,
    [services.now()],
  )
  await owner.query(
    `insert into mail_outbox (key, company_id, recipient, subject, text_body, status)
     values ('canary', $1, $2, 'CANARIOCORREOX', 'x', 'SENT')`,
    [companyId, email],
  )
  const besides = await plantBesides()
  await owner.query('commit')
  const columns = new Map(erased.map((each) => [each.table, each.columns]))
  const words = [...shown].filter(([, text]) => text.startsWith('CANARIO'))
  const going = words.filter(([key]) => {
    const [table = '', column = ''] = key.split('.')
    // Of a correction some of what it says goes: that is planted by itself.
    if (table === 'data_correction') return false
    return columns.has(table) && (columns.get(table)?.includes(column) ?? true)
  })
  const gone = new Map([...going, ...besides, ['mail_outbox.subject', 'CANARIOCORREOX']])
  const staying = words.filter(([key]) => !gone.has(key)).map(([, text]) => text)
  return { going: gone, staying }
}
