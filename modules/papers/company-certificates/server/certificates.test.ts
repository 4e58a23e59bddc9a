// Certificates of razones sociales: what is taken, what is refused and why, and who may.
import { beforeAll, describe, expect, test } from 'vitest'
import { inEachCompany } from '#modules/company/notices/server/index.ts'
import { startApi } from '#tests/api.ts'
import { certificateMaker } from '#tests/certificates.ts'
import type { Username } from '#tests/world.ts'
import { ofCertificates } from './reminders.ts'

const { api, database, world, services } = await startApi()
const { p12 } = certificateMaker()
const company = world.coihues.id

const SHOWN = 'businessId businessName rut standing id kind subject issuer serial notAfter version'
type Shown = {
  businessId: string
  businessName: string
  rut: string
  standing: string
  id: string
  kind: string
  subject: string
  version: number
}

const all = async (who: Username) =>
  (await api.as(who).run<{ companyCertificates: Shown[] }>(`{ companyCertificates { ${SHOWN} } }`))
    .companyCertificates

const result = <Data>(who: Username, operation: string, type: string, input: object) =>
  api.as(who).result<Data>(
    `mutation ($input: ${type}!) { ${operation}(input: $input) {
      status message error { kind message field traceId } data { ${SHOWN} } } }`,
    { input },
  )
const remove = (who: Username, { id, version }: { id: string; version: number }) =>
  result<Shown>(who, 'removeCompanyCertificate', 'RemoveCompanyCertificateInput', { id, version })

/** Uploads with the tries of the hour begun anew: a test of its own counts them. */
const upload = async (who: Username, businessId: string, file: Buffer, password = 'clave') => {
  await database.owner.query('delete from rate_limit')
  return once(who, businessId, file, password)
}
const once = (who: Username, businessId: string, file: Buffer, password = 'clave') =>
  result<Shown>(who, 'uploadCompanyCertificate', 'UploadCompanyCertificateInput', {
    businessId,
    file: file.toString('base64'),
    password,
  })

const certificateOf = async ({ businessId }: Shown) => {
  const found = (await all('admin')).find((one) => one.businessId === businessId)
  if (!found) throw new Error('It is not there')
  return found
}

let vina: Shown
let peumal: Shown
beforeAll(async () => {
  const rows = await all('admin')
  const named = (name: string) => {
    const found = rows.find(({ businessName }) => businessName.includes(name))
    if (!found) throw new Error(`${name} is not there`)
    return found
  }
  vina = named('Viña')
  peumal = named('Peumal')
})

describe('a certificate', () => {
  test('of the demo world says that it is worth nothing', () => {
    expect(vina).toMatchObject({ standing: 'VALID', kind: 'DEMO' })
    expect(vina.subject).toMatch(/sin valor legal$/)
    expect(peumal).toMatchObject({ standing: 'NONE', id: null })
  })

  test('comes in a file of any program, with its RUT where Chile writes it', async () => {
    for (const wanted of [
      { key: 'rsa' as const },
      { key: 'p256' as const, rutIn: 'otherName' as const },
      { key: 'rsa' as const, legacy: true, password: 'clavé ñandú' },
    ]) {
      const file = p12({ rut: peumal.rut, ...wanted })
      const { data, error } = await upload('admin', peumal.businessId, file, wanted.password)
      expect(error).toBeNull()
      expect(data).toMatchObject({ standing: 'VALID', kind: 'OWN' })
    }
    const { rows } = await database.owner.query<{ gone: boolean; n: number }>(
      `select removed_at is not null as gone, count(*)::int as n, count(wrapped_key)::int as keys
       from company_certificate where company_id = $1 and kind = 'OWN' group by 1 order by 1`,
      [company],
    )
    expect(rows).toEqual([
      { gone: false, n: 1, keys: 1 },
      { gone: true, n: 2, keys: 0 },
    ])
  })

  test('leaves neither its file, nor its password, nor its key as they came', async () => {
    const { rows } = await database.owner.query<{ text: string }>(
      `select string_agg(a::text, ' ') as text from audit_event a where company_id = $1`,
      [company],
    )
    expect(rows[0]?.text).not.toMatch(/wrapped_key"?:\s*"\\\\x|clavé ñandú|MII[A-Za-z0-9+/]{40}/)
    const wrapped = await database.owner.query<{ key: Buffer }>(
      `select wrapped_key as key from company_certificate
       where company_id = $1 and wrapped_key is not null`,
      [company],
    )
    for (const { key } of wrapped.rows) expect(key[0] === 0x30 && key[1] === 0x82).toBe(false)
  })
})

