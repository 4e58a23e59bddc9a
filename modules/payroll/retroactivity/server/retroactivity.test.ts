import { beforeAll, describe, expect, test } from 'vitest'
import { evaluate, makePlan } from '#formula/index.ts'
import { periodValues } from '#law/index.ts'
import { innerId, publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { amountOf, type MonthRow, noteFindings, outcome, payrollOf } from '#tests/api/payroll.ts'
import {
  type Answer,
  CreateAbsence,
  Late,
  Post,
  readersOf,
  RemoveItem,
  Undo,
  Unlate,
  UserItems,
  type Who,
} from '#tests/api/retroactivity.ts'

const { api, world, database, asCompany, drainJobs } = await startApi()
const { vina } = world.businesses
const { bernarda, rodrigo } = world.people
const contract = bernarda.contracts[0]!
const admin = payrollOf(api.as('admin'))

const { pageOf, askOf, postedOf, lateOf } = readersOf(api)

let month: MonthRow
const input = () => ({ payrollMonthId: month.id })
const ask = (who: 'admin' | 'gerente' = 'admin') => askOf(month.id, who)
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
    expect(await ask()).toMatchObject({ owed: [], total: 0, toPay: 0, payable: false, failures: 0 })
    expect(await postedOf(month.id)).toEqual({ rows: [], total: 0 })
    expect(await lateOf(month.id)).toEqual([])
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
    // A day off of September explains nothing of August.
    await api.as('admin').mutate(CreateAbsence, {
      input: {
        userContractId: contract.publicId,
        type: 'LEAVE',
        startDate: '2026-09-10',
        endDate: '2026-09-10',
        pay: 'WITHPAY',
        approve: true,
      },
    })
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
    const { owed, toPay: total, payable } = await ask()
    expect(total).toBe(owed.reduce((sum, { toPay }) => sum + toPay, 0))
    expect(payable).toBe(true)
    const { owed: left } = await post()
    expect(left).toEqual([])
    const { rows: posted } = await postedOf(month.id)
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
    const { owed } = await late('50000')
    const lateItems = await lateOf(month.id)
    expect(lateItems).toHaveLength(1)
    expect(await lateOf(month.id, 'admin', { search: 'bernarda' })).toEqual(lateItems)
    expect(await lateOf(month.id, 'admin', { search: 'nadie se llama así' })).toEqual([])
    expect(owed.map(({ originMonth }) => originMonth)).toEqual([202606])
    expect(owed[0]?.lines.find(({ concept }) => concept === 'BONO_RESPONSABILIDAD')?.owed).toBe(
      50_000,
    )
    await post()
    const payslip = await admin.payslip(month.id, contract.publicId)
    expect(amountOf(payslip, 'DIFERENCIA_SUELDO')).toBe(200_000)
    expect(amountOf(payslip, 'DIFERENCIA_IMPONIBLES')).toBeGreaterThanOrEqual(50_000)
    expect(amountOf(payslip, 'DIFERENCIA_PENSION')).toBeGreaterThan(20_000)
    expect(amountOf(payslip, 'DIFERENCIA_DESCUENTOS')).toBe(0)
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
    const refused = {
      code: 'MG002',
      message: 'Viene de un mes anterior: se deshace en «Retroactivos»',
    }
    await expect(asApplication(guarded)).rejects.toMatchObject(refused)
    await expect(
      asApplication('delete from user_item where origin_month is not null'),
    ).rejects.toMatchObject(refused)
  })

  test('says to who removes it where it is undone', async () => {
    type Items = { userItems: { id: string; comment: string | null }[] }
    const { userItems } = await api.as('admin').run<Items>(UserItems, { input: input() })
    const posted = userItems.find(({ comment }) => comment?.startsWith('Diferencia de'))
    await expect(
      api.as('admin').mutate(RemoveItem, { input: { ...input(), id: posted?.id } }),
    ).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Viene de un mes anterior: se deshace en «Retroactivos»',
    })
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
      (await lateOf(month.id, who)).length + (await ask(who)).owed.length
    expect(await of('admin')).toBeGreaterThan(await of('gerente'))
  })
})

