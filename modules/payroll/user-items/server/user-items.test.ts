import { beforeAll, describe, expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'
import type { KnownPerson } from '#tests/world.ts'

const { api, world, database, asCompany } = await startApi()
const { vina } = world.businesses
const { bernarda, miguel, silvia, rodrigo, carolina } = world.people
const admin = payrollOf(api.as('admin'))

const Items = `query Items { inputItems { code label unit group } }`
const UserItems = `query UserItems($input: UserItemsInput!) {
  userItems(input: $input) {
    id contractId person itemCode itemLabel unit kind value startMonth endMonth totalQuotas
    currentQuota status comment origin version
  }
}`
const Create = `mutation Create($input: CreateUserItemInput!) {
  createUserItem(input: $input) { ${outcome} data { id kind endMonth totalQuotas value version } }
}`
const Update = `mutation Update($input: UpdateUserItemInput!) {
  updateUserItem(input: $input) {
    ${outcome} data { id startMonth endMonth totalQuotas value status version }
  }
}`
const Remove = `mutation Remove($input: RemoveUserItemInput!) {
  removeUserItem(input: $input) { ${outcome} data }
}`
const Entered = `query Entered($input: EnteredItemsInput!) {
  enteredItems(input: $input) { code }
}`
type Item = {
  comment: string | null
  origin: string | null
  id: string
  contractId: string
  itemCode: string
  kind: string
  value: string
  startMonth: number
  endMonth: number | null
  totalQuotas: number | null
  currentQuota: number | null
  status: string
  version: number
}

/** Many rows at once, as a restored copy brings them: the trail of their making is elsewhere. */
async function asRestore(statement: string): Promise<void> {
  await database.owner.query('begin')
  await database.owner.query('set local session_replication_role = replica')
  await database.owner.query(statement)
  await database.owner.query('commit')
}

let september: MonthRow
let august: MonthRow
beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
  august = await admin.monthAt(vina, 202608)
})
const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const itemsOf = async (who: Parameters<typeof api.as>[0], input: object): Promise<Item[]> =>
  (await api.as(who).run<{ userItems: Item[] }>(UserItems, { input })).userItems
const of = async (person: KnownPerson, code: string, month = september): Promise<Item> => {
  const items = await itemsOf('admin', { payrollMonthId: month.id })
  const item = items.find((one) => one.contractId === contractOf(person) && one.itemCode === code)
  if (!item) throw new Error(`${person.name} has no ${code}`)
  return item
}
const create = (person: KnownPerson, more: object) =>
  api.as('admin').mutate<Item>(Create, {
    input: { contractId: contractOf(person), startMonth: 202609, ...more },
  })
const update = (input: object) => api.as('admin').mutate<Item>(Update, { input })
const remove = (item: Item, month = september) =>
  api.as('admin').mutate(Remove, { input: { id: item.id, payrollMonthId: month.id } })

test('a contract and a month say the same as the month itself', async () => {
  const [contractId, yearMonth] = [contractOf(bernarda), 202609]
  const ofMonth = (await itemsOf('admin', { payrollMonthId: september.id })).filter(
    (item) => item.contractId === contractId,
  )
  expect(ofMonth.length).toBeGreaterThan(0)
  expect(await itemsOf('admin', { contractId, yearMonth })).toEqual(ofMonth)
  expect(await itemsOf('admin', { contractId, yearMonth: 199001 })).toEqual([])
})

describe('what can be entered', () => {
  test('is what the law calculates with, and the concepts of the company', async () => {
    const { inputItems } = await api
      .as('admin')
      .run<{ inputItems: { code: string; unit: string }[] }>(Items)
    const units = new Map(inputItems.map(({ code, unit }) => [code, unit]))
    expect(units.get('HORAS_EXTRA')).toBe('HOURS')
    expect(units.get('BONO_ANTIGUEDAD')).toBe('PERCENT')
    expect(units.get('BONO_METAS')).toBe('UF')
    expect(units.size).toBe(inputItems.length)
  })
})

