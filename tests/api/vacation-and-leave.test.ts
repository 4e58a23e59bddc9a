// A vacation that is approved while a medical leave over its days is registered, in both orders.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#chile/dates.ts'
import { startApi } from '../api.ts'
import { createInterleaving, type Gate } from './interleave.ts'
import { outcome } from './payroll.ts'

const { api, world, database } = await startApi({ connections: 12 })
const { bernarda } = world.people
const userContractId = bernarda.contracts[0]?.publicId ?? ''

const fields = 'id responseStatus endDate enjoyedUntil version'
type Vacation = {
  id: string
  responseStatus: string
  endDate: string
  enjoyedUntil: string | null
  version: number
}
const act = (name: string, type: string, data = fields) =>
  `mutation M($input: ${type}!) { ${name}(input: $input) { ${outcome} data { ${data} } } }`
const Approve = act('updateVacation', 'UpdateVacationInput')
const Leave = act('createAbsence', 'CreateAbsenceInput', 'id')

/** The balance of the end of the year: neither act changes what is earned until then. */
const balance = async (): Promise<number> => {
  const { vacationConfig } = await api.as('admin').run<{
    vacationConfig: { totalBalance: string }
  }>(`query C($input: VacationConfigInput!) { vacationConfig(input: $input) { totalBalance } }`, {
    input: { userContractId, asOf: '2026-12-31' },
  })
  return Number(vacationConfig.totalBalance)
}
const one = async (id: string): Promise<Vacation> => {
  const { vacations } = await api.as('admin').run<{ vacations: { rows: Vacation[] } }>(
    `query L($filter: VacationFilter, $page: Page) {
      vacations(filter: $filter, page: $page) { rows { ${fields} } } }`,
    { filter: { userId: bernarda.publicId }, page: { number: 1, size: 100 } },
  )
  const found = vacations.rows.find((row) => row.id === id)
  if (!found) throw new Error(`no vacation ${id}`)
  return found
}
const ask = (startDate: string) =>
  api.as('trabajador').mutate<Vacation>(act('createVacation', 'CreateVacationInput'), {
    input: { userContractId, startDate, endDate: addDays(startDate, 4) },
  })

/** Sends as one of two at once; answers why it was refused, or nothing. */
const send = (document: string, input: object) => (traceparent: string) =>
  api
    .as('admin')
    .run(document, { input }, { headers: { traceparent } })
    .then(
      () => null,
      (refused: { kind: string; message: string }) => refused,
    )

let stage: ReturnType<typeof createInterleaving>
beforeAll(async () => {
  await api
    .as('admin')
    .mutate(act('createVacationAdjustment', 'CreateVacationAdjustmentInput', 'totalBalance'), {
      input: {
        userContractId,
        pool: 'LEGAL',
        on: '2026-09-01',
        days: '30',
        reason: 'Días de otro empleador',
      },
    })
  stage = createInterleaving(database.owner)
})
afterAll(() => stage.end())

const gates: readonly Gate[] = ['before committing', 'before writing']
const orders = ['the approval', 'the leave'] as const
/** A week from Monday to Friday without a holiday for each play. */
const weeks = ['2026-10-19', '2026-11-09', '2026-11-16', '2026-11-23']
const plays = gates.flatMap((gate, at) =>
  orders.map((first, place) => ({ gate, first, monday: weeks[at * orders.length + place] ?? '' })),
)

describe('over the same days at the same moment', () => {
  test.each(plays)('no day is lost: $first first, stopped $gate', async (play) => {
    const { gate, first, monday } = play
    const before = await balance()
    const used = async () => before - (await balance())
    const { id, version } = await ask(monday)
    const approve = { id, version, responseStatus: 'APPROVED' }
    const approval = send(Approve, approve)
    const leave = send(Leave, {
      userContractId,
      type: 'LICENSE',
      subtype: 'NORMAL',
      startDate: addDays(monday, 2),
      endDate: addDays(monday, 4),
      licenseNumber: `1-${monday.slice(5)}`,
      approve: true,
    })
    const isFirst = first === 'the approval'
    const answers = await stage.play(gate, isFirst ? [approval, leave] : [leave, approval])
    expect(stage.crossed()).toBe(0)
    const [approved, left] = isFirst ? answers : answers.toReversed()
    expect(left).toBeNull()
    if (approved) {
      // The leave changed what was asked: whoever approves reads it anew, and nothing was used.
      expect(approved).toMatchObject({ kind: 'conflict' })
      expect(await used()).toBe(0)
      const { version: seen, endDate } = await one(id)
      expect(endDate).toBe(addDays(monday, 1))
      await api.as('admin').mutate(Approve, { input: { ...approve, version: seen } })
    }
    // Monday and Tuesday are days of vacation; from Wednesday on they are of the leave.
    expect(await used()).toBe(2)
    const { responseStatus, endDate, enjoyedUntil } = await one(id)
    expect([responseStatus, enjoyedUntil ?? endDate]).toEqual(['APPROVED', addDays(monday, 1)])
  })
})

test('a thousand million of days is refused in words, and changes no balance', async () => {
  const before = await balance()
  for (const days of ['1000000000', '-1000000000', '999999999.99', '1e9', '', 'mil']) {
    const adjust = api
      .as('admin')
      .mutate(act('createVacationAdjustment', 'CreateVacationAdjustmentInput', 'totalBalance'), {
        input: { userContractId, pool: 'LEGAL', on: '2026-09-01', days, reason: 'Un error' },
      })
    await expect(adjust, days).rejects.toMatchObject({
      kind: 'invalid',
      field: 'days',
      message: expect.stringMatching(/^[A-Z].* /),
    })
  }
  expect(await balance()).toBe(before)
})
