import { afterAll, beforeAll, expect, test } from 'vitest'
import { innerId } from '../../platform/model/ids.ts'
import { startApi } from '../api.ts'
import { fingerprint } from '../attacks/ids.ts'
import { createInterleaving, type Gate } from './interleave.ts'
import { keepRows } from './kept-rows.ts'
import { Calculate, findingsOf, type MonthRow, outcome, payrollOf } from './payroll.ts'

// Five at once write in one company, each with a connection.
const { api, world, database, drainJobs } = await startApi({ connections: 12 })
const { owner } = database
const admin = payrollOf(api.as('admin'))
const business = world.businesses.casa
const contract = world.people.elcira.contracts[0]!

/**
 * `ORDERS=all` goes through the 120 orders at both gates. Without it, each order of the writers
 * once, with the closing at each place among them in turn, now at one gate and now at the other.
 */
const everything = process.env['ORDERS'] === 'all'

const mutationOf = (name: string, type: string, data: string) =>
  `mutation M($input: ${type}!) { ${name}(input: $input) { ${outcome} data { ${data} } } }`
const Retroactivity = `query R($input: RetroactivityInput!) {
  retroactivity(input: $input) { owed { contractId originMonth toPay } }
}`
const Book = `query B($input: ReportPreviewInput!) {
  reportPreview(input: $input) { headers { label } totals { cells } }
}`

const given = { commission: 54_321, raise: 31_000, late: 21_000 }

const writers = ['enter', 'licence', 'post', 'contract'] as const
const names = [...writers, 'close'] as const
type Writer = (typeof writers)[number]
type Name = (typeof names)[number]

const gates: readonly Gate[] = ['before committing', 'before writing']

type Answer = { status: string; error: { kind: string; message: string } | null }
type Request = { document: string; input: object }

let month: MonthRow
let monthId = 0
let next = ''
let token = ''
let requests: Record<Name, Request>
let restore: () => Promise<void>
/** Every row of the company before anything is sent. */
let beginning = ''
/** By what each is known in the payslip of the contract. */
let leaves: Record<Writer, { fact: string; value: number; mayWait: boolean }>
const interleaving = createInterleaving(owner)
afterAll(interleaving.end)

beforeAll(async () => {
  month = await admin.monthAt(business, 202609)
  monthId = innerId('payrollMonth', month.id) ?? 0
  next = await openNext()
  const { rows } = await owner.query(
    `select monthly_salary_value::int as salary from user_contract_version
     where user_contract_id = $1 and superseded_at is null and valid @> date '2026-09-30'`,
    [contract.id],
  )
  const salary = rows[0].salary + given.raise
  requests = requestsWith(salary)
  leaves = {
    enter: { fact: 'COMISIONES_MONTO', value: given.commission, mayWait: false },
    licence: { fact: 'DIAS_LICENCIA', value: 4, mayWait: true },
    post: { fact: 'VALOR_DIFERENCIA_IMPONIBLES', value: given.late, mayWait: false },
    contract: { fact: 'SUELDO_PESOS', value: salary, mayWait: true },
  }
  await act(
    requestOf('createLateItem', 'CreateLateItemInput', 'payrollMonthId', {
      payrollMonthId: month.id,
      contractId: contract.publicId,
      yearMonth: 202608,
      itemCode: 'BONO_RESPONSABILIDAD',
      value: String(given.late),
      comment: 'Se informó en septiembre',
    }),
  )
  // It was known before the month was opened: no warning about this contract has to be answered.
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await owner.query("update late_item set created_at = created_at - interval '1 year'")
  await owner.query('commit')
  await admin.calculate(month.id)
  await drainJobs()
  await answerWarnings()
  token = await api.as('admin').token()
  restore = await keepRows(owner, world.coihues.id, [
    'absence',
    'absence_step',
    'audit_event',
    'audit_head',
    'contract_annex_need',
    'employer_loan',
    'employer_loan_quota',
    'job',
    // Whoever waits long for a calculation is notified.
    'notification',
    'payroll_month',
    'payroll_run',
    'payslip',
    'payslip_error',
    'payslip_recalculation',
    'payslip_revision',
    'retroactive_debt',
    'retroactive_line',
    'retroactive_reading',
    'time_off',
    'user_contract',
    'user_contract_version',
    'user_item',
  ])
  beginning = await fingerprint(owner, world.coihues.id)
})