describe('the items of a month', () => {
  test('are those whose months contain it, with the quota that falls in it', async () => {
    // Twelve quotas from February: September is the eighth; thirty-six from November 2025: the
    // eleventh.
    expect(await of(miguel, 'PRESTAMO_EMPRESA')).toMatchObject({
      kind: 'QUOTAS',
      currentQuota: 8,
      totalQuotas: 12,
      endMonth: 202701,
    })
    expect((await of(silvia, 'CREDITO_CCAF')).currentQuota).toBe(11)
    expect((await of(carolina, 'BONO_RESPONSABILIDAD')).kind).toBe('PERMANENT')
    expect((await of(bernarda, 'BONO_PRODUCCION')).kind).toBe('ONCE')
  })

  test('are asked of the database as often for one contract as for all', async () => {
    const all = () => itemsOf('admin', { payrollMonthId: september.id })
    const one = () =>
      itemsOf('admin', { payrollMonthId: september.id, contractId: contractOf(bernarda) })
    expect(await queriesOf(all)).toBe(await queriesOf(one))
  })

  test('are all listed by pages of contracts, and never some of them as if all', async () => {
    const planted = `from user_contract where company_id = ${world.coihues.id}
      and business_id = ${vina.id}`
    const marked = `comment = 'Una de muchas' and company_id = ${world.coihues.id}`
    await asRestore(`insert into user_item (company_id, user_contract_id, item_code, value,
        currency, start_month, end_month, comment)
      select company_id, id, 'COMISIONES', 1, 'CLP', 202609, 202609, 'Una de muchas'
      ${planted.replace('user_contract', 'user_contract cross join generate_series(1, 400)')}`)
    try {
      const input = { payrollMonthId: september.id }
      await expect(itemsOf('admin', input)).rejects.toMatchObject({
        kind: 'too-many',
        message: 'Hay más de 20.000 haberes y descuentos: pídalos por grupos de contratos',
      })
      const { rows } = await database.owner.query<{ id: string }>(`select id ${planted}`)
      const ids = rows.map(({ id }) => ({ contractId: publicId('contract', Number(id)) }))
      let found = 0
      for (let at = 0; at < ids.length; at += 40) {
        const page = await itemsOf('admin', { ...input, contracts: ids.slice(at, at + 40) })
        found += page.filter(({ comment }) => comment === 'Una de muchas').length
      }
      expect(found).toBe(ids.length * 400)
      expect(found).toBeGreaterThan(20_000)
      expect(await itemsOf('admin', { ...input, contracts: [] })).toEqual([])
      const foreign = { contracts: ids.slice(0, 1) }
      expect(await itemsOf('boreal.admin', foreign)).toEqual([])
    } finally {
      await asRestore(`delete from user_item where ${marked}`)
    }
  })

  test('that somebody entered for the month alone are the columns of its grid', async () => {
    const input = { payrollMonthId: september.id }
    const asked = async (who: Parameters<typeof api.as>[0]) =>
      (await api.as(who).run<{ enteredItems: { code: string }[] }>(Entered, { input })).enteredItems
    const once = (await itemsOf('admin', input)).filter(
      ({ kind, origin, status }) => kind === 'ONCE' && origin === null && status === 'ACTIVE',
    )
    const codes = [...new Set(once.map(({ itemCode }) => itemCode))].toSorted()
    expect(codes).toContain('BONO_PRODUCCION')
    expect((await asked('admin')).map(({ code }) => code)).toEqual(codes)
    await expect(asked('trabajador')).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(asked('boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('are for who administers them, and of no other company', async () => {
    const input = { payrollMonthId: september.id }
    for (const who of ['gerente', 'lectura', 'supervisor', 'trabajador'] as const) {
      await expect(itemsOf(who, input), who).rejects.toMatchObject({ kind: 'forbidden' })
    }
    await expect(itemsOf('boreal.admin', input)).rejects.toMatchObject({ kind: 'not-found' })
    const foreign = { contractId: contractOf(bernarda) }
    expect(await itemsOf('boreal.admin', foreign)).toEqual([])
  })
})

describe('giving an item', () => {
  test('with quotas ends by itself after the last one', async () => {
    const loan = await create(carolina, {
      itemCode: 'PRESTAMO_EMPRESA',
      value: '10000',
      totalQuotas: 5,
    })
    expect(loan).toMatchObject({ kind: 'QUOTAS', endMonth: 202701, totalQuotas: 5 })
    for (const totalQuotas of [0, -1, 481]) {
      await expect(
        create(carolina, { itemCode: 'PRESTAMO_EMPRESA', value: '1', totalQuotas }),
      ).rejects.toMatchObject({ kind: 'invalid', field: 'totalQuotas' })
    }
  })

  test('takes a value that its unit allows', async () => {
    const wrong = [
      ['COMISIONES', '100.5', 'Los pesos no llevan decimales'],
      ['BONO_ANTIGUEDAD', '100.1', 'Debe ser a lo más 100'],
      ['DIAS_AUSENCIA', '1.5', 'Debe ser un número de días entre 0 y 31'],
      ['DIAS_AUSENCIA', '32', 'Debe ser un número de días entre 0 y 31'],
      ['HORAS_EXTRA', '300.5', 'Debe ser a lo más 300 horas'],
      ['HORAS_EXTRA', '1.125', 'Las horas llevan hasta 2 decimales'],
    ] as const
    for (const [itemCode, value, message] of wrong) {
      await expect(create(carolina, { itemCode, value }), itemCode).rejects.toMatchObject({
        kind: 'invalid',
        field: 'value',
        message,
      })
    }
    await expect(create(carolina, { itemCode: 'COMISIONES', value: '-1' })).rejects.toMatchObject({
      kind: 'invalid',
      field: 'value',
    })
    await expect(create(carolina, { itemCode: 'NO_EXISTE', value: '1' })).rejects.toMatchObject({
      field: 'itemCode',
      message: 'Ese concepto no existe',
    })
    expect(
      await create(carolina, { itemCode: 'BONO_METAS', value: '2.5', endMonth: 202609 }),
    ).toMatchObject({ kind: 'ONCE' })
  })

  test('is not possible in a closed month, nor before its own beginning', async () => {
    const given = { itemCode: 'COMISIONES', value: '1000' }
    await expect(create(carolina, { ...given, startMonth: 202608 })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'El mes está cerrado',
    })
    await expect(create(carolina, { ...given, endMonth: 202608 })).rejects.toMatchObject({
      kind: 'invalid',
      field: 'endMonth',
    })
  })

  test('to a contract of another company is as to none', async () => {
    const input = { contractId: contractOf(bernarda), itemCode: 'COMISIONES', value: '1' }
    await expect(
      api.as('boreal.admin').mutate(Create, { input: { ...input, startMonth: 202609 } }),
    ).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('changing an item', () => {
  test('from a month on leaves the months before it as they were', async () => {
    const item = await of(carolina, 'BONO_RESPONSABILIDAD')
    const changed = await update({
      id: item.id,
      version: item.version,
      payrollMonthId: september.id,
      value: '70000',
    })
    expect(changed).toMatchObject({ value: '70000.0000', startMonth: 202609, endMonth: null })
    expect(await of(carolina, 'BONO_RESPONSABILIDAD', august)).toMatchObject({
      value: '180000.0000',
      endMonth: 202608,
    })
    expect((await of(carolina, 'BONO_RESPONSABILIDAD')).id).toBe(changed.id)
  })

  test('with quotas goes on with those that are left', async () => {
    const item = await of(miguel, 'PRESTAMO_EMPRESA')
    const rest = await update({
      id: item.id,
      version: item.version,
      payrollMonthId: september.id,
      value: '32500',
      totalQuotas: 10,
    })
    expect(rest).toMatchObject({ startMonth: 202609, totalQuotas: 10, endMonth: 202706 })
    expect(await of(miguel, 'PRESTAMO_EMPRESA', august)).toMatchObject({ endMonth: 202608 })
  })

  test('a word more about it makes no new one', async () => {
    const item = await of(silvia, 'CREDITO_CCAF')
    const changed = await update({
      id: item.id,
      version: item.version,
      payrollMonthId: september.id,
      value: '92450',
      comment: 'Folio 4411',
    })
    expect(changed).toMatchObject({ id: item.id, startMonth: 202511, totalQuotas: 36 })
  })

  test('of what closed months used is refused', async () => {
    const item = await of(silvia, 'CREDITO_CCAF')
    await expect(
      update({ id: item.id, version: item.version, payrollMonthId: null, value: '1' }),
    ).rejects.toMatchObject({ kind: 'conflict', message: 'El mes está cerrado' })
  })

  test('by two people at once keeps the first and tells the second', async () => {
    const item = await of(carolina, 'BONO_RESPONSABILIDAD')
    const change = { id: item.id, version: item.version, payrollMonthId: null }
    await update({ ...change, comment: 'una' })
    await expect(update({ ...change, comment: 'otra' })).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringMatching(
        /^Usted guardó estos datos hoy a las \d\d:\d\d en otra ventana/,
      ),
    })
  })
})

describe('taking an item away', () => {
  test('that other months had ends it before this one; a new one disappears', async () => {
    await remove(await of(silvia, 'SEGURO_COMPLEMENTARIO'))
    await expect(of(silvia, 'SEGURO_COMPLEMENTARIO')).rejects.toThrow(/has no/)
    const ended = await of(silvia, 'SEGURO_COMPLEMENTARIO', august)
    expect(ended.endMonth).toBe(202608)
    await expect(remove(ended)).rejects.toMatchObject({
      message: 'Ya había terminado antes de este mes',
    })
    const item = await of(carolina, 'PRESTAMO_EMPRESA')
    await remove(item)
    const { rows } = await database.owner.query(
      `select count(*)::int as left from user_item where user_contract_id = $1 and item_code = $2`,
      [carolina.contracts[0]?.id, 'PRESTAMO_EMPRESA'],
    )
    expect(rows[0]?.left).toBe(0)
  })

  test('of a closed month, or by the month of another razón social, is refused', async () => {
    const item = await of(bernarda, 'CASINO')
    await expect(remove(item, august)).rejects.toMatchObject({ message: 'El mes está cerrado' })
    const other = await admin.monthAt(world.businesses.peumal, 202609)
    await expect(remove(item, other)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(
      api.as('boreal.admin').mutate(Remove, {
        input: { id: item.id, payrollMonthId: september.id },
      }),
    ).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('leaves in the audit what it was', async () => {
    const { rows } = await database.owner.query<{ action: string }>(
      `select action from audit_event where entity = 'user_item' and company_id = $1
       order by seq desc limit 1`,
      [world.coihues.id],
    )
    expect(rows[0]?.action).toBe('Eliminado')
  })
})

describe('the confidential payroll', () => {
  const Cells = `mutation Cells($input: SaveUserItemsInput!) {
    saveUserItems(input: $input) { ${outcome} data { saved } }
  }`

  test('is neither seen nor entered by who is not in it, whatever else they may', async () => {
    const input = { payrollMonthId: september.id, contractId: contractOf(bernarda) }
    expect((await itemsOf('supergerente', input)).length).toBeGreaterThan(0)
    // From now on she is in it, and the super manager is not.
    await makePrivate(bernarda, true)
    await makePrivate(rodrigo, false)
    expect(await itemsOf('supergerente', input)).toEqual([])
    const session = api.as('supergerente')
    const item = (await itemsOf('admin', input))[0]
    const refused = { kind: 'not-found', message: 'No encontrado' }
    const cell = { contractId: contractOf(bernarda), itemCode: 'COMISIONES', value: '1' }
    for (const [document, given] of [
      [Cells, { payrollMonthId: september.id, cells: [cell] }],
      [Create, { ...cell, startMonth: 202609 }],
      [Update, { id: item?.id, version: item?.version, comment: 'x' }],
      [Remove, { id: item?.id, payrollMonthId: september.id }],
    ] as const) {
      await expect(session.mutate(document, { input: given })).rejects.toMatchObject(refused)
    }
    await makePrivate(bernarda, false)
    await makePrivate(rodrigo, true)
    expect((await itemsOf('supergerente', input)).length).toBeGreaterThan(0)
  })
})

const makePrivate = ({ id }: KnownPerson, isPrivate: boolean) =>
  asCompany('update users set is_private_role = $2 where id = $1', [id, isPrivate])
