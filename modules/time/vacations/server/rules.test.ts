import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { KnownPerson } from '#tests/world.ts'

const { api, world, database } = await startApi()
const { owner } = database
const { vina } = world.businesses
const { bernarda } = world.people

const Save = `mutation Save($input: SaveVacationRuleInput!) {
  saveVacationRule(input: $input) { ${outcome} data { saved } }
}`
const Rules = `query Rules($input: OfVacationRules!) {
  vacationRules(input: $input) { fromDay noticeDays block version }
}`
const Block = `mutation Block($input: CreateVacationBlackoutInput!) {
  createVacationBlackout(input: $input) { ${outcome} data { id } }
}`
const Unblock = `mutation Unblock($input: ByIdVacationBlackout!) {
  deleteVacationBlackout(input: $input) { ${outcome} data }
}`
const Create = `mutation Create($input: CreateVacationInput!) {
  createVacation(input: $input) {
    ${outcome} data { id responseStatus legalDays additionalDays version }
  }
}`
const Remove = `mutation Remove($input: DeleteVacationInput!) {
  deleteVacation(input: $input) { ${outcome} data }
}`
const Configure = `mutation Configure($input: UpdateVacationConfigInput!) {
  updateVacationConfig(input: $input) { ${outcome} data { totalBalance } }
}`
const Preview = `query Preview($input: VacationOverlapDatesInput!) {
  vacationOverlapDates(input: $input) { refusals warnings }
}`

type Who = Parameters<typeof api.as>[0]
type Vacation = { id: string; responseStatus: string; legalDays: string; additionalDays: string }

const usual = {
  poolOrder: 'LEGAL_PROGRESSIVE_ADDITIONAL',
  noticeDays: 30,
  block: 'WARN',
  halfDay: 'ADDITIONAL',
  additionalOnExit: true,
  progressiveOnExit: false,
}
/** Every test has a day of its own from which its rule holds, and asks for days after it. */
const saveRule = (fromDay: string, more: object = {}, who: Who = 'admin') =>
  api.as(who).mutate<{ saved: number }>(Save, {
    input: { businessId: vina.publicId, fromDay, ...usual, ...more },
  })
const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const ask = (dates: object, who: Who = 'trabajador') =>
  api.as(who).mutate<Vacation>(Create, {
    input: { userContractId: contractOf(bernarda), ...dates },
  })
const remove = (id: string) =>
  api.as('admin').mutate(Remove, { input: { id, force: true, reason: 'Era una prueba' } })
const preview = async (dates: object, who: Who = 'trabajador') =>
  (
    await api
      .as(who)
      .run<{ vacationOverlapDates: { refusals: string[]; warnings: string[] } }>(Preview, {
        input: { userContractId: contractOf(bernarda), ...dates },
      })
  ).vacationOverlapDates

beforeAll(async () => {
  await owner.query('update business_option set vacation_public = true where business_id = $1', [
    vina.id,
  ])
  await api.as('admin').mutate(Configure, {
    input: {
      userContractId: contractOf(bernarda),
      balanceAdjustmentDate: '2026-08-31',
      legalBalance: '10',
      additionalBalance: '3',
      reason: 'Saldo del sistema anterior',
    },
  })
})

describe('the rules of a razón social', () => {
  test('hold from a day on, and a change of the same day asks for what was read', async () => {
    await saveRule('2026-01-01', { noticeDays: 15 })
    await expect(saveRule('2026-01-01')).rejects.toMatchObject({ kind: 'conflict' })
    await saveRule('2026-01-01', { version: 1 })
    const input = { businessId: vina.publicId }
    const { vacationRules } = await api
      .as('gerente')
      .run<{ vacationRules: object[] }>(Rules, { input })
    expect(vacationRules).toContainEqual(
      expect.objectContaining({ fromDay: '2026-01-01', noticeDays: 30, version: 2 }),
    )
  })

  test('are for who sets the options of that razón social', async () => {
    for (const who of ['trabajador', 'supervisor', 'gerente'] as const) {
      await expect(saveRule('2026-01-01', {}, who)).rejects.toMatchObject({ kind: 'forbidden' })
    }
    await expect(saveRule('2026-01-01', {}, 'boreal.admin')).rejects.toMatchObject({
      kind: 'not-found',
    })
    const input = { businessId: vina.publicId }
    await expect(api.as('gerente.peumal').run(Rules, { input })).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(api.as('trabajador').run(Rules, { input })).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })

  test('take numbers that make sense', async () => {
    for (const wrong of [
      { noticeDays: -1 },
      { advanceMax: 1_000_000_000 },
      { maxAwayPct: 0 },
      { maxAwayPct: 101 },
    ]) {
      await expect(saveRule('2026-01-02', wrong)).rejects.toMatchObject({
        field: Object.keys(wrong)[0],
      })
    }
  })
})

