import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { TenantSession } from '../sql/db.ts'
import { leavesReading, recordAtEnd } from './read-audit.ts'

const { database, services, world } = await startApi()
const companyId = world.coihues.id
const session: TenantSession = {
  companyId,
  userId: null,
  loginId: null,
  acting: false,
  traceId: 'lecturas',
}
const reading = { companyId, what: 'lectura:liquidación', id: '7', about: { code: 'SUELDO' } }

async function recorded(): Promise<unknown[]> {
  const { rows } = await database.owner.query<{ after: unknown }>(
    `select after from audit_event where company_id = $1 and entity = $2 and entity_id = $3`,
    [companyId, reading.what, reading.id],
  )
  return rows.map(({ after }) => after)
}

test('a reading is recorded once its transaction ends, and holds up nobody before', async () => {
  await services.db.withTenant(session, async (_tx, client) => {
    recordAtEnd(client, reading)
    const { rowCount } = await database.owner.query(
      'select from audit_head where company_id = $1 for update nowait',
      [companyId],
    )
    expect(rowCount).toBe(1)
    expect(await recorded()).toEqual([])
  })
  expect(await recorded()).toEqual([{ code: 'SUELDO' }])
})

test('of a transaction that fails nothing is recorded, nor by the next one', async () => {
  const failed = services.db.withTenant(session, (_tx, client) => {
    recordAtEnd(client, { ...reading, id: '8' })
    return Promise.reject(new Error('no'))
  })
  await expect(failed).rejects.toThrow('no')
  for (let round = 0; round < 8; round += 1) {
    await services.db.withTenant(session, () => Promise.resolve(round))
  }
  const { rowCount } = await database.owner.query(
    `select from audit_event where company_id = $1 and entity_id = '8' and entity = $2`,
    [companyId, reading.what],
  )
  expect(rowCount).toBe(0)
})

test('what cannot be recorded was not read', async () => {
  const wrong = { ...reading, id: '9', companyId: world.boreal.id }
  const refused = services.db.withTenant(session, (_tx, client) => {
    recordAtEnd(client, wrong)
    return Promise.resolve('a payslip')
  })
  await expect(refused).rejects.toThrow(/row-level security/)
})

test('several readings are written at once, in the order in which they were read', async () => {
  const first = { ...reading, id: '11', about: null }
  await services.db.withTenant(session, (_tx, client) => {
    recordAtEnd(client, first, { ...reading, id: '10' })
    expect(leavesReading(client)).toBe(true)
    recordAtEnd(client, { ...reading, id: null })
    return Promise.resolve()
  })
  const { rows } = await database.owner.query<{ entity_id: string | null; after: unknown }>(
    `select entity_id, after from audit_event
      where company_id = $1 and entity = $2 order by seq desc limit 3`,
    [companyId, reading.what],
  )
  expect(rows).toEqual([
    { entity_id: null, after: { code: 'SUELDO' } },
    { entity_id: '10', after: { code: 'SUELDO' } },
    { entity_id: '11', after: null },
  ])
})
