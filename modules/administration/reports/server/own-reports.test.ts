// Reports that people cut for themselves, share, and receive by mail.
import { afterEach, describe, expect, test } from 'vitest'
import { reminderTask } from '#modules/administration/inbox/server/index.ts'
import { startApi } from '#tests/api.ts'
import { wholeReport } from '#tests/api/reports.ts'
import { rightsOf } from '#tests/api/rights.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database, services, drainJobs } = await startApi()
const { loreto } = world.people
const rights = rightsOf(api.as('admin'))

const fields = `id name description report label shared isMine maySend author version
  columns { column } conditions { column is value } groups { column by }
  measures { how column } order { column descending } sending { every day format nextOn }`
const answer = `status message error { kind message field } data { ${fields} }`
const Create = `mutation Create($input: CreateOwnReportInput!) {
  createOwnReport(input: $input) { ${answer} } }`
const Update = `mutation Update($input: UpdateOwnReportInput!) {
  updateOwnReport(input: $input) { ${answer} } }`
const Delete = `mutation Delete($input: ByIdOwnReport!) {
  deleteOwnReport(input: $input) { status message error { kind message } data } }`
const Subscribe = `mutation Subscribe($input: SubscribeOwnReportInput!) {
  subscribeOwnReport(input: $input) { ${answer} } }`
const Unsubscribe = `mutation Unsubscribe($input: ByIdOwnReport!) {
  unsubscribeOwnReport(input: $input) { ${answer} } }`
const Own = `{ ownReports { rows { ${fields} } } }`
const One = `query One($input: ByIdOwnReport!) { ownReport(input: $input) { ${fields} } }`

type Kept = {
  id: string
  name: string
  version: number
  isMine: boolean
  author: string | null
  sending: { nextOn: string } | null
}

/** How many people each area has. */
const byArea = {
  report: 'fichas',
  groups: [{ column: 'Área', by: 'VALUE' }],
  measures: [{ how: 'COUNT', column: null }],
  order: [{ column: 'Cantidad', descending: true }],
}
const keep = async (who: Username, more: object) => {
  const input = { ...byArea, description: null, shared: false, ...more }
  const data = await api.as(who).mutate<Kept>(Create, { input })
  if (!data) throw new Error('nothing was kept')
  return data
}
const own = async (who: Username) =>
  (await api.as(who).run<{ ownReports: { rows: Kept[] } }>(Own)).ownReports.rows
const named = async (who: Username, name: string) =>
  (await own(who)).find((one) => one.name === name)

const notFound = { kind: 'not-found' }
const forbidden = { kind: 'forbidden' }

afterEach(() => rights.profile(loreto, null))

describe('a report is cut by who reads it', () => {
  test('people by area, the largest first, add up to the people of the report', async () => {
    const whole = await wholeReport(api.as('admin'), 'error', { name: 'fichas' })
    const { report, ...cut } = byArea
    const shown = await wholeReport<{ headers: { label: string }[] }>(
      api.as('admin'),
      'headers { label } chart { type } columns { key }',
      { name: report, ...cut },
    )
    expect(shown.headers.map(({ label }) => label)).toEqual(['Área', 'Cantidad'])
    const counts = shown.rows.map(({ cells }) => Number(cells[1]))
    expect(counts.reduce((all, one) => all + one, 0)).toBe(whole.total)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(shown).toMatchObject({ chart: { type: 'column' } })
  })

  test('fields of the company are columns too, the reserved ones are not', async () => {
    const { columns } = await wholeReport<{ columns: { key: string }[] }>(
      api.as('admin'),
      'columns { key }',
      { name: 'campos-de-la-ficha' },
    )
    const { rows } = await database.owner.query<{ title: string; reserved: boolean }>(
      `select title, reserved from user_field where company_id = $1 and status = 'ACTIVE'
         and managers and type <> 'FILE'`,
      [world.coihues.id],
    )
    const keys = columns.map(({ key }) => key)
    expect(rows.some(({ reserved }) => !reserved)).toBe(true)
    for (const { title, reserved } of rows) {
      expect(keys.includes(`Campos: ${title}`), title).toBe(!reserved)
    }
  })

  test('too many conditions are refused where they are', async () => {
    const conditions = Array.from({ length: 11 }, () => ({ column: 'Área', is: 'FILLED' }))
    await expect(
      wholeReport(api.as('admin'), 'error', { name: 'fichas', conditions }),
    ).rejects.toMatchObject({ kind: 'invalid', field: 'conditions' })
  })
})