describe('a request', () => {
  test('takes its days from the purses in the order of the rule', async () => {
    await saveRule('2026-10-01', { poolOrder: 'ADDITIONAL_LEGAL_PROGRESSIVE' })
    const { id, ...days } = await ask({ startDate: '2026-10-05', endDate: '2026-10-09' })
    expect(days).toMatchObject({ additionalDays: '3', legalDays: '2' })
    await remove(id)
  })

  test('of half a day comes from every purse, or from none, where the rule says so', async () => {
    const half = { startDate: '2026-10-20', endDate: '2026-10-20', half: 'AM' }
    await saveRule('2026-10-20', { halfDay: 'NONE' })
    await expect(ask(half)).rejects.toMatchObject({
      field: 'half',
      message: 'En esta razón social las vacaciones se toman en días completos',
    })
    await saveRule('2026-10-20', { halfDay: 'ALL', version: 1 })
    const { id, legalDays } = await ask(half)
    expect(legalDays).toBe('0.5')
    await remove(id)
  })

  test('of half a day that is entered by hand follows the same rule, and its ledger', async () => {
    const half = { startDate: '2026-10-22', endDate: '2026-10-22', half: 'PM', approve: true }
    const lines = async () =>
      (
        await api.as('admin').run<{ vacationLedger: { kind: string; on: string; days: string }[] }>(
          `query ($input: VacationLedgerInput!) {
            vacationLedger(input: $input) { kind on days } }`,
          { input: { userContractId: contractOf(bernarda), asOf: '2026-12-31' } },
        )
      ).vacationLedger.filter(({ kind, on }) => kind === 'TAKE' && on.startsWith('2026-10'))
    const before = (await lines()).length
    await saveRule('2026-10-22', { halfDay: 'NONE' })
    await expect(ask(half, 'admin')).rejects.toMatchObject({ field: 'half' })
    await saveRule('2026-10-22', { halfDay: 'ALL', version: 1 })
    const { id, legalDays } = await ask(half, 'admin')
    expect(legalDays).toBe('0.5')
    const now = await lines()
    expect(now.length).toBe(before + 1)
    expect(now.map(({ days }) => days)).toContain('-0.5')
    await remove(id)
  })

  test('of half a day enjoyed before the balances follows the rule of its day', async () => {
    const past = { startDate: '2024-03-05', endDate: '2024-03-05', half: 'AM', isHistoric: true }
    await saveRule('2024-03-01', { halfDay: 'NONE' })
    await expect(ask(past, 'admin')).rejects.toMatchObject({
      field: 'half',
      message: 'En esta razón social las vacaciones se toman en días completos',
    })
    await saveRule('2024-03-01', { halfDay: 'ALL', version: 1 })
    const { id, legalDays, responseStatus } = await ask(past, 'admin')
    expect([legalDays, responseStatus]).toEqual(['0.5', 'APPROVED'])
    await remove(id)
  })

  test('is given no more days in advance than the rule admits', async () => {
    await saveRule('2026-11-01', { advanceMax: 2 })
    const dates = { startDate: '2026-11-02', endDate: '2026-12-04', advance: true, approve: true }
    await expect(ask(dates, 'admin')).rejects.toMatchObject({
      field: 'endDate',
      message: /^Se anticipan a lo más 2 días, y con estas serían .* días$/,
    })
  })

  test('leaves ten working days in a row where the rule asks for it', async () => {
    await saveRule('2026-11-23', { block: 'REFUSE' })
    const dates = { startDate: '2026-11-23', endDate: '2026-12-02' }
    const words = 'Quedarían menos de 10 días hábiles continuos (art. 70)'
    await expect(ask(dates)).rejects.toMatchObject({ field: 'endDate', message: words })
    expect((await preview(dates)).refusals).toContain(words)
    await saveRule('2026-11-23', { block: 'WARN', version: 1 })
    expect(await preview(dates)).toMatchObject({ refusals: [], warnings: [words] })
  })

  test('is warned when it comes with less notice than the rule says', async () => {
    await saveRule('2026-12-14', { noticeDays: 120 })
    const dates = { startDate: '2026-12-14', endDate: '2026-12-15' }
    expect((await preview(dates)).warnings).toContain(
      'Se piden con 120 días de anticipación, salvo acuerdo (DS 969 de 1933)',
    )
  })

  test('meets no date without vacations, save by agreement', async () => {
    const blocked = await api.as('admin').mutate<{ id: string }>(Block, {
      input: {
        businessId: vina.publicId,
        startDate: '2026-12-21',
        endDate: '2026-12-31',
        reason: 'Cierre de año',
      },
    })
    const dates = { startDate: '2026-12-28', endDate: '2026-12-30' }
    const words = 'Del 21-12-2026 al 31-12-2026 no se dan vacaciones: Cierre de año'
    await expect(ask(dates)).rejects.toMatchObject({ field: 'startDate', message: words })
    expect((await preview(dates, 'admin')).warnings).toContain(words)
    const given = await ask({ ...dates, approve: true }, 'admin')
    expect(given).toMatchObject({ responseStatus: 'APPROVED' })
    await remove(given.id)
    await api.as('admin').mutate(Unblock, { input: { id: blocked.id } })
    await remove((await ask(dates)).id)
  })

  test('leaves at work as many of the team as the rule says', async () => {
    await saveRule('2027-01-04', { maxAwayPct: 1 })
    const mate = await teammate()
    const dates = { startDate: '2027-01-04', endDate: '2027-01-06' }
    await api.as('admin').mutate(Configure, {
      input: {
        userContractId: mate,
        balanceAdjustmentDate: '2026-08-31',
        legalBalance: '10',
        reason: 'Saldo del sistema anterior',
      },
    })
    const first = await api.as('admin').mutate<Vacation>(Create, {
      input: { userContractId: mate, ...dates, approve: true },
    })
    await expect(ask(dates)).rejects.toMatchObject({
      field: 'startDate',
      message: /^El 04-01-2027 ya falta 1 de \d+ de su equipo: a la vez puede faltar a lo más 1$/,
    })
    await remove(first.id)
    await remove((await ask(dates)).id)
  })
})

