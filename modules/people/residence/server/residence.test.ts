import { describe, expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'

/**
 * Wilner is from Haiti and his permit ends on 20 October 2026; Yorgelis is from Venezuela and hers
 * ended on 1 September. Today is Tuesday 15 September 2026.
 */
const { api, url, world, database } = await startApi()
const { wilner, yorgelis, bernarda } = world.people
const { vina, peumal } = world.businesses
const { owner } = database
type Who = Parameters<typeof api.as>[0]

const outcome = 'status message error { kind message field }'
const fields = 'id kind number startDate endDate residentSince quotaException fileId version'
const Permits = `query P($input: ResidencePermitsInput!) {
  residencePermits(input: $input) { ${fields} } }`
const Create = `mutation C($input: CreateResidencePermitInput!) {
  createResidencePermit(input: $input) { ${outcome} data { ${fields} } } }`
const Update = `mutation U($input: UpdateResidencePermitInput!) {
  updateResidencePermit(input: $input) { ${outcome} data { ${fields} } } }`
const Remove = `mutation D($input: ByIdResidencePermit!) {
  deleteResidencePermit(input: $input) { ${outcome} data } }`
const Open = `mutation O($input: ByIdResidencePermit!) {
  openResidencePaper(input: $input) { ${outcome} data { name url } } }`
const Workers = `query W($filter: ForeignWorkerFilter, $sort: ForeignWorkersSort, $page: Page) {
  foreignWorkers(filter: $filter, sort: $sort, page: $page) {
    total rows { fullname country state kind endDate residentSince treatment businessName } } }`
const Quotas = `{ foreignQuotas {
  name workers specialists counted chileans family fiveYears foreign most state words } }`

type Permit = { id: string; number: string; endDate: string | null; version: number }
type Row = { fullname: string; state: string; endDate: string | null; treatment: string }
type Quota = { name: string; workers: number; counted: number; foreign: number; most: number }

const permits = async (who: Who, person = wilner) =>
  (
    await api.as(who).run<{ residencePermits: Permit[] }>(Permits, {
      input: { userId: person.publicId },
    })
  ).residencePermits
const workers = async (who: Who, filter: object = {}) =>
  (
    await api.as(who).run<{ foreignWorkers: { rows: Row[]; total: number } }>(Workers, {
      filter,
      sort: { by: 'endDate', descending: false },
      page: { number: 1, size: 50 },
    })
  ).foreignWorkers
const quotas = async (who: Who) =>
  (await api.as(who).run<{ foreignQuotas: Quota[] }>(Quotas)).foreignQuotas

const given = {
  userId: wilner.publicId,
  kind: 'WORK',
  number: '26-550012',
  startDate: '2026-10-21',
  endDate: '2028-10-20',
}

describe('the permits of a person', () => {
  test('are read by who keeps them and by their person', async () => {
    expect((await permits('admin')).map(({ number }) => number)).toEqual(['23-184072', '24-310977'])
    expect((await permits('gerente')).length).toBe(2)
    expect(await permits('trabajador', bernarda)).toEqual([])
  })

  test('are out of sight for a worker, a supervisor and another company', async () => {
    for (const who of ['trabajador', 'boreal.admin', 'gerente.peumal'] as const) {
      await expect(permits(who), who).rejects.toMatchObject({ kind: 'not-found' })
    }
    for (const who of ['supervisor', 'subgerente'] as const) {
      await expect(permits(who), who).rejects.toThrow()
    }
  })

  test('are added, corrected and removed, each in the audit', async () => {
    const kept = async () => {
      const { rows } = await owner.query<{ events: string }>(
        `select count(*) as events from audit_event where company_id = $1
           and entity = 'residence_permit'`,
        [world.coihues.id],
      )
      return Number(rows[0]?.events)
    }
    const before = await kept()
    const made = await api.as('supergerente').mutate<Permit>(Create, { input: given })
    expect(made).toMatchObject({ number: '26-550012', endDate: '2028-10-20', version: 1 })
    const again = await api.as('admin').result(Create, { input: given })
    expect(again.error).toMatchObject({ field: 'number', kind: 'conflict' })
    const fixed = await api.as('admin').mutate<Permit>(Update, {
      input: { id: made.id, version: made.version, endDate: '2028-10-19' },
    })
    expect(fixed).toMatchObject({ endDate: '2028-10-19', version: 2 })
    const stale = await api.as('admin').result(Update, {
      input: { id: made.id, version: made.version, endDate: '2029-10-19' },
    })
    expect(stale.error?.kind).toBe('conflict')
    expect(await api.as('admin').mutate(Remove, { input: { id: made.id } })).toBe(true)
    expect((await kept()) - before).toBe(3)
  })

  test.each([
    [{ endDate: null }, 'endDate', 'solo la definitiva no vence'],
    [{ endDate: '2026-10-20' }, 'endDate', 'antes del primer día'],
    [{ residentSince: '2026-10-22' }, 'residentSince', 'después del primer día'],
    [{ number: '' }, 'number', ''],
  ])('%j is refused at its field', async (wrong, field, message) => {
    const { error } = await api.as('admin').result(Create, { input: { ...given, ...wrong } })
    expect(error).toMatchObject({ field })
    expect(error?.message).toContain(message)
  })

  test('nobody writes their own, and who only reads writes none', async () => {
    for (const who of ['gerente', 'trabajador', 'lectura'] as const) {
      expect((await api.as(who).result(Create, { input: given })).error?.kind).toBe('forbidden')
    }
    const theirs = { input: { ...given } }
    expect((await api.as('boreal.admin').result(Create, theirs)).error?.kind).toBe('not-found')
  })
})

describe('the paper of a permit', () => {
  const send = async (who: Who, person: string) => {
    const body = new FormData()
    body.append('relatedType', 'residencePermit')
    body.append('relatedId', person)
    body.append('images', 'true')
    body.append(
      'files',
      new File([Buffer.from(pixel, 'base64')], 'estampa.png', { type: 'image/png' }),
    )
    const answer = await fetch(`${url}/uploadFile/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await api.as(who).token()}` },
      body,
    })
    const { data }: { data?: { id: string }[] } = await answer.json()
    return data?.[0]?.id
  }

  test('hangs from its person alone, and is opened by who may see it', async () => {
    const [, permit] = await permits('admin')
    const seen = { id: permit?.id, version: permit?.version }
    const foreign = await send('admin', yorgelis.publicId)
    expect(foreign).toBeDefined()
    const wrong = await api.as('admin').result(Update, { input: { ...seen, fileId: foreign } })
    expect(wrong.error?.kind).toBe('not-found')
    const nobodys = publicId('file', 900_000_000)
    const missing = await api.as('admin').result(Update, { input: { ...seen, fileId: nobodys } })
    expect(missing.error).toMatchObject({ kind: 'not-found', message: wrong.error?.message })
    const fileId = await send('admin', wilner.publicId)
    await api.as('admin').mutate(Update, { input: { ...seen, fileId } })
    const open = { input: { id: permit?.id } }
    expect((await api.as('gerente').mutate<{ name: string }>(Open, open)).name).toBe('estampa.png')
    for (const who of ['trabajador', 'boreal.admin', 'gerente.peumal'] as const) {
      expect((await api.as(who).result(Open, open)).error?.kind, who).toBe('not-found')
    }
    expect(await send('trabajador', wilner.publicId)).toBeUndefined()
  })
})

