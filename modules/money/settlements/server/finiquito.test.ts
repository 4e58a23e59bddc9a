import { beforeAll, describe, expect, test } from 'vitest'
import { formatPesos } from '#chile/numbers.ts'
import { startApi } from '#tests/api.ts'
import { outcome, payrollOf } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'

const { api, world, database, drainJobs } = await startApi()
const { casa } = world.businesses
const { elcira } = world.people
const contract = elcira.contracts[0]!
const admin = payrollOf(api.as('admin'))

type Line = { code: string; amount: number; group: string }
type Stored = {
  id: string
  version: number
  status: string
  toPay: number
  dueOn: string
  lines: Line[]
  steps: { state: string; reason: string | null }[]
}
type Who = Parameters<typeof api.as>[0]

const view = `id version status toPay dueOn issuedAt lines { code amount group }
  steps { state reason }`
const ends = { disengagementDate: '2026-09-11', payDate: '2026-09-25' }
const flags = {
  pactAnyCause: false,
  pactWithoutYearsCap: false,
  pactWithoutUfCap: false,
  deferVacation: false,
  payLastPayslip: false,
  contributionsPaid: true,
}
const wanted = (more: object = {}) => ({
  userContractId: contract.publicId,
  dismissalCause: 'ART_161_1',
  ...ends,
  ...flags,
  ...more,
})

const act = (operation: string, input: object, who: Who = 'admin') =>
  api.as(who).mutate<Stored>(
    `mutation ($input: ${operation[0]?.toUpperCase()}${operation.slice(1)}Input!) {
      ${operation}(input: $input) { ${outcome} data { ${view} } } }`,
    { input },
  )
const preview = async (more: object = {}, who: Who = 'admin') =>
  (
    await api.as(who).run<{
      settlementPreview: {
        toPay: number
        dueOn: string | null
        obstacles: string[]
        warnings: string[]
        lines: Line[]
        service: string
        found: { salary: number }
      }
    }>(
      `query ($input: SettlementPreviewInput!) { settlementPreview(input: $input) {
        toPay dueOn obstacles warnings service found { salary } lines { code amount group } } }`,
      { input: wanted(more) },
    )
  ).settlementPreview
const listed = async (filter: object = {}, who: Who = 'admin') =>
  (
    await api.as(who).run<{ settlements: { total: number; rows: { id: string }[] } }>(
      `query ($filter: SettlementFilter) { settlements(filter: $filter) {
        total rows { id fullname status toPay dueOn } } }`,
      { filter },
    )
  ).settlements
const amount = (lines: readonly Line[], code: string) =>
  lines.find((line) => line.code === code)?.amount ?? 0

beforeAll(async () => {
  const september = await admin.monthAt(casa, 202609)
  await admin.calculate(september.id)
  await drainJobs()
})

