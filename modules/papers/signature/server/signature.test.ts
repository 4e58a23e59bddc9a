// Documents signed in turn: the representative first, then the worker, each with their own key.
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { signaturesOf, testKey } from '#tests/signatures.ts'

const started = await startApi()
const { world, database, clock, drainJobs } = started
const signatures = signaturesOf(started)
const { bernarda, hernan } = world.people

const bytesOf = async (url: string) =>
  Buffer.from(await (await fetch(new URL(url, started.url))).arrayBuffer())
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

beforeAll(async () => {
  await signatures.enrol('supergerente')
  await signatures.enrol('trabajador')
})

describe('a document is signed in turn', () => {
  test('by the representative and the worker, and what they signed begins the file', async () => {
    const request = await signatures.sent('Anexo de teletrabajo', bernarda)
    const { signing } = await signatures.one('trabajador', request.id)
    expect(signing.map(({ role, state }) => [role, state])).toEqual([
      ['EMPLOYER', 'PENDING'],
      ['WORKER', 'WAITING'],
    ])
    const early = await signatures.openAndSign('trabajador', request)
    expect(early.error?.message).toBe('Aún no le corresponde firmar')
    expect((await signatures.openAndSign('supergerente', request)).error).toBeNull()
    const again = await signatures.openAndSign('supergerente', request)
    expect(again.error?.message).toBe('Este documento ya fue firmado')
    const waiting = await signatures.list('trabajador', { box: 'TO_SIGN' })
    expect(waiting.rows.map(({ id }) => id)).toContain(request.id)
    const last = await signatures.openAndSign('trabajador', request)
    expect(last.data?.state).toBe('SEALING')
    const before = await bytesOf((await signatures.open('trabajador', request)).data?.url ?? '')
    expect(hashOf(before)).toBe(request.sha256)
    await drainJobs()
    const done = await signatures.one('trabajador', request.id)
    expect(done.state).toBe('COMPLETED')
    expect(done.events.map(({ kind }) => kind)).toEqual([
      ...(['SENT', 'VIEWED', 'VIEWED', 'SIGNED', 'SIGNED', 'COMPLETED'] as const),
    ])
    const final = await bytesOf((await signatures.open('trabajador', request)).data?.url ?? '')
    expect(final.length).toBeGreaterThan(before.length)
    expect(hashOf(final.subarray(0, before.length))).toBe(request.sha256)
    expect((await signatures.papers.one('admin', request.documentId)).state).toBe('SIGNED')
    const mails = await database.owner.query(
      `select from mail_outbox where subject = 'Firmado por todos: Anexo de teletrabajo'`,
    )
    expect(mails.rowCount).toBe(2)
  })

  test('once, whoever sends it how often', async () => {
    const request = await signatures.sent('Anexo de a cincuenta', bernarda)
    await signatures.open('supergerente', request)
    const { id, sha256 } = request
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        signatures.sign('supergerente', { id, sha256, read: true, signingKey: testKey }),
      ),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    const said = new Set(answers.flatMap(({ error }) => error?.message ?? []))
    expect([...said]).toEqual(['Este documento ya fue firmado'])
    const { events } = await signatures.one('admin', id)
    expect(events.filter(({ kind }) => kind === 'SIGNED')).toHaveLength(1)
  })

  test('only opened, read, of the same bytes, and with the right key', async () => {
    const request = await signatures.sent('Anexo con clave', bernarda)
    const { id, sha256 } = request
    const good = { id, sha256, read: true, signingKey: testKey }
    const messageOf = async (more: object) =>
      (await signatures.sign('supergerente', { ...good, ...more })).error?.message
    expect(await messageOf({})).toBe('Abra el documento antes de firmarlo')
    await signatures.open('supergerente', request)
    expect(await messageOf({ read: false })).toBe('Marque que leyó el documento')
    expect(await messageOf({ sha256: '0'.repeat(64) })).toMatch(/El documento cambió/)
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await messageOf({ signingKey: 'otraclave' })).toBe('Esa no es su clave de firma')
    }
    expect(await messageOf({})).toMatch(/cerrada por 15 minutos/)
    clock.advance({ minutes: 16 })
    expect(await messageOf({})).toBeUndefined()
  })
})

