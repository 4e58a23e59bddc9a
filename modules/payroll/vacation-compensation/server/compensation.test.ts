import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { createInterleaving } from '#tests/api/interleave.ts'
import { openOctober } from '#tests/api/next-month.ts'
import { amountOf, type MonthRow, noteFindings, outcome, payrollOf } from '#tests/api/payroll.ts'
import type { KnownPerson, Username } from '#tests/world.ts'

/** Progressive days that an agreement pays in money (Código del Trabajo, arts. 68 and 73). */
const { api, world, database, drainJobs, url } = await startApi()
const { vina } = world.businesses
const { bernarda, matias, carolina } = world.people
const payroll = payrollOf(api.as('admin'))
const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''

type Agreement = {
  id: string
  version: number
  state: string
  days: string
  countedDays: string
  salary: number
  variable: number
  least: number
  amount: number
}
const fields = 'id version state days countedDays salary variable least amount'
const act = (name: string, type: string) =>
  `mutation M($input: ${type}!) { ${name}(input: $input) { ${outcome} data { ${fields} } } }`
const Create = act('createVacationCompensation', 'CreateVacationCompensationInput')
const Answer = act('answerVacationCompensation', 'AnswerVacationCompensationInput')
const Undo = act('undoVacationCompensation', 'UndoVacationCompensationInput')
const Attach = act('attachVacationCompensationPaper', 'AttachVacationCompensationPaperInput')
const Config = `query Config($input: VacationConfigInput!) {
  vacationConfig(input: $input) { progressiveBalance totalBalance reserved } }`
const Ledger = `query Ledger($input: VacationLedgerInput!) {
  vacationLedger(input: $input) { on pool kind days reason } }`

async function attach(person: KnownPerson, who: Username = 'admin') {
  const body = new FormData()
  body.append('relatedType', 'vacationCompensation')
  body.append('relatedId', contractOf(person))
  body.append('images', 'true')
  body.append('files', new File([Buffer.from(pixel, 'base64')], 'a.png', { type: 'image/png' }))
  const answer = await fetch(`${url}/uploadFile/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await api.as(who).token()}` },
    body,
  })
  const { data }: { data?: { id: string }[] } = await answer.json()
  return data?.[0]?.id ?? null
}

const usual = {
  basis: 'INDIVIDUAL',
  agreedOn: '2026-09-10',
  countFrom: '2026-09-10',
  days: '2',
  payMonth: 202609,
}
const agree = async (person: KnownPerson, more: object = {}, who: Username = 'admin') => {
  const fileId = await attach(person)
  return api.as(who).mutate<Agreement>(Create, {
    input: { ...usual, userContractId: contractOf(person), fileId, ...more },
  })
}
const answer = ({ id, version }: Agreement, approve = true, who: Username = 'supergerente') =>
  api.as(who).mutate<Agreement>(Answer, {
    input: { id, version, approve, reason: approve ? null : 'No procede' },
  })
const undo = ({ id, version }: Agreement, who: Username = 'admin') =>
  api.as(who).mutate<Agreement>(Undo, { input: { id, version, undoneWhy: 'Fue un error' } })

const balanceOf = async (person: KnownPerson, asOf: string | null = null) => {
  const input = { userContractId: contractOf(person), asOf }
  const { vacationConfig } = await api.as('admin').run<{
    vacationConfig: { progressiveBalance: string; totalBalance: string; reserved: string }
  }>(Config, { input })
  return vacationConfig
}
const give = (person: KnownPerson, days: string) =>
  api.as('admin').mutate(
    `mutation G($input: CreateVacationAdjustmentInput!) {
      createVacationAdjustment(input: $input) { ${outcome} data { totalBalance } } }`,
    {
      input: {
        userContractId: contractOf(person),
        pool: 'PROGRESSIVE',
        on: '2026-09-01',
        days,
        reason: 'Progresivos acreditados',
      },
    },
  )
const paidIn = async (month: MonthRow, person: KnownPerson) =>
  amountOf(await payroll.payslip(month.id, contractOf(person)), 'FERIADO_PROGRESIVO_EN_DINERO')

let september: MonthRow
beforeAll(async () => {
  september = await payroll.monthAt(vina, 202609)
  await payroll.calculate(september.id)
  await drainJobs()
  await give(bernarda, '4')
  await give(matias, '3')
})

