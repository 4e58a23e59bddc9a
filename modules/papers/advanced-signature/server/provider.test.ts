// Documents signed with certificates of an accredited provider: through the API, against a server
// of the suite that answers as `docs/advanced-signature.md` asks of a provider.
import { X509Certificate } from 'node:crypto'
import { PDF } from '@libpdf/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '#platform/server/sql/db.ts'
import { startApi } from '#tests/api.ts'
import { certificateMaker } from '#tests/certificates.ts'
import { pdfText } from '#tests/pdf-text.ts'
import { hashOfFirst, lastSignature, readerTest, saidOf, withByteChanged } from '#tests/readers.ts'
import { signedWith, startProvider } from '#tests/signature-provider.ts'
import { type Signing, signaturesOf, testKey } from '#tests/signatures.ts'
import type { Username } from '#tests/world.ts'
import { advancedProvider } from './provider.ts'
import { advancedTask } from './task.ts'

const started = await startApi()
const { world, database, services, clock, drainJobs, url } = started
const signatures = signaturesOf(started)
const { bernarda } = world.people
const boss = world.personOf('supergerente')
const maker = certificateMaker()
const secret = 'a secret of the tests, long enough for messages'
const provider = await startProvider({ key: 'llave', secret })
const configured = {
  name: 'Prestador de prueba',
  url: provider.url,
  key: 'llave',
  secret,
  roots: [new X509Certificate(maker.authority())],
  pages: undefined,
}
const outgoing = { allowed: new Set([provider.origin]), timeoutMs: 1_500 }

beforeAll(async () => {
  advancedProvider.use(configured, outgoing)
  await signatures.enrol('supergerente')
  await signatures.enrol('trabajador')
})
beforeEach(() => {
  advancedProvider.use(configured, outgoing)
  provider.behave('WELL')
})
afterAll(() => advancedProvider.use(undefined))

const WORKER = { order: 'WORKER_ONLY', level: 'ADVANCED' }
const sent = (name: string, more: object = WORKER) => signatures.sent(name, bernarda, more)
const one = (who: Username, { id }: Signing) => signatures.one(who, id)

/** Opens the document and goes to the provider, as the page does. */
async function begins(who: Username, { id, sha256 }: Signing) {
  await signatures.open(who, { id })
  return signatures.begin(who, { id, sha256, read: true })
}
/** Goes to the provider, and answers its reference once it is prepared there. */
async function goes(who: Username, request: Signing): Promise<string> {
  const { error } = await begins(who, request)
  if (error) throw new Error(error.message ?? 'refused')
  await drainJobs()
  return lastReference(request)
}
async function lastReference({ code }: Signing): Promise<string> {
  const { rows } = await database.owner.query<{ reference: string }>(
    `select one.reference from advanced_signature one join signature_request request
       on request.company_id = one.company_id and request.id = one.request_id
     where request.code = $1 order by one.id desc limit 1`,
    [code],
  )
  return rows[0]?.reference ?? ''
}
const told = async (reference: string, said: Parameters<typeof provider.tell>[3] = {}) => {
  const status = await provider.tell(url, reference, clock.now(), said)
  await drainJobs()
  return status
}
/** What the worker does every minute. */
const round = async (after = { minutes: 3 }) => {
  clock.advance(after)
  await advancedTask({ db: services.db, now: clock.now }).run(undefined, { isLast: false })
  await drainJobs()
}
const signs = async (who: Username, request: Signing) => {
  const reference = await goes(who, request)
  await provider.sign(reference, maker)
  await told(reference)
  return reference
}
const noticesOf = async (title: string) => {
  const { rows } = await database.owner.query<{ userId: string; detail: string }>(
    `select user_id as "userId", detail from notification where title like $1 order by id`,
    [title],
  )
  return rows
}
const finalOf = async (request: Signing) => {
  const { data } = await signatures.open('trabajador', request)
  const answer = await fetch(new URL(data?.url ?? '', url))
  return Buffer.from(await answer.arrayBuffer())
}

