import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { Known, Username } from '#tests/world.ts'

const { api, world, database } = await startApi()
const { bernarda, carolina, hernan, loreto, monserrat, rodrigo } = world.people

const person = 'person { name title department avatar totalReports alsoReportsTo }'
const facts = `id hasChild hasParent opens isHighlight orgUnit directReports moreChildren ${person}
  unit { code headId people totalPeople }`
const below = (levels: number): string =>
  levels === 0 ? facts : `${facts} children { ${below(levels - 1)} }`
const Chart = `query O($input: OrgChartInput) { orgChart(input: $input) {
  asOf total alone inCircle found moreRoots roots { ${below(6)} } } }`
const Search = `query S($input: OrgChartSearchInput) {
  orgChartSearch(input: $input) { id name title } }`

type Node = {
  id: string
  hasChild: boolean
  hasParent: boolean
  opens: boolean
  isHighlight: boolean
  directReports: number
  moreChildren: number
  orgUnit: string | null
  person: {
    name: string
    title: string
    department: string
    totalReports: number
    alsoReportsTo: string[]
  }
  unit: { code: string; headId: string | null; people: number; totalPeople: number } | null
  children?: Node[]
}
type Answer = {
  total: number
  alone: number
  inCircle: string[]
  found: boolean
  moreRoots: number
  roots: Node[]
}

const chartOf = async (who: Username, input: object = {}) =>
  (await api.as(who).run<{ orgChart: Answer }>(Chart, { input })).orgChart
const searched = async (who: Username, input: object) =>
  (await api.as(who).run<{ orgChartSearch: { name: string }[] }>(Search, { input })).orgChartSearch
const all = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...all(node.children ?? [])])
const nodeOf = ({ roots }: Answer, { publicId }: Known) =>
  all(roots).find(({ id }) => id === publicId)
const named = (nodes: readonly Node[] | undefined) => nodes?.map(({ id }) => id)

