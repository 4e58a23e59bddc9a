import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { releaseOf } from '#tests/api/processes.ts'
import { amountOf, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'

const { api, world, drainJobs } = await startApi()
const { vina } = world.businesses
const { carolina, silvia } = world.people
const admin = payrollOf(api.as('admin'))
const contractOf = (person: typeof carolina) => person.contracts[0]?.publicId ?? ''

type Item = {
  id: string
  itemCode: string
  status: string
  startMonth: number
  endMonth: number | null
  totalQuotas: number | null
}
type Order = { totalAmount: number | null; taken: number | null }
const orderFields = 'id totalAmount taken'
const fields = 'id itemCode status startMonth endMonth totalQuotas totalAmount taken'
const mutate = (name: 'suspendUserItem' | 'resumeUserItem', id: string) =>
  api.as('admin').mutate<Item>(
    `mutation ($input: UserItemInMonth!) {
      ${name}(input: $input) { ${outcome} data { ${fields} } }
    }`,
    { input: { id, payrollMonthId: september.id } },
  )
const itemsOf = async (person: typeof carolina, itemCode: string) =>
  (
    await api
      .as('admin')
      .run<{ userItems: Item[] }>(
        `query ($input: UserItemsInput!) { userItems(input: $input) { ${fields} } }`,
        { input: { contractId: contractOf(person) } },
      )
  ).userItems
    .filter((item) => item.itemCode === itemCode)
    .toSorted((a, b) => a.startMonth - b.startMonth)

let september: MonthRow
beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
})

