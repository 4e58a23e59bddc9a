import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { amountOf, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'

const { api, world, database, drainJobs } = await startApi()
const { vina } = world.businesses
const { bernarda, rodrigo } = world.people
const contract = bernarda.contracts[0]!
const admin = payrollOf(api.as('admin'))

const fields = `payrollMonthId isOpen
  owed { contractId name originMonth toPay employerCost facts { kind author }
    lines { concept group paid due posted owed } }
  posted { contractId originMonth amount author }
  failures { contractId originMonth message }
  lateItems { id contractId yearMonth itemCode value comment }`
const Ask = `query Retroactivity($input: OfRetroactivity!) {
  retroactivity(input: $input) { ${fields} }
}`
const act = (name: string, type: string) =>
  `mutation M($input: ${type}!) { ${name}(input: $input) { ${outcome} data { ${fields} } } }`
const Post = act('postRetroactive', 'OfRetroactivity')
const Undo = act('undoRetroactive', 'OfRetroactivity')
const Late = act('createLateItem', 'CreateLateItemInput')
const Unlate = act('removeLateItem', 'RemoveLateItemInput')

type Line = { concept: string; group: string; paid: number; due: number; owed: number }
type Owed = {
  contractId: string
  originMonth: number
  toPay: number
  facts: { kind: string; author: string | null }[]
  lines: Line[]
}
type Answer = {
  owed: Owed[]
  posted: { contractId: string; originMonth: number; amount: number }[]
  failures: unknown[]
  lateItems: { id: string }[]
}

let month: MonthRow
const input = () => ({ payrollMonthId: month.id })
const ask = async (who: 'admin' | 'gerente' = 'admin') =>
  (await api.as(who).run<{ retroactivity: Answer }>(Ask, { input: input() })).retroactivity
const post = () => api.as('admin').mutate<Answer>(Post, { input: input() })
const undo = () => api.as('admin').mutate<Answer>(Undo, { input: input() })
const late = (value: string, more: object = {}) =>
  api.as('admin').mutate<Answer>(Late, {
    input: {
      ...input(),
      contractId: contract.publicId,
      yearMonth: 202606,
      itemCode: 'BONO_RESPONSABILIDAD',
      value,
      comment: 'El jefe lo informó en septiembre',
      ...more,
    },
  })
async function calculate() {
  await admin.calculate(month.id)
  await drainJobs()
}
const net = async () => (await admin.payslip(month.id, contract.publicId)).net

let before = 0
beforeAll(async () => {
  month = await admin.monthAt(vina, 202609)
  await calculate()
  before = await net()
})

describe('a fact known late', () => {
  test('is none while nothing was written after the closings', async () => {
    expect(await ask()).toMatchObject({ owed: [], posted: [], failures: [], lateItems: [] })
    await expect(post()).rejects.toMatchObject({ message: 'No hay diferencias por agregar' })
    await expect(undo()).rejects.toMatchObject({ message: 'No hay nada que deshacer' })
  })

  test('touches the closed months of its dates, with its law, and not the others', async () => {
    // A raise from July that was written in September.
    const { rows } = await database.owner.query(
      `select id, to_jsonb(v) as row from user_contract_version v
       where user_contract_id = $1 and superseded_at is null and valid @> date '2026-07-01'`,
      [contract.id],
    )
    const [version] = rows
    const raise = {
      ...version.row,
      valid: '[2026-07-01,)',
      monthly_salary_value: Number(version.row.monthly_salary_value) + 100_000,
    }
    await asCompany(`update user_contract_version
      set valid = daterange(lower(valid), '2026-07-01') where id = ${version.id}`)
    delete raise.id
    const columns = Object.keys(raise).join(', ')
    await asCompany(`insert into user_contract_version (${columns})
      select ${columns} from jsonb_populate_record(null::user_contract_version,
        '${JSON.stringify(raise)}'::jsonb)`)
    const { owed } = await ask()
    const months = owed.map(({ originMonth }) => originMonth)
    expect(new Set(owed.map(({ contractId }) => contractId))).toEqual(new Set([contract.publicId]))
    expect(months).toEqual([202607, 202608])
    const august = owed.find(({ originMonth }) => originMonth === 202608)
    expect(august?.facts.map(({ kind }) => kind)).toEqual(['CONTRACT_VERSION'])
    const line = (code: string) => august?.lines.find(({ concept }) => concept === code)
    expect(line('SUELDO_BASE')?.owed).toBe(100_000)
    expect(line('COTIZACION_AFP')?.owed).toBeGreaterThan(10_000)
    const sum = (group: string) =>
      august?.lines.filter((one) => one.group === group).reduce((all, one) => all + one.owed, 0) ??
      0
    expect(august?.toPay).toBe(sum('EARNING') - sum('DEDUCTION'))
  })

  test('is posted once, however often; the closed months never change', async () => {
    const hashes = await closedHashes()
    const { owed } = await ask()
    const total = owed.reduce((sum, { toPay }) => sum + toPay, 0)
    const { owed: left, posted } = await post()
    expect(left).toEqual([])
    expect(posted.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    await expect(post()).rejects.toMatchObject({ message: 'No hay diferencias por agregar' })
    // The open month follows what is posted and what is undone by itself.
    const raised = await net()
    await undo()
    // September has the raise itself; what the posting added is exactly what was owed.
    expect(raised - (await net())).toBe(total)
    expect(await closedHashes()).toEqual(hashes)
    expect((await ask()).owed.reduce((sum, { toPay }) => sum + toPay, 0)).toBe(total)
  })

  test('of another month later posts only what is new', async () => {
    await post()
    const { owed, lateItems } = await late('50000')
    expect(lateItems).toHaveLength(1)
    expect(owed.map(({ originMonth }) => originMonth)).toEqual([202606])
    expect(owed[0]?.lines.find(({ concept }) => concept === 'BONO_RESPONSABILIDAD')?.owed).toBe(
      50_000,
    )
    await post()
    const payslip = await admin.payslip(month.id, contract.publicId)
    expect(amountOf(payslip, 'DIFERENCIA_HABERES')).toBeGreaterThan(150_000)
    const { owed: back } = await api.as('admin').mutate<Answer>(Unlate, {
      input: { ...input(), id: lateItems[0]?.id },
    })
    expect(back[0]?.lines.find(({ concept }) => concept === 'BONO_RESPONSABILIDAD')?.owed).toBe(
      -50_000,
    )
    expect(before).toBeGreaterThan(0)
  })
})

describe('what was posted', () => {
  test('is changed nowhere else', async () => {
    const guarded = 'update user_item set value = value + 1 where origin_month is not null'
    await expect(asApplication(guarded)).rejects.toMatchObject({ constraint: 'user_item_posted' })
    await expect(
      asApplication('delete from user_item where origin_month is not null'),
    ).rejects.toMatchObject({ constraint: 'user_item_posted' })
  })

  test('needs its rights; a late item needs a closed month and a known concept', async () => {
    for (const who of ['gerente', 'lectura', 'trabajador'] as const) {
      await expect(api.as(who).mutate(Post, { input: input() }), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
    await expect(late('1', { yearMonth: 202609 })).rejects.toMatchObject({ field: 'yearMonth' })
    await expect(late('1', { itemCode: 'NO_EXISTE' })).rejects.toMatchObject({ field: 'itemCode' })
    await expect(late('0')).rejects.toMatchObject({ field: 'value' })
  })

  test('of confidential pay is seen by who may', async () => {
    await late('10000', { contractId: rodrigo.contracts[0]?.publicId })
    const of = async (who: 'admin' | 'gerente') =>
      (await ask(who)).lateItems.length + (await ask(who)).owed.length
    expect(await of('admin')).toBeGreaterThan(await of('gerente'))
  })
})

async function closedHashes() {
  const { rows } = await database.owner.query(
    `select m.id, m.closed_hash, md5(string_agg(p.user_contract_id || ':'
       || array_to_string(p.results, ','), ';' order by p.user_contract_id)) as now
     from payroll_month m join payslip p
       on p.company_id = m.company_id and p.payroll_run_id = m.current_run_id
     where not m.is_open group by m.id, m.closed_hash order by m.id`,
  )
  return rows
}

async function asCompany(statement: string) {
  await database.owner.query('begin')
  await database.owner.query('select app.begin_request($1, null, null, false, null)', [
    world.coihues.id,
  ])
  await database.owner.query(statement)
  await database.owner.query('commit')
}

async function asApplication(statement: string) {
  await database.owner.query('begin')
  try {
    await database.owner.query('select app.begin_request($1, null, null, false, null)', [
      world.coihues.id,
    ])
    await database.owner.query(statement)
  } finally {
    await database.owner.query('rollback')
  }
}
