import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { publicId } from '#platform/model/ids.ts'
import { plantCanaries } from '#tests/api/canaries.ts'
import { fillEveryTable } from '#tests/api/company-rows.ts'
import { outcome } from '#tests/api/payroll.ts'
import { startApi } from '#tests/api.ts'

/** Bernarda takes with her all that Los Coihues keeps of her. */
const { api, world, database, drainJobs, services, url } = await startApi()
const { owner } = database
const { bernarda, carolina, hernan } = world.people
const companyId = world.coihues.id

const Export = `query ($input: ByIdPrivacyRequest!) { exportPerson(input: $input) {
  status done total error name url } }`
const ByCode = `query ($input: ExportPersonByCodeInput!) { exportPersonByCode(input: $input) {
  status done total error name url } }`
type Made = { status: string; error: string | null; name: string | null; url: string | null }
type Who = Parameters<typeof api.as>[0]
type Row = { id: string; version: number }
type Person = { id: number; rut: string }

async function act(who: Who, name: string, input: object): Promise<Row> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  const { data, error } = await api
    .as(who)
    .result<Row>(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${outcome} data { id version } } }`,
      { input },
    )
  if (!data) throw new Error(`${name}: ${error?.message}`)
  return { id: data.id, version: data.version }
}

/** A request of Bernarda that Carolina granted. */
async function granted(kind: string): Promise<string> {
  const asked = await act('trabajador', 'createPrivacyRequest', { kind })
  const known = await act('admin', 'acknowledgePrivacyRequest', asked)
  const begun = await act('admin', 'beginPrivacyRequest', { ...known, identityBy: 'ACCOUNT' })
  await act('admin', 'answerPrivacyRequest', { ...begun, answer: 'GRANTED' })
  return asked.id
}

const made = async (who: Who, id: string) =>
  (await api.as(who).run<{ exportPerson: Made }>(Export, { input: { id } })).exportPerson

/** The files of the copy, by their names. */
async function copyOf(id: string): Promise<ReadonlyMap<string, string>> {
  await made('trabajador', id)
  await drainJobs()
  return unzipped(await made('trabajador', id))
}

async function unzipped(ready: Made): Promise<ReadonlyMap<string, string>> {
  if (!ready.url) throw new Error(`${ready.status}: ${ready.error}`)
  const answer = await fetch(new URL(ready.url, url))
  const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()))
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, String(await buffer(await zip.openReadStreamPromise(entry))))
  }
  return files
}

describe('the copy of a person', () => {
  test('is for the person alone, once the request is granted', async () => {
    const asked = await act('trabajador', 'createPrivacyRequest', { kind: 'PORTABILITY' })
    await expect(made('trabajador', asked.id)).rejects.toThrow('que se concede')
    await act('trabajador', 'withdrawPrivacyRequest', asked)
    const id = await granted('PORTABILITY')
    await expect(made('admin', id)).rejects.toThrow('No encontrado')
    expect((await made('trabajador', id)).status).toBe('QUEUED')
    await drainJobs()
  })

  test('is never given to somebody else, with an account or with a code', async () => {
    const id = await granted('PORTABILITY')
    for (const who of ['supervisor', 'admin', 'boreal.admin', 'boreal.trabajador'] as const) {
      await expect(made(who, id)).rejects.toThrow('No encontrado')
    }
    const his = await heldBy(hernan)
    await expect(madeByCode({ ...his, id })).rejects.toThrow('No encontrado')
    await expect(madeByCode({ ...his, rut: bernarda.rut, id })).rejects.toThrow(
      'Ese código no sirve',
    )
    const { rows } = await owner.query(
      `select from job where kind = 'privacy.export' and input ->> 'userId' <> $1`,
      [String(bernarda.id)],
    )
    expect(rows).toEqual([])
  })

  test('has her pay and nobody else’s, names of others and no secret', async () => {
    const files = await copyOf(await granted('ACCESS'))
    const json = files.get('datos.json') ?? ''
    expect(files.has('LÉAME.txt')).toBe(true)
    expect([...files.keys()].some((name) => name.endsWith('(payslip).csv'))).toBe(true)
    expect(json).toContain('Huenchul')
    const { rows: nets } = await owner.query<{ mine: boolean; net: string }>(
      `select distinct user_id = $2 as mine, net::text from payslip where company_id = $1
         and net > 400000 order by 1, 2`,
      [companyId, bernarda.id],
    )
    const mine = new Set(nets.filter((one) => one.mine).map(({ net }) => net))
    const foreign = nets.filter((one) => !one.mine && !mine.has(one.net)).map(({ net }) => net)
    expect(foreign.length).toBeGreaterThan(3)
    for (const net of foreign) expect(json).not.toMatch(new RegExp(`"net": "?${net}\\b`))
    const { rows: secrets } = await owner.query<{ hash: string }>(
      `select password_hash as hash from login where user_id in ($1, $2) and company_id = $3`,
      [bernarda.id, carolina.id, companyId],
    )
    for (const { hash } of secrets)
      for (const text of files.values()) expect(text).not.toContain(hash)
  })

  test('has a canary of every column, none of a secret, and comes by a code too', async () => {
    await fillEveryTable(owner, companyId)
    await owner.query('begin')
    const { rows } = await owner.query<{ id: number }>(
      'select id from login where company_id = $1 and user_id = $2',
      [companyId, bernarda.id],
    )
    await owner.query(
      `insert into login_passkey (login_id, credential_id, public_key, counter, label, created_at)
       values ($1, 'x', 'x', 0, 'Teléfono', now())`,
      [rows[0]?.id],
    )
    await owner.query(
      `insert into password_reset (login_id, token_hash, created_at, expires_at, kind)
       values ($1, 'x', now(), now(), 'RECOVERY')`,
      [rows[0]?.id],
    )
    const { shown, secret, empty } = await plantCanaries(owner, {
      companyId,
      userId: bernarda.id,
      contractId: bernarda.contracts[0]?.id ?? 0,
      loginId: Number(rows[0]?.id),
      rut: bernarda.rut,
    })
    await owner.query('commit')
    expect(empty).toEqual([])
    expect(shown.size).toBeGreaterThan(500)
    expect(secret.size).toBeGreaterThan(5)
    const files = await copyByCode(bernarda)
    const json = files.get('datos.json') ?? ''
    const lost = [...shown].filter(([, value]) => !json.includes(value)).map(([key]) => key)
    expect(lost).toEqual([])
    const spilt = [...secret].filter(([, value]) =>
      [...files.values()].some((text) => text.includes(value)),
    )
    expect(spilt).toEqual([])
    // Whoever leads her reads her name in their own copy, and nothing else of her.
    const his = [...(await copyByCode(hernan)).values()]
    expect(his.some((text) => text.includes(hernan.rut))).toBe(true)
    const hers = [...shown].filter(
      ([key, value]) =>
        value.startsWith('CANARIO') &&
        !/^user_version\.(firstname|second_name|\w+_lastname)$/.test(key) &&
        his.some((text) => text.includes(value)),
    )
    expect(hers.map(([key]) => key)).toEqual([])
  })
})

