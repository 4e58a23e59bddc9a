import { beforeAll, describe, expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { type MonthRow, payrollOf } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'
import type { KnownPerson, Username } from '#tests/world.ts'
import { wholeReport } from '#tests/api/reports.ts'

const { api, world, database, asCompany } = await startApi()
const { vina, peumal } = world.businesses
const { hernan, rodrigo } = world.people
const admin = payrollOf(api.as('admin'))

const sums = 'earnings employer recovered cost'
const Month = `query Month($input: CostCenterMonthInput!) {
  costCenterMonth(input: $input) {
    yearMonth isOpen groupName people ${sums}
    centers { key costCenterId code name people ${sums} lines { code label group amount } }
  }
}`
const People = `query People($filter: CostCenterMonthPeopleFilter!, $page: Page) {
  costCenterMonthPeople(filter: $filter, page: $page) {
    total rows { contractId userId name rut ${sums} }
  }
}`

type Sums = { earnings: number; employer: number; recovered: number; cost: number }
type Center = Sums & {
  key: string
  costCenterId: string | null
  name: string
  people: number
  lines: { code: string; group: string; amount: number }[]
}
type Answer = Sums & { people: number; groupName: string; centers: Center[] }
type Person = Sums & { contractId: string; name: string }

const groupIds = new Map<string, string>()
let august: MonthRow
beforeAll(async () => {
  august = await admin.monthAt(vina, 202608)
  const { rows } = await database.owner.query<{ id: number; code: string }>(
    'select id, code from cost_center_group where company_id = $1',
    [world.coihues.id],
  )
  for (const { id, code } of rows) groupIds.set(code, publicId('costCenterGroup', Number(id)))
})
const asked = (group: string, more: object = {}) => ({
  businessId: vina.publicId,
  yearMonth: 202608,
  groupId: groupIds.get(group),
  ...more,
})
const month = async (group: string, who: Username = 'admin', more: object = {}) =>
  (await api.as(who).run<{ costCenterMonth: Answer }>(Month, { input: asked(group, more) }))
    .costCenterMonth
const people = async (group: string, costCenterId: string | null, who: Username = 'admin') =>
  (
    await api.as(who).run<{ costCenterMonthPeople: { total: number; rows: Person[] } }>(People, {
      filter: asked(group, { costCenterId }),
      page: { number: 1, size: 100 },
    })
  ).costCenterMonthPeople
const centerOf = ({ centers }: Answer, key: string) => {
  const center = centers.find((one) => one.key === key)
  if (!center) throw new Error(`no centre ${key}`)
  return center
}
const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
/** The pesos of each line in all centres together. */
const lineSums = ({ centers }: Answer) => {
  const found = new Map<string, number>()
  for (const { code, amount } of centers.flatMap(({ lines }) => lines)) {
    found.set(code, (found.get(code) ?? 0) + amount)
  }
  return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
const total = (rows: readonly { cost: number }[]) => rows.reduce((sum, { cost }) => sum + cost, 0)

describe('the cost of a month by centre', () => {
  test('adds up to the cost of the month, line by line and person by person', async () => {
    const answer = await month('AREA')
    const payslips = await admin.payslips(august.id)
    const paid = total(payslips.rows.map(({ employerCost }) => ({ cost: employerCost })))
    expect(paid).toBeGreaterThan(0)
    expect(answer).toMatchObject({ groupName: 'Por área', cost: paid })
    expect(total(answer.centers)).toBe(paid)
    for (const center of answer.centers) {
      const lines = center.lines.reduce((sum, { amount }) => sum + amount, 0)
      expect(lines, center.name).toBe(center.cost)
      expect(center.earnings + center.employer + center.recovered).toBe(center.cost)
      const { rows: borne } = await people('AREA', center.costCenterId)
      expect(total(borne), center.name).toBe(center.cost)
    }
    // Each line keeps its pesos, whatever the centres.
    expect(lineSums(answer)).toEqual(lineSums(await month('CULTIVO')))
  })

  test('lays Hernán on his centres by percentage; the tenth left over is of none', async () => {
    await asCompany('update cost_center_contract set percentage = 30 where percentage = 40')
    const answer = await month('AREA')
    const whole = (await admin.payslips(august.id)).rows.find(
      ({ userContractId }) => userContractId === contractOf(hernan),
    )
    const shares = await Promise.all(
      ['200', '210', ''].map(async (key) => {
        const { rows } = await people('AREA', centerOf(answer, key).costCenterId)
        return rows.find(({ contractId }) => contractId === contractOf(hernan))?.cost ?? 0
      }),
    )
    const cost = whole?.employerCost ?? 0
    expect(total(shares.map((share) => ({ cost: share })))).toBe(cost)
    // Each line may give a peso to one centre or the other.
    const [field = 0, cellar = 0, none = 0] = shares
    expect(Math.abs(field - cost * 0.6)).toBeLessThan(20)
    expect(Math.abs(cellar - cost * 0.3)).toBeLessThan(20)
    expect(Math.abs(none - cost * 0.1)).toBeLessThan(20)
    expect(centerOf(answer, '')).toMatchObject({ name: 'Sin centro de costo', people: 1 })
  })

  test('lists people by surname', async () => {
    const { rows } = await people('AREA', centerOf(await month('AREA'), '100').costCenterId)
    const { rows: paid } = await admin.payslips(august.id, { sort: { by: 'name' } })
    const order = paid.map(({ userContractId }) => userContractId)
    const places = rows.map(({ contractId }) => order.indexOf(contractId))
    expect(rows.length).toBeGreaterThan(2)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('takes as many statements for one person as for all', async () => {
    await month('AREA')
    expect(await queriesOf(() => month('AREA'))).toBeLessThan(20)
  })

  test('refuses what cannot be, and a month that nobody calculated', async () => {
    await expect(month('AREA', 'admin', { yearMonth: 201901 })).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(month('AREA', 'admin', { yearMonth: 202699 })).rejects.toMatchObject({
      field: 'yearMonth',
    })
    await database.owner.query(
      `update payroll_month set current_run_id = null
       where company_id = $1 and business_id = $2 and year_month = 202609 and type = 'PAYROLL'`,
      [world.coihues.id, vina.id],
    )
    await expect(month('AREA', 'admin', { yearMonth: 202609 })).rejects.toMatchObject({
      message: 'El mes todavía no se calcula: calcúlelo para ver su costo',
    })
  })
})

test('the centre of a unit bears its people by days, as parts of their own would', async () => {
  const { rows: unit } = await database.owner.query<{ id: string }>(
    "select id from hierarchy_node where company_id = $1 and code = '120'",
    [world.coihues.id],
  )
  const asText = (answer: Answer) => JSON.stringify([answer.cost, answer.centers])
  const before = await month('CULTIVO')
  const saved = await api.as('admin').result(
    `mutation ($input: SaveCostCenterUnitInput!) {
       saveCostCenterUnit(input: $input) { status message error { kind message } } }`,
    {
      input: {
        groupId: groupIds.get('CULTIVO'),
        hierarchyNodeId: publicId('hierarchyNode', Number(unit[0]?.id)),
        costCenterId: centerOf(before, 'UVA').costCenterId,
        since: '2026-08-17',
      },
    },
  )
  expect(saved.status).toBe('OK')
  const byUnit = await month('CULTIVO')
  expect(byUnit.cost).toBe(before.cost)
  expect(total(byUnit.centers)).toBe(before.cost)
  expect(lineSums(byUnit)).toEqual(lineSums(before))
  expect(centerOf(byUnit, 'UVA').cost).toBeGreaterThan(centerOf(before, 'UVA').cost)
  // The same days booked to each contract itself, instead of to the unit.
  await database.owner.query(
    `insert into cost_center_contract (company_id, user_contract_id, group_id, cost_center_id,
       percentage, valid)
     select given.company_id, held.user_contract_id, given.group_id, given.cost_center_id, 100,
       given.valid
     from cost_center_unit given
     join user_contract_version held on held.company_id = $1 and held.superseded_at is null
       and held.hierarchy_node_id = given.hierarchy_node_id and held.valid @> date '2026-08-17'
     where given.company_id = $1 and lower(given.valid) = '2026-08-17'`,
    [world.coihues.id],
  )
  await database.owner.query(
    `update cost_center_unit set status = 'INACTIVE'
     where company_id = $1 and lower(valid) = '2026-08-17'`,
    [world.coihues.id],
  )
  expect(asText(await month('CULTIVO'))).toBe(asText(byUnit))
  await database.owner.query(
    "delete from cost_center_contract where company_id = $1 and lower(valid) = '2026-08-17'",
    [world.coihues.id],
  )
})

describe('who sees it', () => {
  test('nobody of another company, of another razón social, or without pay', async () => {
    await expect(month('AREA', 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(month('AREA', 'gerente.peumal')).rejects.toMatchObject({ kind: 'not-found' })
    for (const who of ['supervisor', 'trabajador'] as const) {
      await expect(month('AREA', who)).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(people('AREA', null, who)).rejects.toMatchObject({ kind: 'forbidden' })
    }
    expect((await month('AREA', 'admin', { businessId: peumal.publicId })).people).toBeGreaterThan(
      0,
    )
  })

  test('the sums leave out the confidential payroll for readers who may not see it', async () => {
    const [all, seen] = [await month('AREA'), await month('AREA', 'gerente')]
    const paid = await payrollOf(api.as('gerente')).payslips(august.id)
    expect(seen.people).toBeLessThan(all.people)
    expect(seen.cost).toBe(total(paid.rows.map(({ employerCost }) => ({ cost: employerCost }))))
    const { rows } = await people('AREA', centerOf(seen, '100').costCenterId, 'gerente')
    const ids = rows.map(({ contractId }) => contractId)
    expect(ids).not.toContain(contractOf(rodrigo))
    expect(total(rows)).toBe(centerOf(seen, '100').cost)
  })
})

test('the report says the same, person by person', async () => {
  const report = await wholeReport<{ notes: string[] }>(api.as('admin'), 'notes', {
    name: 'costo-por-centro',
    businessId: vina.publicId,
    yearMonth: 202608,
  })
  const answer = await month('AREA')
  const rows = report.rows.map(({ cells }) => cells).filter(([group]) => group === 'Por área')
  for (const { key, name, cost } of answer.centers) {
    const own = rows.filter(([, code = '']) => code === key)
    expect(total(own.map((cells) => ({ cost: Number(cells[10]) }))), name).toBe(cost)
  }
  expect(report.notes).toContain('Cada grupo reparte el costo entero: no se suman entre sí')
})
