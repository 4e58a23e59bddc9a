import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'
import type { Username } from '#tests/world.ts'
import { complianceTask } from './reminders.ts'

const { api, world, url, database, services } = await startApi()
const { vina } = world.businesses

type Row = {
  id: string
  kind: string
  due: string
  state: string
  doneOn: string | null
  isMarked: boolean
  isLate: boolean
  annexId: string | null
  annexTitle: string | null
  author: string | null
  businessId: string
}
const listed = async (who: Username, filter: object = {}, sort: object | null = null) =>
  (
    await api.as(who).run<{ labourRegistrations: { total: number; rows: Row[] } }>(
      `query ($filter: LabourRegistrationFilter, $page: Page, $sort: LabourRegistrationsSort) {
        labourRegistrations(filter: $filter, page: $page, sort: $sort) { total rows {
          id kind due state words doneOn isMarked isLate author businessId fullname
          annexId annexTitle } } }`,
      { filter, sort, page: { number: 1, size: 100 } },
    )
  ).labourRegistrations
type One = { userContractId?: string | undefined; kind: string; annexId?: string | null }
type Marked = One & { doneOn?: string; fileId?: string | undefined; note?: string }
const mark = (who: Username, { userContractId, kind, annexId, ...input }: Marked) =>
  api.as(who).mutate(
    `mutation ($input: MarkLabourRegistrationInput!) {
      markLabourRegistration(input: $input) { ${outcome} data } }`,
    {
      input: {
        fileId: null,
        note: null,
        ...input,
        registrations: [{ userContractId, kind, annexId: annexId ?? null }],
      },
    },
  )
const unmark = (who: Username, ...registrations: One[]) =>
  api.as(who).mutate<number>(
    `mutation ($input: UnmarkLabourRegistrationInput!) {
      unmarkLabourRegistration(input: $input) { ${outcome} data } }`,
    {
      input: {
        registrations: registrations.map(({ userContractId, kind, annexId }) => ({
          userContractId,
          kind,
          annexId: annexId ?? null,
        })),
      },
    },
  )
const inCompany = async (statement: string) => {
  await database.owner.query('begin')
  await database.owner.query('select app.begin_request($1, null, null, false, null)', [
    world.coihues.id,
  ])
  await database.owner.query('set local session_replication_role = replica')
  await database.owner.query(statement)
  await database.owner.query('commit')
}

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A contract of the razón social that was registered, as pending again. */
async function pending(): Promise<Row> {
  const { rows } = await listed('admin', { businessId: vina.publicId, kind: 'CONTRACT' })
  const [first] = rows.filter(({ isMarked }) => isMarked)
  if (!first) throw new Error('No contract of the year was registered')
  await unmark('admin', { userContractId: first.id, kind: 'CONTRACT' })
  return first
}