describe('what somebody kept', () => {
  test('is theirs alone until they share it, and nobody else changes it', async () => {
    const base = { ...byArea, report: 'libro-remuneraciones' }
    const kept = await keep('admin', { ...base, name: 'Libro por área' })
    expect(kept).toMatchObject({ ...base, isMine: true, shared: false })
    expect(await named('gerente', kept.name)).toBeUndefined()
    const input = { id: kept.id }
    await expect(api.as('gerente').run(One, { input })).rejects.toMatchObject(notFound)
    await expect(api.as('gerente').mutate(Delete, { input })).rejects.toMatchObject(notFound)

    const again = { ...base, ...input, name: kept.name, description: null, version: kept.version }
    await api.as('admin').mutate(Update, { input: { ...again, shared: true } })
    expect(await named('supergerente', kept.name)).toMatchObject({ isMine: false })
    const changed = { ...again, version: null, name: 'Otra', shared: true }
    await expect(api.as('supergerente').mutate(Update, { input: changed })).rejects.toMatchObject(
      forbidden,
    )
    await expect(api.as('supergerente').mutate(Delete, { input })).rejects.toMatchObject(forbidden)
    // Kept meanwhile by another tab.
    await expect(
      api.as('admin').mutate(Update, { input: { ...again, shared: false } }),
    ).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('is seen by those alone who may read the report it was cut from', async () => {
    const kept = await keep('admin', {
      name: 'Líquidos',
      report: 'libro-remuneraciones',
      groups: [],
    })
    await api.as('admin').mutate(Update, {
      input: {
        ...byArea,
        id: kept.id,
        version: kept.version,
        report: 'libro-remuneraciones',
        name: kept.name,
        description: null,
        shared: true,
      },
    })
    expect(await named('gerente', kept.name)).toBeDefined()
    await rights.profile(loreto, 'Jefatura sin remuneraciones')
    expect(await named('gerente', kept.name)).toBeUndefined()
    await expect(own('trabajador')).rejects.toMatchObject(forbidden)
  })

  test('names no person and no razón social beyond the reach of who keeps it', async () => {
    const more = { name: 'De otra empresa', businessId: world.businesses.vina.publicId }
    await expect(keep('gerente.peumal', more)).rejects.toMatchObject(notFound)
  })

  test('are so many at most, also asked for at the same moment', async () => {
    await database.owner.query(
      `insert into own_report (company_id, login_id, name, report, ask, shape)
       select own.company_id, own.login_id, 'Copia ' || n, own.report, own.ask, own.shape
       from (select * from own_report where company_id = $1 order by id limit 1) own,
         generate_series(1, 199 - (select count(*)::int from own_report one
           where one.company_id = $1 and one.login_id = (select login_id from own_report
             where company_id = $1 order by id limit 1))) n`,
      [world.coihues.id],
    )
    const both = await Promise.allSettled([
      keep('admin', { name: 'Una más' }),
      keep('admin', { name: 'Y otra' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await database.owner.query(
      `delete from own_report where company_id = $1 and name like 'Copia %'`,
      [world.coihues.id],
    )
  })
})

describe('by mail', () => {
  const mails = async () => {
    const { rows } = await database.owner.query<{
      recipient: string
      subject: string
      files: string[]
    }>(
      `select recipient, subject, coalesce(file_ids::text[], '{}') as files from mail_outbox
       where subject like 'Reporte: %' order by id`,
    )
    return rows
  }
  /** What the worker does by itself at noon of a day. */
  const noonOf = async (day: string) => {
    const now = () => new Date(`${day}T15:00:00Z`)
    await reminderTask({ ...services, now }).run({}, { isLast: false })
    await drainJobs()
  }

  test('it goes each month, once, with the file of what is no pay', async () => {
    const kept = await keep('admin', { name: 'Dotación mensual' })
    const data = await api.as('admin').mutate<Kept>(Subscribe, {
      input: { id: kept.id, every: 'MONTH', day: 5, format: 'XLSX' },
    })
    const on = data?.sending?.nextOn ?? ''
    expect(on).toBe('2026-10-05')
    await noonOf('2026-10-04')
    expect(await mails()).toEqual([])
    await noonOf(on)
    await noonOf(on)
    const [first, ...rest] = await mails()
    expect(first).toMatchObject({ subject: 'Reporte: Dotación mensual' })
    expect(first?.files).toHaveLength(1)
    expect(rest).toEqual([])
    expect((await named('admin', kept.name))?.sending?.nextOn).not.toBe(on)
    await api.as('admin').mutate(Unsubscribe, { input: { id: kept.id } })
    expect((await named('admin', kept.name))?.sending).toBeNull()
  })

  test('who may not read it any more receives it no more', async () => {
    const kept = await keep('gerente', {
      name: 'Costo',
      report: 'libro-remuneraciones',
      groups: [],
    })
    const input = { id: kept.id, every: 'WEEK', day: 1, format: 'CSV' }
    await api.as('gerente').mutate(Subscribe, { input })
    await expect(
      api.as('gerente').mutate(Subscribe, { input: { ...input, day: 8 } }),
    ).rejects.toMatchObject({ kind: 'invalid', field: 'day' })
    await rights.profile(loreto, 'Jefatura sin remuneraciones')
    const before = (await mails()).length
    await noonOf('2026-09-21')
    expect(await mails()).toHaveLength(before)
    const { rows } = await database.owner.query(
      'select from report_subscription where company_id = $1 and user_id = $2',
      [world.coihues.id, loreto.id],
    )
    expect(rows).toEqual([])
  })
})
