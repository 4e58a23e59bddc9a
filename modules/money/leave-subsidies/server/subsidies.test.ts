import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database } = await startApi()
const companyId = world.coihues.id

type Subsidy = {
  id: string
  absenceId: string
  license: string | null
  payer: string
  status: string
  paid: number
  owed: number | null
  received: number
  missing: number | null
  version: number
  changed: string | null
  claimUntil: string | null
  pressing: boolean
  rut: string
}
type Leave = { id: string; license: string | null; paid: number | null; owed: number | null }
const fields = `id absenceId license payer status paid owed received missing version changed
  claimUntil pressing rut`
const List = `query ($filter: LeaveSubsidyFilter) {
  leaveSubsidies(filter: $filter) { total rows { ${fields} } } }`
const Leaves = `query ($filter: LeaveToRecoverFilter) {
  leavesToRecover(filter: $filter, page: { number: 1, size: 100 }) {
    total rows { id license paid owed basis left payer } } }`
const Totals = `query { leaveSubsidyTotals { payer leaves missing unknown d30 d60 d90 older } }`
const Payments = `query ($input: ByIdLeaveSubsidy!) {
  leaveSubsidyPayments(input: $input) { id amount } }`
const Open = `mutation ($input: OpenLeaveSubsidiesInput!) {
  openLeaveSubsidies(input: $input) { ${outcome} data { opened } } }`
const act = (name: string, input: string) => `mutation ($input: ${input}!) {
  ${name}(input: $input) { ${outcome} data { ${fields} } } }`
const Update = act('updateLeaveSubsidy', 'UpdateLeaveSubsidyInput')
const Claim = act('claimLeaveSubsidy', 'ClaimLeaveSubsidyInput')
const Receive = act('receiveLeaveSubsidy', 'ReceiveLeaveSubsidyInput')
const Renew = act('renewLeaveSubsidy', 'RenewLeaveSubsidyInput')
const Reject = act('rejectLeaveSubsidy', 'LeaveSubsidyAnswer')
const Appeal = act('appealLeaveSubsidy', 'LeaveSubsidyAnswer')
const Lose = act('loseLeaveSubsidy', 'LeaveSubsidyAnswer')
const Reopen = act('reopenLeaveSubsidy', 'LeaveSubsidyAnswer')
const Remove = `mutation ($input: ByIdLeaveSubsidyPayment!) {
  deleteLeaveSubsidyPayment(input: $input) { ${outcome} data } }`
const Steps = `query ($input: ByIdLeaveSubsidy!) {
  leaveSubsidySteps(input: $input) { state reason author } }`
const Payers = `query { leaveSubsidyPayers { code name } }`
const Lines = `query ($input: PastedLeaveSubsidyPayments!) {
  leaveSubsidyLines(input: $input) { wrong problem } }`
const Paste = `mutation ($input: PastedLeaveSubsidyPayments!) {
  pasteLeaveSubsidyPayments(input: $input) { ${outcome} data { entered } } }`

const as = (who: Username = 'supergerente') => api.as(who)
const list = async (filter: object = {}, who: Username = 'supergerente') =>
  (await as(who).run<{ leaveSubsidies: { total: number; rows: Subsidy[] } }>(List, { filter }))
    .leaveSubsidies
const leaves = async (who: Username = 'supergerente') =>
  (await as(who).run<{ leavesToRecover: { rows: Leave[] } }>(Leaves, { filter: {} }))
    .leavesToRecover.rows
const one = async (license: string) => {
  const row = (await list()).rows.find((each) => each.license === license)
  if (!row) throw new Error(`No subsidy of ${license}`)
  return row
}
const done = async (document: string, row: Subsidy, more: object = {}) => {
  const input = { id: row.id, version: row.version, ...more }
  const { data, error } = await as().result<Subsidy>(document, { input })
  if (!data) throw new Error(error?.message ?? 'Nothing was answered')
  return data
}
const refused = async (document: string, row: Subsidy, more: object, who?: Username) =>
  (
    await as(who).result<Subsidy>(document, {
      input: { id: row.id, version: row.version, ...more },
    })
  ).error