describe('what is due of contracts at the Dirección del Trabajo', () => {
  test('by its day, of the contracts that began or ended in a year', async () => {
    const byDay = { by: 'due' }
    const { rows, total } = await listed('admin', { businessId: vina.publicId }, byDay)
    expect(total).toBeGreaterThan(3)
    expect(rows.map(({ due }) => due)).toEqual(rows.map(({ due }) => due).toSorted())
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(
      new Set(['WRITTEN', 'CONTRACT', 'MODIFICATION', 'ENDING']),
    )
    // What was signed in time asks for no mark.
    const written = rows.filter(({ kind }) => kind === 'WRITTEN')
    expect(written.some(({ state, isMarked }) => state === 'DONE' && !isMarked)).toBe(true)
    expect((await listed('admin', { kind: 'ENDING', state: 'DONE' })).rows.length).toBeGreaterThan(
      0,
    )
  })

  test('is listed with what is undone first, by its day, and then what was done', async () => {
    await pending()
    const { rows } = await listed('admin', {})
    const undone = rows.filter(({ doneOn }) => doneOn === null).map(({ due }) => due)
    const done = rows.filter(({ doneOn }) => doneOn !== null).map(({ due }) => due)
    expect([undone.length, done.length]).not.toContain(0)
    expect(rows.map(({ due }) => due)).toEqual([
      ...undone.toSorted(),
      ...done.toSorted().toReversed(),
    ])
  })

  test('is marked with its day and author, late ones as such, and taken back', async () => {
    const { id, due } = await pending()
    const one = { userContractId: id, kind: 'CONTRACT' }
    await mark('admin', { ...one, doneOn: due, note: 'Mi DT' })
    const at = async () =>
      (await listed('admin', { kind: 'CONTRACT' })).rows.find((row) => row.id === id)
    expect(await at()).toMatchObject({ state: 'DONE', isLate: false, doneOn: due })
    expect((await at())?.author).toContain('Carolina')
    await mark('admin', { ...one, doneOn: '2026-09-15' })
    expect(await at()).toMatchObject({ doneOn: '2026-09-15' })
    await unmark('admin', one)
    expect(await at()).toMatchObject({ isMarked: false, doneOn: null })
    await expect(unmark('admin', one)).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('has its proof, which is opened again by whoever reads the duty', async () => {
    const { id, due, businessId } = await pending()
    const body = new FormData()
    body.append('relatedType', 'compliance')
    body.append('relatedId', businessId)
    body.append('images', 'true')
    const paper = Buffer.from(pixel, 'base64')
    body.append('files', new File([paper], 'registro.png', { type: 'image/png' }))
    const answer = await fetch(`${url}/uploadFile/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await api.as('admin').token()}` },
      body,
    })
    const { data }: { data?: { id: string }[] } = await answer.json()
    const one = { userContractId: id, kind: 'CONTRACT' }
    await mark('admin', { ...one, doneOn: due, fileId: data?.[0]?.id })
    const open = (who: Username) =>
      api.as(who).mutate<{ name: string }>(
        `mutation ($input: OpenRegistrationProofInput!) {
          openRegistrationProof(input: $input) { ${outcome} data { name url } } }`,
        { input: { ...one, annexId: null } },
      )
    expect((await open('admin')).name).toBe('registro.png')
    await expect(open('boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    await mark('admin', { ...one, doneOn: due })
    await expect(open('admin')).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('not on another day, nor the end of a contract that goes on', async () => {
    const { rows } = await listed('admin', { kind: 'CONTRACT' })
    const { rows: ended } = await listed('admin', { kind: 'ENDING' })
    const going = rows.find(({ id }) => !ended.some((one) => one.id === id))
    const one = { userContractId: going?.id, kind: 'CONTRACT' }
    for (const doneOn of ['2026-09-16', '2001-01-01']) {
      await expect(mark('admin', { ...one, doneOn }), doneOn).rejects.toMatchObject({
        field: 'doneOn',
      })
    }
    await expect(
      mark('admin', { ...one, kind: 'ENDING', doneOn: '2026-09-15' }),
    ).rejects.toMatchObject({ message: 'El contrato no ha terminado' })
  })

  test('is seen by who carries the payroll, and by nobody of another company', async () => {
    const { rows } = await listed('admin', { kind: 'CONTRACT' })
    const one = { userContractId: rows[0]?.id, kind: 'CONTRACT' }
    for (const who of ['trabajador', 'supervisor', 'gerente', 'externo'] as const) {
      await expect(listed(who), who).rejects.toMatchObject({ kind: 'forbidden' })
    }
    await expect(mark('boreal.admin', { ...one, doneOn: '2026-09-15' })).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(unmark('boreal.admin', one)).rejects.toMatchObject({ kind: 'not-found' })
    const theirs = await listed('boreal.admin')
    expect(theirs.rows.some(({ id }) => rows.some((row) => row.id === id))).toBe(false)
  })

  test('of each signed annex, marked many at once and taken back together', async () => {
    const { rows } = await listed('admin', { kind: 'MODIFICATION' })
    expect(rows.map(({ annexTitle }) => annexTitle)).toContain('Anexo que anula el N° 1')
    const registrations = rows.map(({ id, kind, annexId }) => ({
      userContractId: id,
      kind,
      annexId,
    }))
    const many = (who: Username, more: object = {}) =>
      api.as(who).mutate<number>(
        `mutation ($input: MarkLabourRegistrationInput!) {
          markLabourRegistration(input: $input) { ${outcome} data } }`,
        { input: { registrations, doneOn: '2026-09-15', fileId: null, note: null, ...more } },
      )
    await expect(many('boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(many('admin', { registrations: [] })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(many('admin', { doneOn: '2026-01-02' })).rejects.toMatchObject({
      field: 'doneOn',
    })
    const [first] = registrations
    const other = (await listed('admin', { kind: 'CONTRACT' })).rows.find(
      ({ id }) => id !== first?.userContractId,
    )
    const crossed = [{ ...first, userContractId: other?.id }]
    await expect(many('admin', { registrations: crossed })).rejects.toMatchObject({
      kind: 'not-found',
    })
    expect(await many('admin')).toBe(rows.length)
    expect(await many('admin')).toBe(rows.length)
    const done = await listed('admin', { kind: 'MODIFICATION', state: 'DONE' })
    expect(done.total).toBe(rows.length)
    expect(await unmark('admin', ...registrations)).toBe(rows.length)
    expect((await listed('admin', { kind: 'MODIFICATION', state: 'DONE' })).total).toBe(0)
  })

  test('as files for Mi DT, one a cargo', async () => {
    const { id } = await pending()
    const files = async (who: Username) =>
      (
        await api.as(who).run<{
          labourRegistrationFile: { files: { name: string; rows: number; text: string }[] }
        }>(
          `query ($input: LabourRegistrationFileInput!) { labourRegistrationFile(input: $input) {
            files { jobTitle name rows text } } }`,
          { input: { businessId: vina.publicId, kind: 'CONTRACT' } },
        )
      ).labourRegistrationFile.files
    const found = await files('admin')
    const { rows } = await listed('admin', { businessId: vina.publicId, kind: 'CONTRACT' })
    const undone = rows.filter(({ doneOn }) => doneOn === null)
    expect(undone.map((row) => row.id)).toContain(id)
    expect(found.reduce((sum, one) => sum + one.rows, 0)).toBe(undone.length)
    expect(found[0]?.text.split('\r\n')[0]).toMatch(/^"RUT trabajador";"Nombre";"Contrato"/)
    expect(found[0]?.text.split('\r\n')).toHaveLength((found[0]?.rows ?? 0) + 2)
    await expect(files('gerente')).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await files('boreal.admin')).toEqual([])
  })

  test('costs the same for a page as for all', async () => {
    expect(await queriesOf(() => listed('admin'))).toBeLessThan(12)
  })
})

describe('what the worker remembers', () => {
  const remember = (now: string) =>
    complianceTask({
      db: services.db,
      publicUrl: 'https://minga.example',
      now: () => new Date(now),
    }).run({}, { isLast: false })
  const said = async (like: string) => {
    const { rows } = await database.owner.query<{ title: string; user_id: string }>(
      `select title, user_id from notification where company_id = $1 and key like 'compliance:%'
         and title like $2 order by title`,
      [world.coihues.id, like],
    )
    return rows
  }

  test('is a duty three days before its day and on it, once, until it is marked', async () => {
    const august = `delete from payroll_deadline
      where business_id = ${vina.id} and year_month = 202608 and kind = 'LRE'`
    await inCompany(august)
    const { rows } = await database.owner.query<{ name: string }>(
      'select name from business where company_id = $1 and id = $2',
      [world.coihues.id, vina.id],
    )
    const name = rows[0]?.name
    await remember('2026-09-12T15:00:00Z')
    await remember('2026-09-12T16:00:00Z')
    const first = await said(`Libro de remuneraciones electrónico de agosto 2026, ${name}%`)
    expect(first.length).toBeGreaterThan(0)
    expect(new Set(first.map(({ title }) => title.split(': ')[1]))).toEqual(
      new Set(['vence el 15-09-2026']),
    )
    expect(new Set(first.map(({ user_id }) => user_id)).size).toBe(first.length)
    await remember('2026-09-13T15:00:00Z')
    expect(await said('Libro%')).toHaveLength((await said('Libro%vence el%')).length)
    await inCompany(`insert into payroll_deadline
      (company_id, business_id, year_month, kind, done_on)
      values (${world.coihues.id}, ${vina.id}, 202608, 'LRE', '2026-09-14')`)
    await remember('2026-09-15T15:00:00Z')
    expect(await said(`Libro%${name}: vence hoy`)).toEqual([])
  })

  test('is the contracts of a day in one sentence, to those who mark them', async () => {
    const { due, id } = await pending()
    await remember(`${due}T15:00:00Z`)
    const notices = await said('%ante la Dirección del Trabajo%: vence hoy')
    expect(notices.length).toBeGreaterThan(0)
    expect(notices[0]?.title).toMatch(/^\d+ trámites? de contratos ante/)
    await mark('admin', { userContractId: id, kind: 'CONTRACT', doneOn: due })
  })
})