describe('an agreement', () => {
  test('pays the days on the calendar at the pay of art. 71, and reserves them', async () => {
    const before = await balanceOf(bernarda)
    const agreed = await agree(bernarda, { days: '3' })
    // Thursday 10-09-2026, Friday 11 and Monday 14: five days on the calendar.
    expect(agreed).toMatchObject({ state: 'PENDING', days: '3', countedDays: '5' })
    expect(agreed.least).toBe(Math.ceil((agreed.salary * 5) / 30))
    expect(agreed.amount).toBe(agreed.least)
    expect(await balanceOf(bernarda)).toEqual({ ...before, reserved: '3' })
    await undo(agreed)
    expect(await balanceOf(bernarda)).toEqual(before)
  })

  test('averages the variable pay of the last three whole months', async () => {
    // June, July and August: 621.750 + 419.210 + 456.260 = 1.497.220.
    const agreed = await agree(matias, { days: '1' })
    expect(agreed.variable).toBe(Math.round(1_497_220 / 3))
    expect(agreed.least).toBe(Math.ceil((agreed.salary * 3 + 1_497_220) / 90))
    await undo(agreed)
  })

  test('is approved by another person: days, payslip, ledger and explanation follow', async () => {
    const before = await balanceOf(bernarda)
    const agreed = await agree(bernarda, { amount: 200_000 })
    expect(await paidIn(september, bernarda)).toBe(0)
    expect((await answer(agreed)).state).toBe('APPROVED')
    expect(await paidIn(september, bernarda)).toBe(200_000)
    const after = await balanceOf(bernarda)
    expect(Number(after.progressiveBalance)).toBe(Number(before.progressiveBalance) - 2)
    expect(after.reserved).toBe('0')
    const input = { userContractId: contractOf(bernarda), asOf: null, knownOn: null }
    type Line = { kind: string; days: string; reason: string | null }
    const { vacationLedger } = await api
      .as('admin')
      .run<{ vacationLedger: Line[] }>(Ledger, { input })
    expect(vacationLedger.filter(({ kind }) => kind === 'COMPENSATION')).toEqual([
      expect.objectContaining({
        on: '2026-09-10',
        pool: 'PROGRESSIVE',
        days: '-2',
        reason: 'Acuerdo del 10-09-2026, se paga en septiembre 2026',
      }),
    ])
    const { explainPayslip } = await api.as('admin').run<{
      explainPayslip: { code: string | null; shown: string }[]
    }>(`query E($input: ExplainPayslipInput!) { explainPayslip(input: $input) { code shown } }`, {
      input: {
        payrollMonthId: september.id,
        contractId: contractOf(bernarda),
        code: 'FERIADO_PROGRESIVO_EN_DINERO',
      },
    })
    const shown = (code: string) => explainPayslip.find((node) => node.code === code)?.shown
    expect(shown('PROGRESIVO_ACORDADO')).toBe('$200.000')
    expect(shown('PROGRESIVO_MINIMO')).toBeDefined()
    const undone = await undo(await latest(agreed.id))
    expect(undone.state).toBe('UNDONE')
    expect(await paidIn(september, bernarda)).toBe(0)
    expect(await balanceOf(bernarda)).toEqual(before)
  })

  test('does not pay the finiquito those days again', async () => {
    const owed = async () => {
      const { proportionalSettlementDays } = await api.as('admin').run<{
        proportionalSettlementDays: { workingDays: string }
      }>(
        `query P($input: ProportionalSettlementDaysInput!) {
          proportionalSettlementDays(input: $input) { workingDays } }`,
        { input: { userContractId: contractOf(bernarda), disengagementDate: '2026-09-30' } },
      )
      return Number(proportionalSettlementDays.workingDays)
    }
    const before = await owed()
    const approved = await answer(await agree(bernarda))
    expect(await owed()).toBe(before - 2)
    await undo(approved)
    expect(await owed()).toBe(before)
  })

  test('without its paper is not approved, and it may be attached later', async () => {
    const agreed = await agree(bernarda, { fileId: null })
    await expect(answer(agreed)).rejects.toMatchObject({ kind: 'conflict' })
    const fileId = await attach(matias)
    const wrong = { id: agreed.id, version: agreed.version, fileId }
    await expect(api.as('admin').mutate(Attach, { input: wrong })).rejects.toMatchObject({
      kind: 'not-found',
    })
    const attached = await api
      .as('admin')
      .mutate<Agreement>(Attach, { input: { ...wrong, fileId: await attach(bernarda) } })
    await undo(await answer(attached))
  })
})