describe('two people who sign with their certificates', () => {
  let request: Signing
  let pdf: Buffer
  beforeAll(async () => {
    advancedProvider.use(configured, outgoing)
    request = await sent('Anexo avanzado', { level: 'ADVANCED' })
    await signs('supergerente', request)
    const turn = await one('trabajador', request)
    expect(turn).toMatchObject({ level: 'ADVANCED', ownState: 'PENDING', advanced: null })
    await signs('trabajador', request)
    await drainJobs()
    pdf = await finalOf(request)
  })

  test('complete the document, each after the one before, and all of it is kept', async () => {
    const { state, signing, events } = await one('admin', request)
    expect(state).toBe('COMPLETED')
    expect(signing.map((each) => [each.state, each.level])).toEqual([
      ['SIGNED', 'ADVANCED'],
      ['SIGNED', 'ADVANCED'],
    ])
    expect(events.map(({ kind }) => kind).filter((kind) => kind !== 'VIEWED')).toEqual([
      'SENT',
      'AT_PROVIDER',
      'SIGNED',
      'AT_PROVIDER',
      'SIGNED',
      'COMPLETED',
    ])
  })

  test('leave a file that begins with the bytes that were sent, with both signatures', async () => {
    const { rows } = await database.owner.query<{ size: string }>(
      'select size from signature_request where code = $1',
      [request.code],
    )
    expect(hashOfFirst(pdf, Number(rows[0]?.size))).toBe(request.sha256)
    expect(pdf.toString('latin1').match(/\/SubFilter *\/ETSI\.CAdES\.detached/g)).toHaveLength(3)
    expect(lastSignature(pdf).covers).toBe(pdf.length)
  })

  test('are named in the evidence by their level and their certificate', async () => {
    const text = pdfText(pdf).join('\n')
    expect(text).toMatch(/Firma avanzada/)
    expect(text).toMatch(/Certificadora de los tests/)
    expect(text).toMatch(/certificado de un prestador\s+acreditado/)
  })

  test('are counted by their level where anybody verifies it', async () => {
    const { json } = await started.post({
      query: `query ($input: VerifyDocumentInput!) { verifyDocument(input: $input) { levels } }`,
      variables: { input: { code: request.code } },
    })
    expect(json?.data?.['verifyDocument']).toEqual({ levels: ['ADVANCED', 'ADVANCED'] })
  })

  readerTest('pdfsig', 'reads two signatures of people and the seal, all valid', () => {
    const { says } = saidOf('pdfsig', pdf, ['it.pdf'])
    expect(says.match(/Signature is Valid/g)).toHaveLength(3)
    expect(says).not.toMatch(/Digest Mismatch|Signature is Invalid/)
  })
  readerTest('qpdf', 'finds no error in it', () => {
    const { status, says } = saidOf('qpdf', pdf, ['--check', 'it.pdf'])
    expect(says).toContain('No syntax or stream encoding errors found')
    expect(status).toBe(0)
  })
})

describe('what is asked of the provider', () => {
  test('says who signs what, until when, and where the person comes back', async () => {
    const request = await sent('Anexo preparado')
    const reference = await goes('trabajador', request)
    const { document, signer, returnUrl } = provider.one(reference)
    expect(signer).toEqual({ name: expect.stringMatching(/Bernarda/), rut: bernarda.rut })
    expect(hashOfFirst(Buffer.from(document.content, 'base64'), 1e9)).toBe(request.sha256)
    expect(returnUrl).toBe(`${url}/home/firma-digital/${request.id}`)
    const { advanced } = await one('trabajador', request)
    expect(advanced).toMatchObject({
      state: 'WAITING',
      url: `${provider.origin}/firmar/${reference}`,
    })
    expect((await one('admin', request)).advanced).toBeNull()
  })

  test('is asked once, however often the person goes', async () => {
    const request = await sent('Anexo dos veces')
    const first = await goes('trabajador', request)
    expect((await begins('trabajador', request)).error).toBeNull()
    await drainJobs()
    expect(await lastReference(request)).toBe(first)
  })

  test('is taken back when the request is cancelled', async () => {
    const request = await sent('Anexo cancelado')
    const reference = await goes('trabajador', request)
    const { version } = await one('admin', request)
    const reason = 'Se envió otro'
    expect((await signatures.cancel('admin', { id: request.id, version, reason })).error).toBeNull()
    await round()
    expect(provider.one(reference).status).toBe('CANCELLED')
    provider.end(reference, 'SIGNED')
    expect(await told(reference)).toBe(200)
    expect((await one('admin', request)).state).toBe('CANCELLED')
  })
})