describe('who works here and is of another country', () => {
  test('is listed by the end of their permit, who has none first', async () => {
    await owner.query('delete from residence_permit where user_id = $1', [yorgelis.id])
    const { rows, total } = await workers('gerente')
    expect(total).toBe(2)
    expect(rows).toMatchObject([
      {
        fullname: yorgelis.name,
        country: 'VE',
        state: 'NONE',
        endDate: null,
        treatment: 'FOREIGN',
      },
      {
        fullname: wilner.name,
        country: 'HT',
        state: 'EXPIRING',
        endDate: '2026-10-20',
        residentSince: '2019-05-12',
        treatment: 'FIVE_YEARS',
      },
    ])
    expect((await workers('gerente', { state: 'NONE' })).total).toBe(1)
    expect((await workers('gerente', { treatment: 'FIVE_YEARS' })).total).toBe(1)
    expect((await workers('gerente', { search: 'wilner' })).rows.length).toBe(1)
    expect((await workers('gerente', { businessId: peumal.publicId })).total).toBe(0)
  })

  test('is shown to nobody who has no list of them', async () => {
    for (const who of ['trabajador', 'supervisor'] as const) {
      await expect(workers(who), who).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(quotas(who), who).rejects.toMatchObject({ kind: 'forbidden' })
    }
    expect((await workers('gerente.peumal')).total).toBe(0)
    expect((await workers('boreal.admin')).total).toBe(0)
  })

  test.each([
    ['2026-09-14', 'EXPIRED'],
    ['2026-09-15', 'EXPIRING'],
    ['2026-11-14', 'EXPIRING'],
    ['2026-11-15', 'CURRENT'],
  ])('whose permit ends on %s is %s', async (end, state) => {
    await owner.query('delete from residence_permit where user_id = $1', [yorgelis.id])
    await permitOf({ end })
    expect((await workers('admin', { search: 'yorgelis' })).rows).toMatchObject([{ state }])
  })
})