describe('nobody signs for another', () => {
  test('neither who sent it, nor another worker, nor another company', async () => {
    const request = await signatures.sent('Anexo ajeno', bernarda)
    const { id, sha256 } = request
    await signatures.enrol('admin')
    await signatures.enrol('supervisor')
    await signatures.enrol('boreal.admin')
    for (const who of ['admin', 'supervisor', 'boreal.admin'] as const) {
      const { error } = await signatures.sign(who, { id, sha256, read: true, signingKey: testKey })
      expect(error).toMatchObject({ kind: 'not-found', message: 'No encontrado' })
      const rejected = await signatures.reject(who, { id, sha256, reason: 'No es de mi agrado' })
      expect(rejected.error?.message).toBe('No encontrado')
    }
    await expect(signatures.one('supervisor', id)).rejects.toThrow('No encontrado')
    const cancelled = await signatures.cancel('trabajador', { id, version: 1, reason: 'Quiero' })
    expect(cancelled.error).toMatchObject({ kind: 'forbidden' })
  })

  test('nor the owner of the database through the application', async () => {
    const request = await signatures.sent('Anexo por detrás', bernarda)
    const { rows } = await database.owner.query<{ id: string }>(
      `select max(id) as id from signature_request where company_id = $1`,
      [world.coihues.id],
    )
    const session = {
      companyId: world.coihues.id,
      userId: bernarda.id,
      loginId: null,
      acting: false,
      traceId: 'prueba',
    }
    const forced = started.services.db.withTenant(session, (tx) =>
      tx
        .updateTable('signatureSigner')
        .set({ state: 'SIGNED', actedAt: new Date().toISOString() })
        .where('requestId', '=', Number(rows[0]?.id))
        .where('role', '=', 'EMPLOYER')
        .execute(),
    )
    await expect(forced).rejects.toThrow('Firma cada persona lo suyo')
    expect((await signatures.one('admin', request.id)).state).toBe('SENT')
  })
})

describe('a signature ends without being signed', () => {
  test('rejected with words, which stops all', async () => {
    const request = await signatures.sent('Anexo rechazado', bernarda)
    const { id, sha256 } = request
    const short = await signatures.reject('supergerente', { id, sha256, reason: 'No' })
    expect(short.error).toMatchObject({ field: 'reason' })
    const reason = 'La jornada no es la que se acordó'
    const { data } = await signatures.reject('supergerente', { id, sha256, reason })
    expect(data?.state).toBe('REJECTED')
    expect(data?.signing.map(({ state }) => state)).toEqual(['REJECTED', 'CANCELLED'])
    const late = await signatures.openAndSign('trabajador', request)
    expect(late.error?.message).toBe('La firma de este documento fue rechazada')
    expect((await signatures.papers.one('admin', request.documentId)).state).toBe('REJECTED')
    const { rows } = await database.owner.query<{ title: string }>(
      `select title from notification where key = $1`,
      [`signature:${(await innerOf(request.code)).id}:rejected`],
    )
    expect(rows[0]?.title).toMatch(/rechazó firmar «Anexo rechazado»/)
  })

  test('cancelled by who sent it, and then sent again', async () => {
    const request = await signatures.sent('Anexo cancelado', bernarda)
    const { id, version } = request
    const wordless = await signatures.cancel('admin', { id, version, reason: ' ' })
    expect(wordless.error).toMatchObject({ field: 'reason' })
    expect((await signatures.cancel('admin', { id, version, reason: 'Otro' })).error).toBeNull()
    const documents = [{ id: request.documentId }]
    expect((await signatures.send('admin', { documents })).data).toMatchObject({ sent: 1 })
    const twice = await signatures.send('admin', { documents })
    expect(twice.error?.kind).toBe('conflict')
  })
})

describe('what is sent to sign', () => {
  test('is a sound PDF of a person within reach', async () => {
    const damaged = await signatures.issue('Dañado', bernarda, Buffer.from('%PDF-1.4\n%%EOF\n'))
    const refused = await signatures.send('admin', { documents: [{ id: damaged }] })
    expect(refused.error?.message).toMatch(/está dañado o comprimido/)
    const documentId = await signatures.issue('Anexo de otro', hernan)
    const foreign = await signatures.send('boreal.admin', { documents: [{ id: documentId }] })
    expect(foreign.error?.kind).toBe('not-found')
    const worker = await signatures.send('trabajador', { documents: [{ id: documentId }] })
    expect(worker.error?.kind).toBe('forbidden')
    const self = await signatures.send('admin', {
      documents: [{ id: documentId }],
      employerId: hernan.publicId,
    })
    expect(self.error).toMatchObject({ field: 'employerId' })
    const stranger = await signatures.send('admin', {
      documents: [{ id: documentId }],
      employerId: bernarda.publicId,
    })
    expect(stranger.error).toMatchObject({ field: 'employerId' })
  })
})

