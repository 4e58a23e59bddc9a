import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type ISODate } from '#chile/dates.ts'
import { startApi } from '#tests/api.ts'
import { claimableOf } from '../model/claimable.ts'
import { balancesOf, linesOf, POOLS } from '../model/ledger.ts'
import { DAY } from '../model/units.ts'
import { balancesAt } from './balances.queries.ts'
import { factsOf } from './facts.queries.ts'

const { api, world, database, services } = await startApi()
const { owner } = database
const companyId = world.coihues.id
const session = { companyId, userId: null, loginId: null, acting: false, traceId: 'balances' }

/** The balances of some contracts on some days, counted by the database and by the model. */
const both = (ids: readonly number[], days: readonly ISODate[]) =>
  services.db.withTenant(session, async (tx) => {
    const facts = await factsOf(tx, ids)
    const found: { counted: unknown; modelled: unknown }[] = []
    for (const day of days) {
      const counted = await balancesAt(tx, ids, day)
      for (const [id, own] of facts) {
        const { reserved: _, ...units } = counted.get(id) ?? { reserved: 0 }
        const {
          LEGAL: legal,
          PROGRESSIVE: progressive,
          ADDITIONAL: additional,
        } = balancesOf(own, day)
        const claimable = claimableOf(own, day)
        found.push({
          counted: { day, ...units },
          modelled: { day, contractId: id, legal, progressive, additional, claimable },
        })
        const printed = POOLS.flatMap((pool) => linesOf(own, pool, day))
        const total = printed.reduce((sum, { units: of }) => sum + of, 0)
        expect(total).toBe(legal + progressive + additional)
      }
    }
    return found
  })

async function expectEqual(ids: readonly number[], days: readonly ISODate[]): Promise<void> {
  const found = await both(ids, days)
  expect(found).toHaveLength(ids.length * days.length)
  expect(found.map(({ counted }) => counted)).toEqual(found.map(({ modelled }) => modelled))
}

const contracts = async (): Promise<number[]> => {
  const { rows } = await owner.query<{ id: string }>(
    'select id from user_contract where company_id = $1 order by id',
    [companyId],
  )
  return rows.map(({ id }) => Number(id))
}

test('the balances of everybody are counted as each one alone', async () => {
  const days = ['2024-02-29', '2025-12-31', '2026-09-15', '2026-10-31', '2031-01-01']
  await expectEqual(await contracts(), days)
})

const Report = `query R($filter: VacationBalanceFilter) { vacationBalanceReport(filter: $filter) {
  rows { totalBalance } } }`
const Ledger = `query L($input: VacationLedgerInput!) { vacationLedger(input: $input) { days } }`

test('the printed lines of a person sum what the list of balances says', async () => {
  for (const { rut, contracts: own } of Object.values(world.people).slice(0, 12)) {
    const [contract] = own
    if (!contract) continue
    const asOf = '2026-09-15'
    const filter = { search: rut, asOf }
    const { vacationBalanceReport: report } = await api
      .as('admin')
      .run<{ vacationBalanceReport: { rows: { totalBalance: string }[] } }>(Report, { filter })
    if (report.rows.length !== 1) continue
    const input = { userContractId: contract.publicId, asOf }
    const { vacationLedger: lines } = await api
      .as('admin')
      .run<{ vacationLedger: { days: string }[] }>(Ledger, { input })
    const sum = lines.reduce((total, { days }) => total + Math.round(Number(days) * DAY), 0)
    expect(Number(report.rows[0]?.totalBalance)).toBeCloseTo(sum / DAY, 3)
  }
})

const dayFrom = (first: ISODate, length: number) =>
  fc.integer({ min: 0, max: length }).map((days) => addDays(first, days))
const anyDay = dayFrom('1996-01-01', 12_400)
const some = <One>(one: fc.Arbitrary<One>, maxLength: number) => fc.array(one, { maxLength })

const lived = fc.record({
  start: dayFrom('1998-01-01', 10_400),
  worked: fc.option(fc.integer({ min: 0, max: 6_000 })),
  terms: fc.uniqueArray(
    fc.record({
      since: anyDay,
      art67: fc.boolean(),
      additional: fc.integer({ min: 0, max: 10 }),
      accrual: fc.constantFrom('MONTHLY', 'ANNIVERSARY'),
    }),
    { maxLength: 3, selector: ({ since }) => since },
  ),
  recognitions: some(fc.record({ months: fc.integer({ min: 0, max: 150 }), provedOn: anyDay }), 3),
  lots: some(
    fc.record({
      grantedOn: anyDay,
      lasts: fc.option(fc.integer({ min: 0, max: 400 })),
      units: fc.integer({ min: 1, max: 9_000 }),
      takes: some(
        fc.record({
          after: fc.integer({ min: 0, max: 500 }),
          units: fc.integer({ min: 1, max: 4_000 }),
        }),
        2,
      ),
    }),
    3,
  ),
  entries: some(
    fc.record({
      pool: fc.constantFrom(...POOLS),
      kind: fc.constantFrom('OPENING', 'ADJUSTMENT', 'TAKE', 'GIVE_BACK', 'SETTLEMENT'),
      on: anyDay,
      units: fc.integer({ min: -20_000, max: 20_000 }),
    }),
    8,
  ),
})
type Lived = typeof lived extends fc.Arbitrary<infer One> ? One : never

