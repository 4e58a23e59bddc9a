import { describe, expect, test } from 'vitest'
import { keptTables } from '#generated/kept-tables.ts'
import { tenantTables } from '#generated/tenant.ts'
import { daysOf } from '#platform/model/retention.ts'
import { createLog } from '#platform/server/observe/logger.ts'
import { type Storage } from '#platform/server/storage/storage.ts'
import { passingRows, plant } from '#tests/api/passing-rows.ts'
import { startApi } from '#tests/api.ts'
import { clearTask } from './clear.task.ts'

/** What passes is cleared in Los Coihues and in Boreal when its days are over, and nothing else. */
const { world, database, services, asCompany } = await startApi()
const { owner } = database
const [here, there] = [world.coihues.id, world.boreal.id]
const log = createLog({ level: 'silent' })

const dayMs = 86_400_000
/** From long before the demo world, so that its own rows are not in the way. */
const start = new Date('2020-03-02T12:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * dayMs)

const clearOn = (now: Date, storage: Storage = services.storage) =>
  clearTask({ db: services.db, log, storage, now: () => now }).run({}, { isLast: false })

const rules = keptTables.flatMap(({ table, passes }) =>
  passes.map(({ as }) => ({ of: `${table} ${as}`, table, days: daysOf(as) })),
)
const inCompany = new Set(
  tenantTables.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
)

async function count(of: string, company?: number): Promise<number> {
  const [table = ''] = of.split(' ')
  const whose = company !== undefined && inCompany.has(table) ? `and company_id = ${company}` : ''
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from ${table} where ${passingRows[of]?.found} ${whose}`,
  )
  return rows[0]?.n ?? 0
}

test('each table that passes is tried here', () => {
  expect(Object.keys(passingRows).toSorted()).toEqual(rules.map(({ of }) => of).toSorted())
})

describe.each(rules)('$of', ({ of, table, days }) => {
  const last = passingRows[of]?.last ?? 0

  test('stays a day before its term, and goes a day after it', async () => {
    await plant(owner, of, here, start)
    const planted = await count(of, here)
    expect(planted).toBeGreaterThan(last)
    await clearOn(after(days - 1))
    expect(await count(of, here)).toBe(planted)
    if (inCompany.has(table)) await plant(owner, of, there, after(3))
    const others = await count(of, there)
    await clearOn(after(days + 1))
    expect(await count(of, here)).toBe(last)
    if (!inCompany.has(table)) return
    // The rows of the other company are younger.
    expect(await count(of, there)).toBe(others)
    expect(others).toBeGreaterThan(0)
    await clearOn(after(days + 4))
    expect(await count(of, there)).toBe(last)
  })
})

describe('what stays', () => {
  const old = after(3000)

  test('a file that is a record, and the database says so too', async () => {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from file where kept_as = 'RECORD'`,
    )
    expect(rows[0]?.n).toBeGreaterThan(0)
    await asCompany(
      `insert into file (company_id, storage_key, name, media_type, size, sha256, related_type,
         created_at)
       values ($1::bigint, $1::bigint || '/2020/00000000-0000-0000-0000-000000000001', 'licencia',
         'text/plain', 1, 'x', 'absence', '2020-01-01')`,
      [here],
    )
    await clearOn(old)
    expect(await countOf(`file where name = 'licencia'`)).toBe(1)
    await expect(asCompany(`delete from file where name = 'licencia'`)).rejects.toThrow('record')
    await expect(
      asCompany(`update file set kept_as = 'COPY' where name = 'licencia'`),
    ).rejects.toThrow('record')
  })

  test('work that is not over', async () => {
    await asCompany(
      `insert into job (company_id, kind, key, input, status, trace_id, touched_at)
       values ($1, 'en marcha', 'x', '{}', 'RUNNING', 'prueba', '2020-01-01')`,
      [here],
    )
    await clearOn(old)
    expect(await countOf(`job where kind = 'en marcha'`)).toBe(1)
    await expect(asCompany(`delete from job where kind = 'en marcha'`)).rejects.toThrow('not over')
    await asCompany(`update job set status = 'DONE', finished_at = now() where kind = 'en marcha'`)
  })

  test('work that a declaration shows as its own', async () => {
    await plant(owner, 'job WORK', here, start)
    await asCompany(
      `update filing set job_id = (select max(id) from job where kind = 'de paso')
       where id = (select min(id) from filing where company_id = $1) and company_id = $1`,
      [here],
    )
    await clearOn(after(200))
    expect(await count('job WORK', here)).toBe(1)
    await asCompany(`update filing set job_id = null where company_id = $1`, [here])
    await clearOn(after(200))
    expect(await count('job WORK', here)).toBe(0)
  })

  test('the file of work that is still shown as done; they go together', async () => {
    const place = await plant(owner, 'file COPIES', here, start)
    await services.storage.put(place, Buffer.from('reporte'), 'text/plain')
    await plant(owner, 'job WORK', here, start)
    await asCompany(`update job set result = $1 where kind = 'de paso'`, [
      JSON.stringify({ key: place }),
    ])
    await clearOn(after(60))
    expect(await count('file COPIES', here)).toBe(1)
    expect(await services.storage.exists(place)).toBe(true)
    await clearOn(after(91))
    expect(await count('job WORK', here)).toBe(0)
    expect(await count('file COPIES', here)).toBe(0)
    expect(await services.storage.exists(place)).toBe(false)
  })

  test('everything that is the record of a person', async () => {
    const sizes = async () => {
      const records = keptTables.filter(({ keep }) => keep === 'LABOUR' || keep === 'PAY')
      const { rows } = await owner.query(
        records
          .map(({ table }) => `select '${table}' as name, count(*)::int as n from ${table}`)
          .join(' union all '),
      )
      return rows
    }
    const before = await sizes()
    await clearOn(new Date('2060-01-01T12:00:00Z'))
    expect(await sizes()).toEqual(before)
  })
})

describe('the task', () => {
  test('takes more rows than a page, and twice at once each goes once', async () => {
    await asCompany(
      `insert into notification (company_id, user_id, kind, key, title, link, created_at)
       select company_id, min(id), 'ANSWER', 'muchos' || n, 'de paso', '/home/avisos', '2020-03-02'
       from users, generate_series(1, 1300) n where company_id = $1 group by company_id, n`,
      [here],
    )
    await Promise.all([clearOn(after(200)), clearOn(after(200))])
    expect(await count('notification NOTICES', here)).toBe(0)
  })

  test('clears a suspended company too', async () => {
    await plant(owner, 'notification NOTICES', there, start)
    await owner.query(`update company set status = 'INACTIVE' where id = $1`, [there])
    await clearOn(after(200))
    expect(await count('notification NOTICES', there)).toBe(0)
    await owner.query(`update company set status = 'ACTIVE' where id = $1`, [there])
  })

  test('clears the others when the storage does not answer, and says so', async () => {
    await plant(owner, 'file COPIES', here, start)
    await plant(owner, 'mail_outbox MAILS', here, start)
    const silent: Storage = { ...services.storage, remove: () => Promise.reject(new Error('mute')) }
    await expect(clearOn(after(400), silent)).rejects.toThrow('mute')
    expect(await count('file COPIES', here)).toBe(1)
    expect(await count('mail_outbox MAILS')).toBe(0)
    await clearOn(after(400))
    expect(await count('file COPIES', here)).toBe(0)
  })
})

async function countOf(condition: string): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from ${condition}`)
  return rows[0]?.n ?? 0
}
