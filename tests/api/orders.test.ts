import { expect, test } from 'vitest'
import { innerId } from '#platform/model/ids.ts'
import { startApi } from '../api.ts'
import { Calculate, Close, outcome, payrollOf } from './payroll.ts'

const { api, world, database, drainJobs } = await startApi()
const admin = payrollOf(api.as('admin'))
const contract = world.people.elcira.contracts[0]!

const SaveCells = `mutation SaveCells($input: SaveUserItemsInput!) {
  saveUserItems(input: $input) { ${outcome} data { saved } }
}`

const CreateAbsence = `mutation CreateAbsence($input: CreateAbsenceInput!) {
  createAbsence(input: $input) { ${outcome} data { id } }
}`

type Step = 'enter' | 'calculate' | 'close' | 'enter more'
const steps: readonly Step[] = ['enter', 'calculate', 'close', 'enter more']

test('in whatever order people enter, calculate and close at once, no total is wrong', async () => {
  const { id } = await admin.monthAt(world.businesses.casa, 202609)
  await admin.calculate(id)
  await drainJobs()
  let amount = 1_000
  const ends = { closed: 0, left: 0 }
  for (const order of permutationsOf(steps)) {
    const sent = { enter: (amount += 1_000), 'enter more': (amount += 1_000) }
    const does: Record<Step, () => Promise<Answer>> = {
      enter: () => enter(id, 'COMISIONES', sent.enter),
      'enter more': () => enter(id, 'COLACION', sent['enter more']),
      close: () => api.as('admin').result(Close, { input: { id, acceptErrors: true } }),
      calculate: async () => {
        const answer = await api.as('admin').result(Calculate, { input: { id } })
        await drainJobs()
        return answer
      },
    }
    // All are under way before the first is answered, begun in this order.
    const begun = order.map((step) => [step, does[step]()] as const)
    const answers = new Map<Step, boolean>()
    for (const [step, answer] of begun) answers.set(step, (await answer).status !== 'ERROR')
    await drainJobs()
    await holds(id, order.join(', '))
    const month = await admin.month(id)
    expect(month.isOpen, order.join(', ')).toBe(!answers.get('close'))
    ends[month.isOpen ? 'left' : 'closed'] += 1
    if (!month.isOpen) {
      const facts = await factsOf(id)
      for (const [step, fact] of [
        ['enter', 'COMISIONES_MONTO'],
        ['enter more', 'VALOR_COLACION'],
      ] as const) {
        // What was taken before the closing is in the payslip; what was refused is not.
        expect(facts.get(fact) === sent[step], `${order.join(', ')}: ${step}`).toBe(
          answers.get(step),
        )
      }
      await admin.reopen(id)
    }
  }
  expect(ends.closed, 'orders in which the closing came through').toBeGreaterThan(0)
}, 120_000)

/**
 * What only points at a contract holds it as a foreign key does. Whoever changes something of the
 * contract goes on beside it: were they to wait, the two could wait for each other over the month.
 */
test('what points at a contract does not stop who writes for it', async () => {
  const { owner } = database
  const { id } = await admin.monthAt(world.businesses.casa, 202609)
  await owner.query('begin')
  await owner.query('select from user_contract where id = $1 for key share', [contract.id])
  expect(await enter(id, 'COMISIONES', 77_000)).toMatchObject({ status: 'OK' })
  const absence = await api.as('admin').result(CreateAbsence, {
    input: {
      userContractId: contract.publicId,
      type: 'NOT_WORKED',
      startDate: '2026-09-07',
      endDate: '2026-09-07',
    },
  })
  expect(absence).toMatchObject({ status: 'OK' })
  await owner.query('rollback')
})

type Answer = { status: string }

const enter = (payrollMonthId: string, itemCode: string, value: number): Promise<Answer> =>
  api.as('admin').result(SaveCells, {
    input: {
      payrollMonthId,
      cells: [{ contractId: contract.publicId, itemCode, value: String(value) }],
    },
  })

/** The totals are those of the payslips, and a closed month's hash that of its results. */
async function holds(publicMonth: string, order: string): Promise<void> {
  const { rows } = await database.owner.query(
    `select (r.totals ->> 'net')::bigint as told, sum(p.net)::bigint as net, m.closed_hash,
       count(*)::int + (select count(*)::int from payslip_error e
         where e.payroll_run_id = m.current_run_id) as answered,
       encode(sha256(convert_to(string_agg(p.user_contract_id || ':'
         || array_to_string(p.results, ','), ';' order by p.user_contract_id), 'UTF8')), 'hex')
         as hash
     from payroll_month m join payroll_run r on r.id = m.current_run_id
     join payslip p on p.payroll_run_id = r.id
     where m.id = $1 group by m.company_id, m.id, r.company_id, r.id`,
    [innerId('payrollMonth', publicMonth)],
  )
  const [found] = rows
  expect(Number(found.told), order).toBe(Number(found.net))
  if (found.closed_hash !== null) expect(found.closed_hash, order).toBe(found.hash)
  const { contracts, totalNet } = await admin.month(publicMonth)
  expect(found.answered, order).toBe(contracts)
  expect(totalNet, order).toBe(Number(found.net))
}

/** The facts of the named contract's payslip by code. */
async function factsOf(publicMonth: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.owner.query<{ facts: string[]; codes: string[] }>(
    `select p.facts, array(select f ->> 'code' from jsonb_array_elements(plan.library -> 'facts')
         with ordinality as given (f, at) order by at) as codes
     from payroll_month m join payroll_run r on r.id = m.current_run_id
     join payroll_plan plan on plan.company_id = r.company_id and plan.hash = r.plan_hash
     join payslip p on p.payroll_run_id = r.id and p.user_contract_id = $2
     where m.id = $1`,
    [innerId('payrollMonth', publicMonth), contract.id],
  )
  const [row] = rows
  return new Map(row?.codes.map((code, at) => [code, Number(row.facts[at])]))
}

function permutationsOf<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((one, at) =>
    permutationsOf(list.toSpliced(at, 1)).map((others) => [one, ...others]),
  )
}
