import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { innerId } from '#platform/model/ids.ts'

const { api, world, database, drainJobs, restJobs } = await startApi()
const { owner } = database
const { vina, casa } = world.businesses
const { carolina, bernarda } = world.people

const shown = 'id state people done total failed canUndo keptUntil groupName version'
const Create = `mutation Create($input: CreateCollectiveVacationInput!) {
  createCollectiveVacation(input: $input) { ${outcome} data { ${shown} } }
}`
const Undo = `mutation Undo($input: UndoCollectiveVacationInput!) {
  undoCollectiveVacation(input: $input) { ${outcome} data { ${shown} } }
}`
const Resume = `mutation Resume($input: ResumeCollectiveVacationInput!) {
  resumeCollectiveVacation(input: $input) { ${outcome} data { ${shown} } }
}`
const List = `query List { vacationCollectives { total rows { ${shown} } } }`
const Groups = `query Groups($input: OfCollectiveGroups!) {
  collectiveGroups(input: $input) { name area costCenterId people }
}`
const Preview = `query Preview($input: CollectivePreviewInput!) {
  collectivePreview(input: $input) { workingDays people given left inAdvance }
}`
const People = `query People($filter: CollectivePeopleFilter!, $page: Page) {
  collectivePeople(filter: $filter, page: $page) {
    total rows { id userId fullname days advanceDays left }
  }
}`

type Collective = { id: string; state: string; people: number; canUndo: boolean; version: number }
const UndoPeople = `query UndoPeople($filter: CollectiveUndoPeopleFilter!) {
  collectiveUndoPeople(filter: $filter) { total rows { id fullname enjoyedDays returnedDays } }
}`

type Undone = { enjoyedDays: string; returnedDays: string }
type Totals = { workingDays: number; people: number; given: number; left: number }
type Person = { id: string; userId: string; days: string; advanceDays: string; left: string | null }
type Who = Parameters<typeof api.as>[0]

/** Monday 1 to Friday 26 of February 2027: twenty working days. */
const february = { startDate: '2027-02-01', endDate: '2027-02-26' }
const ofVina = { businessId: vina.publicId, ...february }
const create = (input: object, who: Who = 'admin') =>
  api.as(who).mutate<Collective>(Create, { input })
const preview = async (input: object, who: Who = 'admin') =>
  (await api.as(who).run<{ collectivePreview: Totals }>(Preview, { input })).collectivePreview
const people = async (filter: object) =>
  (
    await api.as('admin').run<{ collectivePeople: { total: number; rows: Person[] } }>(People, {
      filter,
      page: { number: 1, size: 100 },
    })
  ).collectivePeople
const stateOf = async (id: string) => {
  const { vacationCollectives } = await api
    .as('admin')
    .run<{ vacationCollectives: { rows: Collective[] } }>(List)
  return vacationCollectives.rows.find((one) => one.id === id)
}
const noticesOf = async (who: Who) =>
  (
    await api
      .as(who)
      .run<{ notices: { rows: { title: string }[] } }>(
        `query Notices($page: Page) { notices(page: $page) { rows { title } } }`,
        { page: { number: 1, size: 100 } },
      )
  ).notices.rows
/** What the ledgers of a razón social have taken and given back. */
const taken = async (collectiveId: string) => {
  const { rows } = await owner.query<{ units: number; lines: number }>(
    `select coalesce(sum(e.units), 0)::int as units, count(*)::int as lines
     from vacation_entry e join vacation v on v.company_id = e.company_id and v.id = e.vacation_id
     where v.collective_id = $1`,
    [innerId('vacationCollective', collectiveId)],
  )
  return rows[0] ?? { units: 0, lines: 0 }
}

