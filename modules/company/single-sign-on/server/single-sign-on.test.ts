// People come in with the account of their company, at a real provider that runs here.
import { UnsecuredJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '#tests/api.ts'
import { clientId, clientSecret, type Known, throughProvider } from '#tests/identity-provider.ts'
import { SAME, type Begun, nonceOf, outcome, worker, startRounds } from '#tests/provider-rounds.ts'

const {
  active,
  admin,
  api,
  begin,
  clock,
  come,
  finish,
  fresh,
  issuer,
  lying,
  owner,
  post,
  provider,
  reasons,
  round,
  state,
  username,
  world,
} = await startRounds()

const { bernarda } = world.people
beforeEach(fresh)

describe('somebody with the account of their company', () => {
  beforeEach(() => active())

  test('is found by what they type, whether their account exists or not', async () => {
    const way = async (place: string) =>
      (
        await api.nobody.run<{ signInWay: object }>(
          `query ($input: SignInWayInput!) { signInWay(input: $input) { slug provider } }`,
          { input: { place } },
        )
      ).signInWay
    const here = { slug: world.coihues.slug, provider: 'Google' }
    expect(await way('bernarda.huenchul@coihues.example')).toEqual(here)
    expect(await way('nadie.nunca@coihues.example')).toEqual(here)
    expect(await way(`nadie@${world.coihues.slug}`)).toEqual(here)
    expect(await way(world.coihues.slug)).toEqual(here)
    const none = { slug: null, provider: null }
    for (const other of ['trabajador', 'ana@otra.example', world.boreal.slug]) {
      expect(await way(other)).toEqual(none)
    }
  })

  test('comes in by their verified mail the first time, and then by their subject', async () => {
    const first = await round()
    expect(first).toMatchObject({ purpose: 'SIGN_IN', problem: null, second: null })
    expect(await username(first.token)).toBe('trabajador')
    provider.is({ sub: worker.sub, email: 'otro@otra.example', email_verified: false })
    expect(await username((await round()).token)).toBe('trabajador')
    const { rows } = await owner.query(`select way, email from sign_in_link where user_id = $1`, [
      bernarda.id,
    ])
    expect(rows).toEqual([{ way: 'MAIL', email: 'bernarda.huenchul@coihues.example' }])
  })

  test('ends where they wanted to go, and never on a page of somebody else', async () => {
    const asked = '/home/firma-digital/completadas?q=anexo'
    expect(await round({ page: asked })).toMatchObject({ problem: null, page: asked })
    for (const page of ['https://otra.example', '//otra.example/home/x', '/login', ['/home/a']]) {
      expect(await round({ page })).toMatchObject({ problem: null, page: null })
    }
    // Refused too, so that the password opens it.
    provider.is({ sub: 'nadie', email: 'nadie@coihues.example', email_verified: true })
    expect(await round({ page: asked })).toMatchObject({ token: null, page: asked })
  })

  test('proves nothing to what wants a recent proof, until they prove it', async () => {
    const { token } = await round()
    const session = api.withToken(token ?? '')
    const unlink = `mutation { unlinkOwnSignIn { ${outcome} data } }`
    expect((await session.result(unlink)).error).toMatchObject({ field: 'proof' })
    // Another identity of the same provider proves nothing.
    provider.is({ sub: 'otra', email: 'otra@coihues.example', email_verified: true })
    expect((await round({ purpose: 'PROOF' }, token ?? '')).problem).toContain(SAME)
    provider.is(worker)
    expect(await round({ purpose: 'PROOF' }, token ?? '')).toMatchObject({ problem: null })
    expect((await session.result(unlink)).error).toBeNull()
  })

  test('of another session finishes no proof', async () => {
    const mine = (await round()).token ?? ''
    const begun = await begin({ purpose: 'PROOF' }, mine)
    await come(await throughProvider(begun.url, issuer), begun.cookie)
    const other = (await round()).token ?? ''
    expect((await finish(begun.cookie, other)).problem).toContain('Empiece de nuevo')
    expect((await finish(begun.cookie, mine)).problem).toContain('Empiece de nuevo')
  })

  test('links from inside their own account, where the provider verifies no mail', async () => {
    provider.is({ sub: 'de-entra', email: 'bernarda.huenchul@coihues.example' })
    expect((await round()).problem).toContain(SAME)
    expect(await reasons()).toBe('El proveedor no verificó el correo')
    const token = (await (await api.signIn('trabajador')).token()) ?? ''
    const mine = api.withToken(token)
    const own = async () =>
      (await mine.run<{ ownSignIn: object }>('{ ownSignIn { provider isActive linkedAt } }'))
        .ownSignIn
    const prepare = () => mine.result(`mutation { prepareSignInLink { ${outcome} data } }`)
    expect(await own()).toEqual({ provider: 'Google', isActive: true, linkedAt: null })
    expect((await prepare()).error).toBeNull()
    expect(await round({ purpose: 'LINK' }, token)).toMatchObject({ problem: null, token: null })
    expect(await own()).toMatchObject({ linkedAt: expect.any(String) })
    expect((await prepare()).error?.kind).toBe('forbidden')
    expect(await username((await round()).token)).toBe('trabajador')
    // The same identity opens no second account.
    const other = (await (await api.signIn('gerente')).token()) ?? ''
    expect((await round({ purpose: 'LINK' }, other)).problem).toContain('ya está vinculada')
  })

  test('is unlinked by an administrator, within reach', async () => {
    await round()
    const { signInLinks } = await admin.run<{ signInLinks: { rows: object[]; total: number } }>(
      '{ signInLinks { rows { userId fullname way } total } }',
    )
    expect(signInLinks).toEqual({
      rows: [
        { userId: bernarda.publicId, fullname: expect.stringContaining('Bernarda'), way: 'MAIL' },
      ],
      total: 1,
    })
    const unlink = (who: Session) =>
      who.result(
        `mutation ($input: UnlinkSignInInput!) { unlinkSignIn(input: $input) { ${outcome} data } }`,
        { input: { userId: bernarda.publicId } },
      )
    expect((await unlink(api.as('boreal.admin'))).error?.kind).toBe('not-found')
    expect((await unlink(await api.signIn('admin'))).error).toBeNull()
    expect((await unlink(await api.signIn('admin'))).error?.kind).toBe('not-found')
  })
})

describe('a round opens nothing', () => {
  beforeEach(() => active())

  test('with another state, twice, or in another browser', async () => {
    const begun = await begin()
    const address = await throughProvider(begun.url, issuer)
    await come(address, '')
    expect(await reasons()).toBe('La respuesta llegó a otro navegador')
    expect((await finish('')).problem).toContain('Empiece de nuevo')
    // The one that began it goes on, once.
    await come(address, begun.cookie)
    expect((await finish(begun.cookie)).token).not.toBeNull()
    await come(address, begun.cookie)
    expect((await finish(begun.cookie)).token).toBeNull()
    expect((await finish(begun.cookie)).problem).toContain('Empiece de nuevo')

    const other = await begin()
    const changed = new URL(await throughProvider(other.url, issuer))
    changed.searchParams.set('state', new URL(begun.url).searchParams.get('state') ?? '')
    await come(changed.href, other.cookie)
    expect(await reasons()).toBe('La respuesta no era la de este ingreso')
    expect((await finish(other.cookie)).problem).toContain('Empiece de nuevo')
  })

  test('after ten minutes', async () => {
    const begun = await begin()
    const address = await throughProvider(begun.url, issuer)
    clock.advance({ minutes: 11 })
    await come(address, begun.cookie)
    expect((await finish(begun.cookie)).problem).toContain('Empiece de nuevo')
  })

  test('with another nonce, audience, issuer, key, or no signature', async () => {
    const sub = worker.sub
    const more = { email: worker.email, email_verified: true }
    const cases: [string, (begun: Begun) => Promise<string>][] = [
      ['La identidad era de otro ingreso', () => provider.identity({ sub, nonce: 'x', ...more })],
      [
        'La identidad era para otra aplicación',
        (begun) =>
          provider.identity({ sub, nonce: nonceOf(begun) }, (jwt) => jwt.setAudience('otra')),
      ],
      [
        'La identidad era para otra aplicación',
        (begun) => provider.identity({ sub, nonce: nonceOf(begun), azp: 'otra' }),
      ],
      [
        'La identidad la firma otro emisor',
        (begun) =>
          provider.identity({ sub, nonce: nonceOf(begun) }, (jwt) =>
            jwt.setIssuer('https://otro.example'),
          ),
      ],
      [
        'La firma de la identidad no vale',
        (begun) => provider.forged({ sub, nonce: nonceOf(begun), ...more }),
      ],
      [
        'La firma de la identidad no vale',
        async (begun) =>
          new UnsecuredJWT({ sub, nonce: nonceOf(begun), ...more })
            .setIssuer(issuer)
            .setAudience(clientId)
            .setIssuedAt()
            .setExpirationTime('5m')
            .encode(),
      ],
    ]
    for (const [reason, make] of cases) {
      state.mode = 'well'
      expect((await lying(make)).token, reason).toBeNull()
      expect(await reasons()).toBe(reason)
    }
    state.mode = 'well'
    const expired = await lying((begun) =>
      provider.identity({ sub, nonce: nonceOf(begun), ...more }, (jwt) =>
        jwt.setExpirationTime('-5m'),
      ),
    )
    expect(expired.token).toBeNull()
    // What the same wrote without a lie opens: the cases above fail for what they say.
    state.mode = 'well'
    const right = await lying((begun) => provider.identity({ sub, nonce: nonceOf(begun), ...more }))
    expect(await username(right.token)).toBe('trabajador')
  })

  test('with the answer of another issuer (RFC 9207)', async () => {
    const begun = await begin()
    const address = new URL(await throughProvider(begun.url, issuer))
    address.searchParams.set('iss', 'https://otro.example')
    await come(address.href, begun.cookie)
    expect((await finish(begun.cookie)).token).toBeNull()
    expect(await reasons()).toBe('La identidad la firma otro emisor')
  })

  test('when the provider is down or slow, before or after', async () => {
    const begun = await begin()
    const address = await throughProvider(begun.url, issuer)
    for (const mode of ['down', 'slow'] as const) {
      state.mode = mode
      await active({ clientSecret: `${clientSecret} ${mode}` })
      const { status, json } = await post('start', { slug: world.coihues.slug })
      expect({ status, words: json.error?.message }).toMatchObject({
        status: 400,
        words: expect.stringContaining('no responde'),
      })
    }
    state.mode = 'slow'
    await come(address, begun.cookie)
    expect((await finish(begun.cookie)).problem).toContain('no respondió')
  })
})

describe('an account opens to nobody else', () => {
  beforeEach(() => active())

  /** Refused with the one text, for the reason that the audit has. */
  async function refused(known: Known, reason: string) {
    provider.is(known)
    const { token, problem } = await round()
    expect({ token, problem }).toEqual({ token: null, problem: expect.stringContaining(SAME) })
    expect(await reasons()).toBe(reason)
  }
  const verified = (sub: string, email: string): Known => ({ sub, email, email_verified: true })

  test('by a mail not verified, of another domain, unknown, or of another company', async () => {
    await refused({ ...worker, email_verified: false }, 'El proveedor no verificó el correo')
    await refused(
      verified('a', 'bernarda.huenchul@peumal.example'),
      'El correo no es de un dominio de la empresa',
    )
    await refused(
      verified('b', 'nadie@coihues.example'),
      'Ninguna cuenta de la empresa tiene ese correo',
    )
    await owner.query(
      `update login set email = 'nahuel@coihues.example' where username = 'boreal.trabajador'`,
    )
    await refused(
      verified('c', 'nahuel@coihues.example'),
      'Ninguna cuenta de la empresa tiene ese correo',
    )
  })

  test('when it is closed, its person left, or it is a superadmin’s', async () => {
    await refused(verified('d', 'bastian.rebolledo@coihues.example'), 'La cuenta está cerrada')
    await refused(
      verified('e', 'extrabajador@coihues.example'),
      'La persona ya no está en la empresa',
    )
    await owner.query(
      `update login set email = 'jefe@coihues.example' where username = 'superadmin'`,
    )
    await refused(
      verified('f', 'jefe@coihues.example'),
      'Ninguna cuenta de la empresa tiene ese correo',
    )
    // A link does not open what was closed afterwards, and the open session ends.
    provider.is(worker)
    const { token } = await round()
    await owner.query(`update login set is_disabled = true where username = 'trabajador'`)
    await expect(username(token)).rejects.toThrow()
    await refused(worker, 'La cuenta está cerrada')
    await owner.query(`update login set is_disabled = false where username = 'trabajador'`)
  })

  test('within seven days of somebody else writing its mail, or when two have it', async () => {
    await owner.query(
      `update login set mail_by = (select id from login where username = 'admin'), mail_at = $1
       where username = 'trabajador'`,
      [clock.now()],
    )
    await refused(worker, 'Otra persona escribió el correo hace menos de 7 días')
    await owner.query(
      `update login set mail_by = null, mail_at = null where username = 'trabajador'`,
    )
    await owner.query(
      `update login set email = 'bernarda.huenchul@coihues.example' where username = 'lectura'`,
    )
    await refused(worker, 'Varias cuentas de la empresa tienen ese correo')
    await owner.query(
      `update login set email = 'gonzalo.urrutia@coihues.example' where username = 'lectura'`,
    )
  })

  test('that another identity of the provider is linked to', async () => {
    await round()
    await refused(
      { ...worker, sub: 'otro sujeto' },
      'La cuenta o la identidad ya está vinculada a otra',
    )
  })
})