describe('the day on which a finiquito is due', () => {
  test('of a liquidation runs from the notification of its ruling (art. 163 bis N°5)', async () => {
    const of = async (notifiedOn: string | null) =>
      (
        await api
          .as('admin')
          .run<{ settlementDue: { dueOn: string | null } }>(
            'query ($input: SettlementDueInput!) { settlementDue(input: $input) { dueOn } }',
            {
              input: {
                userContractId: wanted().userContractId,
                disengagementDate: '2026-06-01',
                dismissalCause: 'ART_163BIS',
                notifiedOn,
              },
            },
          )
      ).settlementDue.dueOn
    expect(await of('2026-06-02')).toBe('2026-06-25')
    expect(await of(null)).toBeNull()
    const liquidation = { dismissalCause: 'ART_163BIS' }
    const unknown = await preview(liquidation)
    expect(unknown.dueOn).toBeNull()
    expect(unknown.warnings.join()).toContain('Sin el día en que se notificó la resolución')
    const { disengagementDate } = wanted()
    const known = await preview({ ...liquidation, notifiedOn: disengagementDate })
    expect(known.dueOn).toMatch(/^2026-/)
    expect(known.warnings.join()).not.toContain('Sin el día')
    await expect(preview({ ...liquidation, notifiedOn: '2020-01-01' })).rejects.toMatchObject({
      field: 'notifiedOn',
    })
  })

  const due = async (who: Who = 'admin') =>
    (
      await api
        .as(who)
        .run<{ settlementDue: { dueOn: string | null } }>(
          'query ($input: SettlementDueInput!) { settlementDue(input: $input) { dueOn } }',
          {
            input: {
              userContractId: wanted().userContractId,
              disengagementDate: '2027-06-01',
            },
          },
        )
    ).settlementDue.dueOn
  const moveTo = async (communeCode: string) => {
    const { businesses } = await api
      .as('admin')
      .run<{ businesses: { id: string; version: number }[] }>('{ businesses { id version } }')
    const version = businesses.find(({ id }) => id === casa.publicId)?.version
    await api.as('admin').mutate(
      `mutation ($input: UpdateBusinessInput!) {
        updateBusiness(input: $input) { ${outcome} data { id } } }`,
      { input: { id: casa.publicId, version, communeCode } },
    )
  }

  test('is the tenth one of work where the contract worked, from Monday to Saturday', async () => {
    await moveTo('13101')
    expect(await due()).toBe('2027-06-12')
    // Monday 7 June is a holiday in the region of Arica alone.
    await moveTo('15101')
    expect(await due()).toBe('2027-06-14')
    await moveTo('13101')
  })

  test('is no later by the days that the company gives', async () => {
    const day = { date: '2027-06-10', title: 'Aniversario', type: 'CIVIL', status: 'ACTIVE' }
    const { id } = await api.as('admin').mutate<{ id: string }>(
      `mutation ($input: CreateHolidayInput!) {
        createHoliday(input: $input) { ${outcome} data { id } } }`,
      { input: { ...day, irrevocable: false, countsForVacation: true } },
    )
    expect(await due()).toBe('2027-06-12')
    await api
      .as('admin')
      .mutate(
        `mutation ($input: ByIdHoliday!) { deleteHoliday(input: $input) { ${outcome} data } }`,
        { input: { id } },
      )
  })

  test('of somebody out of reach is not said', async () => {
    await expect(due('trabajador')).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

describe('a finiquito before it is stored', () => {
  test('pays years, notice and vacation by the cause, and says for how long', async () => {
    const needs = await preview()
    expect(needs.found.salary).toBeGreaterThan(0)
    expect(needs.service).toMatch(/años?, .* meses|mes, /)
    expect(amount(needs.lines, 'INDEMNIZACION_AVISO')).toBeGreaterThan(0)
    expect(amount(needs.lines, 'FERIADO')).toBeGreaterThan(0)
    const resigned = await preview({ dismissalCause: 'ART_159_2' })
    expect(amount(resigned.lines, 'INDEMNIZACION_ANOS')).toBe(0)
    expect(amount(resigned.lines, 'INDEMNIZACION_AVISO')).toBe(0)
    expect(amount(resigned.lines, 'FERIADO')).toBe(amount(needs.lines, 'FERIADO'))
  })

  test('what people correct takes the place of what was found', async () => {
    const { lines } = await preview({
      salary: 1_000_000,
      gratification: 0,
      allowances: 0,
      fixed: 0,
    })
    expect(amount(lines, 'BASE_ART_172')).toBe(1_000_000)
    const capped = await preview({ salary: 9_000_000 })
    expect(amount(capped.lines, 'INDEMNIZACION_AVISO')).toBe(amount(capped.lines, 'TOPE_BASE'))
  })

  test('is compared with other causes and days, side by side', async () => {
    const { compareSettlements } = await api.as('admin').run<{
      compareSettlements: { dismissalCause: string; toPay: number; risk: number }[]
    }>(
      `query ($input: CompareSettlementsInput!) { compareSettlements(input: $input) {
        dismissalCause disengagementDate toPay risk } }`,
      {
        input: wanted({
          others: [
            { dismissalCause: 'ART_159_2', disengagementDate: '2026-09-11' },
            { dismissalCause: 'ART_160_3', disengagementDate: '2026-09-30' },
          ],
        }),
      },
    )
    expect(compareSettlements.map((row) => row.dismissalCause)).toEqual([
      'ART_161_1',
      'ART_159_2',
      'ART_160_3',
    ])
    const [needs, resigned, conduct] = compareSettlements
    expect(needs!.toPay).toBeGreaterThan(resigned!.toPay)
    expect(conduct!.risk).toBeGreaterThan(0)
  })

  test('takes few statements, and no more for other causes of the same days', async () => {
    await preview()
    // One request in a minute also writes down when its session was last seen.
    const fewest = async (ask: () => Promise<unknown>) =>
      Math.min(await queriesOf(ask), await queriesOf(ask))
    const one = await fewest(() => preview())
    // Who asks, the transaction, what is owed and on record, what other contracts of the person
    // and another system before us paid, what is still to be returned, and what the law reads: each
    // once.
    expect(one).toBeLessThanOrEqual(21)
    const compared = (others: object[]) => () =>
      api.as('admin').run(
        `query ($input: CompareSettlementsInput!) {
          compareSettlements(input: $input) { toPay } }`,
        { input: wanted({ others }) },
      )
    const [disengagementDate, later] = ['2026-09-11', '2026-09-18']
    const causes = ['ART_159_2', 'ART_159_1', 'ART_160_3', 'ART_163BIS', 'ART_171']
    const sameDay = causes.map((dismissalCause) => ({ dismissalCause, disengagementDate }))
    expect(await fewest(compared(sameDay))).toBeLessThanOrEqual(one)
    const twoDays = [...sameDay, { dismissalCause: 'ART_159_2', disengagementDate: later }]
    expect(await fewest(compared(twoDays))).toBeLessThan(2 * one)
  })

  test('is offered for the contracts that have none, by the causes of the law', async () => {
    const { contractsSettlement, dismissalCauses } = await api.as('admin').run<{
      contractsSettlement: { id: string }[]
      dismissalCauses: { cause: string; ending: string }[]
    }>(
      `query ($input: ContractsSettlementInput!) {
        contractsSettlement(input: $input) { id finalDate }
        dismissalCauses { cause ending noticeTerm } }`,
      { input: { search: elcira.rut } },
    )
    expect(contractsSettlement.map(({ id }) => id)).toEqual([contract.publicId])
    expect(dismissalCauses.length).toBeGreaterThan(20)
    expect(dismissalCauses.find(({ cause }) => cause === 'ART_161BIS')?.ending).toBe('INVALIDEZ')
  })

  test('of a contract that has one says which, and only where it is asked for', async () => {
    type Offered = { id: string; settlementId: string | null; settlementStatus: string | null }
    const offered = async (input: object, who: Who = 'admin') =>
      (
        await api.as(who).run<{ contractsSettlement: Offered[] }>(
          `query ($input: ContractsSettlementInput!) {
            contractsSettlement(input: $input) { id settlementId settlementStatus } }`,
          { input },
        )
      ).contractsSettlement
    const made = await act('createSettlement', wanted())
    const own = { userContractId: contract.publicId }
    expect(await offered({ search: elcira.rut })).toEqual([])
    expect(await offered(own)).toEqual([])
    const having = [{ id: contract.publicId, settlementId: made.id, settlementStatus: 'CREATED' }]
    expect(await offered({ search: elcira.rut, withSettled: true })).toEqual(having)
    expect(await offered({ ...own, withSettled: true })).toEqual(having)
    expect(await offered({ ...own, withSettled: true }, 'boreal.admin')).toEqual([])
    await act('deleteSettlement', { id: made.id, version: made.version, response: 'Fue un error' })
    expect(await offered({ ...own, withSettled: true })).toEqual([
      { id: contract.publicId, settlementId: null, settlementStatus: null },
    ])
  })

  test('refuses days in the wrong order, at their field', async () => {
    await expect(preview({ disengagementDate: '1999-01-01' })).rejects.toMatchObject({
      field: 'disengagementDate',
    })
    await expect(preview({ payDate: '2026-09-10' })).rejects.toMatchObject({ field: 'payDate' })
    await expect(preview({ noticeDate: '2026-09-12' })).rejects.toMatchObject({
      field: 'noticeDate',
    })
  })
})

describe('what the person owes', () => {
  const found = async (more: object = {}) => {
    const { settlementPreview } = await api.as('admin').run<{
      settlementPreview: {
        lines: Line[]
        found: { loans: number; debts: { key: string; label: string; included: boolean }[] }
      }
    }>(
      `query ($input: SettlementPreviewInput!) { settlementPreview(input: $input) {
        lines { code amount group } found { loans debts { key kind label amount included } } } }`,
      { input: wanted(more) },
    )
    return settlementPreview
  }

  test('is proposed loan by loan, and taken out one by one', async () => {
    const loan = { contractId: contract.publicId, totalQuotas: 4, startMonth: 202610 }
    await api.as('admin').mutate(
      `mutation ($input: CreateEmployerLoanInput!) {
        createEmployerLoan(input: $input) { ${outcome} data { id } } }`,
      { input: { ...loan, amount: 80_000, grantedOn: '2026-09-01' } },
    )
    const owed = await found()
    expect(owed.found).toMatchObject({
      loans: 80_000,
      debts: [{ label: 'Préstamo del 01-09-2026: 4 cuotas', included: true }],
    })
    expect(amount(owed.lines, 'PRESTAMOS')).toBe(80_000)
    const key = owed.found.debts[0]?.key
    const without = await found({ withoutDebts: [{ key }] })
    expect(without.found).toMatchObject({ loans: 0, debts: [{ included: false }] })
    expect(amount(without.lines, 'PRESTAMOS')).toBe(0)
    const asked = await found({ withoutDebts: [{ key }], loans: 10_000 })
    expect(amount(asked.lines, 'PRESTAMOS')).toBe(10_000)
  })
})

describe('what the law forbids', () => {
  test('contributions in debt stop a dismissal, and no resignation', async () => {
    const owed = { contributionsPaid: false }
    await asCompany(`insert into payslip_release (company_id, payroll_run_id, user_contract_id,
      payroll_month_id, user_id)
      select p.company_id, p.payroll_run_id, p.user_contract_id, p.payroll_month_id, p.user_id
      from payslip p join payroll_month m on m.company_id = p.company_id
        and m.id = p.payroll_month_id and m.current_run_id = p.payroll_run_id
      where p.user_contract_id = ${contract.id} and m.year_month = 202608
      on conflict do nothing`)
    await asCompany(`update payslip_payment set status = 'UNPAID'
      where company_id = ${world.coihues.id} and user_contract_id = ${contract.id}`)
    const { obstacles } = await preview(owed)
    const released = await count(`select count(*)::int as n from payslip_release r
      join payroll_month m on m.company_id = r.company_id and m.id = r.payroll_month_id
      left join payslip_payment p on p.company_id = r.company_id
        and p.payroll_month_id = r.payroll_month_id and p.user_contract_id = r.user_contract_id
      where r.user_contract_id = ${contract.id} and m.year_month < 202609
        and p.status is distinct from 'PAID'`)
    expect(released).toBeGreaterThan(0)
    expect(obstacles).toEqual([expect.stringContaining('art. 162 inc. 5')])
    expect((await preview()).obstacles).toEqual([])
    expect((await preview({ ...owed, dismissalCause: 'ART_159_2' })).obstacles).toEqual([])
  })

  test('a medical leave in force stops article 161', async () => {
    await asCompany(`insert into absence (company_id, user_contract_id, type, start_date, end_date,
      response_status) values (${world.coihues.id}, ${contract.id}, 'LICENSE', '2026-09-10',
      '2026-09-20', 'APPROVED')`)
    const { obstacles } = await preview()
    expect(obstacles).toEqual([expect.stringContaining('art. 161 inc. final')])
    const stored = await act('createSettlement', wanted())
    await expect(
      act('createIssueSettlement', { id: stored.id, version: stored.version }),
    ).rejects.toMatchObject({ message: expect.stringContaining('licencia médica') })
    await act('deleteSettlement', { id: stored.id, response: 'Estaba con licencia' })
    await asCompany(`delete from absence where user_contract_id = ${contract.id}
      and start_date = '2026-09-10'`)
  })
})

describe('a finiquito from its creation to its payment', () => {
  let stored: Stored

  test('is stored with its amounts, and there is one for a contract', async () => {
    stored = await act('createSettlement', wanted())
    expect(stored).toMatchObject({ status: 'CREATED', dueOn: '2026-09-25' })
    expect(stored.toPay).toBe((await preview()).toPay)
    await expect(act('createSettlement', wanted())).rejects.toMatchObject({
      message: 'Ese contrato ya tiene un finiquito',
    })
  })

  test('says that it declares contributions paid without their receipt', async () => {
    const { settlement } = await api
      .as('admin')
      .run<{ settlement: { proofDoubt: string | null } }>(
        'query ($input: SettlementKey!) { settlement(input: $input) { proofDoubt } }',
        { input: { id: stored.id } },
      )
    expect(settlement.proofDoubt).toMatch(/sin (?:su )?comprobante/)
  })

  test('opens every amount to its facts and its article', async () => {
    for (const { code, amount: shown } of stored.lines) {
      const { explainSettlement } = await api.as('admin').run<{
        explainSettlement: { scaled: string; exact: string; law: string | null }[]
      }>(
        `query ($input: ExplainSettlementInput!) { explainSettlement(input: $input) {
          index parent exact shown law } }`,
        { input: { id: stored.id, code } },
      )
      expect(explainSettlement[0]?.exact, code).toBe(String(shown))
      expect(explainSettlement[0]?.law, code).toMatch(/Código del Trabajo|Ley/)
    }
  })

  test('is corrected until it is issued, and the older version is refused', async () => {
    const { id, version } = stored
    const changed = await act('updateSettlement', { id, version, ...wanted({ salary: 900_000 }) })
    expect(changed.toPay).not.toBe(stored.toPay)
    await expect(act('updateSettlement', { id, version, ...wanted() })).rejects.toMatchObject({
      kind: 'conflict',
    })
    stored = await act('updateSettlement', { id, version: changed.version, ...wanted() })
    const issued = await act('createIssueSettlement', { id, version: stored.version })
    expect(issued).toMatchObject({ status: 'ISSUED', toPay: stored.toPay })
    await expect(act('updateSettlement', { id, ...wanted() })).rejects.toMatchObject({
      message: 'Está emitido: deshaga la emisión para corregirlo',
    })
  })

  test('is undone with its reason while it is not paid', async () => {
    const { id } = stored
    await expect(act('undoSettlement', { id })).rejects.toMatchObject({ field: 'response' })
    const undone = await act('undoSettlement', { id, response: 'Faltaba un bono' })
    expect(undone).toMatchObject({ status: 'CREATED', issuedAt: null })
    await act('createIssueSettlement', { id })
  })

  test('is proposed for Mi DT with what is missing, by whoever may read it', async () => {
    const Ask = `query ($input: SettlementMiDtInput!) { settlementMiDt(input: $input) {
      missing fields { part code label value problem } } }`
    const { settlementMiDt } = await api.as('admin').run<{
      settlementMiDt: { fields: { code: string; value: string | null }[] }
    }>(Ask, { input: { id: stored.id } })
    const value = (code: string) =>
      settlementMiDt.fields.find((field) => field.code === code)?.value
    expect(value('FECHA_TERMINO')).toBe('11-09-2026')
    expect(value('TOTAL_A_PAGAR')).toBe(formatPesos(stored.toPay))
    expect(value('CUENTA') ?? '').not.toMatch(/\d{5}/)
    for (const who of ['gerente', 'trabajador'] as const) {
      await expect(api.as(who).run(Ask, { input: { id: stored.id } }), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
  })

  test('is printed in its own sentences', async () => {
    for (const document of ['SETTLEMENT', 'NOTICE'] as const) {
      const { settlementPdf } = await api
        .as('admin')
        .run<{ settlementPdf: { url: string } }>(
          `query ($input: SettlementPdfInput!) { settlementPdf(input: $input) { name url } }`,
          { input: { id: stored.id, document } },
        )
      expect(settlementPdf.url).toMatch(/^http|^\//)
    }
    await expect(
      api
        .as('admin')
        .run(`query ($input: SettlementPdfInput!) { settlementPdf(input: $input) { name url } }`, {
          input: { id: stored.id, document: 'RESIGNATION' },
        }),
    ).rejects.toMatchObject({ message: 'La carta de renuncia es de quien renuncia' })
  })

  test('is paid after it was issued, on a day that has come, and then stays', async () => {
    const { id } = stored
    await expect(act('paySettlement', { id, paidOn: '2026-12-01' })).rejects.toMatchObject({
      field: 'paidOn',
    })
    await asCompany(`insert into contract_settlement (company_id, user_contract_id, status,
        dismissal_cause, contract_final_date, notice, display_to_employee)
      select company_id, id, 'DONE', '161-1', '2026-09-11', 'NONE', true
      from user_contract where company_id = ${world.coihues.id} and id = ${contract.id}`)
    expect(await act('paySettlement', { id })).toMatchObject({ status: 'IN_PROGRESS' })
    const ended = `select count(*)::int as n from contract_settlement where is_payed
      and user_contract_id = ${contract.id}`
    expect(await count(ended)).toBe(0)
    const paid = await act('paySettlement', { id, paidOn: '2026-09-14' })
    expect(paid.status).toBe('PAID')
    expect(await count(ended)).toBe(1)
    expect(paid.steps.map(({ state }) => state)).toEqual([
      'CREATED',
      'CREATED',
      'CREATED',
      'ISSUED',
      'CREATED',
      'ISSUED',
      'IN_PROGRESS',
      'PAID',
    ])
    await expect(act('deleteSettlement', { id, response: 'Error' })).rejects.toMatchObject({
      message: 'Un finiquito pagado no se elimina',
    })
    await expect(act('undoSettlement', { id, response: 'Error' })).rejects.toMatchObject({
      message: 'Ya está pagado',
    })
    await expect(
      asCompany(`update settlement set to_pay = 1 where company_id = ${world.coihues.id}`),
    ).rejects.toThrow('a paid settlement does not change')
    await database.owner.query('rollback')
  })

  test('is listed by state, by who sees pay, in as many questions as rows', async () => {
    expect((await listed({ status: 'PAID' })).rows.map(({ id }) => id)).toContain(stored.id)
    expect((await listed({ status: 'ISSUED' })).rows.map(({ id }) => id)).not.toContain(stored.id)
    expect(await queriesOf(() => listed())).toBeLessThan(15)
    for (const who of ['trabajador', 'supervisor'] as const) {
      await expect(listed({}, who), who).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(preview({}, who), who).rejects.toMatchObject({ kind: 'forbidden' })
    }
    expect((await listed({}, 'boreal.admin')).rows.map(({ id }) => id)).not.toContain(stored.id)
    await expect(preview({}, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(
      act('paySettlement', { id: stored.id, paidOn: '2026-09-14' }, 'boreal.admin'),
    ).rejects.toMatchObject({ kind: 'not-found' })
  })
})

async function asCompany(statement: string): Promise<void> {
  await database.owner.query('begin')
  await database.owner.query('select app.begin_request($1, null, null, false, null)', [
    world.coihues.id,
  ])
  await database.owner.query(statement)
  await database.owner.query('commit')
}

async function count(statement: string): Promise<number> {
  const { rows } = await database.owner.query<{ n: number }>(statement)
  return rows[0]?.n ?? 0
}