describe('a leave is followed until its subsidy is back', () => {
  let followed: Subsidy
  beforeAll(async () => {
    const leave = (await leaves()).find(({ license }) => license === '11688402-5')
    if (!leave) throw new Error('No leave of September')
    expect(leave.owed).toBeGreaterThan(100_000)
    const input = { leaves: [{ id: leave.id }] }
    expect((await as().result(Open, { input })).data).toEqual({ opened: 1 })
    expect((await as().result(Open, { input })).error?.kind).toBe('not-found')
    followed = await one('11688402-5')
    expect(followed).toMatchObject({ status: 'OPEN', owed: leave.owed, claimUntil: '2027-03-11' })
  })

  test('it is claimed, received in parts, and each amount can be taken back', async () => {
    let row = await done(Claim, followed, { claimedOn: '2026-09-14', claimNumber: 'C-2000' })
    expect(row.status).toBe('CLAIMED')
    expect((await refused(Claim, row, { claimedOn: '2026-09-14' }))?.message).toBe(
      'Ya está cobrada',
    )
    row = await done(Receive, row, { receivedOn: '2026-09-14', amount: 100_000 })
    expect(row).toMatchObject({
      status: 'PARTIAL',
      received: 100_000,
      missing: (row.owed ?? 0) - 100_000,
    })
    expect((await refused(Receive, followed, { receivedOn: '2026-09-14', amount: 1 }))?.kind).toBe(
      'conflict',
    )
    row = await done(Receive, row, { receivedOn: '2026-09-15', amount: row.missing })
    expect(row).toMatchObject({ status: 'RECEIVED', missing: 0 })
    const { leaveSubsidyPayments } = await as().run<{
      leaveSubsidyPayments: { id: string; amount: number }[]
    }>(Payments, { input: { id: row.id } })
    expect(leaveSubsidyPayments.map(({ amount }) => amount)).toEqual([
      100_000,
      (row.owed ?? 0) - 100_000,
    ])
    await as().result(Remove, { input: { id: leaveSubsidyPayments[1]?.id } })
    expect(await one('11688402-5')).toMatchObject({ status: 'PARTIAL', received: 100_000 })
  })

  test('it is rejected, appealed, given up and taken up again, each with its reason', async () => {
    let row = await one('11611875-4')
    expect((await refused(Reject, row, {}))?.field).toBe('reason')
    row = await done(Reject, row, { reason: 'Reposo injustificado' })
    row = await done(Appeal, row, { reason: 'SUSESO, con informe médico' })
    row = await done(Lose, row, { reason: 'SUSESO la confirmó' })
    expect(row).toMatchObject({ status: 'LOST', missing: 0 })
    row = await done(Reopen, row, { reason: 'Se pidió revisión' })
    expect(row.status).toBe('CLAIMED')
    const { leaveSubsidySteps } = await as().run<{ leaveSubsidySteps: { state: string }[] }>(
      Steps,
      { input: { id: row.id } },
    )
    const states = leaveSubsidySteps.map(({ state }) => state)
    expect(states).toEqual(['CLAIMED', 'REJECTED', 'APPEALED', 'LOST', 'CLAIMED'])
  })

  test('an amount that nobody knows is said, is in no sum and is not claimed', async () => {
    const row = await one('11204417-3')
    expect(row).toMatchObject({ owed: null, missing: null })
    const unknown = async () =>
      (
        await as().run<{ leaveSubsidyTotals: { payer: string; unknown: number }[] }>(Totals)
      ).leaveSubsidyTotals.find(({ payer }) => payer === row.payer)?.unknown
    expect(await unknown()).toBe(1)
    expect((await list({ unknown: true })).rows.map(({ license }) => license)).toEqual([
      '11204417-3',
    ])
    expect((await refused(Claim, row, {}))?.message).toBe('Indique primero cuánto se debe')
    const wrong = await refused(Update, row, { payer: 'NADIE', paid: 1, owed: 1 })
    expect(wrong?.field).toBe('payer')
    const set = await done(Update, row, { payer: 'COMPIN', paid: 50_000, owed: 45_000 })
    expect(set).toMatchObject({ paid: 50_000, owed: 45_000 })
    const { leaveSubsidyPayers } = await as().run<{ leaveSubsidyPayers: { code: string }[] }>(
      Payers,
    )
    expect(leaveSubsidyPayers.map(({ code }) => code)).toContain(set.payer)
    expect((await list({ due: true })).rows.map(({ id }) => id)).toContain(row.id)
    expect(await unknown()).toBe(0)
    const none = await refused(Update, set, { payer: 'COMPIN', paid: 50_000, owed: null })
    expect(none).toMatchObject({ field: 'owed', message: 'Indique cuánto se debe' })
  })

  test('what came back of an unknown amount is a part, until the amount is entered', async () => {
    const free = (await leaves()).find(({ owed, license }) => owed === null && license)
    if (!free?.license) throw new Error('No leave without an amount')
    await as().result(Open, { input: { leaves: [{ id: free.id }] } })
    let row = await one(free.license)
    expect(row).toMatchObject({ owed: null, missing: null, status: 'OPEN' })
    row = await done(Receive, row, { receivedOn: '2026-09-14', amount: 70_000 })
    expect(row).toMatchObject({ status: 'PARTIAL', received: 70_000, missing: null })
    const { payer, paid } = row
    row = await done(Update, row, { payer, paid, owed: null, comment: 'Se preguntó' })
    expect(row).toMatchObject({ status: 'PARTIAL', owed: null })
    row = await done(Update, row, { payer, paid, owed: 70_000 })
    expect(row).toMatchObject({ status: 'RECEIVED', owed: 70_000, missing: 0 })
  })

  test('a leave that changed afterwards says so, and is taken as it is', async () => {
    const row = await one('11688402-5')
    await database.owner.query(
      `update absence set end_date = end_date - 1 where company_id = $1 and license_number = $2`,
      [companyId, '11688402-5'],
    )
    expect((await one('11688402-5')).changed).toBe(
      'La licencia va ahora del 01-09-2026 al 10-09-2026',
    )
    expect((await done(Renew, row)).changed).toBeNull()
    await database.owner.query(
      `update absence set response_status = 'REJECTED', response = 'No era' where company_id = $1
         and license_number = $2`,
      [companyId, '11688402-5'],
    )
    const rejected = await one('11688402-5')
    expect(rejected.changed).toBe('La licencia está rechazada')
    expect((await refused(Renew, rejected, {}))?.kind).toBe('conflict')
  })
})

