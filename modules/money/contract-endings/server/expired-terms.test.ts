import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

/** Today is Tuesday 15 September 2026; the term of Bernarda ran out on Thursday 10. */
const { api, world, database } = await startApi()
const { owner } = database
const { bernarda } = world.people
const contract = bernarda.contracts[0]!
type Who = Parameters<typeof api.as>[0]
type Row = { id: string; fullname: string; finalDate: string; since: string; version: number }

const terms = async (who: Who = 'admin') =>
  (
    await api
      .as(who)
      .run<{ expiredTerms: Row[] }>('{ expiredTerms { id fullname finalDate since version } }')
  ).expiredTerms
const Make = `mutation M($input: MakeContractIndefiniteInput!) {
  makeContractIndefinite(input: $input) { ${outcome} data } }`
const End = `mutation C($input: CreateContractSettlementInput!) {
  createContractSettlement(input: $input) { ${outcome} data { id } } }`
const Undo = `mutation U($input: UndoContractSettlementInput!) {
  undoContractSettlement(input: $input) { ${outcome} data { id } } }`

const asCompany = async (statement: string, values: unknown[]) => {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [world.coihues.id])
  await owner.query(statement, values)
  await owner.query('commit')
}
const endsOn = (day: string | null) =>
  asCompany('update user_contract set final_date = $2 where id = $1', [contract.id, day])
const mine = async (who?: Who) => (await terms(who)).filter(({ id }) => id === contract.publicId)

beforeAll(async () => {
  await asCompany(
    "update user_contract_version set contract_type = 'FIXED' where user_contract_id = $1",
    [contract.id],
  )
  await endsOn('2026-09-10')
})

describe('a term that ran out and nobody ended', () => {
  test('is listed from the day after it for ninety days', async () => {
    expect(await mine()).toMatchObject([{ finalDate: '2026-09-10', since: '2026-09-11' }])
    await endsOn('2026-09-15')
    expect(await mine()).toEqual([])
    await endsOn('2026-06-17')
    expect(await mine()).toHaveLength(1)
    await endsOn('2026-06-16')
    expect(await mine()).toEqual([])
    await endsOn('2026-09-10')
  })

  test('is out of sight for its person, managers and other companies', async () => {
    for (const who of ['trabajador', 'supervisor', 'gerente', 'gerente.peumal'] as const) {
      await expect(terms(who), who).rejects.toThrow()
    }
    expect(await mine('boreal.admin')).toEqual([])
    const [row] = await mine()
    const input = { id: contract.publicId, version: row?.version }
    for (const who of ['trabajador', 'gerente', 'boreal.admin'] as const) {
      expect((await api.as(who).result(Make, { input })).error, who).toBeDefined()
    }
  })

  test('keeps the access of its person, and is ended on its day', async () => {
    expect((await api.as('trabajador').run<object>('{ me { id } }')) ?? null).not.toBeNull()
    const { id } = await api.as('admin').mutate<{ id: string }>(End, {
      input: {
        userContractId: contract.publicId,
        dismissalCause: '159-4',
        contractFinalDate: '2026-09-10',
        notice: 'NONE',
        displayToEmployee: true,
      },
    })
    expect(await mine()).toEqual([])
    await api.as('admin').mutate(Undo, { input: { id, reason: 'Siguió trabajando' } })
    expect(await mine()).toHaveLength(1)
  })

  test('is made indefinite from the next day, once', async () => {
    const [row] = await mine()
    const make = (version: number | undefined) =>
      api.as('admin').result(Make, { input: { id: contract.publicId, version } })
    expect((await make((row?.version ?? 0) + 1)).error?.kind).toBe('conflict')
    const [one, other] = await Promise.all([make(row?.version), make(row?.version)])
    expect([one, other].filter(({ error }) => !error)).toHaveLength(1)
    expect([one, other].filter(({ error }) => error?.kind === 'conflict')).toHaveLength(1)
    const { rows } = await owner.query(
      `select held.contract_type as type, lower(held.valid)::text as since,
         contract.final_date::text as last
       from user_contract contract
       join user_contract_version held on held.company_id = contract.company_id
         and held.user_contract_id = contract.id and held.superseded_at is null
       where contract.id = $1 and held.valid @> '2026-09-11'::date`,
      [contract.id],
    )
    expect(rows).toEqual([{ type: 'INDEFINITE', since: '2026-09-11', last: null }])
    expect(await mine()).toEqual([])
  })
})
