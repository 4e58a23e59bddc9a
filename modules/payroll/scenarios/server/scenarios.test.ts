import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { rightsOf } from '#tests/api/rights.ts'
import { queriesOf } from '#tests/queries.ts'

const { api, world, asCompany, drainJobs } = await startApi()
const { vina } = world.businesses
const { bernarda, rodrigo } = world.people
const rights = rightsOf(api.as('admin'))
type Who = Parameters<typeof api.as>[0]

const totals = 'people failed net earnings deductions employerCost'
const content = `id name businessName firstMonth months version stale netChange costChange
  activeJobId calculatedAt changes { kind from percent contracts { contractId name } }
  result {
    affected durationMs
    months { yearMonth paidNet projected real { ${totals} } simulated { ${totals} } }
    concepts { code section real simulated }
    areas { area real simulated realPeople simulatedPeople }
    people { contractId name netChange costChange }
    assumptions { key from to first last text }
  }`
const Scenarios = `query Scenarios { scenarios { id name netChange costChange stale } }`
const One = `query One($input: ByIdScenario!) { scenario(input: $input) { ${content} } }`
const RunOf = `query RunOf($input: ByIdScenario!) {
  scenarioRun(input: $input) { status done total error }
}`
const Options = `query Options {
  scenarioOptions { areas figures { key value } people { contractId name } }
}`
const Create = `mutation Create($input: CreateScenarioInput!) {
  createScenario(input: $input) { ${outcome} data { ${content} } }
}`
const Update = `mutation Update($input: UpdateScenarioInput!) {
  updateScenario(input: $input) { ${outcome} data { ${content} } }
}`
const Calculate = `mutation CalculateIt($input: ByIdScenario!) {
  calculateScenario(input: $input) { ${outcome} data { id activeJobId } }
}`
const Delete = `mutation Delete($input: ByIdScenario!) {
  deleteScenario(input: $input) { ${outcome} data }
}`
type Totals = {
  people: number
  failed: number
  net: number
  earnings: number
  employerCost: number
}
type Month = {
  yearMonth: number
  paidNet: number | null
  projected: boolean
  real: Totals
  simulated: Totals
}
type Row = {
  id: string
  version: number
  stale: boolean
  netChange: number | null
  costChange: number | null
  result: {
    affected: number
    durationMs: number
    months: Month[]
    concepts: { code: string; real: number; simulated: number }[]
    areas: { area: string; real: number; simulated: number; realPeople: number }[]
    people: { contractId: string; name: string; netChange: number; costChange: number }[]
    assumptions: { key: string; from: number; first: string; text: string }[]
  } | null
}

const blank = {
  scope: null,
  area: null,
  percent: null,
  figure: null,
  value: null,
  raiseToMinimum: false,
  law: null,
  asOf: null,
  count: null,
  salary: null,
  contracts: [],
}
const base = {
  name: 'Prueba',
  description: null,
  businessId: null,
  firstMonth: 202608,
  months: 2,
  yearly: false,
  monthlyGrowth: '0',
  repeatItems: false,
}
const create = (more: object = {}, changes: object[] = [], who: Who = 'admin') => {
  const input = { ...base, ...more, changes: changes.map((one) => ({ ...blank, ...one })) }
  return api.as(who).mutate<Row>(Create, { input })
}
const read = async (id: string, who: Who = 'admin') =>
  (await api.as(who).run<{ scenario: Row }>(One, { input: { id } })).scenario
const calculated = async (row: Row, who: Who = 'admin') => {
  await api.as(who).mutate(Calculate, { input: { id: row.id } })
  await drainJobs()
  const { result, ...rest } = await read(row.id, who)
  if (!result) throw new Error('not calculated')
  return { ...rest, result }
}
const listed = async (who: Who, id: string) =>
  (await api.as(who).run<{ scenarios: Row[] }>(Scenarios)).scenarios.find((row) => row.id === id)
const contractOf = ({ contracts: [contract] }: typeof bernarda) => contract?.publicId ?? ''
const sum = (months: Month[], side: 'real' | 'simulated', what: keyof Totals) =>
  months.reduce((total, month) => total + month[side][what], 0)