test(
  'in whatever order people write and close at once, nothing is lost and no total is wrong',
  { timeout: everything ? 3_600_000 : 600_000 },
  async () => {
    const ends = new Map<string, End>()
    for (const { gate, order } of plays()) {
      const where = `${gate}: ${order.join(', ')}`
      const answers = await sendAll(gate, order)
      await closeAfterAll(answers, where)
      const state = await stateOf()
      const became = becameOf(answers, state, where)
      const standing = writers.map((name) => `${name} ${became.get(name)}`).join(', ')
      // The same writers in the same month leave the same pesos, in whatever order they came.
      const known = ends.get(standing)
      if (known) expect(state.hash, where).toBe(known.hash)
      else ends.set(standing, { ...state, became, owed: await lookAt(state, where) })
      await restore()
    }
    expect(interleaving.crossed(), 'transactions that waited for each other').toBe(0)
    // With each writer before the closing, and with each of them after it.
    for (const name of writers) {
      const all = [...ends.values()].map(({ became }) => became.get(name) === 'in')
      expect([all.includes(true), all.includes(false)], name).toEqual([true, true])
    }
    compare([...ends.values()])
  },
)

test('what was put back after each order is the month as it was', async () => {
  expect(await fingerprint(owner, world.coihues.id)).toBe(beginning)
})

test('calculated whole, a month is what was calculated with each thing written', async () => {
  for (const name of writers) expect(await send(name), name).toMatchObject({ status: 'OK' })
  const followed = await stateOf()
  await admin.calculate(month.id)
  await drainJobs()
  expect(await stateOf()).toMatchObject({ hash: followed.hash, net: followed.net })
  await restore()
})

test('while all are calculated, whatever is entered and closed, no total is wrong', async () => {
  const does: Record<string, () => Promise<{ status: string }>> = {
    enter: () => send('enter'),
    close: () => send('close'),
    calculate: () => api.as('admin').result(Calculate, { input: { id: month.id } }),
  }
  for (const order of permutationsOf(Object.keys(does))) {
    // All are under way before the first is answered, while the worker takes what comes.
    const begun = order.map((step) => [step, does[step]?.()] as const)
    await drainJobs()
    const answers = new Map<string, { status: string } | undefined>()
    for (const [step, answer] of begun) answers.set(step, await answer)
    await drainJobs()
    const { totalNet, contracts, calculated, failed, activeJobId } = await admin.month(month.id)
    const end = await stateOf()
    const where = order.join(', ')
    expect([totalNet, calculated + failed, activeJobId], where).toEqual([end.net, contracts, null])
    expect(end.isOpen, where).toBe(answers.get('close')?.status !== 'OK')
    const entered = end.facts.get('COMISIONES_MONTO') === given.commission
    expect(entered, where).toBe(answers.get('enter')?.status === 'OK')
    await restore()
  }
})

/**
 * What only points at a contract holds it as a foreign key does. Whoever changes something of the
 * contract goes on beside it: were they to wait, the two could wait for each other over the month.
 */
test('what points at a contract does not stop who writes for it', async () => {
  await owner.query('begin')
  await owner.query('select from user_contract where id = $1 for key share', [contract.id])
  expect(await send('enter')).toMatchObject({ status: 'OK' })
  expect(await send('licence')).toMatchObject({ status: 'OK' })
  await owner.query('rollback')
})

function plays(): { gate: Gate; order: readonly Name[] }[] {
  if (everything) {
    return permutationsOf(names).flatMap((order) => gates.map((gate) => ({ gate, order })))
  }
  return permutationsOf<Name>(writers).map((order, at) => ({
    gate: gates[at % gates.length] ?? 'before writing',
    order: order.toSpliced(at % names.length, 0, 'close'),
  }))
}

async function sendAll(gate: Gate, order: readonly Name[]): Promise<ReadonlyMap<Name, Answer>> {
  const answers = await interleaving.play(
    gate,
    order.map((name) => (traceparent) => send(name, { traceparent })),
  )
  return new Map(order.map((name, at) => [name, answers[at]!]))
}

