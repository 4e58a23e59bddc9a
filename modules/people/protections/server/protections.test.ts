import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'

/** Today is Tuesday 15 September 2026. */
const { api, url, world, database } = await startApi()
const { bernarda, wilner } = world.people
const { owner } = database
type Who = Parameters<typeof api.as>[0]

const outcome = 'status message error { kind message field }'
const fields = 'id kind startDate endDate fileId courtDate courtCase courtFileId version'
const All = `query P($input: LaborProtectionsInput!) {
  laborProtections(input: $input) { ${fields} } }`
const Create = `mutation C($input: CreateLaborProtectionInput!) {
  createLaborProtection(input: $input) { ${outcome} data { ${fields} } } }`
const Update = `mutation U($input: UpdateLaborProtectionInput!) {
  updateLaborProtection(input: $input) { ${outcome} data { ${fields} } } }`
const Remove = `mutation D($input: ByIdLaborProtection!) {
  deleteLaborProtection(input: $input) { ${outcome} data } }`
const Open = `mutation O($input: OpenProtectionPaperInput!) {
  openProtectionPaper(input: $input) { ${outcome} data { name url } } }`

type Row = { id: string; kind: string; endDate: string | null; version: number }

const of = async (who: Who, person = wilner) =>
  (await api.as(who).run<{ laborProtections: Row[] }>(All, { input: { userId: person.publicId } }))
    .laborProtections
const given = {
  userId: wilner.publicId,
  kind: 'UNION_DIRECTOR',
  startDate: '2026-03-02',
  endDate: '2028-09-01',
}
const made = (more: object = {}, who: Who = 'admin') =>
  api.as(who).mutate<Row>(Create, { input: { ...given, ...more } })
const removed = (id: string) => api.as('admin').mutate(Remove, { input: { id } })

describe('the protections of a person', () => {
  test('are added, corrected and removed, each in the audit', async () => {
    const kept = async () => {
      const { rows } = await owner.query<{ events: string }>(
        `select count(*) as events from audit_event where company_id = $1
           and entity = 'labor_protection'`,
        [world.coihues.id],
      )
      return Number(rows[0]?.events)
    }
    const before = await kept()
    const row = await made({}, 'supergerente')
    expect(row).toMatchObject({ kind: 'UNION_DIRECTOR', endDate: '2028-09-01', version: 1 })
    const again = await api.as('admin').result(Create, { input: given })
    expect(again.error).toMatchObject({ field: 'startDate', kind: 'conflict' })
    const court = { courtDate: '2026-08-03', courtCase: 'Juzgado de Letras de Colina, O-9-2026' }
    const fixed = await api.as('admin').mutate<Row>(Update, {
      input: { id: row.id, version: row.version, ...court },
    })
    expect(fixed).toMatchObject({ ...court, version: 2 })
    const stale = await api.as('admin').result(Update, {
      input: { id: row.id, version: row.version, endDate: '2029-10-19' },
    })
    expect(stale.error?.kind).toBe('conflict')
    expect(await removed(row.id)).toBe(true)
    expect((await kept()) - before).toBe(3)
  })

  test.each([
    [{ endDate: '2026-03-01' }, 'endDate', 'antes del primer día'],
    [{ courtCase: 'O-9-2026' }, 'courtDate', 'de cuándo es la sentencia'],
    [{ courtDate: '2026-08-03' }, 'courtCase', 'el tribunal y la causa'],
    [{ courtDate: '2026-03-01', courtCase: 'O-9-2026' }, 'courtDate', 'anterior al fuero'],
  ])('%j is refused at its field', async (wrong, field, message) => {
    const { error } = await api.as('admin').result(Create, { input: { ...given, ...wrong } })
    expect(error).toMatchObject({ field })
    expect(error?.message).toContain(message)
  })

  test('are of class A: out of sight for managers, colleagues and other companies', async () => {
    const row = await made()
    for (const who of ['gerente', 'supervisor', 'subgerente', 'lectura'] as const) {
      await expect(of(who), who).rejects.toThrow()
    }
    for (const who of ['trabajador', 'boreal.admin', 'gerente.peumal'] as const) {
      await expect(of(who), who).rejects.toThrow()
    }
    expect(await of('supergerente')).toHaveLength(1)
    // Everybody reads their own, and nobody writes it.
    expect(await of('trabajador', bernarda)).toEqual([])
    for (const who of ['gerente', 'trabajador', 'lectura'] as const) {
      const own = { input: { ...given, userId: bernarda.publicId } }
      expect((await api.as(who).result(Create, own)).error?.kind).toBe('forbidden')
    }
    const theirs = await api.as('boreal.admin').result(Create, { input: given })
    expect(theirs.error?.kind).toBe('not-found')
    await removed(row.id)
  })
})

describe('the papers of a protection', () => {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk' +
    '+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const send = async (who: Who, person: string) => {
    const body = new FormData()
    body.append('relatedType', 'laborProtection')
    body.append('relatedId', person)
    body.append('images', 'true')
    body.append(
      'files',
      new File([Buffer.from(pixel, 'base64')], 'sentencia.png', { type: 'image/png' }),
    )
    const answer = await fetch(`${url}/uploadFile/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await api.as(who).token()}` },
      body,
    })
    const { data }: { data?: { id: string }[] } = await answer.json()
    return data?.[0]?.id
  }

  test('that of the court is sent by who writes it and opened by who reads it', async () => {
    const courtFileId = await send('admin', wilner.publicId)
    expect(courtFileId).toBeDefined()
    const row = await made({ courtDate: '2026-08-03', courtCase: 'O-9-2026', courtFileId })
    const open = (ofCourt: boolean, who: Who = 'admin') =>
      api.as(who).result(Open, { input: { id: row.id, ofCourt } })
    expect((await open(true)).data).toMatchObject({ name: 'sentencia.png' })
    expect((await open(false)).error?.kind).toBe('not-found')
    expect((await open(true, 'trabajador')).error).toBeDefined()
    expect((await open(true, 'boreal.admin')).error).toBeDefined()
    await removed(row.id)
  })

  test('of another person is not taken, and a worker sends none', async () => {
    const ofBernarda = await send('admin', bernarda.publicId)
    const court = { courtDate: '2026-08-03', courtCase: 'O-9-2026', courtFileId: ofBernarda }
    expect(
      (await api.as('admin').result(Create, { input: { ...given, ...court } })).error,
    ).toBeDefined()
    expect(await of('admin')).toEqual([])
    expect(await send('trabajador', wilner.publicId)).toBeUndefined()
  })
})