describe('a message of the provider', () => {
  let request: Signing
  let reference: string
  beforeAll(async () => {
    advancedProvider.use(configured, outgoing)
    request = await sent('Anexo con mensajes')
    reference = await goes('trabajador', request)
  })
  const asks = () => provider.asked.filter((each) => each === `GET /v1/signatures/${reference}`)

  test.each([
    ['with another secret', { secret: 'otro secreto, del mismo largo que el bueno' }, 401],
    ['six minutes old', { ageSeconds: 360 }, 401],
    ['of six minutes ahead', { ageSeconds: -360 }, 401],
    ['without a reference', { body: '{"event":"1"}' }, 400],
    ['that is no JSON', { body: 'hola' }, 400],
    ['too long', { body: 'x'.repeat(5000) }, 413],
  ])('%s is not heard', async (_name, said, status) => {
    const before = asks().length
    expect(await told(reference, said)).toBe(status)
    expect(asks()).toHaveLength(before)
  })

  test('of a signature that nobody asked for is not known', async () => {
    expect(await told(`${world.coihues.publicId}-inventada`)).toBe(404)
    expect(await told('nada')).toBe(404)
    const other = reference.replace(/^[^-]+/, world.boreal.publicId)
    expect(await told(other)).toBe(404)
  })

  test('counts once: what is repeated asks for nothing', async () => {
    const before = asks().length
    expect(await told(reference, { event: 'uno' })).toBe(200)
    expect(asks()).toHaveLength(before + 1)
    expect(await told(reference, { event: 'uno' })).toBe(200)
    expect(asks()).toHaveLength(before + 1)
  })

  test('that is lost delays nothing for long: the worker asks', async () => {
    await provider.sign(reference, maker)
    await round()
    await drainJobs()
    expect((await one('admin', request)).state).toBe('COMPLETED')
  })
})

describe('what comes back is not accepted, says why, and the turn stays:', () => {
  const foreign = certificateMaker()
  const cases: [string, RegExp, (reference: string) => Promise<unknown>][] = [
    [
      'other bytes',
      /no comienza con los bytes/,
      async (ref) => {
        await provider.sign(ref, maker)
        provider.give(ref, withByteChanged(provider.one(ref).signed ?? Buffer.alloc(0), 20))
      },
    ],
    [
      'the file without a signature',
      /no comienza con los bytes/,
      async (ref) => provider.give(ref, Buffer.from(provider.one(ref).document.content, 'base64')),
    ],
    [
      'bytes after the signature',
      /no cubre el archivo completo/,
      async (ref) => {
        await provider.sign(ref, maker)
        const signed = provider.one(ref).signed ?? Buffer.alloc(0)
        provider.give(ref, Buffer.concat([signed, Buffer.from('\n% más\n')]))
      },
    ],
    [
      'a signature of other bytes',
      /otros bytes/,
      async (ref) => {
        await provider.sign(ref, maker)
        const signed = provider.one(ref).signed ?? Buffer.alloc(0)
        const at = signed.lastIndexOf('/Reason') + '/Reason '.length + 3
        provider.give(ref, withByteChanged(signed, at))
      },
    ],
    [
      'the certificate of another person',
      /de otra persona/,
      (ref) => provider.sign(ref, maker, boss?.rut),
    ],
    ['a root that is not accredited', /prestador acreditado/, (ref) => provider.sign(ref, foreign)],
    [
      'two signatures',
      /una sola firma nueva/,
      async (ref) => {
        await provider.sign(ref, maker)
        const { document, signed } = provider.one(ref)
        document.content = (signed ?? Buffer.alloc(0)).toString('base64')
        await provider.sign(ref, maker)
      },
    ],
    [
      'words that were written over the page',
      /cambió las páginas/,
      async (ref) => {
        const { document, signer } = provider.one(ref)
        const pdf = await PDF.load(Buffer.from(document.content, 'base64'))
        pdf.getPages()[0]?.drawText('Sueldo: uno', { x: 90, y: 90 })
        const changed = Buffer.from(await pdf.save({ incremental: true }))
        provider.give(ref, await signedWith(changed, maker, signer.rut))
      },
    ],
    [
      'no PDF',
      /no es un PDF|una sola firma/,
      async (ref) => {
        const base = Buffer.from(provider.one(ref).document.content, 'base64')
        provider.give(ref, Buffer.concat([base, Buffer.from('%%EOF xref nada')]))
      },
    ],
  ]
  test.each(cases)('%s', async (name, why, work) => {
    const request = await sent(`Anexo con ${name}`)
    const reference = await goes('trabajador', request)
    await work(reference)
    await told(reference)
    const now = await one('trabajador', request)
    expect(now).toMatchObject({ state: 'SENT', ownState: 'PENDING' })
    expect(now.advanced).toMatchObject({ state: 'REFUSED', problem: expect.stringMatching(why) })
    expect(now.events.at(-1)?.kind).toBe('UNACCEPTED')
  })

  test('who sent it is notified, and the person signs again', async () => {
    const request = await sent('Anexo de nuevo')
    const reference = await goes('trabajador', request)
    await provider.sign(reference, maker, boss?.rut)
    await told(reference)
    const notices = await noticesOf('No se aceptó la firma de Bernarda%')
    expect(notices.at(-1)?.detail).toMatch(/certificado es de otra persona/)
    await signs('trabajador', request)
    await drainJobs()
    expect((await one('admin', request)).state).toBe('COMPLETED')
  })
})

