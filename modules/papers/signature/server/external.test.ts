// Somebody without an account signs by a mailed link, their RUT and the code of their mailbox.
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { externalSigningOf, type Held } from '#tests/external-signing.ts'
import { printedPdf, type Signing, signaturesOf } from '#tests/signatures.ts'

const started = await startApi()
const { world, database, clock, drainJobs, services } = started
const signatures = signaturesOf(started)
const { bernarda, hernan } = world.people

const marta = {
  name: 'Marta Sandoval Rojas',
  rut: '9.876.543-3',
  mail: 'marta.sandoval@correo.example',
  capacity: 'Aval',
}
const { open, askCode, sign, reject, read, mailTo, linkOf, codeOf, consentSha256 } =
  externalSigningOf(started, marta.mail)

/** A document that its representative signed, and that waits for somebody without an account. */
async function waiting(name: string, third = marta) {
  const request = await signatures.sent(name, bernarda, { thirds: [third] })
  await signatures.openAndSign('supergerente', request)
  return { request, held: { token: await linkOf(third.mail), rut: third.rut } }
}
/** What a link signs with: all but what a test changes. */
async function ready({ request, held }: { request: Signing; held: Held }) {
  await open(held)
  await askCode(held)
  return {
    ...held,
    sha256: request.sha256,
    code: await codeOf(),
    read: true,
    accepts: true,
    consentSha256: await consentSha256(held),
  }
}
const stateOf = async ({ id }: Signing) => (await signatures.one('admin', id)).state
const NO_LINK = /^Este enlace no abre una firma/

beforeAll(async () => {
  await signatures.enrol('supergerente')
  await signatures.enrol('trabajador')
})

describe('somebody without an account', () => {
  test('signs in their turn, and receives the file that all signed', async () => {
    const request = await signatures.sent('Anexo con aval', bernarda, { thirds: [marta] })
    const { signing } = await signatures.one('admin', request.id)
    expect(signing.map(({ role, name, state }) => [role, name, state])).toEqual([
      ['EMPLOYER', expect.any(String), 'PENDING'],
      ['THIRD', marta.name, 'WAITING'],
      ['WORKER', bernarda.name, 'WAITING'],
    ])
    expect(await mailTo(marta.mail, '%Anexo con aval')).toBeUndefined()
    await signatures.openAndSign('supergerente', request)
    const held = { token: await linkOf(), rut: marta.rut }
    expect(await read(held)).toMatchObject({
      name: marta.name,
      documentName: 'Anexo con aval',
      mail: 'm•••@correo.example',
    })
    const early = await signatures.openAndSign('trabajador', request)
    expect(early.error?.message).toBe('Aún no le corresponde firmar')
    const opened = await open(held)
    const file = await fetch(new URL(opened.data?.url ?? '', started.url))
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(request.sha256)
    expect((await sign(await ready({ request, held }))).data?.act).toBe('SIGNED')
    expect((await signatures.openAndSign('trabajador', request)).data?.state).toBe('SEALING')
    await drainJobs()
    const done = await signatures.one('admin', request.id)
    expect(done.state).toBe('COMPLETED')
    expect(done.events.map(({ kind, author }) => [kind, author])).toContainEqual([
      'SIGNED',
      marta.name,
    ])
    const { rows } = await database.owner.query<{ payload: string }>(
      `select payload from signature_event where kind = 'SIGNED' and user_id is null`,
    )
    expect(JSON.parse(rows[0]?.payload ?? '{}')).toMatchObject({
      rut: '9876543-3',
      role: 'THIRD',
      mail: marta.mail,
      factors: [
        'enlace de un solo uso enviado a ese correo',
        'RUT escrito por quien firma: coincide con el de la solicitud, y no prueba quién es',
        'código enviado al correo: prueba que lo recibe',
      ],
    })
    expect(await mailTo(marta.mail, 'Firmado por todos: Anexo con aval')).toBeDefined()
  })

  test('rejects with words, which stops all and tells who sent it', async () => {
    const turn = await waiting('Anexo que el aval rechaza')
    const values = await ready(turn)
    const { token, rut, sha256, code } = values
    const short = await reject({ token, rut, sha256, code, reason: 'No' })
    expect(short.error).toMatchObject({ field: 'reason' })
    const reason = 'No soy aval de este contrato'
    const { data } = await reject({ token, rut, sha256, code, reason })
    expect(data?.act).toBe('REJECTED')
    expect(await stateOf(turn.request)).toBe('REJECTED')
    const late = await signatures.openAndSign('trabajador', turn.request)
    expect(late.error?.message).toBe('La firma de este documento fue rechazada')
  })
})