describe('is refused with words at its field', () => {
  const cases: readonly [string, Parameters<typeof p12>[0], string, RegExp][] = [
    ['of another RUT', { rut: '78992310-8' }, 'file', /es del RUT .*y la razón social tiene el/],
    ['of no RUT', {}, 'file', /no dice de qué RUT/],
    ['expired', { until: '20260601000000Z' }, 'file', /venció el/],
    ['of tomorrow', { from: '20271001000000Z' }, 'file', /vale desde el/],
    ['not to sign', { use: 'keyEncipherment' }, 'file', /no es para firmar/],
    [
      'of an authority',
      { authority: true, use: 'digitalSignature,keyCertSign' },
      'file',
      /autoridad que emite/,
    ],
    ['of a short key', { key: 'rsa1024' }, 'file', /RSA de 2048/],
    ['of another curve', { key: 'p384' }, 'file', /P-256/],
    ['whose key is of another', { strangeKey: true }, 'file', /corresponde a su llave/],
    ['of endless rounds', { rounds: 700_000 }, 'file', /toma demasiado/],
    ['under another password', { password: 'otra' }, 'password', /no abre ese archivo/],
  ]
  test.each(cases)('%s', async (name, wanted, field, words) => {
    const rut = name === 'of no RUT' ? {} : { rut: vina.rut }
    const file = p12({ ...rut, ...wanted })
    const { error } = await upload('admin', vina.businessId, file)
    expect(error).toMatchObject({ kind: 'invalid', field })
    expect(error?.message).toMatch(words)
  })

  test('what is no such file, or a large one', async () => {
    const junk = Buffer.alloc(60_000, 0x5a)
    const said = async (file: Buffer) => (await upload('admin', vina.businessId, file)).error
    expect(await said(junk)).toMatchObject({ field: 'file' })
    const like = Buffer.concat([Buffer.from([0x30, 0x82, 0xea, 0x5c]), junk])
    expect(await said(like)).toMatchObject({ field: 'file' })
    expect(await said(Buffer.alloc(80_000, 0x30))).toMatchObject({ field: 'file' })
    const nested = Buffer.from('3080'.repeat(20_000), 'hex')
    expect(await said(nested)).toMatchObject({ field: 'file' })
    // The one that was there seals still.
    expect((await certificateOf(vina)).standing).toBe('VALID')
  })

  test('after ten tries in an hour, the right one too', async () => {
    await database.owner.query('delete from rate_limit')
    const file = p12({ rut: peumal.rut })
    const kinds: (string | null | undefined)[] = []
    for (let tries = 0; tries < 20; tries += 1) {
      const { error } = await once('admin', peumal.businessId, file, `clave${tries}`)
      kinds.push(error?.kind)
    }
    expect(kinds.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'invalid'))
    expect(new Set(kinds.slice(10)).size).toBe(1)
    expect(kinds.at(-1)).not.toBe('invalid')
    const { error } = await once('admin', peumal.businessId, file)
    expect(error?.message).toMatch(/10 archivos en una hora/)
  })
})

describe('is kept by who keeps the razón social', () => {
  test('nobody else reads or changes it', async () => {
    await expect(all('trabajador')).rejects.toThrow()
    const file = p12({ rut: vina.rut })
    expect((await upload('trabajador', vina.businessId, file)).error?.kind).toBe('forbidden')
    const foreign = await upload('boreal.admin', vina.businessId, file)
    expect(foreign.error?.kind).toBe('not-found')
    expect((await remove('boreal.admin', vina)).error?.kind).toBe('not-found')
    expect((await remove('trabajador', vina)).error?.kind).toBe('forbidden')
    expect((await all('boreal.admin')).map(({ businessName }) => businessName)).not.toContain(
      vina.businessName,
    )
  })

  test('its row does not change in the database, and its key opens in no other row', async () => {
    const { rows } = await database.owner.query<{ id: string }>(
      `select id from company_certificate where company_id = $1 and kind = 'DEMO'`,
      [company],
    )
    const changed = (set: string) =>
      database.owner.query(`update company_certificate set ${set} where id = $1`, [rows[0]?.id])
    await expect(changed(`subject = 'Otro'`)).rejects.toThrow('Un certificado no se modifica')
    await expect(changed(`wrapped_key = '\\x00'`)).rejects.toThrow('no se modifica')
  })

  test('it is remembered before it ends', async () => {
    await database.owner.query('delete from rate_limit')
    const file = p12({ rut: peumal.rut, until: '20261001120000Z' })
    const { data } = await once('admin', peumal.businessId, file)
    expect(data?.standing).toBe('ENDING')
    const saidOn = async (day: string) => {
      const said: { userId: number; title: string }[] = []
      await inEachCompany(services.db, new Date(`${day}T15:00:00Z`), async (round) => {
        said.push(...(await ofCertificates(round)))
      })
      return said
    }
    expect(await saidOn('2026-07-15')).toEqual([])
    const words = async (day: string) => [...new Set((await saidOn(day)).map(({ title }) => title))]
    for (const day of ['2026-08-10', '2026-09-10', '2026-09-28']) {
      expect(await words(day)).toEqual(['El certificado de Frutícola Peumal vence el 01-10-2026'])
    }
    expect(await words('2026-10-05')).toEqual([
      'El certificado de Frutícola Peumal venció el 01-10-2026',
    ])
    expect((await saidOn('2026-09-10')).map(({ userId }) => userId)).not.toContain(
      world.people.bernarda.id,
    )
  })

  test('taken away once, its key with it', async () => {
    const kept = await certificateOf(vina)
    const late = await remove('admin', { id: kept.id, version: kept.version + 1 })
    expect(late.error?.kind).toBe('conflict')
    const { data, error } = await remove('admin', kept)
    expect(error).toBeNull()
    expect(data).toMatchObject({ standing: 'NONE', id: null })
    expect((await remove('admin', kept)).error?.kind).toBe('conflict')
    const { rows } = await database.owner.query<{ key: Buffer | null; at: Date | null }>(
      `select wrapped_key as key, removed_at as at from company_certificate
       where company_id = $1 and kind = 'DEMO'`,
      [company],
    )
    expect(rows[0]?.key).toBeNull()
    expect(rows[0]?.at).not.toBeNull()
  })
})