/** A code of the mail of somebody, with their RUT as it is typed beside it. */
async function heldBy({ id, rut }: Person) {
  const code = 'ABCDEFGH12'
  await owner.query(
    `insert into privacy_code (company_id, user_id, code_digest, created_at, expires_at)
     values ($1, $2, $3, $4::timestamptz, $4::timestamptz + interval '1 hour')
     on conflict do nothing`,
    [companyId, id, createHash('sha256').update(`${id}:${code}`).digest(), services.now()],
  )
  return { companyId: world.coihues.publicId, rut, code }
}

const madeByCode = async (input: object) =>
  (await api.nobody.run<{ exportPersonByCode: Made }>(ByCode, { input })).exportPersonByCode

/** The copy by a code of the mail: her own session is full of canaries. */
async function copyByCode(person: Person): Promise<ReadonlyMap<string, string>> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into privacy_request (company_id, user_id, kind, channel, state, received_on, due)
     values ($1, $2, 'ACCESS', 'MAIL_CODE', 'GRANTED', '2026-09-01', '2026-10-01') returning id`,
    [companyId, person.id],
  )
  const id = publicId('privacyRequest', Number(rows[0]?.id))
  const input = { ...(await heldBy(person)), id }
  await madeByCode(input)
  await drainJobs()
  return unzipped(await madeByCode(input))
}