test('whatever was lived, the database counts what the model counts', async () => {
  const ids = (await contracts()).slice(0, 40)
  const lives = fc.array(lived, { minLength: ids.length, maxLength: ids.length })
  const days = fc.array(anyDay, { minLength: 3, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(lives, days, async (given, asked) => {
      await live(ids, given)
      await expectEqual(ids, asked)
    }),
    { numRuns: 12, seed: 20_260_915, endOnFailure: true },
  )
})

/** Gives contracts the dates and facts of some lives, in place of their own. */
async function live(ids: readonly number[], lives: readonly Lived[]): Promise<void> {
  const of = lives.map((life, at) => ({ ...life, contract: ids[at] ?? 0 }))
  const rows = rowsOf(of)
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  for (const table of ['entry', 'lot', 'term', 'recognition', 'account']) {
    await owner.query(`delete from vacation_${table} where company_id = $1`, [companyId])
  }
  await owner.query(
    `update user_contract c set initial_date = o.start, final_date = o.last
     from jsonb_to_recordset($2::jsonb) o (contract bigint, start date, last date)
     where c.company_id = $1 and c.id = o.contract`,
    [companyId, JSON.stringify(rows.contracts)],
  )
  for (const [table, columns, own] of rows.facts) {
    const names = columns.map((column) => column.split(' ')[0]).join(', ')
    await owner.query(
      `insert into vacation_${table} (company_id, ${names}) overriding system value
       select $1, ${names} from jsonb_to_recordset($2::jsonb) o (${columns.join(', ')})`,
      [companyId, JSON.stringify(own)],
    )
  }
  await owner.query('commit')
}

function rowsOf(lives: readonly (Lived & { contract: number })[]) {
  let next = 0
  const numbered = <Row extends object>(row: Row) => ({ ...row, id: (next += 1) })
  const lots = lives.flatMap(({ contract, lots: own }) =>
    own.map((lot) =>
      numbered({
        ...lot,
        user_contract_id: contract,
        source: 'BENEFIT',
        granted_on: lot.grantedOn,
        expires_on: lot.lasts === null ? null : addDays(lot.grantedOn, lot.lasts),
      }),
    ),
  )
  const ofLots = lots.flatMap(({ id, user_contract_id, granted_on, takes }) =>
    takes.map(({ after, units }) => ({
      user_contract_id,
      pool: 'ADDITIONAL',
      kind: 'TAKE',
      effective_on: addDays(granted_on, after),
      units: -units,
      lot_id: id,
    })),
  )
  const written = lives.flatMap(({ contract, entries }) =>
    entries.map(({ on, ...entry }) => ({
      ...entry,
      user_contract_id: contract,
      effective_on: on,
      lot_id: null,
    })),
  )
  const entries = [...written, ...ofLots].map((entry, seq) => ({ ...entry, seq, key: `${seq}` }))
  const whose = 'user_contract_id bigint'
  const facts: [table: string, columns: string[], rows: object[]][] = [
    [
      'lot',
      ['id bigint', whose, 'source text', 'granted_on date', 'expires_on date', 'units integer'],
      lots,
    ],
    [
      'entry',
      [
        whose,
        'seq integer',
        'pool text',
        'kind text',
        'effective_on date',
        'units integer',
        'lot_id bigint',
        'key text',
      ],
      entries,
    ],
    [
      'term',
      [
        'id bigint',
        whose,
        'since date',
        'art67 boolean',
        'additional_days integer',
        'accrual text',
      ],
      lives.flatMap(({ contract, terms }) =>
        terms.map(({ additional, ...term }) =>
          numbered({ ...term, additional_days: additional, user_contract_id: contract }),
        ),
      ),
    ],
    [
      'recognition',
      ['id bigint', whose, 'months integer', 'proved_on date'],
      lives.flatMap(({ contract, recognitions }) =>
        recognitions.map(({ months, provedOn }) =>
          numbered({ months, proved_on: provedOn, user_contract_id: contract }),
        ),
      ),
    ],
  ]
  const contractsOf = lives.map(({ contract, start, worked }) => ({
    contract,
    start,
    last: worked === null ? null : addDays(start, worked),
  }))
  return { contracts: contractsOf, facts }
}