test('its worker is notified of what became of it, without its amount', async () => {
  const told = async () => {
    const { notices } = await api
      .as('trabajador')
      .run<{ notices: { rows: { title: string; detail: string | null; link: string }[] } }>(
        `query N($filter: NoticeFilter, $page: Page) {
          notices(filter: $filter, page: $page) { rows { title detail link } } }`,
        { filter: { kind: 'ANSWER' }, page: { number: 1, size: 100 } },
      )
    return notices.rows.filter(({ title }) => title.includes('feriado progresivo'))
  }
  await database.owner.query('delete from notification')
  const said = (state: string) => ({
    title: `Su acuerdo de feriado progresivo en dinero del 10-09-2026 fue ${state}`,
    detail: null,
    link: `/home/ficha/${bernarda.publicId}/vacaciones`,
  })
  await undo(await agree(bernarda))
  expect(await told()).toEqual([])
  const approved = await answer(await agree(bernarda))
  expect(await told()).toEqual([said('aprobado')])
  await undo(approved)
  await answer(await agree(bernarda), false)
  const byTitle = (await told()).toSorted((one, other) => one.title.localeCompare(other.title))
  expect(byTitle).toEqual(['aprobado', 'deshecho', 'rechazado'].map(said))
})

/** An agreement as it is now. */
async function latest(id: string): Promise<Agreement> {
  const { vacationCompensations } = await api
    .as('admin')
    .run<{ vacationCompensations: Agreement[] }>(
      `query L($input: VacationCompensationsInput!) {
        vacationCompensations(input: $input) { ${fields} } }`,
      { input: { userContractId: contractOf(bernarda) } },
    )
  const found = vacationCompensations.find((one) => one.id === id)
  if (!found) throw new Error(`no agreement ${id}`)
  return found
}