describe('a scenario equal to reality', () => {
  let reality: Awaited<ReturnType<typeof calculated>>
  beforeAll(async () => {
    reality = await calculated(await create({ firstMonth: 202607, months: 12 }))
  })

  test('reproduces the closed months to the peso', async () => {
    const closed = reality.result.months.filter(({ paidNet }) => paidNet !== null)
    expect(closed.length).toBeGreaterThan(0)
    for (const { yearMonth, paidNet, real, simulated } of closed) {
      // After August was closed came the paper of a leave: five days that the payslip paid.
      expect(real.net - (paidNet ?? 0)).toBe(yearMonth === 202608 ? -78_424 : 0)
      expect(simulated).toEqual(real)
    }
    expect(reality).toMatchObject({ netChange: 0, costChange: 0, stale: false })
    expect(reality.result).toMatchObject({ affected: 0, people: [] })
  })

  test('covers the whole company for twelve months in seconds', () => {
    expect(reality.result.months).toHaveLength(12)
    expect(reality.result.durationMs).toBeLessThan(10_000)
  })

  test('says what it takes for granted of the months that nobody knows', () => {
    const { months, assumptions } = reality.result
    expect(months.filter(({ projected }) => projected).map(({ yearMonth }) => yearMonth)[0]).toBe(
      202610,
    )
    expect(assumptions.find(({ key }) => key === 'UF')).toMatchObject({
      from: 202610,
      first: '41057.2',
      text: 'último valor conocido (septiembre 2026)',
    })
  })

  test('adds up the same by area and by concept as by month', () => {
    const { months, areas, concepts } = reality.result
    expect(areas.reduce((total, { real }) => total + real, 0)).toBe(
      sum(months, 'real', 'employerCost'),
    )
    expect(concepts.find(({ code }) => code === 'SUELDO_BASE')?.real).toBeGreaterThan(0)
  })
})