describe('a certificate that its authority may have revoked', () => {
  const revocationOf = async ({ code }: Signing) => {
    const { rows } = await database.owner.query<{ said: string }>(
      `select event.payload::jsonb ->> 'revocation' as said from signature_event event
       join signature_request request on request.company_id = event.company_id
         and request.id = event.request_id
       where request.code = $1 and event.kind = 'SIGNED'`,
      [code],
    )
    return rows[0]?.said
  }
  /** Somebody signs with a certificate whose authority publishes a list, or does not. */
  async function signsListed(name: string, list: () => Buffer | undefined) {
    const request = await sent(name)
    const reference = await goes('trabajador', request)
    const address = provider.publish(undefined)
    await provider.sign(reference, maker, undefined, { list: address })
    provider.publish(list())
    await told(reference)
    return { request, address }
  }

  test('is good in the evidence, with the list that says so', async () => {
    const { request, address } = await signsListed('Anexo vigente', () => maker.list(clock.now()))
    expect((await one('admin', request)).state).toBe('COMPLETED')
    expect(await revocationOf(request)).toBe(`Vigente, según ${address}`)
    expect(pdfText(await finalOf(request)).join(' ')).toMatch(/Revocación\s+Vigente/)
  })

  test('signs nothing once it is revoked, and says so', async () => {
    const { request } = await signsListed('Anexo revocado', () => {
      maker.revokeLast()
      return maker.list(clock.now())
    })
    const now = await one('trabajador', request)
    expect(now).toMatchObject({ state: 'SENT', ownState: 'PENDING' })
    expect(now.advanced?.problem).toMatch(/certificado está revocado/)
  })

  test('is not asked for in the evidence, where nobody answers or nothing is named', async () => {
    const { request } = await signsListed('Anexo sin respuesta', () => undefined)
    expect(await revocationOf(request)).toBe('No consultada: quien lo emitió no respondió')
    const other = await sent('Anexo sin lista')
    await signs('trabajador', other)
    expect(await revocationOf(other)).toBe('No consultada: el certificado no dice dónde')
  })
})

describe('a provider', () => {
  test.each(['DOWN', 'MUTE', 'NONSENSE', 'REDIRECT', 'ELSEWHERE', 'HUGE'] as const)(
    'that is %s: the turn waits, and the worker asks again',
    async (manner) => {
      const request = await sent(`Anexo ${manner}`)
      provider.behave(manner)
      expect((await begins('trabajador', request)).error).toBeNull()
      await drainJobs()
      const waiting = await one('trabajador', request)
      expect(waiting).toMatchObject({ state: 'SENT', ownState: 'PENDING' })
      expect(waiting.advanced).toMatchObject({ state: 'PREPARING', url: null })
      expect(waiting.advanced?.problem).toMatch(/^El prestador/)
      provider.behave('WELL')
      await round()
      const reference = await lastReference(request)
      await provider.sign(reference, maker)
      provider.behave(manner === 'ELSEWHERE' ? 'DOWN' : manner)
      await told(reference)
      expect((await one('trabajador', request)).ownState).toBe('PENDING')
      provider.behave('WELL')
      await round()
      expect((await one('admin', request)).state).toBe('COMPLETED')
    },
  )

  test('that does not take the signature says why', async () => {
    const request = await sent('Anexo sin certificado')
    provider.behave('NOT_TAKEN')
    await begins('trabajador', request)
    await drainJobs()
    const { advanced, ownState } = await one('trabajador', request)
    expect(advanced).toMatchObject({ state: 'REFUSED', problem: 'No tiene certificado' })
    expect(ownState).toBe('PENDING')
  })

  test.each([
    'http://prestador.example/v1',
    'https://127.0.0.1/v1',
    'https://10.1.2.3/v1',
    'https://prestador.internal/v1',
    'https://usuario:clave@prestador.example',
  ])('at %s is not taken', (address) => {
    expect(() => advancedProvider.use({ ...configured, url: address })).toThrow()
    expect(advancedProvider.offered()).toBeUndefined()
  })
})