describe('a link', () => {
  test('of another RUT, used, replaced, expired or invented is refused alike', async () => {
    const turn = await waiting('Anexo de enlaces')
    const values = await ready(turn)
    const { token } = turn.held
    const said = new Set<string>()
    const tries = async (held: Held) => {
      for (const { error } of [
        await open(held),
        await askCode(held),
        await sign({ ...values, ...held }),
      ]) {
        said.add(error?.message ?? 'taken')
      }
      expect(await read(held)).toMatch(/Este enlace no abre una firma/)
    }
    await tries({ token, rut: '11.111.111-1' })
    await tries({ token: `${token.slice(0, -4)}AAAA`, rut: marta.rut })
    await tries({ token: 'x', rut: marta.rut })
    // Reminded, she has another one: the older opens nothing.
    await signatures.remind('admin', { id: turn.request.id })
    await tries(turn.held)
    const held = { token: await linkOf(), rut: marta.rut }
    expect(held.token).not.toBe(token)
    const fresh = await ready({ request: turn.request, held })
    expect((await sign(fresh)).data?.act).toBe('SIGNED')
    await tries(held)
    const expiring = await waiting('Anexo que vence')
    clock.advance({ days: 16 })
    await tries(expiring.held)
    expect([...said]).toEqual([expect.stringMatching(NO_LINK)])
  })

  test('ends with its request: cancelled or corrected, it opens nothing', async () => {
    const cancelled = await waiting('Anexo que se cancela')
    const { id } = cancelled.request
    const { version } = await signatures.one('admin', id)
    await signatures.cancel('admin', { id, version, reason: 'Era otro' })
    expect((await open(cancelled.held)).error?.message).toMatch(NO_LINK)
  })

  test('signs once, in however many tabs', async () => {
    const turn = await waiting('Anexo en dos pestañas')
    const values = await ready(turn)
    const answers = await Promise.all(Array.from({ length: 3 }, () => sign(values)))
    expect(answers.filter(({ data }) => data?.act === 'SIGNED')).toHaveLength(1)
    const { events } = await signatures.one('admin', turn.request.id)
    expect(
      events.filter(({ kind, author }) => kind === 'SIGNED' && author === marta.name),
    ).toHaveLength(1)
  })

  test('signs what was opened and read, with consent and the code of the mailbox', async () => {
    const turn = await waiting('Anexo con condiciones')
    const { held, request } = turn
    await askCode(held)
    const code = await codeOf()
    const good = {
      ...held,
      sha256: request.sha256,
      code,
      read: true,
      accepts: true,
      consentSha256: await consentSha256(held),
    }
    expect((await sign(good)).error?.message).toBe('Abra el documento antes de firmarlo')
    await open(held)
    expect((await sign({ ...good, read: false })).error).toMatchObject({ field: 'read' })
    expect((await sign({ ...good, accepts: false })).error).toMatchObject({ field: 'accepts' })
    expect((await sign({ ...good, consentSha256: '0' })).error?.kind).toBe('conflict')
    expect((await sign({ ...good, sha256: '0'.repeat(64) })).error?.message).toMatch(
      /El documento cambió/,
    )
    const other = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 3; tries += 1) {
      expect((await sign({ ...good, code: other })).error?.message).toBe(
        'El código no es el del correo',
      )
    }
    expect((await sign(good)).error?.message).toMatch(/Probó tres códigos/)
    await askCode(held)
    clock.advance({ minutes: 11 })
    expect((await sign({ ...good, code: await codeOf() })).error?.message).toMatch(/venció/)
    expect(await stateOf(request)).toBe('SENT')
    await askCode(held)
    expect((await sign({ ...good, code: await codeOf() })).data?.act).toBe('SIGNED')
  })
})

