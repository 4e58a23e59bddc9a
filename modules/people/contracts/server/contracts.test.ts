import { describe, expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { innerId } from '#platform/model/ids.ts'
import { startApi, type Payload } from '#tests/api.ts'
import { statementsOf } from '#tests/queries.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database } = await startApi()
const { bernarda, carolina, hernan, rodrigo } = world.people
const { vina, peumal } = world.businesses

const outcome = 'status message error { kind message field traceId }'
const terms = `id code state status businessName jobTitle area supervisorName
  initialDate finalDate version
  versionFrom hoursPerWeek monthlySalary { value currency } revealed warnings`
const Contracts = `query C($input: UserContractsInput!) {
  userContracts(input: $input) { ${terms} }
}`
const Contract = `query C($input: UserContractInput!) { userContract(input: $input) { ${terms} } }`
const Create = `mutation C($input: CreateUserContractInput!) {
  createUserContract(input: $input) { ${outcome} data { ${terms} } }
}`
const Update = `mutation U($input: UpdateUserContractInput!) {
  updateUserContract(input: $input) { ${outcome} data { ${terms} } }
}`
const Status = `mutation S($input: UpdateUserContractStatusInput!) {
  updateUserContractStatus(input: $input) { ${outcome} data { id state } }
}`
const Delete = `mutation D($input: ByIdContract!) {
  deleteUserContract(input: $input) { ${outcome} data }
}`
const History = `query H($input: ContractHistoryInput!) {
  contractHistory(input: $input) {
    periods { from until } changes { attribute from before after author }
  }
}`

type Shown = {
  id: string
  code: string
  state: string
  version: number
  monthlySalary: { value: string; currency: string } | null
  hoursPerWeek: string
  revealed: boolean
  warnings: string[]
  finalDate: string | null
  jobTitle: string
}
const contractsOf = async (who: Username, input: object) =>
  (await api.as(who).run<{ userContracts: Shown[] }>(Contracts, { input })).userContracts
const contractOf = async (who: Username, input: object) =>
  (await api.as(who).run<{ userContract: Shown }>(Contract, { input })).userContract
const update = (input: object, who: Username = 'admin') =>
  api.as(who).result<Shown>(Update, { input })
const at = ({ error }: Payload) => error?.field

let nextRut = 42_300_000
async function somebody(birthday?: string) {
  const input = {
    identificationType: 'RUT',
    rut: rutOf((nextRut += 1)),
    firstname: 'Elena',
    paternalLastname: 'Catalán',
    ...(birthday ? { birthday } : {}),
  }
  const CreateUser = `mutation C($input: CreateUserInput!) {
    createUser(input: $input) { ${outcome} data { id } } }`
  return (await api.as('admin').mutate<{ id: string }>(CreateUser, { input })).id
}
const offer = (userId: string, fields: object = {}) => ({
  userId,
  businessId: vina.publicId,
  initialDate: '2026-03-02',
  contractType: 'INDEFINITE',
  jobTitle: 'Enóloga',
  monthlySalary: { value: '1200000', currency: 'CLP' },
  hoursPerWeek: '42',
  ...fields,
})
const create = (input: object, who: Username = 'admin') =>
  api.as(who).result<Shown>(Create, { input })
const made = async (fields: object = {}) => (await create(offer(await somebody(), fields))).data

describe('reading contracts', () => {
  test('somebody sees their own with its pay', async () => {
    const [own] = await contractsOf('trabajador', { userId: bernarda.publicId })
    expect(own).toMatchObject({
      state: 'ACTIVE',
      monthlySalary: { value: '585000', currency: 'CLP' },
    })
  })

  test('pay of another comes only when asked for, and leaves a trace', async () => {
    const [closed] = await contractsOf('gerente', { userId: bernarda.publicId })
    expect(closed).toMatchObject({
      jobTitle: 'Operaria de bodega',
      monthlySalary: null,
      revealed: false,
    })
    const [open] = await contractsOf('gerente', { userId: bernarda.publicId, reveal: true })
    expect(open?.monthlySalary).toEqual({ value: '585000', currency: 'CLP' })
    const { rows } = await database.owner.query(
      `select user_id, entity_id from audit_event where entity = 'lectura:remuneración'`,
    )
    expect(rows).toEqual([{ user_id: world.people.loreto.id, entity_id: String(bernarda.id) }])
  })

  test('a change of another answers no pay and is no reading of it', async () => {
    const read = `select count(*)::integer as times from audit_event
      where entity in ('lectura:remuneración', 'lectura:salud')`
    const { rows: before } = await database.owner.query(read)
    const { data } = await update({ id: bernarda.contracts[0]?.publicId, area: 'Bodega' })
    expect(data).toMatchObject({ area: 'Bodega', monthlySalary: null, revealed: false })
    expect((await database.owner.query(read)).rows).toEqual(before)
  })

  test('a supervisor does not see the contracts of their people', async () => {
    expect(await contractsOf('supervisor', { userId: bernarda.publicId, reveal: true })).toEqual([])
    expect(await contractsOf('supervisor', { userId: hernan.publicId })).toHaveLength(1)
  })

  test('a private role is for administrators, and for people who have one too', async () => {
    const input = { userId: rodrigo.publicId, reveal: true }
    expect(await contractsOf('gerente', input)).toEqual([])
    expect(await contractsOf('admin', input)).toHaveLength(1)
    expect(await contractsOf('supergerente', input)).toHaveLength(1)
  })

  test('a contract of another company is one that does not exist', async () => {
    const [contract] = bernarda.contracts
    const id = contract?.publicId
    await expect(contractOf('boreal.admin', { id })).rejects.toMatchObject({ kind: 'not-found' })
    expect((await update({ id, area: 'X' }, 'boreal.admin')).error?.kind).toBe('not-found')
  })
})

describe('making a contract', () => {
  test('holds from its first day and puts the person in the razón social', async () => {
    const userId = await somebody()
    const { data } = await create(offer(userId))
    expect(data).toMatchObject({ state: 'ACTIVE', businessName: 'Viña Los Coihues', warnings: [] })
    expect(data.code).toMatch(/^4230\d{4}-1$/)
    expect((await create(offer(userId))).data.code).toMatch(/-2$/)
    const Links =
      'query L($input: UserBusinessesInput!) { userBusinesses(input: $input) { admissionDate } }'
    const { userBusinesses } = await api
      .as('admin')
      .run<{ userBusinesses: unknown[] }>(Links, { input: { userId } })
    expect(userBusinesses).toEqual([{ admissionDate: '2026-03-02' }])
  })

  test.for([
    ['finalDate', { contractType: 'FIXED' }],
    ['finalDate', { finalDate: '2026-01-01' }],
    ['hoursPerWeek', { initialDate: '2026-05-04', hoursPerWeek: '44' }],
    ['hoursPerWeek', { hoursPerWeek: '85' }],
    ['monthlySalary.value', { monthlySalary: { value: '1200000.5', currency: 'CLP' } }],
    ['jobTitle', { jobTitle: '  ' }],
    ['gratificationAmount', { gratificationType: 'CONVENTIONAL' }],
    ['heavyWorkRate', { heavyWork: true }],
    ['unionFeeValue', { unionFeeType: 'PERCENT' }],
    ['cycleDays', { cycleHours: '84' }],
    ['cycleHours', { cycleDays: 14 }],
    ['cycleHours', { cycleHours: '60', cycleDays: 2 }],
    ['cycleDays', { cycleHours: '84', cycleDays: 32 }],
    ['liveIn', { liveIn: true }],
    ['specialWorkday', { specialWorkday: 'ART_106', art22: true }],
    ['specialWorkday', { specialWorkday: 'ART_106', cycleHours: '84', cycleDays: 14 }],
    ['specialWorkday', { specialWorkday: 'ART_106', isDomestic: true }],
    ['nightSurcharge', { nightSurcharge: '101' }],
  ] as const)('refuses at %s', async ([field, fields]) => {
    expect(at(await create(offer(await somebody(), fields)))).toBe(field)
  })

  test('the longest week is that of the day: 44 hours until 25 April 2026, then 42', async () => {
    const before = await made({ initialDate: '2026-04-01', hoursPerWeek: '44' })
    expect(before.hoursPerWeek).toBe('44')
    const later = (fields: object) => update({ id: before.id, from: '2026-05-01', ...fields })
    expect(at(await later({ hoursPerWeek: '43' }))).toBe('hoursPerWeek')
    expect(await later({ area: 'Cava', hoursPerWeek: '44' })).toMatchObject({ status: 'OK' })
    const shown = await contractOf('admin', { id: before.id, asOf: '2026-05-01', reveal: true })
    expect(shown.warnings).toEqual(['La jornada supera el máximo de 42 horas'])
    expect(await update({ id: before.id, from: '2026-05-01', hoursPerWeek: '42' })).toMatchObject({
      status: 'OK',
    })
  })

  test('what deserves a second look is asked before it is saved, if the screen asks', async () => {
    const asking = { headers: { 'x-asks': '1' } }
    const userId = await somebody('2019-01-15')
    const input = offer(userId, { monthlySalary: { value: '300000', currency: 'CLP' } })
    const asked = await api.as('admin').result(Create, { input }, asking)
    expect(asked.error).toMatchObject({
      kind: 'confirm',
      field: null,
      message: expect.stringMatching(/tiene 7 años.* El sueldo base es menor/),
    })
    expect(await contractsOf('admin', { userId })).toEqual([])
    const made = await api.as('admin').mutate<Shown>(Create, { input })

    // A change asks only about what it makes doubtful.
    const change = (fields: object) =>
      api.as('admin').result(Update, { input: { id: made.id, ...fields } }, asking)
    expect(await change({ area: 'Cava' })).toMatchObject({ status: 'OK' })
    const long = { contractType: 'FIXED', finalDate: '2028-01-01' }
    expect((await change(long)).error?.message).toMatch(/^Un plazo fijo dura [^.]*\.$/)
    expect(await contractsOf('admin', { userId })).toMatchObject([{ finalDate: null }])
  })

  test('nobody supervises themself, and a supervisor is of the company', async () => {
    const userId = await somebody()
    expect(at(await create(offer(userId, { supervisorId: userId })))).toBe('supervisorId')
    const { violeta } = world.boreal.people
    const foreign = await create(offer(userId, { supervisorId: violeta.publicId }))
    expect(foreign.error?.kind).toBe('not-found')
  })

  test('answers from what was written: nobody read the pay or the health of anybody', async () => {
    const userId = await somebody()
    let contract: Shown | null = null
    const texts = await statementsOf(async () => {
      contract = (await create(offer(userId, { jobTitle: 'Bodeguera' }))).data
    })
    expect(contract).toMatchObject({
      jobTitle: 'Bodeguera',
      monthlySalary: { value: '1200000', currency: 'CLP' },
      revealed: true,
    })
    expect(texts.filter((text) => text.startsWith('insert into "user_contract'))).toHaveLength(2)
    expect(
      texts.filter((text) => /^(?!insert).*"user_contract_version" as "one"/s.test(text)),
    ).toHaveLength(1)
    // One of them looks for the list of tasks that begins with a contract.
    expect(texts.length).toBeLessThanOrEqual(26)
    const { rows } = await database.owner.query(
      `select entity from audit_event where entity like 'lectura:%' and entity_id = $1`,
      [String(innerId('user', userId))],
    )
    expect(rows).toEqual([])
  })

  test('is for super managers, in a razón social they reach', async () => {
    const userId = await somebody()
    expect((await create(offer(userId), 'gerente')).error?.kind).toBe('forbidden')
    expect((await create(offer(userId), 'lectura')).error?.kind).toBe('forbidden')
    expect(
      (await create(offer(userId, { businessId: world.boreal.businesses.boreal.publicId }))).error
        ?.kind,
    ).toBe('not-found')
  })
})

describe('changing a contract', () => {
  test('a raise in the past does not undo a later raise', async () => {
    const { id } = await made({ initialDate: '2025-01-02', hoursPerWeek: '42' })
    const raise = (from: string, value: string) =>
      update({ id, from, monthlySalary: { value, currency: 'CLP' } })
    await raise('2026-06-01', '1500000')
    await raise('2025-09-01', '1300000')
    const pay = async (asOf: string) =>
      (await contractOf('admin', { id, asOf, reveal: true })).monthlySalary?.value
    expect(await pay('2025-03-01')).toBe('1200000')
    expect(await pay('2025-09-01')).toBe('1300000')
    expect(await pay('2026-05-31')).toBe('1300000')
    expect(await pay('2026-06-01')).toBe('1500000')

    const { contractHistory } = await api.as('admin').run<{
      contractHistory: {
        changes: { attribute: string; from: string; before: string; after: string }[]
      }
    }>(History, { input: { id, reveal: true } })
    expect(
      contractHistory.changes.filter((one) => one.attribute === 'monthlySalary'),
    ).toMatchObject([
      { from: '2025-09-01', after: '{"value":"1300000","currency":"CLP"}' },
      { from: '2026-06-01', before: '{"value":"1200000","currency":"CLP"}' },
    ])
    const closed = await api
      .as('admin')
      .run<{ contractHistory: { changes: unknown[] } }>(History, { input: { id } })
    expect(closed.contractHistory.changes).toEqual([])
  })

  test('weekly pay, a cycle, living in and surcharges hold from a day on', async () => {
    const { id } = await made({ hoursPerWeek: '42' })
    const special = `id paymentPeriod cycleHours cycleDays apprentice isDomestic liveIn
      nightSurcharge holidaySurcharge warnings`
    const Special = `query S($input: UserContractInput!) { userContract(input: $input) {
      ${special} } }`
    const on = async (asOf: string, reveal = true) =>
      (
        await api
          .as('admin')
          .run<{ userContract: object }>(Special, { input: { id, asOf, reveal } })
      ).userContract
    const change = (from: string, fields: object) => update({ id, from, ...fields })
    await change('2026-05-04', {
      paymentPeriod: 'WEEKLY',
      monthlySalary: { value: '140000', currency: 'CLP' },
      cycleHours: '84',
      cycleDays: 14,
      apprentice: true,
      nightSurcharge: '25',
      holidaySurcharge: '30.5',
    })
    expect(at(await change('2026-06-01', { cycleDays: null }))).toBe('cycleDays')
    expect(at(await change('2026-06-01', { liveIn: true }))).toBe('liveIn')
    const inHouse = { isDomestic: true, liveIn: true, cycleHours: null, cycleDays: null }
    expect(await change('2026-07-01', inHouse)).toMatchObject({ status: 'OK' })

    const plain = { cycleHours: null, cycleDays: null, isDomestic: false, liveIn: false }
    expect(await on('2026-05-03')).toMatchObject({ ...plain, paymentPeriod: 'MONTHLY' })
    const weekly = { paymentPeriod: 'WEEKLY', apprentice: true, liveIn: false }
    expect(await on('2026-06-30')).toMatchObject({
      ...weekly,
      cycleHours: '84',
      cycleDays: 14,
      nightSurcharge: '25',
      holidaySurcharge: '30.5',
      warnings: [expect.stringMatching(/aprendizaje dura a lo más dos años/)],
    })
    expect(await on('2026-06-30', false)).toMatchObject({ ...weekly, nightSurcharge: null })
    expect(await on('2026-07-01')).toMatchObject({ ...inHouse, paymentPeriod: 'WEEKLY' })
  })

  test('a special working time holds from a day on, with its own hours', async () => {
    const { id } = await made()
    const crew = { specialWorkday: 'ART_106', hoursPerWeek: '56' }
    expect(await update({ id, from: '2026-07-01', ...crew })).toMatchObject({ status: 'OK' })
    const Workday = `query W($input: UserContractInput!) { userContract(input: $input) {
      specialWorkday hoursPerWeek } }`
    const on = async (asOf: string) =>
      (await api.as('admin').run<{ userContract: object }>(Workday, { input: { id, asOf } }))
        .userContract
    expect(await on('2026-06-30')).toEqual({ specialWorkday: null, hoursPerWeek: '42' })
    expect(await on('2026-07-01')).toEqual(crew)
    expect(at(await update({ id, from: '2026-08-01', specialWorkday: null }))).toBe('hoursPerWeek')
    expect(at(await update({ id, from: '2026-08-01', art22: true }))).toBe('specialWorkday')
    const back = { specialWorkday: null, hoursPerWeek: '42' }
    expect(await update({ id, from: '2026-08-01', ...back })).toMatchObject({ status: 'OK' })
    expect(await on('2026-08-01')).toEqual(back)
  })

  test('nothing holds before the first day, nor after the last', async () => {
    const { id } = await made({ contractType: 'FIXED', finalDate: '2026-12-31' })
    expect(at(await update({ id, from: '2026-03-01', area: 'Cava' }))).toBe('from')
    expect(at(await update({ id, from: '2027-01-01', area: 'Cava' }))).toBe('finalDate')
    expect(await update({ id, from: '2026-12-31', area: 'Cava' })).toMatchObject({ status: 'OK' })
  })

  test('an earlier first day carries what held on the old one', async () => {
    const { id } = await made()
    await update({ id, initialDate: '2026-01-05' })
    expect(await contractOf('admin', { id, asOf: '2026-01-05', reveal: true })).toMatchObject({
      state: 'ACTIVE',
      versionFrom: '2026-01-05',
      monthlySalary: { value: '1200000' },
    })
  })

  test('two who read the same version cannot both write it', async () => {
    const { id, version } = await made()
    expect(await update({ id, version, area: 'Cava' })).toMatchObject({ status: 'OK' })
    expect((await update({ id, version, area: 'Bodega' })).error?.kind).toBe('conflict')
  })

  test('ends by its date, is suspended by its status, is removed by an administrator', async () => {
    const { id } = await made()
    const set = (status: string) =>
      api.as('supergerente').result<{ state: string }>(Status, { input: { id, status } })
    expect((await set('SUSPENDED')).data.state).toBe('SUSPENDED')
    expect(at(await set('DELETED'))).toBe('status')
    await set('ACTIVE')
    expect((await update({ id, finalDate: '2026-08-31', from: '2026-08-31' })).data.finalDate).toBe(
      '2026-08-31',
    )
    expect((await contractOf('admin', { id })).state).toBe('LEFT')
    expect((await api.as('supergerente').result(Delete, { input: { id } })).error?.kind).toBe(
      'forbidden',
    )
    expect(await api.as('admin').result(Delete, { input: { id } })).toMatchObject({ status: 'OK' })
    await expect(contractOf('admin', { id })).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('what a form offers', () => {
  test('words in use, razones sociales and unions of the own company', async () => {
    const Options = `query O { contractOptions {
      areas jobTitles businesses { id name } syndicates { name } }
      areas { name total } branchOffices { name total } }`
    await made({ branchOffice: 'Molina' })
    const { contractOptions, areas, branchOffices } = await api.as('admin').run<{
      contractOptions: { areas: string[]; businesses: { id: string }[]; syndicates: unknown[] }
      areas: { name: string; total: number }[]
      branchOffices: unknown[]
    }>(Options)
    expect(contractOptions.areas).toContain('Personas')
    expect(contractOptions.areas).not.toContain('Boreal')
    expect(contractOptions.businesses.map((one) => one.id)).toContain(peumal.publicId)
    expect(contractOptions.syndicates.length).toBeGreaterThan(0)
    expect(branchOffices).toContainEqual({ name: 'Molina', total: 1 })
    expect(areas.every(({ total }) => total > 0)).toBe(true)
  })

  test('a search of contracts begins with those that go on, and says which ended', async () => {
    const { allContracts } = await api
      .as('admin')
      .run<{ allContracts: { hint: string; state: string }[] }>(
        'query F($input: AllContractsInput!) { allContracts(input: $input) { hint state } }',
        { input: { search: 'huenchul' } },
      )
    const ended = allContracts.map(({ state }) => state === 'LEFT')
    expect(ended).toEqual(ended.toSorted((one, other) => Number(one) - Number(other)))
    for (const { hint, state } of allContracts) {
      expect(/terminó el \d\d-\d\d-\d{4}$/.test(hint)).toBe(state === 'LEFT')
    }
  })

  test('a search of contracts stays within the reach', async () => {
    const Find = 'query F($input: AllContractsInput!) { allContracts(input: $input) { id label } }'
    const { allContracts } = await api
      .as('admin')
      .run<{ allContracts: { id: string }[] }>(Find, { input: { search: 'aranguiz' } })
    expect(allContracts.map((one) => one.id)).toEqual(carolina.contracts.map((one) => one.publicId))
    const none = await api
      .as('boreal.admin')
      .run<{ allContracts: unknown[] }>(Find, { input: { search: 'aranguiz' } })
    expect(none.allContracts).toEqual([])
  })
})