/**
 * Whoever writes while a closing waits for them is not calculated: the closing says so, and whoever
 * asked for it calculates and closes again (docs/decisions/0020).
 */
async function closeAfterAll(answers: ReadonlyMap<Name, Answer>, where: string): Promise<void> {
  const close = answers.get('close')
  if (close?.status === 'OK') return
  const message = 'Hay cambios posteriores al cálculo. Calcule de nuevo antes de cerrar.'
  expect(close?.error, where).toMatchObject({ kind: 'conflict', message })
  await admin.calculate(month.id)
  await drainJobs()
  expect(await send('close'), where).toMatchObject({ status: 'OK' })
}

async function send(name: Name, headers: Record<string, string> = {}): Promise<Answer> {
  const { document, input } = requests[name]
  const { json, text } = await api.as('admin').raw(document, { input }, { token, headers })
  const [answer] = Object.values(json?.data ?? {})
  if (!answer) throw new Error(`${name}: ${text}`)
  return answer as Answer
}

type Became = 'in' | 'late' | 'refused'
type End = State & { became: ReadonlyMap<Writer, Became>; owed: number }

/** The outcome of each writer: a refused writer gets a reason, and leaves nothing. */
function becameOf(answers: ReadonlyMap<Name, Answer>, state: State, where: string) {
  expect(state.isOpen, where).toBe(false)
  return new Map(
    writers.map((name): [Writer, Became] => {
      const { fact, value, mayWait } = leaves[name]
      const isIn = state.facts.get(fact) === value
      const answer = answers.get(name)
      if (answer?.status === 'OK') {
        // What was taken is in the closed payslip; or it came too late for it, and waits.
        expect(isIn || mayWait, `${where}: ${name} was taken`).toBe(true)
        return [name, isIn ? 'in' : 'late']
      }
      expect(isIn, `${where}: ${name} was refused`).toBe(false)
      const error = { kind: 'conflict', message: 'El mes está cerrado' }
      expect(answer?.error, `${where}: ${name}`).toMatchObject(error)
      return [name, 'refused']
    }),
  )
}

/** The sums in every place that tells them; answers what waits for the next month. */
async function lookAt(state: State, where: string): Promise<number> {
  const { totalNet, closedHash } = await admin.month(month.id)
  expect([totalNet, await netOfBook(), closedHash], where).toEqual([
    state.net,
    state.net,
    state.hash,
  ])
  return owedOfMonth()
}

/** What waits is, to the peso, what the month would have paid more with it in time. */
function compare(ends: readonly End[]): void {
  const namesOf = ({ became }: End, ...wanted: Became[]) =>
    writers.filter((name) => wanted.includes(became.get(name) ?? 'refused')).join(', ')
  let compared = 0
  for (const end of ends) {
    const inTime = ends.find((other) => namesOf(other, 'in') === namesOf(end, 'in', 'late'))
    if (!inTime) continue
    compared += 1
    expect(end.owed, `${namesOf(end, 'in')}; late ${namesOf(end, 'late')}`).toBe(
      inTime.own - end.own,
    )
  }
  expect(compared).toBeGreaterThan(5)
}

function requestOf(name: string, type: string, data: string, input: object): Request {
  return { document: mutationOf(name, type, data), input }
}

const act = ({ document, input }: Request) => api.as('admin').mutate(document, { input })

const requestsWith = (salary: number): Record<Name, Request> => ({
  enter: requestOf('saveUserItems', 'SaveUserItemsInput', 'saved', {
    payrollMonthId: month.id,
    cells: [
      {
        contractId: contract.publicId,
        itemCode: 'COMISIONES',
        value: String(given.commission),
      },
    ],
  }),
  licence: requestOf('createAbsence', 'CreateAbsenceInput', 'id', {
    userContractId: contract.publicId,
    type: 'LICENSE',
    subtype: 'NORMAL',
    startDate: '2026-09-22',
    endDate: '2026-09-25',
    licenseNumber: '1-2345',
    approve: true,
  }),
  post: requestOf('postRetroactive', 'OfRetroactivity', 'payrollMonthId', {
    payrollMonthId: month.id,
  }),
  contract: requestOf('updateUserContract', 'UpdateUserContractInput', 'id', {
    id: contract.publicId,
    from: '2026-09-01',
    monthlySalary: { value: String(salary), currency: 'CLP' },
  }),
  close: requestOf('closePayrollMonth', 'ClosePayrollMonthInput', 'isOpen', {
    id: month.id,
    acceptErrors: true,
  }),
})