describe('suspending', () => {
  test('takes it from the payslip of the month, resuming brings it back', async () => {
    const [before] = await itemsOf(carolina, 'BONO_RESPONSABILIDAD')
    const suspended = await mutate('suspendUserItem', before?.id ?? '')
    expect(suspended).toMatchObject({ status: 'SUSPENDED', startMonth: 202609 })
    expect(await paid()).toBe(0)
    // What closed months were paid stays an item of theirs.
    expect((await itemsOf(carolina, 'BONO_RESPONSABILIDAD'))[0]).toMatchObject({
      status: 'ACTIVE',
      endMonth: 202608,
    })
    await expect(mutate('suspendUserItem', suspended.id)).rejects.toMatchObject({
      message: 'Ya está suspendido',
    })
    expect(await mutate('resumeUserItem', suspended.id)).toMatchObject({ status: 'ACTIVE' })
    expect(await paid()).toBe(180_000)
  })

  test('lets quotas wait: the months that pass take none of them', async () => {
    const [before] = await itemsOf(silvia, 'CREDITO_CCAF')
    // 36 quotas since November 2025: ten were discounted until August 2026.
    expect(before).toMatchObject({ startMonth: 202511, totalQuotas: 36 })
    const suspended = await mutate('suspendUserItem', before?.id ?? '')
    expect(suspended).toMatchObject({ status: 'SUSPENDED', totalQuotas: 26, endMonth: null })
    const resumed = await mutate('resumeUserItem', suspended.id)
    expect(resumed).toMatchObject({
      status: 'ACTIVE',
      startMonth: 202609,
      totalQuotas: 26,
      endMonth: 202810,
    })
    await expect(mutate('resumeUserItem', resumed.id)).rejects.toMatchObject({
      message: 'No está suspendido',
    })
  })

  test('is not for who only reads', async () => {
    const [item] = await itemsOf(carolina, 'BONO_RESPONSABILIDAD')
    await expect(
      api.as('lectura').mutate(
        `mutation ($input: UserItemInMonth!) {
          suspendUserItem(input: $input) { ${outcome} data { id } } }`,
        { input: { id: item?.id, payrollMonthId: september.id } },
      ),
    ).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

describe('an order of a court with a total', () => {
  const create = (more: object) =>
    api.as('admin').mutate<Order>(
      `mutation ($input: CreateUserItemInput!) {
        createUserItem(input: $input) { ${outcome} data { ${orderFields} } }
      }`,
      { input: { contractId: contractOf(carolina), startMonth: 202608, ...more } },
    )
  const line = async (month: MonthRow, code: string) =>
    amountOf(await admin.payslip(month.id, contractOf(carolina)), code)
  const calculate = async (month: MonthRow) => {
    await admin.calculate(month.id)
    await drainJobs()
  }
  const orders = async () => (await itemsOf(carolina, 'EMBARGO_PRIVILEGIADO')).map(short)
  const short = ({ startMonth, endMonth, totalAmount, taken }: Item & Partial<Order>) => [
    startMonth,
    endMonth,
    totalAmount,
    taken,
  ]

  test('is only of a court, and without quotas', async () => {
    const order = { itemCode: 'EMBARGO_PRIVILEGIADO', value: '100000', totalAmount: 150_000 }
    const later = { ...order, startMonth: 202609 }
    await expect(create({ ...later, itemCode: 'SEGURO_COMPLEMENTARIO' })).rejects.toMatchObject({
      field: 'totalAmount',
      message: 'Solo una orden judicial lleva un total',
    })
    await expect(create({ ...later, totalQuotas: 2 })).rejects.toMatchObject({
      field: 'totalAmount',
    })
    for (const totalAmount of [0, -1, 100_000_000]) {
      await expect(create({ ...later, totalAmount })).rejects.toMatchObject({ kind: 'invalid' })
    }
    await expect(create(order)).rejects.toMatchObject({ message: 'El mes está cerrado' })
  })

  test('stops at it: the last month takes the rest, and a reopening gives it back', async () => {
    const august = await admin.monthAt(vina, 202608)
    for (const { id, yearMonth, type, isOpen } of await admin.months(vina.publicId)) {
      if (yearMonth === 202608 && type === 'SETTLEMENT' && !isOpen) await admin.reopen(id)
    }
    await releaseOf(api.as('admin')).transfer(august.id, [], 'UNPAID')
    await admin.reopen(august.id)
    const order = { itemCode: 'EMBARGO_PRIVILEGIADO', value: '100000', totalAmount: 150_000 }
    expect(await create(order)).toMatchObject({ totalAmount: 150_000, taken: 0 })
    await calculate(august)
    expect(await line(august, 'EMBARGO_PREFERENTE')).toBe(100_000)
    await admin.close(august.id, true)
    expect(await orders()).toEqual([[202608, null, 150_000, 100_000]])
    await calculate(september)
    expect(await line(september, 'EMBARGO_PREFERENTE')).toBe(50_000)

    // What goes on from a month on is the same order, also while it waits.
    const [root] = await itemsOf(carolina, 'EMBARGO_PRIVILEGIADO')
    const waits = await mutate('suspendUserItem', root?.id ?? '')
    expect(await line(september, 'EMBARGO_PREFERENTE')).toBe(0)
    await mutate('resumeUserItem', waits.id)
    expect(await orders()).toEqual([
      [202608, 202608, 150_000, 100_000],
      [202609, null, 150_000, 100_000],
    ])
    expect(await line(september, 'EMBARGO_PREFERENTE')).toBe(50_000)

    // Opened again, August has taken nothing, and September would ask for all of a month.
    await admin.reopen(august.id)
    expect((await orders()).map(([, , , taken]) => taken)).toEqual([0, 0])
    await calculate(september)
    expect(await line(september, 'EMBARGO_PREFERENTE')).toBe(100_000)
  })
})

describe('copying the month before', () => {
  test('offers its one-off entries, for people who are still there', async () => {
    const offered = async (
      who: Parameters<typeof api.as>[0] = 'admin',
      page = { number: 1, size: 100 },
    ) =>
      (
        await api.as(who).run<{
          previousUserItems: {
            total: number
            rows: { contractId: string; itemCode: string; value: string }[]
          }
        }>(
          `query ($filter: PreviousUserItemsFilter!, $page: Page) {
            previousUserItems(filter: $filter, page: $page) {
              total rows { contractId itemCode value } } }`,
          { filter: { payrollMonthId: september.id }, page },
        )
      ).previousUserItems
    const { rows, total } = await offered()
    expect(rows).toHaveLength(total)
    expect(await offered('admin', { number: 2, size: 10 })).toEqual({
      total,
      rows: rows.slice(10, 20),
    })
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.map(({ itemCode }) => itemCode)).not.toContain('CREDITO_CCAF')
    expect(rows.every(({ value }) => Number(value) > 0)).toBe(true)
    await expect(offered('boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  })
})

async function paid() {
  await admin.calculate(september.id)
  await drainJobs()
  return amountOf(await admin.payslip(september.id, contractOf(carolina)), 'BONO_RESPONSABILIDAD')
}
