import { describe, expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { announcementsOf } from '#tests/api/announcements.ts'
import { startApi } from '#tests/api.ts'

const { api, world, url, database, clock, asCompany } = await startApi()
const by = announcementsOf(api)
const { people, businesses } = world
const titles = async (who: Parameters<typeof by>[0], filter: object = {}) =>
  (await by(who).list(filter)).map(({ title }) => title)

describe('an announcement', () => {
  test('is read by everybody as it was written, and is theirs alone to have read', async () => {
    const said = await by('supergerente').write({
      content: 'Hola:\n\n- **uno**\n- [dos](https://coihues.cl)',
    })
    expect(said).toMatchObject({ state: 'PUBLISHED', author: 'Rodrigo Covarrubias', readers: 0 })
    const seen = await by('trabajador').one(said)
    expect(seen.content).toBe('Hola:\n\n- **uno**\n- [dos](https://coihues.cl)')
    expect([seen.readAt, seen.author, seen.audience, seen.readers]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect((await by('trabajador').read(said)).readAt).not.toBeNull()
    expect((await by('supervisor').one(said)).readAt).toBeNull()
    const again = await by('trabajador').read(said)
    expect(again.readAt).toBe((await by('trabajador').one(said)).readAt)
    expect((await by('supergerente').one(said)).readers).toBe(1)
  })

  test('is written by super managers and administrators alone', async () => {
    for (const who of [
      'trabajador',
      'supervisor',
      'gerente',
      'gerente.peumal',
      'lectura',
    ] as const) {
      await expect(by(who).write(), who).rejects.toThrow()
    }
    const said = await by('admin').write()
    await expect(by('gerente').withdraw(said)).rejects.toThrow()
    await expect(by('gerente').readers(said)).rejects.toThrow()
  })

  test('waits for its day and goes after its last one', async () => {
    const later = await by('admin').write({
      title: 'Vacunación',
      publishDate: '2026-09-17',
      expiryDate: '2026-09-18',
    })
    expect(later.state).toBe('SCHEDULED')
    await expect(by('trabajador').one(later)).rejects.toThrow('No encontrado')
    clock.advance({ hours: 48 })
    expect((await by('trabajador').one(later)).state).toBe('PUBLISHED')
    clock.advance({ hours: 48 })
    await expect(by('trabajador').one(later)).rejects.toThrow('No encontrado')
    expect((await by('admin').one(later)).state).toBe('EXPIRED')
    clock.advance({ hours: -96 })
  })

  test.each([
    [{ publishDate: '2026-09-14' }, 'publishDate', 'No puede ser antes de hoy'],
    [{ expiryDate: '2026-09-14' }, 'expiryDate', 'Debe ser desde el día en que se publica'],
    [{ title: 'x'.repeat(121) }, 'title', undefined],
    [{ content: '[a](javascript:alert)' }, 'content', 'Un enlace empieza con https:// o mailto:'],
    [{ content: '[a](data:text/html,x)' }, 'content', 'Un enlace empieza con https:// o mailto:'],
  ])('refuses %o at its field', async (input, field, message) => {
    const { error } = await by('admin').tryWrite(input)
    expect(error).toMatchObject({ kind: 'invalid', field })
    if (message) expect(error?.message).toContain(message)
  })

  test('keeps markup as words, in a tree and never as HTML', async () => {
    const content = '<script>alert(1)</script> <svg onload=x> <a href="javascript:x">y</a>'
    const said = await by('admin').write({ content })
    expect((await by('trabajador').one(said)).content).toBe(content)
    const { rows } = await database.owner.query<{ type: string }>(
      `select content #>> '{content,0,content,0,type}' as type from announcement
       where company_id = $1 and title = 'Paseo de fin de año' order by id desc limit 1`,
      [world.coihues.id],
    )
    expect(rows[0]?.type).toBe('text')
  })

  test('is withdrawn and never deleted: readers do not find it, writers do', async () => {
    const said = await by('admin').write()
    const gone = await by('supergerente').withdraw(said)
    expect(gone.state).toBe('WITHDRAWN')
    await expect(by('trabajador').one(said)).rejects.toThrow('No encontrado')
    await expect(by('trabajador').read(said)).rejects.toThrow('No encontrado')
    expect((await by('admin').change(gone, { title: 'Otro' })).error?.kind).toBe('conflict')
    await expect(by('admin').withdraw(gone)).rejects.toThrow('Ya está retirado')
  })

  test('pinned ones come first, and then the newest', async () => {
    const pinned = await by('admin').write({ title: 'Lo primero', pinned: true })
    const plain = await by('admin').write({ title: 'Lo último' })
    const all = await titles('trabajador')
    expect(all[0]).toBe('Lo primero')
    expect(all.slice(1, 3)).toEqual(['Reglamento interno actualizado', 'Lo último'])
    await by('admin').withdraw(pinned)
    await by('admin').withdraw(plain)
  })

  test('unread is what one has not opened', async () => {
    const said = await by('admin').write({ title: 'Nuevo casino' })
    expect(await titles('trabajador', { reading: 'UNREAD' })).toContain('Nuevo casino')
    await by('trabajador').read(said)
    expect(await titles('trabajador', { reading: 'UNREAD' })).not.toContain('Nuevo casino')
    expect(await titles('trabajador', { reading: 'READ' })).toContain('Nuevo casino')
    expect(await titles('supervisor', { reading: 'UNREAD' })).toContain('Nuevo casino')
  })
})

describe('the audience', () => {
  test('of managers is no worker’s, by list, by id or by act', async () => {
    const said = await by('admin').write({ title: 'Solo jefaturas', visibility: 'NON_EMPLOYEE' })
    expect(await titles('supervisor')).toContain('Solo jefaturas')
    expect(await titles('trabajador')).not.toContain('Solo jefaturas')
    const filtered = await titles('trabajador', { visibility: 'NON_EMPLOYEE', state: 'PUBLISHED' })
    expect(filtered).toEqual([])
    await expect(by('trabajador').one(said)).rejects.toThrow('No encontrado')
    for (const act of ['readAnnouncement', 'acknowledgeAnnouncement']) {
      expect((await by('trabajador').act(act, { id: said.id })).error?.kind).toBe('not-found')
    }
  })

  test('of one razón social is of its people and of nobody else', async () => {
    const said = await by('admin').write({
      title: 'Corte en Peumal',
      businesses: [{ businessId: businesses.peumal.publicId }],
    })
    expect(await titles('gerente.peumal')).toContain('Corte en Peumal')
    await expect(by('trabajador').one(said)).rejects.toThrow('No encontrado')
    const { rows } = await by('admin').readers(said)
    expect(rows.map(({ userId }) => userId)).not.toContain(people.bernarda.publicId)
    expect(rows.map(({ userId }) => userId)).toContain(people.monserrat.publicId)
  })

  test('is never of another company, nor aims at one', async () => {
    const said = await by('admin').write()
    await expect(by('boreal.admin').one(said)).rejects.toThrow('No encontrado')
    expect((await by('boreal.admin').change(said, { title: 'x' })).error?.kind).toBe('not-found')
    const foreign = Object.values(world.boreal.businesses)[0]?.publicId
    const { error } = await by('admin').tryWrite({ businesses: [{ businessId: foreign }] })
    expect(error?.kind).toBe('not-found')
  })

  test('leaves out who left and who is external, in its count and in its list', async () => {
    const said = await by('admin').write()
    await expect(api.as('externo').run('{ announcements { rows { id } } }')).rejects.toThrow()
    await expect(
      (await api.signIn('extrabajador')).run('{ announcements { rows { id } } }'),
    ).rejects.toThrow()
    const { rows, total } = await by('admin').readers(said)
    const ids = new Set(rows.map(({ userId }) => userId))
    expect(ids.has(people.patricio.publicId)).toBe(false)
    expect(ids.has(people.bastian.publicId)).toBe(false)
    expect((await by('admin').one(said)).audience).toBe(total)
    const { rows: left } = await database.owner.query<{ user_id: string }>(
      `select l.user_id from login l where l.username = 'extrabajador'`,
    )
    expect(left).toHaveLength(1)
    expect(rows.length).toBe(total)
  })

  test('says by name who has not read, to who writes', async () => {
    const said = await by('admin').write()
    await by('trabajador').read(said)
    const names = async (reading: string) =>
      (await by('admin').readers(said, { reading })).rows.map(({ userId }) => userId)
    expect(await names('READ')).toEqual([people.bernarda.publicId])
    expect(await names('UNREAD')).not.toContain(people.bernarda.publicId)
    expect(await names('UNREAD')).toContain(people.hernan.publicId)
    const { rows } = await by('admin').readers(said)
    const { rows: bySurname } = await database.owner.query<{ id: number }>(
      `select distinct user_id::int as id, surname_key from person_standing
       where company_id = $1 and since <= date '2026-09-15' and until > date '2026-09-15'
       order by surname_key`,
      [world.coihues.id],
    )
    const order = bySurname.map(({ id }) => publicId('user', id))
    const places = rows.map(({ userId }) => order.indexOf(userId))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('and its day stay once it is published', async () => {
    const said = await by('admin').write()
    for (const [change, field] of [
      [{ visibility: 'NON_EMPLOYEE' }, 'visibility'],
      [{ publishDate: '2026-09-16' }, 'publishDate'],
      [{ businesses: [{ businessId: businesses.vina.publicId }] }, 'businesses'],
      [{ asksAcknowledgement: true }, 'asksAcknowledgement'],
    ] as const) {
      expect((await by('admin').change(said, change)).error, field).toMatchObject({ field })
    }
    expect((await by('admin').change(said, { title: 'Corregido' })).data?.title).toBe('Corregido')
    expect((await by('admin').change(said, { title: 'Otra vez' })).error?.kind).toBe('conflict')
  })
})

describe('an acknowledgement', () => {
  test('is asked, given once, and counted', async () => {
    const said = await by('admin').write({ title: 'Reglamento', asksAcknowledgement: true })
    expect(await titles('trabajador', { reading: 'UNACKNOWLEDGED' })).toContain('Reglamento')
    await by('trabajador').read(said)
    expect(await titles('trabajador', { reading: 'UNACKNOWLEDGED' })).toContain('Reglamento')
    const given = await by('trabajador').act('acknowledgeAnnouncement', { id: said.id })
    expect(given.data?.acknowledgedAt).not.toBeNull()
    clock.advance({ minutes: 5 })
    const again = await by('trabajador').act('acknowledgeAnnouncement', { id: said.id })
    expect(again.data?.acknowledgedAt).toBe(given.data?.acknowledgedAt)
    expect(await by('admin').one(said)).toMatchObject({ readers: 1, acknowledged: 1 })
    expect(await titles('trabajador', { reading: 'UNACKNOWLEDGED' })).not.toContain('Reglamento')
  })

  test('holds for the words that people confirmed', async () => {
    const said = await by('admin').write({ asksAcknowledgement: true })
    for (const change of [{ title: 'Otro' }, { content: 'Otro' }]) {
      expect((await by('admin').change(said, change)).error?.message).toContain('acuse de recibo')
    }
    const plain = await by('admin').write()
    const { error } = await by('trabajador').act('acknowledgeAnnouncement', { id: plain.id })
    expect(error?.message).toBe('Este anuncio no pide acuse de recibo')
  })

  test('is never given by the platform that looks at the company', async () => {
    const said = await by('admin').write({ asksAcknowledgement: true, allowsReactions: true })
    const acting = await api.signIn('superadmin')
    await acting.mutate(
      `mutation S($input: SimulateCompanyInput!) {
        simulateCompany(input: $input) { status message error { kind } data } }`,
      { input: { companyId: world.coihues.publicId } },
    )
    const { error } = await by(acting).act('acknowledgeAnnouncement', { id: said.id })
    expect(error?.kind).toBe('forbidden')
    const reacted = { id: said.id, reaction: 'LIKE' }
    expect((await by(acting).act('reactToAnnouncement', reacted)).error?.kind).toBe('forbidden')
    expect((await by(acting).read(said)).readAt).toBeNull()
    expect(await by('admin').one(said)).toMatchObject({ readers: 0, acknowledged: 0 })
  })

  test('and a reading do not change in the database either', async () => {
    const said = await by('admin').write({ asksAcknowledgement: true })
    await by('trabajador').act('acknowledgeAnnouncement', { id: said.id })
    await expect(
      asCompany(
        `update announcement_read set acknowledged_at = null
         where company_id = $1 and acknowledged_at is not null`,
        [world.coihues.id],
      ),
    ).rejects.toThrow('does not change')
  })
})

test('a reaction is one for each person, where the announcement allows them', async () => {
  const said = await by('admin').write({ allowsReactions: true })
  const react = (who: 'trabajador' | 'supervisor', reaction: string | null) =>
    by(who).act('reactToAnnouncement', { id: said.id, reaction })
  await react('trabajador', 'LIKE')
  await react('supervisor', 'LIKE')
  const { data } = await react('trabajador', 'THANKS')
  expect(data?.reaction).toBe('THANKS')
  expect((await by('supervisor').one(said)).reactions).toEqual(
    expect.arrayContaining([
      { reaction: 'LIKE', total: 1 },
      { reaction: 'THANKS', total: 1 },
    ]),
  )
  await react('supervisor', null)
  expect((await by('trabajador').one(said)).reactions).toEqual([{ reaction: 'THANKS', total: 1 }])
  const plain = await by('admin').write()
  const refused = await by('trabajador').act('reactToAnnouncement', {
    id: plain.id,
    reaction: 'LIKE',
  })
  expect(refused.error?.message).toBe('Este anuncio no permite reacciones')
})

describe('the files', () => {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk' +
    '+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const send = async (
    who: Parameters<typeof api.as>[0],
    files: readonly File[],
    about = { relatedType: 'announcement', relatedId: world.coihues.publicId },
  ) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(about)) body.append(name, value)
    body.append('multiple', String(files.length > 1))
    for (const file of files) body.append('files', file)
    const answer = await fetch(`${url}/uploadFile/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await api.as(who).token()}` },
      body,
    })
    const { data }: { data?: { id: string }[] | null } = await answer.json()
    return { status: answer.status, ids: (data ?? []).map(({ id }) => id) }
  }
  const picture = (name: string) =>
    new File([Buffer.from(pixel, 'base64')], name, { type: 'image/png' })
  const open = (who: Parameters<typeof api.as>[0], id: string, fileId: string) =>
    api.as(who).result<{ url: string }>(
      `mutation O($input: OpenAnnouncementFileInput!) { openAnnouncementFile(input: $input) {
        status message error { kind message } data { name url } } }`,
      { input: { id, fileId } },
    )

  test('are up to three, and are read with the announcement and no longer', async () => {
    const { ids } = await send('admin', ['a.png', 'b.png', 'c.png'].map(picture))
    expect(ids).toHaveLength(3)
    const files = ids.map((fileId) => ({ fileId }))
    const said = await by('admin').write({ files })
    const seen = await by('trabajador').one(said)
    expect(seen.files.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png'])
    const [first = ''] = ids
    expect((await open('trabajador', said.id, first)).data?.url).toContain('/')
    await by('admin').withdraw(said)
    expect((await open('trabajador', said.id, first)).error?.kind).toBe('not-found')
    const { ids: more } = await send('admin', [picture('d.png')])
    const four = [...files, ...more.map((fileId) => ({ fileId }))]
    expect((await by('admin').tryWrite({ files: four })).error).toMatchObject({
      field: 'files',
      message: 'Error, no puede tener mas de 3 archivos',
    })
  })

  test('are sent by who writes announcements, to their own company, and are no SVG', async () => {
    expect((await send('trabajador', [picture('a.png')])).status).toBe(403)
    expect((await send('boreal.admin', [picture('a.png')])).status).toBe(404)
    const svg = new File(['<svg xmlns="x"><script>1</script></svg>'], 'a.svg')
    expect((await send('admin', [svg])).status).toBe(422)
  })

  test('of something else, or of another announcement out of sight, are not opened', async () => {
    const { ids } = await send('admin', [picture('a.png')])
    const hidden = await by('admin').write({
      visibility: 'NON_EMPLOYEE',
      files: ids.map((fileId) => ({ fileId })),
    })
    const visible = await by('admin').write()
    const [id = ''] = ids
    expect((await open('trabajador', hidden.id, id)).error?.kind).toBe('not-found')
    expect((await open('trabajador', visible.id, id)).error?.kind).toBe('not-found')
    const { ids: images } = await send('admin', [picture('b.png')], {
      relatedType: 'companyFeed',
      relatedId: world.coihues.publicId,
    })
    const wrong = await by('admin').tryWrite({ files: images.map((fileId) => ({ fileId })) })
    expect(wrong.error?.kind).toBe('not-found')
  })
})