/** The month after, open already: what is learnt too late for this one waits for it. */
async function openNext(): Promise<string> {
  await owner.query(
    `insert into payroll_month (company_id, business_id, year_month) values ($1, $2, 202610)`,
    [world.coihues.id, business.id],
  )
  return (await admin.monthAt(business, 202610)).id
}

async function answerWarnings(): Promise<void> {
  const findings = await findingsOf<{ rule: string; contractId: string }>(
    api.as('admin'),
    month.id,
    'rule contractId',
  )
  if (findings.length === 0) return
  await act(
    requestOf('notePayrollChecks', 'NotePayrollChecksInput', 'rules', {
      payrollMonthId: month.id,
      note: 'Revisado',
      findings: findings.map(({ rule, contractId }) => ({ rule, contractId })),
    }),
  )
}

type State = {
  isOpen: boolean
  net: number
  /** Of the contract that everybody writes about. */
  own: number
  hash: string
  facts: ReadonlyMap<string, number>
}

async function stateOf(): Promise<State> {
  const { rows } = await owner.query(
    `select m.is_open as "isOpen", m.closed_hash as closed, sum(p.net)::int8 as net,
       encode(sha256(convert_to(string_agg(p.user_contract_id || ':'
         || array_to_string(p.results, ','), ';' order by p.user_contract_id), 'UTF8')), 'hex')
         as hash,
       max(p.net) filter (where p.user_contract_id = $2) as own,
       (array_agg(p.facts) filter (where p.user_contract_id = $2)) [1:1] as facts,
       array(select f ->> 'code' from jsonb_array_elements(plan.library -> 'facts')
         with ordinality as given (f, at) order by at) as codes
     from payroll_month m join payroll_run r on r.id = m.current_run_id
     join payroll_plan plan on plan.company_id = r.company_id and plan.hash = r.plan_hash
     join payslip p on p.payroll_run_id = r.id
     where m.id = $1 group by m.company_id, m.id, plan.company_id, plan.hash`,
    [monthId, contract.id],
  )
  const [{ isOpen, closed, net, own, hash, facts, codes }] = rows
  if (!isOpen) expect(closed).toBe(hash)
  return {
    isOpen,
    net: Number(net),
    own: Number(own),
    hash,
    facts: new Map(codes.map((code: string, at: number) => [code, Number(facts.flat()[at])])),
  }
}

/** What the book of payroll adds up to: the sums that the LRE and the accounts take. */
async function netOfBook(): Promise<number> {
  const { reportPreview: book } = await api.as('admin').run<{
    reportPreview: { headers: { label: string }[]; totals: { cells: string[] } }
  }>(Book, {
    input: {
      name: 'libro-remuneraciones',
      businessId: business.publicId,
      yearMonth: month.yearMonth,
    },
  })
  const at = book.headers.findIndex(({ label }) => label === 'Líquido a pagar')
  return Number(book.totals.cells[at])
}

type Owed = { contractId: string; originMonth: number; toPay: number }

/** What the month leaves for the next one to pay to the contract. */
async function owedOfMonth(): Promise<number> {
  const { retroactivity } = await api
    .as('admin')
    .run<{ retroactivity: { owed: Owed[] } }>(Retroactivity, {
      input: { payrollMonthId: next, size: 100 },
    })
  return retroactivity.owed
    .filter(({ contractId }) => contractId === contract.publicId)
    .filter(({ originMonth }) => originMonth === month.yearMonth)
    .reduce((sum, { toPay }) => sum + toPay, 0)
}

function permutationsOf<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((one, at) =>
    permutationsOf(list.toSpliced(at, 1)).map((others) => [one, ...others]),
  )
}