describe('the card of who answers', () => {
  test('says the rank of a request by law, with care of others first', async () => {
    await saveRule('2027-07-01')
    const dates = { startDate: '2027-07-05', endDate: '2027-07-07' }
    const mate = await teammate()
    const other = await api.as('admin').mutate<Vacation>(Create, {
      input: { userContractId: mate, ...dates },
    })
    const mine = await ask({ ...dates, care: true })
    const { warnings } = await preview({ ...dates, exceptId: mine.id }, 'admin')
    expect(warnings).toEqual(
      expect.arrayContaining([
        'Cuida a otra persona: va primero en las vacaciones escolares (art. 67)',
        'Es la 1.ª de 2 solicitudes de esos días, por ley y llegada',
      ]),
    )
    // A person sees no rank: only their own requests are counted.
    const own = await preview({ ...dates, exceptId: mine.id })
    expect(own.warnings.join(' ')).not.toContain('de 2 solicitudes')
    await remove(other.id)
    await remove(mine.id)
  })
})

describe('additional days that expire', () => {
  test('are announced until they are taken', async () => {
    const Lot = `mutation Lot($input: CreateVacationLotInput!) {
      createVacationLot(input: $input) { ${outcome} data { expiring { days on } } }
    }`
    const { expiring } = await api
      .as('admin')
      .mutate<{ expiring: { days: string; on: string }[] }>(Lot, {
        input: {
          userContractId: contractOf(bernarda),
          source: 'BENEFIT',
          grantedOn: '2026-09-01',
          expiresOn: '2027-03-31',
          days: '2',
        },
      })
    expect(expiring).toEqual([{ days: '2', on: '2027-03-31' }])
  })
})