describe('what came back is pasted', () => {
  test('whole, or not at all with the row and the cell', async () => {
    const before = await one('11502983-1')
    const row = {
      rut: before.rut,
      license: '11502983-1',
      receivedOn: '10-09-2026',
      amount: '100.000',
    }
    const paste = (rows: object[]) => as().result(Paste, { input: { rows } })
    const { leaveSubsidyLines } = await as().run<{ leaveSubsidyLines: { wrong: string | null }[] }>(
      Lines,
      { input: { rows: [row, { ...row, license: '1' }] } },
    )
    expect(leaveSubsidyLines.map(({ wrong }) => wrong)).toEqual([null, 'license'])
    expect((await paste([row, { ...row, amount: 'x' }])).error?.field).toBe('rows.1.amount')
    expect((await one('11502983-1')).received).toBe(before.received)
    expect((await paste([row, { ...row, amount: '50.000' }])).data).toEqual({ entered: 2 })
    const after = await one('11502983-1')
    expect(after).toMatchObject({ received: before.received + 150_000, status: 'PARTIAL' })
  })

  test('the totals by institution and age are the sum of the list', async () => {
    const { leaveSubsidyTotals } = await as().run<{
      leaveSubsidyTotals: Record<'missing' | 'd30' | 'd60' | 'd90' | 'older', number>[]
    }>(Totals)
    const missing = (await list()).rows.reduce((sum, row) => sum + (row.missing ?? 0), 0)
    const sum = (name: 'missing' | 'd30' | 'd60' | 'd90' | 'older') =>
      leaveSubsidyTotals.reduce((total, row) => total + row[name], 0)
    expect(sum('missing')).toBe(missing)
    expect(sum('d30') + sum('d60') + sum('d90') + sum('older')).toBe(missing)
    const names = { D30: 'd30', D60: 'd60', D90: 'd90', OLDER: 'older' } as const
    for (const age of ['D30', 'D60', 'D90', 'OLDER'] as const) {
      const aged = (await list({ age })).rows.reduce((total, row) => total + (row.missing ?? 0), 0)
      expect(aged).toBe(sum(names[age]))
    }
  })
})

describe('who reads and follows', () => {
  test('workers and supervisors read none, a manager follows none', async () => {
    for (const who of ['trabajador', 'supervisor', 'subgerente'] as const) {
      await expect(list({}, who)).rejects.toMatchObject({ kind: 'forbidden' })
    }
    expect((await list({}, 'gerente')).total).toBeGreaterThan(0)
    const row = await one('11502983-1')
    expect((await refused(Lose, row, { reason: 'Ya no' }, 'gerente'))?.kind).toBe('forbidden')
    await expect(leaves('gerente')).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('another company reads and follows none of it', async () => {
    expect((await list({}, 'boreal.admin')).total).toBe(0)
    const row = await one('11502983-1')
    expect((await refused(Lose, row, { reason: 'Ya no' }, 'boreal.admin'))?.kind).toBe('not-found')
    const ours = (await leaves()).map(({ id }) => id)
    expect((await leaves('boreal.admin')).filter(({ id }) => ours.includes(id))).toEqual([])
  })
})