describe('the chart of a company', () => {
  test('has five levels, from the general manager to the cellar', async () => {
    const { roots } = await chartOf('admin', { levels: 7 })
    const depthOf = ({ children = [] }: Node): number => 1 + Math.max(0, ...children.map(depthOf))
    expect(Math.max(...roots.map(depthOf))).toBe(5)
  })

  test('has who leads at the top and their people below', async () => {
    const chart = await chartOf('admin', { levels: 4 })
    expect(named(chart.roots)).toContain(rodrigo.publicId)
    expect(nodeOf(chart, rodrigo)).toMatchObject({
      hasChild: true,
      hasParent: false,
      isHighlight: false,
      orgUnit: 'Viña Los Coihues',
      person: { name: rodrigo.name, title: 'Gerente General', department: 'Gerencia' },
    })
    expect(named(nodeOf(chart, rodrigo)?.children)).toContain(loreto.publicId)
    expect(named(nodeOf(chart, loreto)?.children)).toContain(hernan.publicId)
    expect(named(nodeOf(chart, hernan)?.children)).toContain(bernarda.publicId)
    expect(nodeOf(chart, bernarda)).toMatchObject({ hasChild: false, hasParent: true })
    // The viewer finds themself.
    expect(all(chart.roots).filter(({ isHighlight }) => isHighlight)).toMatchObject([
      { id: carolina.publicId },
    ])
  })

  test('counts everybody once', async () => {
    const chart = await chartOf('admin', { levels: 7 })
    const nodes = all(chart.roots)
    expect(new Set(named(nodes)).size).toBe(nodes.length)
    expect(nodes.length + chart.alone).toBe(chart.total)
    const totals = chart.roots.map((root) => 1 + root.person.totalReports)
    expect(totals.reduce((sum, one) => sum + one, 0)).toBe(nodes.length)
    const alone = await chartOf('admin', { alone: true })
    expect(alone.roots.length + alone.moreRoots).toBe(chart.alone)
    expect(alone.roots.every(({ hasChild, hasParent }) => !hasChild && !hasParent)).toBe(true)
  })

  test('goes down as many levels as asked, from the person that was asked', async () => {
    const short = await chartOf('admin', { levels: 1 })
    expect(short.roots.every(({ children }) => children?.length === 0)).toBe(true)
    const chart = await chartOf('admin', { rootId: hernan.publicId, levels: 2 })
    expect(named(chart.roots)).toEqual([hernan.publicId])
    const [root] = chart.roots
    expect(root?.hasParent).toBe(true)
    expect(root?.children).toHaveLength(root?.directReports ?? 0)
  })

  test('opens the way to who was searched', async () => {
    const chart = await chartOf('admin', { levels: 1, highlightId: bernarda.publicId })
    expect(nodeOf(chart, bernarda)?.isHighlight).toBe(true)
    expect(nodeOf(chart, carolina)?.isHighlight).toBe(false)
    const [hit] = await searched('admin', { search: 'huenchul operaria' })
    expect(hit).toEqual({ id: bernarda.publicId, name: bernarda.name, title: 'Operaria de bodega' })
  })

  test('is that of its day', async () => {
    const then = { asOf: '2018-12-31' }
    const chart = await chartOf('admin', { ...then, levels: 7, highlightId: loreto.publicId })
    expect(chart.found).toBe(false)
    // Their supervisor had not come yet: they are at the top of their own people, or alone.
    expect(nodeOf(chart, hernan)?.hasParent ?? false).toBe(false)
    expect(await searched('admin', { search: 'loreto pizarro', ...then })).toEqual([])
  })

  test('is that of one razón social, when it is asked for', async () => {
    const { vina, peumal } = world.businesses
    const whole = await chartOf('admin', { levels: 7 })
    const ofVina = await chartOf('admin', { levels: 7, businessId: vina.publicId })
    const ofPeumal = await chartOf('admin', { levels: 7, businessId: peumal.publicId })
    const { rows } = await database.owner.query<{ business: string; people: string }>(
      `select business_id as business, count(distinct user_id) as people from user_contract
       where company_id = $1 and status <> 'DELETED' and initial_date <= '2026-09-15'
         and coalesce(final_date >= '2026-09-15', true) group by 1`,
      [world.coihues.id],
    )
    const held = new Map(rows.map(({ business, people }) => [Number(business), Number(people)]))
    expect([ofVina.total, ofPeumal.total]).toEqual([held.get(vina.id), held.get(peumal.id)])
    expect(ofVina.total).toBeLessThan(whole.total)
    expect(all(ofVina.roots).every(({ orgUnit }) => orgUnit === 'Viña Los Coihues')).toBe(true)
    const lit = { businessId: peumal.publicId, highlightId: bernarda.publicId }
    expect((await chartOf('admin', lit)).found).toBe(false)
    // A team is opened in the same way, and nothing of another company is known by its id.
    const team = { rootId: hernan.publicId, businessId: vina.publicId, levels: 2 }
    expect(named((await chartOf('admin', team)).roots[0]?.children)).toContain(bernarda.publicId)
    const foreign = await chartOf('boreal.admin', { businessId: vina.publicId, levels: 7 })
    expect(foreign).toMatchObject({ total: 0, roots: [] })
  })

  test('names who else somebody reports to by another contract', async () => {
    const input = { rootId: hernan.publicId, levels: 2 }
    const also = async (who: Username = 'admin') =>
      nodeOf(await chartOf(who, input), bernarda)?.person.alsoReportsTo
    expect(await also()).toEqual([])
    const { rows } = await database.owner.query<{ id: string }>(
      `insert into user_contract (company_id, user_id, business_id, user_business_id, code,
         initial_date, status)
       select company_id, user_id, business_id, user_business_id, 'C-OTRO', '2026-02-01', status
       from user_contract where company_id = $1 and id = $2 returning id`,
      [world.coihues.id, bernarda.contracts[0]?.id],
    )
    await database.owner.query(
      `insert into user_contract_version overriding system value
       select (jsonb_populate_record(held, jsonb_build_object('user_contract_id', $2::bigint,
         'id', nextval(pg_get_serial_sequence('user_contract_version', 'id')),
         'supervisor_id', $3::bigint, 'valid', '[2026-02-01,)'))).*
       from user_contract_version held where held.company_id = $1 and held.user_contract_id = $4
         and held.superseded_at is null and held.valid @> date '2026-09-15'`,
      [world.coihues.id, rows[0]?.id, loreto.id, bernarda.contracts[0]?.id],
    )
    // Her oldest contract decides where she stands; the other supervisor is named beside.
    expect(await also()).toEqual([loreto.name])
    expect(await also('trabajador')).toEqual([loreto.name])
    await database.owner.query(
      `update user_contract set status = 'DELETED' where company_id = $1 and id = $2`,
      [world.coihues.id, rows[0]?.id],
    )
    expect(await also()).toEqual([])
  })

  test('follows a change at once', async () => {
    const [contract] = bernarda.contracts
    const Update = `mutation U($input: UpdateUserContractInput!) {
      updateUserContract(input: $input) {
      status message error { kind message field } data { id } } }`
    const under = (supervisorId: string) =>
      api.as('admin').mutate(Update, { input: { id: contract?.publicId, supervisorId } })
    await under(loreto.publicId)
    const moved = await chartOf('admin', { rootId: loreto.publicId, levels: 2 })
    expect(named(moved.roots[0]?.children)).toContain(bernarda.publicId)
    await under(hernan.publicId)
    const back = await chartOf('admin', { rootId: loreto.publicId, levels: 2 })
    expect(named(back.roots[0]?.children)).not.toContain(bernarda.publicId)
  })
})