test('with exceptional working time it says on which days a vacation begins', async () => {
  const told = async () => {
    const { warnings } = await preview({ startDate: '2026-11-09', endDate: '2026-11-11' })
    return warnings.filter((one) => one.includes('ciclo de trabajo'))
  }
  expect(await told()).toEqual([])
  const cycle = (hours: number | null, days: number | null) =>
    owner.query(
      `update user_contract_version set cycle_hours = $1, cycle_days = $2
        where user_contract_id in (select id from user_contract where user_id = $3)`,
      [hours, days, bernarda.id],
    )
  await cycle(84, 14)
  expect(await told()).toEqual([
    'Con jornada excepcional, comienzan el primer día de un ciclo de trabajo y conservan su ' +
      'descanso (DT, Ord. 2668 de 2021)',
  ])
  await cycle(null, null)
})

describe('two periods without use', () => {
  test('are complete at an anniversary, and not while the second one is earned', async () => {
    const adjusted = (legalBalance: string) =>
      api.as('admin').mutate(Configure, {
        input: {
          userContractId: contractOf(bernarda),
          balanceAdjustmentDate: '2026-09-14',
          legalBalance,
          reason: 'Recuento',
        },
      })
    const words =
      'Tiene dos períodos completos: el empleador debe otorgar al menos el primero (art. 70)'
    const warns = async () =>
      (await preview({ startDate: '2026-11-09', endDate: '2026-11-11' })).warnings.includes(words)
    // Her fifth year ended on 4 October: the month completed on 4 November is of the sixth one.
    await adjusted('28')
    expect(await warns()).toBe(false)
    await adjusted('29')
    expect(await warns()).toBe(true)
  })
})

describe('what nobody may', () => {
  const Adjust = `mutation Adjust($input: CreateVacationAdjustmentInput!) {
    createVacationAdjustment(input: $input) { ${outcome} data { totalBalance } }
  }`
  const adjust = (days: string, who: Who) =>
    api.as(who).mutate(Adjust, {
      input: {
        userContractId: contractOf(bernarda),
        pool: 'LEGAL',
        on: '2026-09-01',
        days,
        reason: 'Prueba',
      },
    })

  test('write days beyond every measure', async () => {
    for (const days of ['1000000000', '-1000000000', '501', 'NaN']) {
      await expect(adjust(days, 'admin')).rejects.toMatchObject({ field: 'days' })
    }
    await expect(adjust('1', 'trabajador')).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('request by the option of a razón social other than that of the contract', async () => {
    const open = (id: number, is: boolean) =>
      owner.query('update business_option set vacation_public = $2 where business_id = $1', [
        id,
        is,
      ])
    await open(vina.id, false)
    await open(world.businesses.casa.id, true)
    const dates = { startDate: '2027-08-02', endDate: '2027-08-03' }
    await expect(ask(dates)).rejects.toMatchObject({ kind: 'forbidden' })
    await open(vina.id, true)
    await remove((await ask(dates)).id)
  })
})

/** A contract of the same razón social under the supervisor of Bernarda. */
async function teammate(): Promise<string> {
  const { rows } = await owner.query<{ code: string }>(
    `select c.code from user_contract c
     join user_contract_version v on v.company_id = c.company_id and v.user_contract_id = c.id
     join user_contract_version mine on mine.company_id = c.company_id
       and mine.user_contract_id = $1 and mine.superseded_at is null
       and mine.valid @> '2027-01-04'::date
     where v.superseded_at is null and v.valid @> '2027-01-04'::date
       and v.supervisor_id = mine.supervisor_id and c.business_id = $2 and c.id <> $1
       and c.initial_date < '2026-08-31' and c.final_date is null and c.status = 'ACTIVE'
     order by c.id limit 1`,
    [bernarda.contracts[0]?.id, vina.id],
  )
  const code = rows[0]?.code
  const contracts = Object.values(world.people).flatMap((person) => person.contracts)
  return contracts.find((contract) => contract.code === code)?.publicId ?? ''
}
