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
  author: string | null
  businessId: string
}
const listed = async (who: Username, filter: object = {}, sort: object | null = null) =>
  (
    await api.as(who).run<{ contractRegistrations: { total: number; rows: Row[] } }>(
      `query ($filter: ContractRegistrationFilter, $page: Page, $sort: ContractRegistrationsSort) {
        contractRegistrations(filter: $filter, page: $page, sort: $sort) { total rows {
          id kind due state words doneOn isMarked isLate author businessId fullname } } }`,
      { filter, sort, page: { number: 1, size: 100 } },
    )
  ).contractRegistrations
const mark = (who: Username, input: object) =>
  api.as(who).mutate(
    `mutation ($input: MarkRegistrationInput!) {
      markRegistration(input: $input) { ${outcome} data } }`,
    { input: { fileId: null, note: null, ...input } },
  )
const unmark = (who: Username, input: object) =>
  api.as(who).mutate(
    `mutation ($input: UnmarkRegistrationInput!) {
      unmarkRegistration(input: $input) { ${outcome} data } }`,
    { input },
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
      new Set(['WRITTEN', 'CONTRACT', 'ENDING']),
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
        { input: one },
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