describe('the chart of the units', () => {
  const units = async (input: object = {}, who: Username = 'admin') =>
    chartOf(who, { mode: 'UNIT', levels: 7, ...input })
  const called = (nodes: readonly Node[], name: string) =>
    all(nodes).find(({ orgUnit }) => orgUnit === name)

  test('has them under each other, with who is at their head and their people', async () => {
    const { roots, total } = await units()
    expect(roots.map(({ orgUnit }) => orgUnit)).toEqual(['Gerencia general'])
    expect(all(roots)).toHaveLength(total)
    expect(called(roots, 'Campo')).toMatchObject({
      hasChild: true,
      hasParent: true,
      opens: true,
      directReports: 2,
      person: { name: loreto.name },
      unit: { code: '200', headId: loreto.publicId, people: 0 },
    })
    expect(named(called(roots, 'Huertos')?.children)).toEqual([called(roots, 'Embalaje')?.id])
    expect(called(roots, 'Finanzas')).toMatchObject({ person: null, unit: { headId: null } })
    const [top] = roots
    const people = all(roots).map((node) => node.unit?.people ?? 0)
    expect(top?.unit?.totalPeople).toBe(people.reduce((sum, one) => sum + one, 0))
    expect(top?.unit?.totalPeople).toBeGreaterThan(50)
  })

  test('begins at a unit, opens the way to another, and is that of its day', async () => {
    const { roots } = await units()
    const [campo, packing] = [called(roots, 'Campo'), called(roots, 'Embalaje')]
    const from = await units({ rootUnitId: campo?.id, levels: 2 })
    expect(from.roots.map(({ orgUnit, children }) => [orgUnit, children?.length])).toEqual([
      ['Campo', 2],
    ])
    expect(called(from.roots, 'Embalaje')).toBeUndefined()
    const lit = await units({ levels: 1, highlightUnitId: packing?.id })
    expect(called(lit.roots, 'Embalaje')?.isHighlight).toBe(true)
    expect(lit.found).toBe(true)
    expect((await units({ asOf: '1985-01-01' })).roots).toEqual([])
    const hits = await searched('admin', { mode: 'UNIT', search: 'embalaje 221' })
    expect(hits).toEqual([{ id: packing?.id, name: 'Embalaje', title: '221' }])
    expect(await searched('admin', { mode: 'UNIT', unitId: campo?.id })).toHaveLength(1)
  })

  test('is for managers of the company, and for nobody of another one', async () => {
    for (const who of ['trabajador', 'supervisor'] as const) {
      await expect(units({}, who)).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(searched(who, { mode: 'UNIT' })).rejects.toMatchObject({ kind: 'forbidden' })
    }
    const [top] = (await units()).roots
    await expect(units({ rootUnitId: top?.id }, 'boreal.admin')).rejects.toMatchObject({
      kind: 'not-found',
    })
    const foreign = await units({ highlightUnitId: top?.id }, 'boreal.admin')
    expect(foreign).toMatchObject({ found: false, total: 0, roots: [] })
    expect(await searched('boreal.admin', { mode: 'UNIT', unitId: top?.id })).toEqual([])
  })
})