describe('who sends', () => {
  const refusal = async (third: object, more: object = {}) => {
    const documents = [{ id: await signatures.issue('Anexo con otra persona', bernarda) }]
    const { error } = await signatures.send('admin', { documents, thirds: [third], ...more })
    return error
  }

  test('puts in the mailbox of nobody of the company, nor their own', async () => {
    expect(await refusal({ ...marta, mail: 'carolina.aranguiz@coihues.example' })).toMatchObject({
      field: 'mail',
      message: 'Ese correo es el suyo: firmaría usted por esa persona',
    })
    expect(await refusal({ ...marta, mail: 'BERNARDA.Huenchul@coihues.example' })).toMatchObject({
      field: 'mail',
      message: expect.stringMatching(/es el correo de otra persona de la empresa/),
    })
    expect(await refusal({ ...marta, rut: '12.345.678-4' })).toMatchObject({
      field: 'thirds.0.rut',
    })
  })

  test('asks nobody twice for the same document', async () => {
    const { rows } = await database.owner.query<{ rut: string }>(
      'select rut from users where id = $1',
      [bernarda.id],
    )
    expect(await refusal({ ...marta, rut: rows[0]?.rut })).toMatchObject({
      message: 'Esa persona ya firma este documento con su cuenta',
    })
    const documents = [
      { id: await signatures.issue('Uno', bernarda) },
      { id: await signatures.issue('Dos', hernan) },
    ]
    const many = await signatures.send('admin', { documents, thirds: [marta] })
    expect(many.error?.message).toBe('Con otras personas se envía un documento a la vez')
  })

  test('corrects it for the same people, whose older link counts no more', async () => {
    const turn = await waiting('Anexo con aval corregido')
    const folder = await signatures.papers.folderOf('Contratos y anexos')

    const { file } = await signatures.papers.send('admin', folder.id, {
      body: await printedPdf('Corregido'),
    })
    const { id } = turn.request
    const { version } = await signatures.one('admin', id)
    const input = { id, version, reason: 'Se corrigió la renta', fileId: file?.id }
    const { data } = await signatures.replace('admin', input)
    expect(data?.signing.map(({ role }) => role)).toEqual(['EMPLOYER', 'THIRD', 'WORKER'])
    expect((await open(turn.held)).error?.message).toMatch(NO_LINK)
    expect(await mailTo(marta.mail, 'Se reemplazó: Anexo con aval corregido')).toBeDefined()
  })
})

test('nobody of the company signs for them, through the application either', async () => {
  const { request } = await waiting('Anexo forzado')
  const { rows } = await database.owner.query<{ id: string }>(
    `select s.id from signature_signer s join signature_request r on r.company_id = s.company_id
       and r.id = s.request_id where r.code = $1 and s.role = 'THIRD'`,
    [request.code],
  )
  for (const userId of [null, bernarda.id]) {
    const session = {
      companyId: world.coihues.id,
      userId,
      loginId: null,
      acting: false,
      traceId: 'prueba',
    }
    const forced = services.db.withTenant(session, (tx) =>
      tx
        .updateTable('signatureSigner')
        .set({ state: 'SIGNED', actedAt: new Date().toISOString() })
        .where('id', '=', Number(rows[0]?.id))
        .execute(),
    )
    await expect(forced).rejects.toThrow(/Firma quien abrió su enlace|Firma cada persona lo suyo/)
  }
})