describe('a collective vacation', () => {
  test('lasts fifteen working days at least, and begins after today', async () => {
    const wrong = [
      [{ endDate: '2027-02-18' }, 'endDate', /al menos 15 días hábiles \(art. 76\)/],
      [{ startDate: '2026-09-15', endDate: '2026-10-30' }, 'startDate', /después de hoy/],
      [{ endDate: '2027-01-31' }, 'endDate', /antes de comenzar/],
      [{ startDate: '2090-01-02', endDate: '2090-02-27' }, 'startDate', /./],
    ] as const
    for (const [dates, field, message] of wrong) {
      const refused = await create({ ...ofVina, ...dates }).catch((error: unknown) => error)
      expect(refused, field).toMatchObject({ field })
      expect(String(refused)).toMatch(message)
    }
  })

  test('is for who configures vacations of that whole razón social', async () => {
    for (const who of ['trabajador', 'supervisor', 'gerente'] as const) {
      await expect(create(ofVina, who)).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(preview(ofVina, who)).rejects.toMatchObject({ kind: 'forbidden' })
    }
    await expect(create(ofVina, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('shows before what each person takes, and who is left out', async () => {
    const totals = await preview(ofVina)
    expect(totals.workingDays).toBe(20)
    expect(totals.given + totals.left).toBe(totals.people)
    const { total, rows } = await people(ofVina)
    expect(total).toBe(totals.people)
    expect(rows.find(({ userId }) => userId === bernarda.publicId)).toMatchObject({
      days: '20',
      left: null,
    })
    const giver = rows.find(({ userId }) => userId === carolina.publicId)
    if (giver) expect(giver.left).toBe('Lo otorga: sus días se los da otra persona')
    expect(rows.some(({ advanceDays }) => Number(advanceDays) > 0)).toBe(true)
  })

  test('of an area or a cost centre has its people alone', async () => {
    const input = { businessId: vina.publicId }
    const { collectiveGroups: groups } = await api.as('admin').run<{
      collectiveGroups: { name: string; area: string | null; costCenterId: string | null }[]
    }>(Groups, { input })
    const [whole] = groups
    expect(whole?.name).toBe('Toda la razón social')
    const all = await preview(ofVina)
    const parts = groups.slice(1)
    expect(parts.length).toBeGreaterThan(0)
    for (const { area, costCenterId } of parts) {
      const { people: some } = await preview({ ...ofVina, area, costCenterId })
      expect(some).toBeLessThanOrEqual(all.people)
    }
  })

  test('is given once, when it is asked for ten times at once', async () => {
    const days = { startDate: '2027-08-02', endDate: '2027-08-31' }
    const asked = Array.from({ length: 10 }, () => create({ ...ofVina, ...days }))
    const made = (await Promise.allSettled(asked)).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value] : [],
    )
    expect(made.length).toBe(1)
    await expect(create({ ...ofVina, ...days })).rejects.toThrow(/Ya se está otorgando/)
    await drainJobs()
    const [{ id } = { id: '' }] = made
    const given = await stateOf(id)
    await expect(create({ ...ofVina, ...days })).rejects.toThrow(/Nadie del grupo recibe/)
    await api.as('admin').mutate(Undo, { input: { id, version: given?.version ?? 0 } })
    await drainJobs()
  })

  test('is given to everybody once, and undone before it begins', async () => {
    const { given } = await preview(ofVina)
    const headers = { 'x-asks': '1' }
    await expect(api.as('admin').run(Create, { input: ofVina }, { headers })).rejects.toMatchObject(
      {
        kind: 'confirm',
        message: expect.stringContaining(`${given} personas reciben 20 días hábiles`),
      },
    )
    const { id } = await create(ofVina)
    await drainJobs()
    const done = await stateOf(id)
    expect(done).toMatchObject({ state: 'GIVEN', people: given, canUndo: true })
    const after = await taken(id)
    expect(after.units).toBe(-given * 20 * 720)
    // Who answers requests is proposed to delegate them on those days; a worker is not.
    const proposed = {
      title: 'Estará fuera del 01-02-2027 al 26-02-2027: puede delegar lo que responde',
    }
    expect(await noticesOf('supervisor')).toContainEqual(proposed)
    expect(await noticesOf('trabajador')).not.toContainEqual(proposed)
    await expect(api.as('admin').mutate(Resume, { input: { id } })).rejects.toMatchObject({
      kind: 'conflict',
    })
    // Everybody of the group has those days taken now.
    expect(await preview(ofVina)).toMatchObject({ given: 0 })
    const version = done?.version ?? 0
    await expect(
      api.as('admin').mutate(Undo, { input: { id, version: version - 1 } }),
    ).rejects.toMatchObject({ kind: 'conflict' })
    await api.as('admin').mutate(Undo, { input: { id, version } })
    await drainJobs()
    expect(await stateOf(id)).toMatchObject({ state: 'UNDONE', people: 0, canUndo: false })
    expect((await taken(id)).units).toBe(0)
    expect(await preview(ofVina)).toMatchObject({ given })
    await expect(
      api.as('admin').mutate(Undo, { input: { id, version: version + 2 } }),
    ).rejects.toMatchObject({ message: 'Está deshecho' })
  })

  test('of an area is of whoever is in it, by whatever name it had', async () => {
    const groups = `query ($input: OfCollectiveGroups!) {
      collectiveGroups(input: $input) { name area people } }`
    const read = async () =>
      (
        await api.as('admin').run<{
          collectiveGroups: { name: string; area: string | null; people: number }[]
        }>(groups, { input: { businessId: vina.publicId } })
      ).collectiveGroups.find(({ area }) => area !== null)
    const before = await read()
    const area = before?.area ?? ''
    const { people: some } = await preview({ ...ofVina, area })
    expect(some).toBeGreaterThan(0)
    await owner.query(
      `update area set name = 'Terreno y riego' where company_id = $1 and name = $2`,
      [world.coihues.id, area],
    )
    expect(await preview({ ...ofVina, area: 'Terreno y riego' })).toMatchObject({ people: some })
    await owner.query(`update area set name = $2 where company_id = $1 and name = $3`, [
      world.coihues.id,
      area,
      'Terreno y riego',
    ])
  })

  test('is resumed by anybody who may, and is answered by whoever gave it', async () => {
    const later = { startDate: '2027-03-01', endDate: '2027-03-26' }
    // Nobody takes the job before it is found failed.
    await restJobs()
    const { id } = await create({ businessId: vina.publicId, ...later }, 'supergerente')
    const giver = world.personOf('supergerente')
    const { rows: ofAdmin } = await owner.query(
      `update user_contract set business_id = business_id
       where company_id = $1 and user_id = $2 and business_id = $3 returning id`,
      [world.coihues.id, carolina.id, vina.id],
    )
    expect(ofAdmin.length).toBe(1)
    await owner.query(
      `update job set status = 'FAILED' where company_id = $1 and id = (
         select job_id from vacation_collective where company_id = $1 and id = $2)`,
      [world.coihues.id, innerId('vacationCollective', id)],
    )
    await api.as('admin').mutate(Resume, { input: { id } })
    await drainJobs()
    expect(await stateOf(id)).toMatchObject({ state: 'GIVEN', failed: false })
    const { rows } = await owner.query<{ user: number }>(
      `select distinct l.user_id as "user" from vacation v
       join login l on l.id = v.responded_login_id
       where v.company_id = $1 and v.collective_id = $2`,
      [world.coihues.id, innerId('vacationCollective', id)],
    )
    expect(rows.map(({ user }) => Number(user))).toEqual([giver?.id])
  })

  test('that began is undone from tomorrow on: what was enjoyed stays, shown before', async () => {
    const { id, version } = await create({ businessId: casa.publicId, ...february })
    await drainJobs()
    const inner = innerId('vacationCollective', id)
    await begin(inner, '2026-08-31', '2026-10-02')
    const undone = async () =>
      (
        await api.as('admin').run<{ collectiveUndoPeople: { rows: Undone[] } }>(UndoPeople, {
          filter: { id },
        })
      ).collectiveUndoPeople.rows
    const before = await stateOf(id)
    const shownBefore = await undone()
    expect(shownBefore.length).toBe(before?.people)
    // 31 August to 15 September are twelve working days; the other eight of the twenty return.
    for (const one of shownBefore) {
      expect(one).toMatchObject({ enjoyedDays: '12', returnedDays: '8' })
    }
    await expect(api.as('boreal.admin').run(UndoPeople, { filter: { id } })).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(api.as('gerente').run(UndoPeople, { filter: { id } })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await api.as('admin').mutate(Undo, { input: { id, version: version + 1 } })
    await drainJobs()
    expect(await stateOf(id)).toMatchObject({
      state: 'UNDONE',
      people: before?.people,
      keptUntil: '2026-09-15',
      canUndo: false,
    })
    const people = before?.people ?? 0
    expect((await taken(id)).units).toBe(-people * 12 * 720)
    const { rows } = await owner.query(
      `select distinct v.enjoyed_until::text as until, v.response_status as status, v.response,
         v.legal_units + v.progressive_units + v.additional_units as units
       from vacation v where v.collective_id = $1`,
      [inner],
    )
    expect(rows).toEqual([
      {
        until: '2026-09-15',
        status: 'APPROVED',
        response: 'Se deshizo el feriado colectivo',
        units: 12 * 720,
      },
    ])
    const { rows: reasons } = await owner.query(
      `select distinct e.reason from vacation_entry e
       join vacation v on v.company_id = e.company_id and v.id = e.vacation_id
       where v.collective_id = $1 and e.key like 'undo:%'`,
      [inner],
    )
    expect(reasons).toEqual([{ reason: 'Se deshizo el feriado colectivo' }])
    await expect(api.as('admin').run(UndoPeople, { filter: { id } })).rejects.toMatchObject({
      message: 'Está deshecho',
    })
  })

  test('that ended is not undone', async () => {
    const may = { startDate: '2027-05-03', endDate: '2027-05-28' }
    const { id, version } = await create({ businessId: casa.publicId, ...may })
    await drainJobs()
    await begin(innerId('vacationCollective', id), '2026-08-03', '2026-08-28')
    expect(await stateOf(id)).toMatchObject({ canUndo: false })
    await expect(
      api.as('admin').mutate(Undo, { input: { id, version: version + 1 } }),
    ).rejects.toMatchObject({ message: 'Ya terminó: corrija los saldos con ajustes' })
  })
})

/** Moves a collective vacation of the test to dates that have begun. */
async function begin(inner: number | undefined, from: string, to: string): Promise<void> {
  await owner.query(`update vacation_collective set start_date = $2, end_date = $3 where id = $1`, [
    inner,
    from,
    to,
  ])
  await owner.query(`update vacation set start_date = $2, end_date = $3 where collective_id = $1`, [
    inner,
    from,
    to,
  ])
}
