import { beforeAll, describe, expect, test } from 'vitest'
import { innerId } from '#platform/model/ids.ts'
import { companyWriter } from '#tests/as-company.ts'
import { startApi } from '#tests/api.ts'
import { type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'
import { recordLackList } from '#modules/payroll/payroll-input/model/record-lacks.ts'

const { api, world, database, drainJobs } = await startApi()
const { vina, casa } = world.businesses
const { bernarda, hernan, rodrigo } = world.people
const admin = payrollOf(api.as('admin'))

type Entry = {
  payrollMonthId: string
  businessName: string
  activity: string
  workers: number
  realWorkers: number
  responsible: string | null
  state: string
  stage: string
  advice: string
  description: string | null
  bank: string | null
  file: string | null
  totalNet: number | null
}
const entry = `payrollMonthId businessName activity workers realWorkers responsible state stage
  advice description bank file totalNet`
const dashboard = async (who: Parameters<typeof api.as>[0] = 'admin') =>
  (
    await api
      .as(who)
      .run<{ payrollDashboard: Entry[] }>(`query { payrollDashboard { ${entry} } }`, {})
  ).payrollDashboard
const old = async () =>
  (
    await api
      .as('admin')
      .run<{ payrollDashboardOld: Entry[] }>(`query { payrollDashboardOld { ${entry} } }`, {})
  ).payrollDashboardOld
const Generate = `mutation Generate($input: GenerateProcessInput!) {
  generateProcess(input: $input) { ${outcome} data { id activeJobId } }
}`
const Process = `query Process($input: OfProcessMonth!) {
  payrollProcess(input: $input) { responsibleId description bankAccountId version }
}`
const Update = `mutation Update($input: UpdatePayrollProcessInput!) {
  updatePayrollProcess(input: $input) { ${outcome} data { responsibleId description version } }
}`

let september: MonthRow
beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
})