describe('at the provider', () => {
  test('somebody rejects: so it is here, and who sent it reads why', async () => {
    const request = await sent('Anexo rechazado allá')
    const reference = await goes('trabajador', request)
    provider.end(reference, 'REJECTED', 'No es mi sueldo')
    await told(reference)
    const { state, reason } = await one('admin', request)
    expect({ state, reason }).toEqual({
      state: 'REJECTED',
      reason: 'En el prestador: No es mi sueldo',
    })
  })

  test('it expires: so it does here', async () => {
    const request = await sent('Anexo vencido allá')
    const reference = await goes('trabajador', request)
    provider.end(reference, 'EXPIRED')
    await told(reference)
    expect((await one('admin', request)).state).toBe('EXPIRED')
  })
})

describe('only the signer signs', () => {
  test('nobody else goes to the provider, nor before their turn', async () => {
    const request = await sent('Anexo de otros', { level: 'ADVANCED' })
    expect((await begins('admin', request)).error?.kind).toBe('not-found')
    const early = await begins('trabajador', request)
    expect(early.error?.message).toMatch(/Aún no le corresponde/)
  })

  test('the key of a person signs nothing of this level', async () => {
    const request = await sent('Anexo con clave')
    const { error } = await signatures.openAndSign('trabajador', request, { signingKey: testKey })
    expect(error?.message).toMatch(/firma avanzada/)
  })

  test('a simple request is signed with the key alone', async () => {
    const request = await sent('Anexo simple', { order: 'WORKER_ONLY' })
    expect((await begins('trabajador', request)).error?.message).toMatch(/clave de firma/)
    expect((await signatures.openAndSign('trabajador', request)).error).toBeNull()
  })

  test('the database refuses it for anybody else, and without an accepted signature', async () => {
    const request = await sent('Anexo de la base')
    const { rows } = await database.owner.query<{ id: string; signerId: string; fileId: string }>(
      `select request.id, signer.id as "signerId", version.file_id as "fileId"
       from signature_request request
       join signature_signer signer on signer.company_id = request.company_id
         and signer.request_id = request.id
       join document_version version on version.company_id = request.company_id
         and version.document_id = request.document_id
       where request.code = $1`,
      [request.code],
    )
    const [row] = rows
    const as = (userId: number, acting: boolean, work: Parameters<typeof write>[1]) =>
      write({ companyId: world.coihues.id, userId, loginId: 1, acting, traceId: 'prueba' }, work)
    const write = (
      session: Parameters<typeof services.db.withTenant>[0],
      work: ReturnType<typeof sql>,
    ) => services.db.withTenant(session, (tx) => work.execute(tx))
    const begin = sql`insert into advanced_signature (company_id, request_id, signer_id, user_id,
        login_id, name, rut, reference, base_file_id, base_sha256, address, next_at, expires_at,
        created_at)
      values (app.current_company(), ${row?.id}, ${row?.signerId}, ${bernarda.id}, 1, 'B',
        ${bernarda.rut}, 'prueba', ${row?.fileId}, repeat('0', 64), '::1', now(), now(), now())`
    await expect(as(boss?.id ?? 0, false, begin)).rejects.toThrow('Firma cada persona lo suyo')
    await expect(as(bernarda.id, true, begin)).rejects.toThrow('Firma cada persona lo suyo')
    const sign = sql`update signature_signer set state = 'SIGNED', acted_at = now()
      where company_id = app.current_company() and id = ${row?.signerId}`
    await expect(as(bernarda.id, false, sign)).rejects.toThrow('se firma con firma avanzada')
  })
})

describe('without a provider', () => {
  beforeEach(() => advancedProvider.use(undefined))
  const offered = () =>
    started.api
      .as('admin')
      .run<{ advancedSignature: object }>('{ advancedSignature { offered provider } }')

  test('the level is not offered, and is refused at its field', async () => {
    expect(await offered()).toEqual({ advancedSignature: { offered: false, provider: null } })
    const documents = [{ id: await signatures.issue('Anexo sin prestador', bernarda) }]
    const { error } = await signatures.send('admin', { documents, ...WORKER })
    expect(error).toMatchObject({ field: 'level', message: expect.stringMatching(/configurada/) })
  })

  test('messages lead nowhere', async () => {
    expect(await provider.tell(url, 'nada', clock.now())).toBe(404)
  })

  test('with one, its name is shown', async () => {
    advancedProvider.use(configured, outgoing)
    expect(await offered()).toEqual({
      advancedSignature: { offered: true, provider: 'Prestador de prueba' },
    })
  })
})