describe('who sees what', () => {
  test('another company has its own, and nobody of this one', async () => {
    const chart = await chartOf('boreal.admin', { levels: 7 })
    const people = new Set(Object.values(world.coihues.people).map(({ publicId }) => publicId))
    expect(all(chart.roots).filter(({ id }) => people.has(id))).toEqual([])
    for (const input of [{ rootId: hernan.publicId }]) {
      await expect(chartOf('boreal.admin', input)).rejects.toMatchObject({ kind: 'not-found' })
    }
    const lit = await chartOf('boreal.admin', { highlightId: hernan.publicId })
    expect(lit.found).toBe(false)
    expect(await searched('boreal.admin', { search: 'quezada' })).toEqual([])
  })

  test('a record opens from it only for who reaches it', async () => {
    const chart = await chartOf('trabajador', { levels: 7, highlightId: bernarda.publicId })
    const opens = all(chart.roots).filter((node) => node.opens)
    expect(named(opens)).toEqual([bernarda.publicId])
    // A supervisor opens those of their team, and not those above.
    const team = await chartOf('supervisor', { levels: 7 })
    expect(nodeOf(team, bernarda)?.opens).toBe(true)
    for (const one of [loreto, rodrigo]) expect(nodeOf(team, one)?.opens).toBe(false)
  })

  test('nothing of pay, of documents or of personal mail is in it', async () => {
    const answer = await api.as('trabajador').raw(Chart, { input: { levels: 7 } })
    const text = JSON.stringify(answer.json)
    for (const secret of ['585000', bernarda.rut, 'example']) expect(text).not.toContain(secret)
  })

  test('the exception of some companies closes it for everybody', async () => {
    await database.owner.query(
      `insert into company_exception (company_id, code, since, reason)
       values ($1, 'ORGANIZATION_NOT_SHOWN', '2026-01-01', 'La empresa lo pidió por escrito')`,
      [world.boreal.id],
    )
    await expect(chartOf('boreal.admin')).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(searched('boreal.admin', {})).rejects.toMatchObject({ kind: 'forbidden' })
    const units = chartOf('boreal.admin', { mode: 'UNIT' })
    await expect(units).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

describe('a company of odd lines', () => {
  const rewrite = (text: string, values: unknown[]) =>
    database.owner.query(
      `with written as (update user_contract_version v set ${text} from user_contract c
         where c.company_id = v.company_id and c.id = v.user_contract_id and c.company_id = $1
           and v.superseded_at is null and ${values.length > 2 ? 'c.user_id = $3' : 'true'})
       update user_contract set version = version + 1 where company_id = $1`,
      values,
    )

  test('a large team comes in parts', async () => {
    await rewrite('supervisor_id = nullif($2, c.user_id)', [world.coihues.id, hernan.id])
    const ask = { rootId: hernan.publicId, levels: 2 }
    const [first] = (await chartOf('admin', ask)).roots
    expect(first?.children).toHaveLength(60)
    expect(first?.moreChildren).toBe((first?.directReports ?? 0) - 60)
    const [rest] = (await chartOf('admin', { ...ask, skip: 60 })).roots
    const ids = new Set([...(named(first?.children) ?? []), ...(named(rest?.children) ?? [])])
    expect(ids.size).toBe(Math.min(120, first?.directReports ?? 0))
    // Whoever is searched is there, also of the later parts.
    const last = rest?.children?.at(-1)
    const lit = await chartOf('admin', { ...ask, highlightId: last?.id })
    expect(all(lit.roots).find(({ isHighlight }) => isHighlight)?.id).toBe(last?.id)
  })

  test('a circle that was written before the rule is drawn, and said', async () => {
    await rewrite('supervisor_id = $2', [world.coihues.id, monserrat.id, hernan.id])
    const chart = await chartOf('admin', { levels: 3 })
    expect(chart.inCircle).toHaveLength(1)
    expect([hernan.name, monserrat.name]).toContain(chart.inCircle[0])
    expect(chart.alone + chart.roots.length).toBeGreaterThan(0)
  })
})
