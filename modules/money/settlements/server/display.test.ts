import { beforeAll, describe, expect, test } from 'vitest'
import { formerRights } from '#access/former.ts'
import { innerId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { outcome, payrollOf } from '#tests/api/payroll.ts'

const { api, world, asCompany, database, drainJobs } = await startApi()
const { owner } = database
const { bernarda, carolina, elcira } = world.people
const company = world.coihues.id
type Who = Parameters<typeof api.as>[0]

type Act = { id: string; version: number; shows: boolean; people: number; undoneAt: string | null }
type Own = { id: string; toPay: number; lines: { code: string; amount: number }[] }
type Person = { id: string; rut: string; left: string | null; fits: boolean }

const preview = async (more: object = {}, who: Who = 'admin') =>
  (
    await api.as(who).run<{ settlementDisplayPreview: { people: number; left: number } }>(
      `query ($input: SettlementDisplayPreviewInput!) {
        settlementDisplayPreview(input: $input) { people left } }`,
      { input: { shows: true, ...more } },
    )
  ).settlementDisplayPreview
const people = async (more: object = {}, who: Who = 'admin') =>
  (
    await api.as(who).run<{ settlementDisplayPeople: { rows: Person[] } }>(
      `query ($filter: SettlementDisplayPeopleFilter!) {
        settlementDisplayPeople(filter: $filter, page: { number: 1, size: 100 }) {
          rows { id rut left fits } } }`,
      { filter: { shows: true, ...more } },
    )
  ).settlementDisplayPeople.rows
const whyNot = async (settlementId: string, shows = true) =>
  (await people({ settlementId, shows }))[0]?.left
const display = (input: object, who: Who = 'admin') =>
  api.as(who).mutate<Act>(
    `mutation ($input: DisplaySettlementsInput!) { displaySettlements(input: $input) {
      ${outcome} data { id version shows people undoneAt } } }`,
    { input: { shows: true, ...input } },
  )
const undo = ({ id, version }: Act, who: Who = 'admin') =>
  api.as(who).mutate<Act>(
    `mutation ($input: UndoSettlementDisplayInput!) { undoSettlementDisplay(input: $input) {
      ${outcome} data { id version undoneAt } } }`,
    { input: { id, version } },
  )
/** The acts of this test: the demo has one too. */
const acts = async (who: Who = 'admin') => (await allActs(who)).filter(({ id }) => !ofDemo.has(id))
const allActs = async (who: Who = 'admin') =>
  (
    await api
      .as(who)
      .run<{ settlementDisplays: { rows: (Act & { author: string })[] } }>(
        `{ settlementDisplays { rows { id version shows people undoneAt author } } }`,
      )
  ).settlementDisplays.rows
const own = async (who: Who = 'trabajador') =>
  (
    await api
      .as(who)
      .run<{ ownSettlements: Own[] }>(`{ ownSettlements { id toPay lines { code amount } } }`)
  ).ownSettlements
const explain = (id: string, code: string, who: Who = 'trabajador') =>
  api
    .as(who)
    .run<{ explainOwnSettlement: { code: string }[] }>(
      `query ($input: ExplainOwnSettlementInput!) { explainOwnSettlement(input: $input) { code } }`,
      { input: { id, code } },
    )
const settle = (operation: string, input: object, who: Who = 'admin') =>
  api.as(who).mutate<{ id: string; toPay: number }>(
    `mutation ($input: ${operation[0]?.toUpperCase()}${operation.slice(1)}Input!) {
      ${operation}(input: $input) { ${outcome} data { id toPay } } }`,
    { input },
  )
const settled = (person: typeof bernarda, who: Who = 'admin', end = '2026-09-15') =>
  settle(
    'createSettlement',
    {
      userContractId: person.contracts[0]?.publicId,
      dismissalCause: 'ART_161_1',
      disengagementDate: end,
      payDate: '2026-09-25',
      pactAnyCause: false,
      pactWithoutYearsCap: false,
      pactWithoutUfCap: false,
      deferVacation: false,
      payLastPayslip: false,
      contributionsPaid: true,
    },
    who,
  )

const auditOf = async () =>
  (
    await owner.query<{ entity: string; n: number }>(
      `select entity, count(*)::int as n from audit_event
       where company_id = $1 and entity in ('settlement_display', 'settlement_shown')
       group by entity order by entity`,
      [company],
    )
  ).rows

let audited: Awaited<ReturnType<typeof auditOf>>
let ofDemo: ReadonlySet<string>
let hers: { id: string; toPay: number }
beforeAll(async () => {
  audited = await auditOf()
  ofDemo = new Set((await allActs()).map(({ id }) => id))
  const payroll = payrollOf(api.as('admin'))
  for (const business of [bernarda.contracts[0]?.business, elcira.contracts[0]?.business]) {
    if (!business) throw new Error('a contract without a razón social')
    await payroll.calculate((await payroll.monthAt(business, 202609)).id)
    await drainJobs()
  }
  hers = await settled(bernarda)
})

describe('a finiquito', () => {
  test('is of nobody to see until it is issued and shown', async () => {
    expect(await own()).toEqual([])
    expect(await whyNot(hers.id)).toBe('No está emitido: su monto puede cambiar')
    await settle('createIssueSettlement', { id: hers.id })
    expect(await own()).toEqual([])
    expect(await preview({ settlementId: hers.id })).toEqual({ people: 1, left: 0 })
  })

  test('is shown to its person, who gets a notice and reads why each amount is so', async () => {
    await expect(display({ settlementId: hers.id, people: 2 })).rejects.toMatchObject({
      kind: 'conflict',
    })
    expect(await own()).toEqual([])
    const act = await display({ settlementId: hers.id, people: 1 })
    expect(act).toMatchObject({ shows: true, people: 1, undoneAt: null })
    const [seen] = await own()
    expect(seen).toMatchObject({ id: hers.id, toPay: hers.toPay })
    const codes = (seen?.lines ?? []).map(({ code }) => code)
    expect(codes).toContain('TOTAL_FINIQUITO')
    for (const code of ['ANOS_SI_PROCEDEN', 'RECARGO_EVENTUAL', 'RIESGO_JUDICIAL']) {
      expect(codes).not.toContain(code)
      await expect(explain(hers.id, code)).rejects.toMatchObject({ kind: 'not-found' })
    }
    const why = await explain(hers.id, 'TOTAL_FINIQUITO')
    expect(why.explainOwnSettlement.length).toBeGreaterThan(1)
    const { ownSettlementPdf } = await api.as('trabajador').run<{
      ownSettlementPdf: { name: string }
    }>(`query ($input: OwnSettlementPdfInput!) { ownSettlementPdf(input: $input) { name } }`, {
      input: { id: hers.id },
    })
    expect(ownSettlementPdf.name).toMatch(/^Finiquito .*Bernarda.*\.pdf$/)
    const { notices } = await api
      .as('trabajador')
      .run<{ notices: { rows: { title: string; link: string }[] } }>(
        '{ notices { rows { title link } } }',
      )
    expect(notices.rows).toContainEqual({
      title: 'Ya puede ver su finiquito',
      link: '/home/mi-finiquito',
    })
    expect(await whyNot(hers.id)).toBe('Ya se le muestra')
  })

  test('is for nobody else, whatever they are', async () => {
    for (const who of ['gerente', 'supervisor', 'boreal.trabajador'] as const) {
      expect(await own(who)).toEqual([])
      await expect(explain(hers.id, 'TOTAL_FINIQUITO', who)).rejects.toMatchObject({
        kind: 'not-found',
      })
    }
    for (const who of ['trabajador', 'supervisor', 'gerente'] as const) {
      await expect(display({ people: 1 }, who)).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(acts(who)).rejects.toMatchObject({ kind: 'forbidden' })
    }
    expect(await preview({}, 'boreal.admin')).toEqual({ people: 0, left: 0 })
    expect(await acts('boreal.admin')).toEqual([])
    const [act] = await acts()
    if (!act) throw new Error('no act')
    await expect(undo(act, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    expect(await own()).toHaveLength(1)
  })

  test('is kept in the history: the act, and whose finiquito it was', async () => {
    const after = await auditOf()
    expect(after.map(({ entity, n }, at) => ({ entity, n: n - (audited[at]?.n ?? 0) }))).toEqual([
      { entity: 'settlement_display', n: 1 },
      { entity: 'settlement_shown', n: 1 },
    ])
  })

  test('is hidden and shown again as acts that are undone', async () => {
    expect(await preview({ settlementId: hers.id, shows: false })).toEqual({ people: 1, left: 0 })
    const hiding = await display({ settlementId: hers.id, shows: false, people: 1 })
    expect(await own()).toEqual([])
    expect(await whyNot(hers.id, false)).toBe('No se le muestra')
    const undone = await undo(hiding)
    expect(undone.undoneAt).not.toBeNull()
    expect(await own()).toHaveLength(1)
    await expect(undo(undone)).rejects.toMatchObject({ message: 'Ya está deshecho' })
    const showing = (await acts()).find(({ shows }) => shows)
    if (!showing) throw new Error('no act showed it')
    expect(showing.author).toContain('Carolina')
    await undo(showing)
    expect(await own()).toEqual([])
  })

  test('whose issue is taken back is seen no more, and no undoing brings it back', async () => {
    await display({ settlementId: hers.id, people: 1 })
    const hiding = await display({ settlementId: hers.id, shows: false, people: 1 })
    await settle('undoSettlement', { id: hers.id, response: 'Se corrige' })
    await undo(hiding)
    expect(await own()).toEqual([])
    await settle('createIssueSettlement', { id: hers.id })
    await display({ settlementId: hers.id, people: 1 })
    expect(await own()).toHaveLength(1)
    await settle('undoSettlement', { id: hers.id, response: 'Se corrige' })
    expect(await own()).toEqual([])
    await settle('createIssueSettlement', { id: hers.id })
    expect(await own()).toEqual([])
  })
})

describe('of many', () => {
  test('each who stays as they are says why, and nobody orders their own', async () => {
    const mine = await settled(carolina, 'supergerente')
    await settle('createIssueSettlement', { id: mine.id }, 'supergerente')
    expect(await whyNot(mine.id)).toBe('Lo ordena: el suyo lo muestra otra persona')
    const rows = await people()
    const reasons = new Set(rows.map(({ left }) => left))
    expect([...reasons]).toEqual(
      expect.arrayContaining([
        null,
        'No está emitido: su monto puede cambiar',
        'No tiene cuenta para entrar: entréguele el documento',
      ]),
    )
    // Those who stay as they are come first.
    const fits = rows.map((row) => row.fits)
    expect(fits).toEqual(fits.toSorted((a, b) => Number(a) - Number(b)))
    const total = await preview()
    expect(total).toEqual({
      people: fits.filter(Boolean).length,
      left: fits.filter((one) => !one).length,
    })
  })

  test('whose ending is kept from them see no finiquito, nor who comes in no more', async () => {
    const [contract] = bernarda.contracts
    await asCompany(
      `insert into contract_settlement (company_id, user_contract_id, status, dismissal_cause,
         contract_final_date, notice, display_to_employee)
       values ($1, $2, 'PREPARED', '161-1', '2026-09-15', 'NONE', false)`,
      [company, contract?.id],
    )
    expect(await whyNot(hers.id)).toBe(
      'Su término está reservado: primero se le muestra el término',
    )
    await asCompany(
      `update contract_settlement set status = 'UNDONE', undo_reason = 'Prueba'
       where company_id = $1 and user_contract_id = $2`,
      [company, contract?.id],
    )
    expect(await whyNot(hers.id)).toBeNull()
  })

  test('an act of a filtered list is one act, undone as one', async () => {
    const both = await preview({ status: 'ISSUED' }, 'supergerente')
    expect(both.people).toBeGreaterThan(1)
    const act = await display({ status: 'ISSUED', people: both.people }, 'supergerente')
    expect(await own()).toHaveLength(1)
    expect(await own('admin')).toHaveLength(1)
    // It is of her own finiquito too.
    await expect(undo(act)).rejects.toMatchObject({ kind: 'conflict' })
    await undo(act, 'supergerente')
    expect(await own()).toEqual([])
    expect(await own('admin')).toEqual([])
  })

  test('a paid finiquito is shown too, though nothing of it changes', async () => {
    await settle('paySettlement', { id: hers.id, paidOn: '2026-09-15', withEnding: true })
    await display({ settlementId: hers.id, people: 1 })
    expect(await own()).toHaveLength(1)
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from settlement_shown where settlement_id = $1`,
      [innerId('settlement', hers.id)],
    )
    expect(rows[0]?.n).toBe(1)
  })
})

describe('whoever left', () => {
  type Seen = { me: { permissions: string[]; role: string; supervisedIds: string[] } }
  const me = async (who: Who) =>
    (await api.as(who).run<Seen>('{ me { permissions role supervisedIds } }')).me
  const hernan = world.people.hernan
  const end = (person: typeof bernarda, contractFinalDate: string) =>
    api.as('admin').mutate(
      `mutation ($input: CreateContractSettlementInput!) {
        createContractSettlement(input: $input) { ${outcome} data { id } } }`,
      {
        input: {
          userContractId: person.contracts[0]?.publicId,
          dismissalCause: '159-2',
          contractFinalDate,
          notice: 'NONE',
          displayToEmployee: true,
        },
      },
    )

  test('reads their own papers and nothing else, whatever they were before', async () => {
    const before = await me('supervisor')
    expect(before.permissions).toEqual(
      expect.arrayContaining(['vacations.update', 'orgChart.read']),
    )
    expect(before.supervisedIds.length).toBeGreaterThan(0)
    await end(hernan, '2026-09-11')
    const after = await me('supervisor')
    expect(new Set(after.permissions)).toEqual(formerRights)
    expect(after).toMatchObject({ role: 'EMPLOYEE', supervisedIds: [] })
    for (const query of ['{ vacations { rows { id } } }', '{ settlements { rows { id } } }']) {
      await expect(api.as('supervisor').run(query), query).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
    const contracts = await api
      .as('supervisor')
      .run<{ userContracts: { id: string }[] }>(
        'query ($input: UserContractsInput!) { userContracts(input: $input) { id } }',
        { input: { userId: hernan.publicId } },
      )
    expect(contracts.userContracts.map(({ id }) => id)).toContain(hernan.contracts[0]?.publicId)
  })

  test('is shown their finiquito after their last day, until two years later', async () => {
    const his = await settled(hernan, 'admin', '2026-09-11')
    await settle('createIssueSettlement', { id: his.id })
    await display({ settlementId: his.id, people: 1 })
    const [seen] = await own('supervisor')
    expect(seen).toMatchObject({ id: his.id, toPay: his.toPay })
    const other = await own('trabajador')
    expect(other.map(({ id }) => id)).not.toContain(his.id)
    await asCompany(
      `update users set access_until = '2024-09-14' where company_id = $1 and id = $2`,
      [company, hernan.id],
    )
    await expect(own('supervisor')).rejects.toMatchObject({ kind: 'forbidden' })
    await asCompany(
      `update users set access_until = '2024-09-15' where company_id = $1 and id = $2`,
      [company, hernan.id],
    )
    expect(await own('supervisor')).toHaveLength(1)
  })
})