describe('two contracts of a person', () => {
  test('share a cap also when one of them is suspended, or out of the payroll, today', async () => {
    const { rows } = await database.owner.query(
      `select c.id, c.user_business_id as link, c.code from user_contract c
       where c.company_id = $1 and c.status = 'ACTIVE' and c.user_id in (select user_id
         from user_contract where company_id = $1 and status = 'ACTIVE' group by user_id
         having count(*) > 1)
       order by c.id`,
      [world.coihues.id],
    )
    const [own, other] = rows
    const elsewhere = await admin.monthAt(world.businesses.peumal, 202609)
    const ofOther = async () =>
      (await askOf(elsewhere.id)).owed.filter(
        ({ contractId }) => contractId === publicId('contract', Number(other.id)),
      )
    // August was paid with more than the cap in both together.
    await paidInAugust(publicId('contract', Number(own.id)), '6000000')
    expect(await ofOther()).toEqual([])
    // What the closed payslips paid is as it was, and so is what they left of the cap.
    for (const [out, back] of [
      [
        `update user_contract set status = 'SUSPENDED'`,
        `update user_contract set status = 'ACTIVE'`,
      ],
      ['update user_business set in_payroll = false', 'update user_business set in_payroll = true'],
    ] as const) {
      const where = out.includes('contract') ? own.id : own.link
      await asCompany(`${out} where id = ${where}`)
      expect(await ofOther(), out).toEqual([])
      await asCompany(`${back} where id = ${where}`)
    }
    expect(await ofOther()).toEqual([])
  })

  test('share a cap: what is late in one moves what the other withheld', async () => {
    const { rows } = await database.owner.query(
      `select array_agg(id order by id) as ids from user_contract
       where company_id = $1 and status = 'ACTIVE' group by user_id having count(*) > 1`,
      [world.coihues.id],
    )
    const [one, other] = rows[0].ids.map((id: string) => publicId('contract', Number(id)))
    const elsewhere = await admin.monthAt(world.businesses.peumal, 202609)
    const ofOther = async () =>
      (await askOf(elsewhere.id)).owed.filter(({ contractId }) => contractId === other)
    expect(await ofOther()).toEqual([])
    // Over the cap of both together, in one of them.
    await late('6000000', { contractId: one, yearMonth: 202608 })
    const [owed, ...more] = await ofOther()
    expect(more).toEqual([])
    expect(owed?.originMonth).toBe(202608)
    expect(owed?.facts.map(({ kind }) => kind)).toContain('LATE_ITEM')
    const line = (concept: string) => owed?.lines.find((found) => found.concept === concept)
    expect(line('COTIZACION_AFP')?.owed).toBeLessThan(0)
    expect(line('SUELDO_BASE')).toBeUndefined()
    // What is of the first contract is paid by its own razón social only.
    const lateItems = await lateOf(elsewhere.id)
    expect(lateItems.filter(({ contractId }) => contractId === one)).toEqual([])
  })

  test('one that is suspended today owes nothing of what it was paid', async () => {
    const before = (await ask()).owed
    const { rows } = await database.owner.query(
      `select c.id from user_contract c join payslip p on p.user_contract_id = c.id
       where c.business_id = $1 and not (c.id = any($2)) limit 1`,
      [vina.id, before.map(({ contractId }) => innerId('contract', contractId))],
    )
    await asCompany(`update user_contract set status = 'SUSPENDED' where id = ${rows[0].id}`)
    expect((await ask()).owed).toEqual(before)
  })
})

describe('a person without the data that a calculation needs', () => {
  test('is named with the months that could not be calculated, by who sees their pay', async () => {
    const { rows } = await database.owner.query(
      `select id, pension_institution as afp from user_version
       where user_id = $1 and superseded_at is null`,
      [rodrigo.id],
    )
    expect((await ask()).failures).toBe(0)
    const set = (afp: string | null) =>
      database.owner.query(
        'update user_version set pension_institution = $1 where id = any($2::bigint[])',
        [afp, rows.map(({ id }) => id)],
      )
    await set(null)
    const { failures } = await ask()
    expect(failures).toBeGreaterThan(0)
    const found = await failuresOf('admin')
    expect(found.total).toBe(failures)
    expect(new Set(found.rows.map(({ name }) => name))).toEqual(new Set([rodrigo.name]))
    const months = found.rows.map(({ originMonth }) => originMonth)
    expect(months).toEqual(months.toSorted((a, b) => a - b))
    expect(found.rows.every(({ message }) => message !== '')).toBe(true)
    expect((await failuresOf('admin', 'nadie se llama así')).rows).toEqual([])
    expect(await failuresOf('gerente')).toEqual({ rows: [], total: 0 })
    await set(rows[0].afp)
    expect((await ask()).failures).toBe(0)
  })
})

