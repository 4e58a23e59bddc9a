import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

const { api, world } = await startApi()
const [contract] = world.people.hernan.contracts

type Task = { id: string; name: string; price: string | null; kept: string | null }

const write = <Answer>(operation: string, type: string, input: object) =>
  api
    .as('admin')
    .result<Answer>(
      `mutation ($input: ${type}!) { ${operation}(input: $input) { ${outcome} data { id } } }`,
      { input },
    )
const task = async (id: string) =>
  (
    await api
      .as('admin')
      .run<{ pieceworkTasks: Task[] }>('{ pieceworkTasks { id name price kept } }')
  ).pieceworkTasks.find((one) => one.id === id)

test('a work says what it pays today, and why it is not removed', async () => {
  const made = await write<{ id: string }>('createPieceworkTask', 'CreatePieceworkTaskInput', {
    name: 'Poda de ciruelos',
    unit: 'árbol',
    status: 'ACTIVE',
  })
  const taskId = made.data?.id ?? ''
  expect(await task(taskId)).toMatchObject({ price: null, kept: null })
  for (const [startsOn, price] of [
    ['2026-08-01', '900'],
    ['2026-09-01', '1000.5'],
    ['2026-12-01', '1200'],
  ]) {
    const { error } = await write('createPieceworkPrice', 'CreatePieceworkPriceInput', {
      taskId,
      startsOn,
      price,
    })
    expect(error).toBeNull()
  }
  expect(await task(taskId)).toMatchObject({ price: '1000.50', kept: null })

  await api.as('supergerente').mutate(
    `mutation ($input: SavePieceworkInput!) {
      savePiecework(input: $input) { ${outcome} data { saved } } }`,
    {
      input: {
        rows: [
          { key: 'poda', contractId: contract?.publicId, taskId, day: '2026-09-07', quantity: '3' },
        ],
      },
    },
  )
  const kept = 'Ya se anotó trabajo en ella: déjela sin uso'
  expect((await task(taskId))?.kept).toBe(kept)
  const { error } = await api.as('admin').result(
    `mutation ($input: ByIdPieceworkTask!) {
      deletePieceworkTask(input: $input) { ${outcome} data } }`,
    { input: { id: taskId } },
  )
  expect(error).toMatchObject({ kind: 'conflict', message: kept })
})

test('of several entries that are sent, the one that cannot be is named', async () => {
  const [first] = (
    await api.as('admin').run<{ pieceworkTasks: Task[] }>('{ pieceworkTasks { id } }')
  ).pieceworkTasks
  const row = (key: string, contractId: string | undefined) => ({
    key,
    contractId,
    taskId: first?.id,
    day: '2026-09-08',
    quantity: '2',
  })
  const { error } = await api.as('supergerente').result(
    `mutation ($input: SavePieceworkInput!) {
      savePiecework(input: $input) { ${outcome} data { saved } } }`,
    {
      input: {
        rows: [
          row('good', contract?.publicId),
          row('other', world.boreal.people.amanda.contracts[0]?.publicId),
        ],
      },
    },
  )
  expect(error).toMatchObject({
    kind: 'not-found',
    message: 'No encontrado',
    field: 'rows.1.contractId',
  })
})