const permitOf = ({
  end,
  since = '2026-01-02',
  start = '2026-01-02',
  exception = null,
}: {
  end: string | null
  since?: string
  start?: string
  exception?: string | null
}) =>
  owner.query(
    `insert into residence_permit (company_id, user_id, kind, number, start_date, end_date,
       resident_since, quota_exception)
     values ($1, $2, 'DEFINITIVE', $3, $4, $5, $6, $7)`,
    [world.coihues.id, yorgelis.id, `N-${start}`, start, end, since, exception],
  )

describe('the limit of 15 % of a razón social', () => {
  const ofVina = async (who: Who = 'admin') =>
    (await quotas(who)).find(({ name }) => name.includes('Coihues'))

  test.each([
    ['five years to the day', { since: '2021-09-15' }, 'FOREIGN'],
    ['five years and a day', { since: '2021-09-14' }, 'FIVE_YEARS'],
    ['a Chilean family', { exception: 'FAMILY' }, 'FAMILY'],
    ['a specialist', { exception: 'SPECIALIST' }, 'SPECIALIST'],
    // The numbers of art. 20 in their order: a specialist is left out before anybody is counted.
    ['a specialist of many years', { since: '2010-01-01', exception: 'SPECIALIST' }, 'SPECIALIST'],
  ])('%s', async (_what, permit, treatment) => {
    await owner.query('delete from residence_permit where user_id = $1', [yorgelis.id])
    const before = await ofVina()
    await permitOf({ end: null, ...permit })
    expect((await workers('admin', { search: 'yorgelis' })).rows).toMatchObject([{ treatment }])
    const after = await ofVina()
    const moved = treatment === 'FOREIGN' ? 0 : 1
    expect((before?.foreign ?? 0) - (after?.foreign ?? 0)).toBe(moved)
    expect(after?.workers).toBe(before?.workers)
    expect((before?.counted ?? 0) - (after?.counted ?? 0)).toBe(treatment === 'SPECIALIST' ? 1 : 0)
  })

  test('the exception is that of the last permit, as it changes with the job', async () => {
    await owner.query('delete from residence_permit where user_id = $1', [yorgelis.id])
    await permitOf({ end: '2026-06-30', exception: 'SPECIALIST', start: '2026-01-02' })
    await permitOf({ end: null, start: '2026-07-01' })
    expect((await workers('admin', { search: 'yorgelis' })).rows).toMatchObject([
      { treatment: 'FOREIGN' },
    ])
  })

  test('counts everybody with a contract in force, once, in all its parts', async () => {
    const { rows } = await owner.query<{ people: string }>(
      `select count(distinct user_id) as people from user_contract
       where business_id = $1 and status <> 'DELETED' and initial_date <= '2026-09-15'
         and (final_date is null or final_date >= '2026-09-15')`,
      [vina.id],
    )
    const found = await ofVina()
    expect(found).toMatchObject({ workers: Number(rows[0]?.people) })
    expect(found?.most).toBe(Math.floor((found?.counted ?? 0) * 0.15))
  })

  test('is shown of the razones sociales that somebody reaches whole', async () => {
    const all = (await quotas('admin')).map(({ name }) => name)
    expect(all.length).toBe(3)
    const some = (await quotas('gerente.peumal')).map(({ name }) => name)
    expect(some.length).toBe(1)
    expect(all).toEqual(expect.arrayContaining(some))
  })
})

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