describe('a law published after a month was paid, that rules from it', () => {
  test('is owed to each person of that month, once, and the closed month stays', async () => {
    const { id } = await admin.monthAt(world.businesses.peumal, 202609)
    const others = (await askOf(id)).owed.map(({ contractId }) => contractId)
    const paid = await payBeforeTheLaw(world.businesses.peumal.id, 202605, '2026-06-15')
    const hashes = await closedHashes()
    const owed = (await askOf(id)).owed.filter(({ contractId }) => !others.includes(contractId))
    const moved = paid.filter(({ before, due }) => before !== due)
    expect(moved.length).toBeGreaterThan(10)
    for (const { contractId, before, due } of moved) {
      const found = owed.find((row) => row.contractId === contractId)
      expect(found?.originMonth).toBe(202605)
      expect(found?.facts).toEqual([
        { kind: 'LAW', detail: expect.stringContaining('Ingreso mínimo mensual'), author: null },
      ])
      expect(found?.toPay).toBe(due - before)
    }
    expect(owed.every(({ originMonth }) => originMonth === 202605)).toBe(true)
    await readsByPages(id)
    const total = owed.reduce((sum, { toPay }) => sum + toPay, 0)
    const { owed: left } = await api
      .as('admin')
      .mutate<Answer>(Post, { input: { payrollMonthId: id } })
    expect(left).toEqual([])
    const { rows: posted } = await postedOf(id)
    const may = posted.filter(({ originMonth }) => originMonth === 202605)
    expect(may.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    const second = await postedOf(id, { page: { number: 2, size: 10 } })
    expect(second).toEqual({ rows: posted.slice(10, 20), total: posted.length })
    const byAmount = await postedOf(id, { sort: { by: 'amount', descending: true } })
    const amounts = posted.map(({ amount }) => amount).toSorted((a, b) => b - a)
    expect(byAmount.rows.map(({ amount }) => amount)).toEqual(amounts)
    const [one] = may
    const named = await postedOf(id, { filter: { payrollMonthId: id, search: one?.name } })
    expect(new Set(named.rows.map(({ name }) => name))).toEqual(new Set([one?.name]))
    expect(await closedHashes()).toEqual(hashes)
    for (const { closed_hash: closed, now } of hashes) expect(now).toBe(closed)
  })
})

describe('a month that is opened and closed again', () => {
  const hers = async () =>
    (await ask()).owed.filter(
      ({ contractId, originMonth }) => contractId === contract.publicId && originMonth === 202608,
    )
  // Nobody was paid that August yet: it may be opened.
  beforeAll(() => asReplica(`delete from payslip_payment where company_id = ${world.coihues.id}`))
  const again = async () => {
    const august = await admin.monthAt(vina, 202608)
    await admin.reopen(august.id)
    await admin.calculate(august.id)
    await drainJobs()
    await noteFindings(api.as('admin'), august.id, () => true)
    await admin.close(august.id)
  }

  test('still owes an item entered late before, and pays it once', async () => {
    const owedBefore = (await hers())[0]?.toPay ?? 0
    await late('50000', { yearMonth: 202608, comment: 'Turno de agosto que nadie anotó' })
    const [owed] = await hers()
    expect(owed?.toPay).toBeGreaterThan(owedBefore + 30_000)
    await again()
    const [still] = await hers()
    // The raise that was known late is paid by the month itself now; the item is not.
    expect(still?.facts.map(({ kind }) => kind)).toContain('LATE_ITEM')
    expect(still?.lines.find(({ concept }) => concept === 'BONO_RESPONSABILIDAD')?.owed).toBe(
      50_000,
    )
    await post()
    expect(await hers()).toEqual([])
    await again()
    expect(await hers()).toEqual([])
  })

  test('takes back what was posted of it and it pays by itself now', async () => {
    const [item] = (await lateOf(month.id)).filter(
      ({ contractId }) => contractId === contract.publicId,
    )
    await undo()
    expect((await hers())[0]?.toPay).toBeGreaterThan(30_000)
    await post()
    // Without it, what was posted is owed back, also after another closing.
    await api.as('admin').mutate(Unlate, { input: { id: item?.id, payrollMonthId: month.id } })
    const [back] = await hers()
    expect(back?.toPay).toBeLessThan(-30_000)
    await again()
    expect((await hers())[0]).toMatchObject({ toPay: back?.toPay })
    expect((await hers())[0]?.facts.map(({ kind }) => kind)).toContain('REOPENED')
  })
})

/** The first page of what could not be calculated again. */
async function failuresOf(who: Who, search: string | null = null) {
  const { retroactiveFailures } = await api.as(who).run<{
    retroactiveFailures: {
      rows: { name: string; originMonth: number; message: string }[]
      total: number
    }
  }>(
    `query ($filter: RetroactiveFailuresFilter!) {
      retroactiveFailures(filter: $filter) { total rows { name originMonth message } } }`,
    { filter: { payrollMonthId: month.id, search } },
  )
  return retroactiveFailures
}

/** Reads what a month pays by small pages: every row once, each page with the sums of all. */
async function readsByPages(id: string) {
  const all = await askOf(id)
  const size = 7
  const last = Math.ceil(all.total / size)
  expect(last).toBeGreaterThan(1)
  const pages: Answer[] = []
  for (let page = 1; page <= last + 1; page += 1) pages.push(await pageOf(id, page, size))
  expect(pages.flatMap(({ owed }) => owed)).toEqual(all.owed)
  expect(pages.at(-1)?.owed).toEqual([])
  const { total, toPay } = all
  for (const page of pages) expect(page).toMatchObject({ total, toPay, payable: true })
}

/** Makes the closed August one that paid an item more, with what follows of it. */
async function paidInAugust(contractId: string, value: string) {
  const august = await admin.monthAt(vina, 202608)
  const open = (isOpen: boolean) =>
    asReplica(`update payroll_month m set is_open = ${isOpen}, closed_hash = case
      when not ${isOpen} then (select ${resultsHash} from payslip p
        where p.payroll_run_id = m.current_run_id) end
      where year_month = 202608 and type = 'PAYROLL' and company_id = ${world.coihues.id}`)
  await open(true)
  await api.as('admin').mutate(
    `mutation ($input: SaveUserItemsInput!) {
      saveUserItems(input: $input) { ${outcome} data { saved } } }`,
    {
      input: { payrollMonthId: august.id, cells: [{ contractId, itemCode: 'COMISIONES', value }] },
    },
  )
  await open(false)
}

/** Past the triggers, as what was so from the beginning. */
async function asReplica(statement: string) {
  await database.owner.query('begin')
  await database.owner.query('set local session_replication_role = replica')
  await database.owner.query(statement)
  await database.owner.query('commit')
}

/**
 * Makes a closed month what it was when it was paid: its payslips with the figures known that day.
 * Answers each person's net of then, and the one that the law of today gives.
 */
async function payBeforeTheLaw(businessId: number, month: number, knownOn: string) {
  const { rows: runs } = await database.owner.query(
    `select r.id, m.id as month, r.period_values as period, plan.library from payroll_month m
     join payroll_run r on r.company_id = m.company_id and r.id = m.current_run_id
     join payroll_plan plan on plan.company_id = r.company_id and plan.hash = r.plan_hash
     where m.business_id = $1 and m.year_month = $2 and m.type = 'PAYROLL'`,
    [businessId, month],
  )
  const [run] = runs
  const plan = makePlan(run.library)
  const then = periodValues(month, { knownOn })
  const { IMM, IMM_REDUCIDO } = then.variables
  const old: typeof then = {
    ...run.period,
    variables: { ...run.period.variables, IMM, IMM_REDUCIDO },
    tables: { ...run.period.tables, ...then.tables },
  }
  const { rows } = await database.owner.query(
    `select user_contract_id as id, facts, net from payslip where payroll_run_id = $1`,
    [run.id],
  )
  await database.owner.query('begin')
  await database.owner.query('set local session_replication_role = replica')
  const paid = []
  for (const { id, facts, net } of rows) {
    const known = Object.fromEntries(plan.facts.map(({ code }, at) => [code, Number(facts[at])]))
    const result = evaluate(plan, old, known)
    if (!result.ok) throw new Error(result.error.message)
    const before = result.values['LIQUIDO'] ?? 0
    await database.owner.query(
      `update payslip set results = $1, net = $2
       where payroll_run_id = $3 and user_contract_id = $4`,
      [plan.codes.map((code) => result.values[code]), before, run.id, id],
    )
    paid.push({ contractId: publicId('contract', Number(id)), before, due: Number(net) })
  }
  await database.owner.query('update payroll_run set period_values = $1 where id = $2', [
    JSON.stringify(old),
    run.id,
  ])
  await database.owner.query(
    `update payroll_month m set closed_hash = (select ${resultsHash} from payslip p
       where p.payroll_run_id = m.current_run_id) where id = $1`,
    [run.month],
  )
  await database.owner.query('commit')
  return paid
}

/** As the closing takes it. */
const resultsHash = `encode(sha256(convert_to(string_agg(p.user_contract_id || ':'
  || array_to_string(p.results, ','), ';' order by p.user_contract_id), 'UTF8')), 'hex')`

async function closedHashes() {
  const { rows } = await database.owner.query(
    `select m.id, m.closed_hash, ${resultsHash} as now
     from payroll_month m join payslip p
       on p.company_id = m.company_id and p.payroll_run_id = m.current_run_id
     where not m.is_open group by m.id, m.closed_hash order by m.id`,
  )
  return rows
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