describe('what is refused', () => {
  test.each([
    ['more days than are left', { days: '5' }, 'days'],
    ['negative days', { days: '-1' }, 'days'],
    ['no days', { days: '0' }, 'days'],
    ['a thousand million of days', { days: '1000000000' }, 'days'],
    ['less than the law pays', { amount: 1_000 }, 'amount'],
    ['a negative amount', { amount: -200_000 }, 'amount'],
    ['more than a payslip holds', { amount: 10_000_000_000 }, 'amount'],
    ['an agreement of the future', { agreedOn: '2026-10-01' }, 'agreedOn'],
    ['one before the contract', { agreedOn: '1990-01-01' }, 'agreedOn'],
    ['one before the balance was set', { agreedOn: '2025-12-31' }, 'agreedOn'],
    ['days counted before it', { countFrom: '2026-09-01' }, 'countFrom'],
    ['days without a calendar', { countFrom: '2040-01-02' }, 'countFrom'],
    ['a closed month', { agreedOn: '2026-08-31', payMonth: 202608 }, 'payMonth'],
    ['a month before it', { payMonth: 202607 }, 'payMonth'],
    ['a month too late', { payMonth: 202710 }, 'payMonth'],
  ])('%s', async (_, more, field) => {
    await expect(agree(bernarda, more)).rejects.toMatchObject({ field })
  })

  test('the fifteen days of the law are never among them', async () => {
    const { totalBalance, progressiveBalance } = await balanceOf(bernarda)
    expect(Number(totalBalance)).toBeGreaterThan(Number(progressiveBalance) + 5)
    await expect(agree(bernarda, { days: '6' })).rejects.toMatchObject({ field: 'days' })
  })

  test('one’s own, and the answer of its author, of its worker and of others', async () => {
    await expect(agree(carolina)).rejects.toMatchObject({ kind: 'forbidden' })
    const agreed = await agree(bernarda)
    await expect(answer(agreed, true, 'admin')).rejects.toMatchObject({ kind: 'conflict' })
    for (const who of ['trabajador', 'gerente', 'supervisor'] as const) {
      await expect(answer(agreed, true, who), who).rejects.toMatchObject({ kind: 'forbidden' })
    }
    for (const who of ['boreal.admin'] as const) {
      await expect(answer(agreed, true, who), who).rejects.toMatchObject({ kind: 'not-found' })
      await expect(undo(agreed, who), who).rejects.toMatchObject({ kind: 'not-found' })
    }
    await expect(answer({ ...agreed, version: 7 })).rejects.toMatchObject({ kind: 'conflict' })
    const rejected = await answer(agreed, false)
    expect(rejected.state).toBe('REJECTED')
    await expect(answer(rejected)).rejects.toMatchObject({ kind: 'conflict' })
    await expect(undo(rejected)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('the database refuses the author, the worker and less than the law', async () => {
    const agreed = await agree(bernarda)
    const { owner } = database
    const loginOf = async (person: KnownPerson) =>
      (await owner.query<{ id: number }>('select id from login where user_id = $1', [person.id]))
        .rows[0]?.id
    const newest = `id = (select max(id) from vacation_compensation)`
    for (const person of [bernarda, carolina]) {
      await expect(
        owner.query(
          `update vacation_compensation set state = 'APPROVED', answered_login_id = $1
           where ${newest}`,
          [await loginOf(person)],
        ),
      ).rejects.toThrow()
    }
    await expect(
      owner.query(`update vacation_compensation set amount = 1 where ${newest}`),
    ).rejects.toThrow(/vacation_compensation_amount/)
    await undo(agreed)
  })

  test('whoever sees that pay is proposed what the law pays, and opens the paper', async () => {
    const propose = (who: Username) =>
      api.as(who).run<{ vacationCompensationProposal: object }>(
        `query P($input: VacationCompensationProposalInput!) {
          vacationCompensationProposal(input: $input) {
            countFrom available law { counting countedDays salary least } } }`,
        { input: { userContractId: contractOf(bernarda), agreedOn: '2026-09-10', days: '3' } },
      )
    const agreed = await agree(bernarda, { days: '1' })
    expect((await propose('admin')).vacationCompensationProposal).toMatchObject({
      countFrom: '2026-09-11',
      available: '3',
      // From Friday 11 on: Monday and Tuesday too, and Friday 18 is a holiday of another week.
      law: { counting: 'CALENDARIO', countedDays: '5' },
    })
    await expect(propose('trabajador')).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(propose('boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    const open = (who: Username) =>
      api.as(who).mutate<{ name: string }>(
        `mutation O($input: ByIdVacationCompensation!) {
          openVacationCompensationPaper(input: $input) { ${outcome} data { name url } } }`,
        { input: { id: agreed.id } },
      )
    expect((await open('trabajador')).name).toBe('a.png')
    expect((await open('supergerente')).name).toBe('a.png')
    await expect(open('boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    await undo(agreed)
  })

  test('its rows are read by its person and by whoever sees that pay', async () => {
    const read = (who: Username) =>
      api.as(who).run<{ vacationCompensations: { amount: number }[] }>(
        `query L($input: VacationCompensationsInput!) {
          vacationCompensations(input: $input) { amount } }`,
        { input: { userContractId: contractOf(bernarda) } },
      )
    expect((await read('trabajador')).vacationCompensations.length).toBeGreaterThan(0)
    expect((await read('gerente')).vacationCompensations.length).toBeGreaterThan(0)
    await expect(read('boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(read('supervisor')).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('two at once', () => {
  let stage: ReturnType<typeof createInterleaving>
  beforeAll(() => {
    stage = createInterleaving(database.owner)
  })
  afterAll(() => stage.end())

  type Made = { data: { id: string } | null }
  const send = (document: string, name: string, input: object) => (trace: string) =>
    api
      .as('admin')
      .run<Record<string, Made>>(document, { input }, { headers: { traceparent: trace } })
      .then(
        (answered) => answered[name]?.data ?? null,
        () => null,
      )
  const agreeing = (fileId: string | null) =>
    send(Create, 'createVacationCompensation', {
      ...usual,
      userContractId: contractOf(bernarda),
      fileId,
      days: '4',
    })
  const asking = send(
    `mutation V($input: CreateVacationInput!) {
      createVacation(input: $input) { ${outcome} data { id } } }`,
    'createVacation',
    {
      userContractId: contractOf(bernarda),
      startDate: '2026-12-14',
      endDate: '2026-12-17',
      poolOrder: 'PROGRESSIVE_LEGAL_ADDITIONAL',
      approve: true,
    },
  )
  const left = async () => {
    const { progressiveBalance, reserved } = await balanceOf(bernarda, '2026-12-14')
    return [Number(progressiveBalance), Number(progressiveBalance) - Number(reserved)]
  }

  test('of two agreements over the same days one is refused', async () => {
    const one = agreeing(await attach(bernarda))
    const outcomes = await stage.play('before committing', [one, one])
    expect(stage.crossed()).toBe(0)
    expect(outcomes.filter((made) => made === null)).toHaveLength(1)
    const made = outcomes.find((found) => found !== null)
    const approved = await answer(await latest(made?.id ?? ''))
    expect(Math.min(...(await left()))).toBeGreaterThanOrEqual(0)
    await undo(approved)
  })

  test.each(['the agreement', 'the vacation'])(
    'days are never spent and paid: first %s',
    async (first) => {
      const agreed = agreeing(await attach(bernarda))
      const order = first === 'the vacation' ? [asking, agreed] : [agreed, asking]
      const outcomes = await stage.play('before committing', order)
      expect(outcomes[0]).not.toBeNull()
      expect(stage.crossed()).toBe(0)
      expect(Math.min(...(await left()))).toBeGreaterThanOrEqual(0)
      const pending = outcomes[order.indexOf(agreed)]
      if (pending) await undo(await latest(pending.id))
      await database.owner.query(`delete from approval_request where user_id = $1`, [bernarda.id])
      const rested = outcomes[order.indexOf(asking)]
      await api.as('admin').mutate(
        `mutation D($input: DeleteVacationInput!) {
          deleteVacation(input: $input) { ${outcome} data } }`,
        { input: { id: rested?.id, force: true, reason: 'Otra semana' } },
      )
    },
  )
})

test('any order of acts keeps the balance, and undoing all is nothing', async () => {
  const before = await balanceOf(bernarda)
  let seed = 11
  const chance = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  const live = new Map<string, Agreement>()
  for (let round = 0; round < 14; round += 1) {
    const [chosen] = [...live.values()].slice(chance(Math.max(1, live.size)))
    const step = chance(3)
    if (step === 0 || !chosen) {
      const made = await agree(bernarda, { days: String((1 + chance(6)) / 2) }).catch(() => null)
      if (made) live.set(made.id, made)
    } else if (step === 1 && chosen.state === 'PENDING') {
      live.set(chosen.id, await answer(chosen))
    } else {
      await undo(chosen)
      live.delete(chosen.id)
    }
    const now = await balanceOf(bernarda)
    const approved = [...live.values()].filter(({ state }) => state === 'APPROVED')
    const taken = approved.reduce((sum, { days }) => sum + Number(days), 0)
    expect(Number(now.progressiveBalance)).toBe(Number(before.progressiveBalance) - taken)
    expect(Number(now.progressiveBalance) - Number(now.reserved)).toBeGreaterThanOrEqual(0)
    const sum = approved.reduce((all, { amount }) => all + amount, 0)
    expect(await paidIn(september, bernarda)).toBe(sum)
  }
  for (const one of live.values()) await undo(one)
  expect(await balanceOf(bernarda)).toEqual(before)
}, 120_000)

describe('once its month is closed', () => {
  type Owing = {
    contractId: string
    originMonth: number
    facts: { kind: string }[]
    lines: { concept: string; owed: number }[]
  }
  const owedIn = async (payrollMonthId: string) => {
    const { retroactivity } = await api.as('admin').run<{ retroactivity: { owed: Owing[] } }>(
      `query R($input: RetroactivityInput!) { retroactivity(input: $input) {
        owed { contractId originMonth facts { kind } lines { concept owed } } } }`,
      { input: { payrollMonthId, size: 100 } },
    )
    return retroactivity.owed.filter(({ contractId }) => contractId === contractOf(bernarda))
  }

  test('what it paid is not undone; what is approved late is owed by the open one', async () => {
    const paid = await answer(await agree(bernarda, { days: '1' }))
    const late = await agree(bernarda, { days: '1', amount: 99_000 })
    await payroll.calculate(september.id)
    await drainJobs()
    await noteFindings(api.as('admin'), september.id)
    await payroll.close(september.id, true)
    await expect(undo(paid)).rejects.toMatchObject({ kind: 'conflict' })
    await expect(agree(bernarda, { days: '1' })).rejects.toMatchObject({ field: 'payMonth' })
    await answer(late)
    const sessions = { first: api.as('admin'), second: api.as('supergerente') }
    const october = await openOctober(sessions, vina)
    await drainJobs()
    const [owed] = await owedIn(october)
    expect(owed).toMatchObject({
      originMonth: 202609,
      facts: [{ kind: 'VACATION_COMPENSATION' }],
    })
    const line = owed?.lines.find(({ concept }) => concept === 'FERIADO_PROGRESIVO_EN_DINERO')
    expect(line?.owed).toBe(99_000)
  })
})

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