describe('a change', () => {
  test('a raise moves only the people it concerns, from its month on', async () => {
    const raise = {
      kind: 'RAISE',
      from: 202609,
      scope: 'LIST',
      percent: '10',
      contracts: [{ contractId: contractOf(bernarda) }],
    }
    const { result } = await calculated(await create({}, [raise]))
    const [august, september] = result.months
    expect(august?.simulated).toEqual(august?.real)
    expect((september?.simulated.net ?? 0) - (september?.real.net ?? 0)).toBeGreaterThan(10_000)
    expect(result.affected).toBe(1)
    expect(result.people[0]).toMatchObject({ contractId: contractOf(bernarda) })
    expect(result.people[0]?.costChange).toBeGreaterThan(result.people[0]?.netChange ?? 0)
  })

  test('a law ahead of its day costs the employer, and nobody their net', async () => {
    const law = { kind: 'LAW', from: 202609, law: 'LEY_21735', asOf: 203308 }
    const row = await calculated(await create({ firstMonth: 202609, months: 1 }, [law]))
    expect(row.netChange).toBe(0)
    const [month] = row.result.months
    const concept = (code: string) => row.result.concepts.find((one) => one.code === code)
    const share = concept('CUENTA_INDIVIDUAL')
    expect(row.costChange).toBeGreaterThan(0)
    if (share) expect(share.simulated / share.real).toBeCloseTo(45, 0)
    expect(month?.simulated.people).toBe(month?.real.people)
  })

  test('a new minimum income lifts who earns less, where that is asked', async () => {
    const minimum = { kind: 'FIGURE', from: 202609, figure: 'IMM', value: '700000' }
    const only = await calculated(await create({ firstMonth: 202609, months: 1 }, [minimum]))
    const lifted = await calculated(
      await create({ firstMonth: 202609, months: 1 }, [{ ...minimum, raiseToMinimum: true }]),
    )
    expect(lifted.costChange ?? 0).toBeGreaterThan(only.costChange ?? 0)
  })

  test('who leaves is paid nothing, and who comes is added as many times', async () => {
    const { result } = await calculated(
      await create({ firstMonth: 202609, months: 1 }, [
        {
          kind: 'LEAVE',
          from: 202609,
          scope: 'LIST',
          contracts: [{ contractId: contractOf(bernarda) }],
        },
        { kind: 'HIRE', from: 202609, count: 3, salary: 1_000_000, area: 'Nueva' },
      ]),
    )
    const [month] = result.months
    expect(month?.simulated.people).toBe((month?.real.people ?? 0) + 2)
    expect(result.areas.find(({ area }) => area === 'Nueva')).toMatchObject({
      real: 0,
      simulatedPeople: 3,
    })
  })

  test('that lacks something says what', async () => {
    const wrong = (change: object) => create({}, [{ from: 202609, ...change }])
    await expect(wrong({ kind: 'RAISE' })).rejects.toMatchObject({ field: 'changes.0.scope' })
    await expect(wrong({ kind: 'RAISE', scope: 'LIST', percent: '1' })).rejects.toMatchObject({
      field: 'changes.0.contracts',
    })
    await expect(wrong({ kind: 'LEAVE', scope: 'ALL' })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(wrong({ kind: 'FIGURE', figure: 'X', value: '1' })).rejects.toMatchObject({
      field: 'changes.0.figure',
    })
    await expect(wrong({ kind: 'FIGURE', figure: 'UF', value: '1' })).rejects.toMatchObject({
      message: 'UF del último día del mes va entre 10.000 y 99.999,99',
    })
    const law = { kind: 'LAW', law: 'LEY_21735', asOf: 202601 }
    await expect(wrong(law)).rejects.toMatchObject({ field: 'changes.0.asOf' })
  })
})

describe('the scenarios of a company', () => {
  test('are changed, go stale, and are taken away', async () => {
    const row = await calculated(await create({ firstMonth: 202609, months: 1 }))
    const input = { ...base, id: row.id, version: row.version, name: 'Otro', changes: [] }
    const changed = await api.as('admin').mutate<Row>(Update, { input })
    expect(changed).toMatchObject({ name: 'Otro', stale: true })
    await expect(api.as('admin').mutate(Update, { input })).rejects.toMatchObject({
      kind: 'conflict',
    })
    await api.as('admin').mutate(Delete, { input: { id: row.id } })
    await expect(read(row.id)).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('are listed with as many queries however many they are', async () => {
    const list = () => api.as('admin').run(Scenarios)
    const before = await queriesOf(list)
    await create()
    await create()
    expect(await queriesOf(list)).toBe(before)
  })

  test('are read by managers, written by who administers, and of one company', async () => {
    const row = await create({ businessId: vina.publicId })
    for (const who of ['gerente', 'trabajador', 'supervisor'] as const) {
      await expect(create({}, [], who), who).rejects.toMatchObject({ kind: 'forbidden' })
    }
    await expect(api.as('trabajador').run(Scenarios)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(read(row.id, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(read(row.id, 'gerente.peumal')).rejects.toMatchObject({ kind: 'not-found' })
    const contracts = [{ contractId: contractOf(bernarda) }]
    const raise = { kind: 'RAISE', from: 202609, scope: 'LIST', percent: '1', contracts }
    await expect(create({}, [raise], 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('without the confidential payroll are others than with it', async () => {
    // Rodrigo, who is the super manager, sees what is not confidential; Bernarda's pay now is.
    await asCompany(`update users set is_private_role = (id = ${bernarda.id})`)
    await asCompany('update user_business set private_role = false')
    const row = await create({ firstMonth: 202609, months: 1 })
    const all = await calculated(row)
    expect((await read(row.id, 'gerente')).result).toBeNull()
    const open = await calculated(row, 'supergerente')
    expect(open.result.months[0]?.real.people).toBe((all.result.months[0]?.real.people ?? 0) - 1)
    expect(open.result.months[0]?.paidNet).toBeNull()
    expect((await read(row.id)).result?.months).toEqual(all.result.months)
  })

  test('hold nobody confidential in one razón social, nor who became so since', async () => {
    const row = await create({ firstMonth: 202609, months: 1, businessId: vina.publicId })
    const counted = async (who: Who) => {
      const { result, netChange } = await read(row.id, who)
      expect(netChange === null).toBe(result === null)
      return result?.months[0]?.real.people ?? null
    }
    await asCompany('update users set is_private_role = false')
    const { result } = await calculated(row, 'supergerente')
    const everybody = result.months[0]?.real.people ?? 0
    expect(await counted('gerente')).toBe(everybody)
    await rights.hide(bernarda, vina)
    expect(await counted('gerente')).toBeNull()
    expect((await listed('gerente', row.id))?.costChange).toBeNull()
    await calculated(row, 'supergerente')
    expect(await counted('gerente')).toBe(everybody - 1)
    // Not even the person who asks: comparing a result before and after would reveal their pay.
    await rights.hide(rodrigo, vina)
    expect(await counted('supergerente')).toBeNull()
    await calculated(row, 'supergerente')
    expect(await counted('gerente')).toBe(everybody - 2)
    await rights.hide(bernarda, vina, false)
    await rights.hide(rodrigo, vina, false)
    expect(await counted('gerente')).toBe(everybody - 2)
  })

  test('show no pay without the right, and are changed by people who see all in them', async () => {
    const contracts = [{ contractId: contractOf(bernarda) }]
    const raise = { kind: 'RAISE', from: 202609, scope: 'LIST', percent: '1', contracts }
    const row = await create({ firstMonth: 202609, months: 1 }, [raise])
    await calculated(row, 'supergerente')
    expect((await read(row.id, 'gerente')).result).not.toBeNull()
    await rights.profile(world.people.loreto, 'Jefatura sin remuneraciones')
    expect(await read(row.id, 'gerente')).toMatchObject({ result: null, netChange: null })
    await rights.profile(world.people.loreto, null)
    await rights.hide(bernarda, vina)
    const input = { ...base, id: row.id, version: row.version, changes: [] }
    await expect(api.as('supergerente').mutate(Update, { input })).rejects.toMatchObject({
      kind: 'forbidden',
      message:
        'Este escenario nombra a personas cuya remuneración usted no ve: lo cambia quien las ve',
    })
    await rights.hide(bernarda, vina, false)
    await api.as('supergerente').mutate(Update, { input })
  })

  test('may name figures, areas and people', async () => {
    const { scenarioOptions } = await api.as('admin').run<{
      scenarioOptions: { areas: string[]; figures: { key: string }[]; people: object[] }
    }>(Options)
    expect(scenarioOptions.figures.map(({ key }) => key)).toContain('IMM')
    expect(scenarioOptions.people.length).toBeGreaterThan(5)
    expect(scenarioOptions.areas.length).toBeGreaterThan(1)
    const row = await create()
    const run = await api.as('admin').run(RunOf, { input: { id: row.id } })
    expect(run).toEqual({ scenarioRun: { status: 'NONE', done: 0, total: 0, error: null } })
  })
})