describe('a key', () => {
  test('is put with the code of the mail, by its person alone', async () => {
    const { textSha256 } = await signatures.own('gerente')
    await signatures.consent('gerente', { accepts: true, textSha256 })
    await signatures.askCode('gerente')
    const code = await signatures.mailedCode()
    const other = code === '000000' ? '000001' : '000000'
    const put = (more: object) =>
      signatures.setKey('gerente', {
        code,
        signingKey: 'secreta1',
        repeatedKey: 'secreta1',
        ...more,
      })
    expect((await put({ signingKey: 'corta', repeatedKey: 'corta' })).error).toMatchObject({
      field: 'signingKey',
    })
    expect((await put({ repeatedKey: 'secreta2' })).error).toMatchObject({ field: 'repeatedKey' })
    expect((await put({ code: other })).error).toMatchObject({ field: 'code' })
    expect((await put({})).data?.hasKey).toBe(true)
    expect((await put({})).error).toMatchObject({ field: 'code' })
    await signatures.askCode('gerente')
    const next = await signatures.mailedCode()
    for (const wrong of ['1', '2', '3']) {
      expect((await put({ code: wrong })).error).toMatchObject({ field: 'code' })
    }
    expect((await put({ code: next })).error?.message).toMatch(/Probó tres códigos/)
  })

  test('is put with no mailbox that somebody else wrote, for seven days', async () => {
    await database.owner.query(
      `update login set mail_by = (select id from login where username = 'admin'), mail_at = $1,
         taken_at = coalesce(taken_at, now())
       where username = 'subgerente'`,
      [clock.now()],
    )
    expect((await signatures.own('subgerente')).whyNot).toMatch(/lo escribió alguien más/)
    expect((await signatures.askCode('subgerente')).error?.kind).toBe('forbidden')
    clock.advance({ days: 8 })
    expect((await signatures.own('subgerente')).whyNot).toBeNull()
    expect((await signatures.askCode('subgerente')).error).toBeNull()
  })
})

describe('whoever holds a signed document', () => {
  const verify = async (code: string) => {
    const { json } = await started.post({
      query: `query ($input: VerifyDocumentInput!) { verifyDocument(input: $input) {
        company type completedOn signers isInForce sha256 signedSha256 signedBytes
        sealKind sealSerial } }`,
      variables: { input: { code } },
    })
    return json?.data?.['verifyDocument']
  }

  test('reads by its code whether it is ours, and nothing of its people', async () => {
    const { rows } = await database.owner.query<{ code: string; final: string; state: string }>(
      `select code, final_sha256 as final, state from signature_request order by id`,
    )
    const [completed, waiting] = ['COMPLETED', 'SENT'].map((state) =>
      rows.find((row) => row.state === state),
    )
    expect(await verify(completed?.code ?? '')).toMatchObject({
      company: 'Los Coihues',
      type: 'Contrato de trabajo',
      completedOn: '2026-08-04',
      signers: 2,
      isInForce: true,
      sha256: completed?.final,
      sealKind: 'DEMO',
      sealSerial: expect.stringMatching(/^[0-9A-F]{20,}$/),
    })
    for (const code of [waiting?.code ?? '', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'x', '']) {
      expect(await verify(code)).toBeFalsy()
    }
  })
})

const innerOf = async (code: string) =>
  (
    await database.owner.query<{ id: string }>('select id from signature_request where code = $1', [
      code,
    ])
  ).rows[0] ?? { id: '' }

test('each event is chained to the one before, and none is changed', async () => {
  const { rows } = await database.owner.query<{ payload: string; previous: string; hash: string }>(
    'select payload, previous, hash from signature_event order by request_id, seq',
  )
  expect(rows.length).toBeGreaterThan(10)
  for (const { payload, previous, hash } of rows) {
    expect(createHash('sha256').update(previous).update(payload).digest('hex')).toBe(hash)
  }
  const tampered = database.owner.query(
    `update signature_event set payload = replace(payload, 'SIGNED', 'REJECTED')
     where payload like '%"act":"SIGNED"%'`,
  )
  await expect(tampered).rejects.toThrow('signature_event_hash')
})