describe('the summary of processes', () => {
  test('shows what is active in every razón social, and the rest as history', async () => {
    const active = await dashboard()
    // One of each razón social, and the advance of the estate; older ones wait for their payment.
    const ofSeptember = active.filter(({ activity }) => activity.endsWith('septiembre 2026'))
    expect(ofSeptember.length).toBe(Object.keys(world.businesses).length + 1)
    const mine = active.find((one) => one.payrollMonthId === september.id)
    expect(mine).toMatchObject({
      activity: 'Remuneraciones septiembre 2026',
      workers: september.contracts,
      realWorkers: 0,
      responsible: null,
      state: 'Abierto',
      stage: 'ENTRIES',
      advice: 'Ingresar novedades y calcular',
    })
    expect(mine?.bank).toMatch(/···\w+/)
    const past = await old()
    expect(past.length).toBeGreaterThan(8)
    expect(new Set(past.map(({ stage }) => stage))).toEqual(new Set(['DONE']))
    expect(past[0]?.realWorkers).toBeGreaterThan(0)
  })

  test('costs the same number of questions for few processes as for many', async () => {
    const few = await queriesOf(() => dashboard())
    expect(await queriesOf(() => old())).toBeLessThanOrEqual(few + 1)
  })

  test('is of the razones sociales within reach, and of nobody else', async () => {
    const peumal = await dashboard('gerente.peumal')
    expect(new Set(peumal.map(({ businessName }) => businessName)).size).toBe(1)
    const names = (await dashboard('boreal.admin')).map(({ businessName }) => businessName)
    expect(names).not.toContain(september.businessName)
    await expect(dashboard('trabajador')).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('names the list of the bank, and no copy of payslips printed after it', async () => {
    const asCompany = companyWriter(database.owner, world.coihues.id)
    const keep = (name: string, mediaType: string, keptAs: string) =>
      asCompany(
        `insert into file (company_id, storage_key, name, media_type, size, sha256, related_type,
           related_id, kept_as)
         values ($1::bigint, $1::bigint::text || '/2026/' || gen_random_uuid(), $2, $3, 1,
           sha256('x'), 'payrollMonth', $4, $5)`,
        [world.coihues.id, name, mediaType, String(innerId('payrollMonth', september.id)), keptAs],
      )
    const named = async () =>
      (await dashboard()).find((one) => one.payrollMonthId === september.id)?.file
    await keep('Liquidaciones de antes.zip', 'application/zip', 'COPY')
    expect(await named()).toBeNull()
    await keep('Nómina de septiembre.csv', 'text/csv', 'RECORD')
    await keep('Liquidaciones de septiembre.zip', 'application/zip', 'COPY')
    expect(await named()).toBe('Nómina de septiembre.csv')
  })

  test('says who answers for a process, from where it is paid and what it is about', async () => {
    const input = { payrollMonthId: september.id }
    const { payrollProcess } = await api
      .as('admin')
      .run<{ payrollProcess: { version: number } }>(Process, { input })
    const change = {
      ...input,
      version: payrollProcess.version,
      responsible: rodrigo.publicId,
      description: 'Incluye bono de vendimia',
    }
    await api.as('admin').mutate(Update, { input: change })
    await expect(api.as('admin').mutate(Update, { input: change })).rejects.toMatchObject({
      kind: 'conflict',
    })
    const foreign = world.boreal.people.nahuel.publicId
    const fresh = { ...change, version: payrollProcess.version + 1, responsible: foreign }
    await expect(api.as('admin').mutate(Update, { input: fresh })).rejects.toMatchObject({
      kind: 'not-found',
    })
    const mine = (await dashboard()).find((one) => one.payrollMonthId === september.id)
    expect(mine?.responsible).toContain('Covarrubias')
    expect(mine?.description).toBe('Incluye bono de vendimia')
  })

  test('follows the calculation, which may be left for the night', async () => {
    const asked = await api.as('admin').mutate<{ activeJobId: string | null }>(Generate, {
      input: {
        id: september.id,
        processJob: 'CALCULATE',
        queue: 'NIGHT',
        responsible: hernan.publicId,
      },
    })
    expect(asked.activeJobId).not.toBeNull()
    const waiting = (await dashboard()).find((one) => one.payrollMonthId === september.id)
    expect(waiting).toMatchObject({ state: 'Calculando', realWorkers: 0 })
    expect(waiting?.responsible).toContain('Quezada')
    await api.as('admin').mutate(
      `mutation ($input: OfPayrollMonth!) {
        cancelJob(input: $input) { ${outcome} data { status } }
      }`,
      { input: { payrollMonthId: september.id } },
    )
    await admin.calculate(september.id)
    await drainJobs()
    const done = (await dashboard()).find((one) => one.payrollMonthId === september.id)
    expect(done).toMatchObject({ state: 'Abierto', stage: 'REVIEW' })
    expect(done?.realWorkers).toBeGreaterThan(80)
  })

  test('moves a closed month to what is left to publish and pay', async () => {
    await admin.close(september.id, true)
    const closed = (await dashboard()).find((one) => one.payrollMonthId === september.id)
    expect(closed).toMatchObject({
      state: 'Cerrado',
      stage: 'PUBLISH',
      advice: 'Liberar liquidaciones',
    })
    await admin.reopen(september.id)
  })
})

describe('the deadlines', () => {
  type Deadline = {
    payrollMonthId: string
    businessName: string
    kind: string
    due: string
    state: string
    words: string
  }
  const deadlines = async (who: Parameters<typeof api.as>[0] = 'admin') =>
    (
      await api.as(who).run<{ payrollDeadlines: Deadline[] }>(
        `{ payrollDeadlines { payrollMonthId businessName yearMonth isOpen kind due days state
          words } }`,
      )
    ).payrollDeadlines
  const mark = (months: string[], done = true, who: Parameters<typeof api.as>[0] = 'admin') =>
    api.as(who).mutate<{ marked: number }>(
      `mutation ($input: MarkPayrollDeadlineInput!) {
        markPayrollDeadline(input: $input) { ${outcome} data { marked } } }`,
      {
        input: { kind: 'LRE', done, months: months.map((payrollMonthId) => ({ payrollMonthId })) },
      },
    )

  test('say what is due, how long is left, and when somebody says that it is done', async () => {
    const august = await admin.monthAt(vina, 202608)
    const of = async (id: string, kind: string) =>
      (await deadlines()).find((one) => one.payrollMonthId === id && one.kind === kind)
    expect(await of(august.id, 'LRE')).toMatchObject({ due: '2026-09-15', words: 'Vence hoy' })
    expect(await of(september.id, 'PAY')).toMatchObject({ due: '2026-09-30', state: 'LATER' })
    // August is paid: its day is past and nobody waits for it.
    expect(await of(august.id, 'PAY')).toBeUndefined()
    expect(await mark([august.id])).toEqual({ marked: 1 })
    expect(await mark([august.id])).toEqual({ marked: 1 })
    expect(await of(august.id, 'LRE')).toMatchObject({ state: 'DONE' })
    await mark([august.id], false)
    expect(await of(august.id, 'LRE')).toMatchObject({ state: 'TODAY' })
    const dues = (await deadlines()).map(({ due }) => due)
    expect(dues).toEqual(dues.toSorted())
  })

  test('are marked of closed months within reach, by who keeps months', async () => {
    await expect(mark([september.id])).rejects.toMatchObject({
      message: 'Primero hay que cerrar el mes',
    })
    await expect(mark([])).rejects.toMatchObject({ kind: 'not-found' })
    const august = await admin.monthAt(vina, 202608)
    await expect(mark([august.id], true, 'boreal.admin')).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(mark([august.id], true, 'lectura')).rejects.toMatchObject({ kind: 'forbidden' })
    const peumal = await deadlines('gerente.peumal')
    expect(new Set(peumal.map(({ businessName }) => businessName)).size).toBe(1)
  })
})

describe('Revisa tu Proceso', () => {
  test('lists the open months, newest first', async () => {
    const { monthsActive } = await api.as('admin').run<{
      monthsActive: { payrollMonthId: string; yearMonth: number; calculating: boolean }[]
    }>(
      `query {
        monthsActive { payrollMonthId businessName yearMonth type calculating percent }
      }`,
      {},
    )
    const months = monthsActive.map(({ yearMonth }) => yearMonth)
    expect(months).toEqual(months.toSorted((a, b) => b - a))
    expect(months.filter((month) => month === 202609).length).toBe(
      Object.keys(world.businesses).length + 1,
    )
    expect(monthsActive.some(({ calculating }) => calculating)).toBe(false)
  })

  test('and the periods that there are', async () => {
    const { payrollPeriods } = await api.as('admin').run<{
      payrollPeriods: { yearMonth: number; label: string; processes: number; open: number }[]
    }>('query { payrollPeriods { yearMonth label processes open } }', {})
    const processes = Object.keys(world.businesses).length + 1
    expect(payrollPeriods[0]).toEqual({
      yearMonth: 202609,
      label: 'septiembre 2026',
      processes,
      open: processes,
    })
    expect(payrollPeriods).toHaveLength(9)
  })
})

describe('the preparation of a month', () => {
  type Info = {
    hasPayrollIndicators: boolean
    contracts: number
    entering: number
    leaving: number
    absences: number
    incomplete: number
    loans: number
    withoutPayment: number
  }
  type Prepared = { name: string; detail: string; userId: string; contractId: string }
  type Hire = { contractId: string; name: string; initialDate: string; lacks: string[] }
  const hiresOf = async (yearMonth: number, businessId: string | null = null) =>
    (
      await api.as('admin').run<{ newHires: Hire[] }>(
        `query ($input: NewHiresInput!) { newHires(input: $input) {
          contractId userId name initialDate businessName jobTitle area lacks } }`,
        { input: { yearMonth, businessId } },
      )
    ).newHires
  /** The hires of March, by pages and counted, are those of the whole answer. */
  const sameByPages = async (all: readonly Hire[]) => {
    const asked = { yearMonth: 202603, businessId: vina.publicId }
    const paged = async (filter: object = {}) =>
      (
        await api.as('admin').run<{ hires: { total: number; rows: Hire[] } }>(
          `query ($filter: HiresFilter!, $page: Page) { hires(filter: $filter, page: $page) {
            total rows { contractId userId name initialDate businessName jobTitle area lacks } } }`,
          { filter: { ...asked, ...filter }, page: { number: 1, size: 100 } },
        )
      ).hires
    expect(await paged()).toEqual({ total: all.length, rows: all })
    const complete = all.filter(({ lacks }) => lacks.length === 0)
    expect((await paged({ lack: 'NADA' })).rows).toEqual(complete)
    expect((await paged({ search: all[0]?.name })).rows).toContainEqual(all[0])
    const { hireTotals } = await api.as('admin').run<{
      hireTotals: { people: number; complete: number; lacks: { lack: string; people: number }[] }
    }>(
      `query ($input: NewHiresInput!) {
        hireTotals(input: $input) { people complete stopped lacks { lack people } } }`,
      { input: asked },
    )
    expect(hireTotals).toMatchObject({ people: all.length, complete: complete.length })
    for (const { lack, people } of hireTotals.lacks) {
      // One after the other: each narrows the list.
      // oxlint-disable-next-line no-await-in-loop
      expect((await paged({ lack })).total, lack).toBe(people)
    }
  }
  const infoOf = async (id: string, who: Parameters<typeof api.as>[0] = 'admin') =>
    (
      await api.as(who).run<{ payrollInfo: Info }>(
        `query ($input: OfProcessMonth!) { payrollInfo(input: $input) {
          hasPayrollIndicators contracts entering leaving absences loans incomplete withoutPayment
        } }`,
        { input: { payrollMonthId: id } },
      )
    ).payrollInfo
  const peopleOf = async (
    id: string,
    list: string,
    { who = 'admin', page = { number: 1, size: 100 } }: Asking = {},
  ) =>
    (
      await api.as(who).run<{ payrollInfoPeople: { total: number; rows: Prepared[] } }>(
        `query ($filter: PayrollInfoPeopleFilter!, $page: Page) {
          payrollInfoPeople(filter: $filter, page: $page) {
            total rows { contractId userId name detail } } }`,
        { filter: { payrollMonthId: id, list }, page },
      )
    ).payrollInfoPeople
  type Asking = { who?: Parameters<typeof api.as>[0]; page?: { number: number; size: number } }

  const preparedMonths = [
    [vina, 202603],
    [vina, 202607],
    [vina, 202609],
    [casa, 202609],
  ] as const

  test('counts what there is, and each count has its people', async () => {
    for (const [business, yearMonth] of preparedMonths) {
      const { id } = await admin.monthAt(business, yearMonth)
      const info = await infoOf(id)
      for (const [list, count] of [
        ['ENTERING', info.entering],
        ['LEAVING', info.leaving],
        ['ABSENCES', info.absences],
        ['LOANS', info.loans],
        ['INCOMPLETE', info.incomplete],
        ['WITHOUT_PAYMENT', info.withoutPayment],
      ] as const) {
        const { rows, total } = await peopleOf(id, list)
        expect([total, rows.length], `${list} ${yearMonth}`).toEqual([count, Math.min(count, 100)])
      }
    }
    const info = await infoOf(september.id)
    expect(info.hasPayrollIndicators).toBe(true)
    expect(info.contracts).toBe(september.contracts)
    // A missing AFP is reported before the calculation, in the calculation's own words.
    expect((await peopleOf(september.id, 'INCOMPLETE')).rows[0]?.detail).toBe('Falta la AFP')
  })

  test('counts absences that somebody registered beside those that were entered', async () => {
    const june = await admin.monthAt(vina, 202607)
    const { rows } = await peopleOf(june.id, 'ABSENCES')
    // A leave from the 22 of June to the 21 of July, counted where it touches the month.
    expect(rows.map(({ detail }) => detail)).toContain(
      'Licencia médica, 21 días desde el 01-07-2026',
    )
  })

  test('follows each change of what it counts, though its numbers are kept meanwhile', async () => {
    const { id } = await admin.monthAt(casa, 202609)
    const before = await infoOf(id)
    expect(await infoOf(id)).toEqual(before)
    const change = (text: string) => database.owner.query(text, [casa.id])
    const ofCasa = `from user_contract c where c.business_id = $1 and c.user_id = t.user_id
      and c.status <> 'DELETED' and c.final_date is null`
    await change(`update payment_method t set is_current = false ${ofCasa} and is_current`)
    const unpaid = await infoOf(id)
    expect(unpaid.withoutPayment).toBeGreaterThan(before.withoutPayment)
    await change(`update user_contract set final_date = '2026-09-30' where business_id = $1
      and status <> 'DELETED' and final_date is null`)
    expect((await infoOf(id)).leaving).toBeGreaterThan(before.leaving)
    await change(`update user_contract set final_date = null where business_id = $1
      and final_date = '2026-09-30'`)
    await change(`update payment_method t set is_current = true ${ofCasa}`)
    expect(await infoOf(id)).toEqual(before)
  })

  test('names nobody of the confidential payroll to readers who may not see it', async () => {
    const seen = await infoOf(september.id, 'gerente')
    expect(seen.contracts).toBeLessThan(september.contracts)
    await database.owner.query('update payment_method set is_current = false where user_id = $1', [
      rodrigo.id,
    ])
    const lists = async (who: 'admin' | 'gerente') =>
      (await peopleOf(september.id, 'WITHOUT_PAYMENT', { who })).rows.map(({ userId }) => userId)
    expect(await lists('admin')).toContain(rodrigo.publicId)
    expect(await lists('gerente')).not.toContain(rodrigo.publicId)
    await expect(peopleOf(september.id, 'LEAVING', { who: 'trabajador' })).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })

  test('new contracts of a month are those that begin in it', async () => {
    const hires = await hiresOf(202603)
    expect(hires.length).toBeGreaterThan(0)
    expect(hires.every(({ initialDate }) => initialDate.startsWith('2026-03'))).toBe(true)
    expect(hires.map(({ name }) => name)).not.toContain(bernarda.name)
    const here = await hiresOf(202603, vina.publicId)
    await sameByPages(here)
    expect(here.length).toBeLessThan(hires.length)
    expect(hires).toEqual(expect.arrayContaining(here))
    expect(await hiresOf(202603, 'biz_nothing').catch((error: unknown) => error)).toMatchObject({
      kind: 'not-found',
    })
  })

  test('says what is missing of who begins, by the rule of the calculation', async () => {
    const stopping: ReadonlySet<string> = new Set(recordLackList)
    let stopped = 0
    for (const yearMonth of [202607, 202608, 202609]) {
      const { id } = await admin.monthAt(vina, yearMonth)
      const { rows: incomplete } = await peopleOf(id, 'INCOMPLETE')
      const hires = await hiresOf(yearMonth, vina.publicId)
      for (const { contractId, lacks } of hires.filter((hire) => !hire.lacks.includes('OUTSIDE'))) {
        const stops = lacks.some((lack) => stopping.has(lack))
        expect(stops, contractId).toBe(incomplete.some((one) => one.contractId === contractId))
        stopped += Number(stops)
      }
    }
    expect(stopped).toBeGreaterThan(0)
  })

  test('lists people by pages, each person once', async () => {
    await database.owner.query(
      'update payment_method set is_current = false where company_id = $1',
      [world.coihues.id],
    )
    const { contracts, withoutPayment } = await infoOf(september.id)
    expect(withoutPayment).toBe(contracts)
    const found: Prepared[] = []
    for (let number = 1; found.length < contracts; number += 1) {
      const page = { number, size: 30 }
      const { rows, total } = await peopleOf(september.id, 'WITHOUT_PAYMENT', { page })
      expect(total).toBe(contracts)
      expect(rows.length).toBe(Math.min(30, contracts - found.length))
      found.push(...rows)
    }
    expect(new Set(found.map(({ contractId }) => contractId)).size).toBe(contracts)
  })

  test('a month of another company is none', async () => {
    await expect(infoOf(september.id, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  })
})
