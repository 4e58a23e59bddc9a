// One debt is paid by one way: every pair of ways by which the same money could leave twice, one
// after the other, undone and made again, and both at once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { innerId, publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'

const { api, world, database, clock } = await startApi()
const { owner } = database
const company = world.coihues.id
const { vina } = world.businesses

const act = <Of>(name: string, input: object, data: string) =>
  api.as('admin').mutate<Of>(
    `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) {
      ${name}(input: $input) { ${outcome} data { ${data} } } }`,
    { input },
  )
const asCompany = async (statement: string, values: readonly unknown[] = []) => {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [company])
  await owner.query(statement, [...values])
  await owner.query('commit')
}

type Debt = { user: number; contract: number; rut: string }
/** A way to pay: what takes the debt, and what gives it back without paying it. */
type Way = { take(): Promise<unknown>; free(): Promise<unknown> }

let august: MonthRow
let debt: Debt

beforeAll(async () => {
  clock.set('2026-09-10T15:00:00Z')
  august = await payrollOf(api.as('admin')).monthAt(vina, 202608)
  const month = innerId('payrollMonth', august.id)
  const { rows } = await owner.query<Debt>(
    `select p.user_id::int as user, p.user_contract_id::int as contract, u.rut
     from payslip p join user_contract c on c.company_id = p.company_id
       and c.id = p.user_contract_id
     join users u on u.company_id = p.company_id and u.id = p.user_id
     join payroll_month m on m.company_id = p.company_id and m.current_run_id = p.payroll_run_id
     join payment_method w on w.company_id = p.company_id and w.user_id = p.user_id
       and w.is_current and w.kind = 'TRANSFER' and w.bank_code is not null
     where p.company_id = $1 and m.id = $2 and p.net > 0 and c.status = 'ACTIVE'
       and c.final_date is null
       and p.user_id not in (select l.user_id from login l where l.user_id is not null)
     order by p.user_contract_id limit 1`,
    [company, month],
  )
  const [first] = rows
  if (!first) throw new Error('Nobody of the demo can be paid by a list')
  debt = first
  // Nobody else of the month waits for a payment: what is made is made of this debt alone.
  await asCompany(
    `delete from payslip_payment where company_id = $1 and payroll_month_id = $2
       and user_contract_id = $3`,
    [company, month, debt.contract],
  )
  await owner.query(
    `update payroll_month set bank_account_id = (select min(id) from bank_account
       where company_id = $1 and business_id = $2) where company_id = $1 and business_id = $2`,
    [company, vina.id],
  )
})

const paidBy = (kind: 'TRANSFER' | 'CASH' | 'CHECK') =>
  asCompany(
    `update payment_method set kind = $3 where company_id = $1 and user_id = $2 and is_current`,
    [company, debt.user, kind],
  )

type List = { id: string; version: number }
const lists = (pays: string, month: () => string): Way => ({
  take: async () => {
    await paidBy('TRANSFER')
    const asked = { payrollMonthId: month(), builtin: 'BCI', pays }
    const made = await act<List>('createPaymentList', asked, 'id version')
    await act('openPaymentList', { id: made.id, version: made.version }, 'id')
  },
  free: async () => {
    const { rows } = await owner.query<{ id: number; version: number }>(
      `select id::int, version from payment_list where company_id = $1 and state = 'SENT'
         and payroll_month_id = $2 order by id desc limit 1`,
      [company, innerId('payrollMonth', month())],
    )
    const [made] = rows
    if (!made) throw new Error('no list to annul')
    const input = {
      id: publicId('paymentList', made.id),
      version: made.version,
      reason: 'No salió',
    }
    await act('cancelPaymentList', input, 'id')
  },
})
const marked = (status: string, month: () => string) =>
  act(
    'updateTransferCompleted',
    {
      payrollMonthId: month(),
      contracts: [{ contractId: publicId('contract', debt.contract) }],
      status,
    },
    'updated',
  )
const byHand = (status: string, month: () => string): Way => ({
  take: () => marked(status, month),
  free: () => marked('UNPAID', month),
})
const file = (month: () => string): Way => ({
  take: async () => {
    await paidBy('TRANSFER')
    await act('createTransferFile', { payrollMonthId: month(), format: 'GENERAL' }, 'transfers')
  },
  free: () => marked('UNPAID', month),
})
const toSign = (
  kind: 'CASH' | 'CHECK',
  { pays, month, free }: { pays: string; month: () => string; free: () => Promise<unknown> },
): Way => ({
  take: async () => {
    await paidBy(kind)
    await act('createSignedList', { payrollMonthId: month(), pays, kind }, 'people')
  },
  free,
})

/** The ending of somebody's contract, as registered: no finiquito is paid without it. */
const ended = (contract: number, day: string) =>
  asCompany(
    `insert into contract_settlement (company_id, user_contract_id, status, dismissal_cause,
       contract_final_date, notice, display_to_employee)
     select $1, $2, 'DONE', '159-2', $3, 'NONE', true
     where not exists (select from contract_settlement
       where company_id = $1 and user_contract_id = $2 and status <> 'UNDONE')`,
    [company, contract, day],
  )

type Finiquito = { id: string; version: number; status: string; toPay: number }
const finiquito = 'id version status toPay'
let made: Finiquito | undefined
const create = async (payLastPayslip: boolean) => {
  await ended(debt.contract, '2026-08-31')
  made ??= await act<Finiquito>(
    'createSettlement',
    {
      userContractId: publicId('contract', debt.contract),
      dismissalCause: 'ART_159_2',
      disengagementDate: '2026-08-31',
      payDate: '2026-09-10',
      pactAnyCause: false,
      pactWithoutYearsCap: false,
      pactWithoutUfCap: false,
      deferVacation: false,
      payLastPayslip,
      contributionsPaid: true,
    },
    finiquito,
  )
  return made.id
}
const remove = async () => {
  if (!made) return
  await act('deleteSettlement', { id: made.id, response: 'Era otro' }, 'id')
  made = undefined
}
const undone = () => act('undoSettlement', { id: made?.id, response: 'No se pagó' }, 'id')
const issue = () => act('createIssueSettlement', { id: made?.id }, 'id')

/** How many ways hold the debt of a payslip by now, read from the rows themselves. */
async function waysOf(month: string): Promise<{ way: string | null; lists: number }> {
  const { rows } = await owner.query<{ way: string | null; lists: number }>(
    `select (select p.way from payslip_payment p where p.company_id = $1
        and p.payroll_month_id = $2 and p.user_contract_id = $3) as way,
      (select count(*)::int from payment_list_row r where r.company_id = $1
        and r.payroll_month_id = $2 and r.user_contract_id = $3
        and r.state in ('LISTED', 'PAID')) as lists`,
    [company, innerId('payrollMonth', month), debt.contract],
  )
  return rows[0] ?? { way: null, lists: 0 }
}

type Named = readonly [name: string, way: Way]
const pairs = (ways: readonly Named[]) =>
  ways.flatMap((a) => ways.filter((b) => b !== a).map((b) => [a[0], b[0], a[1], b[1]] as const))

/** What a pair of ways leaves of a debt: the first one alone has it, whatever the second tries. */
async function oneAfterTheOther(a: Way, b: Way, held: () => Promise<unknown>) {
  await a.take()
  const before = await held()
  await expect(b.take()).rejects.toMatchObject({ kind: expect.stringMatching(/conflict|invalid/) })
  expect(await held()).toEqual(before)
  // Given back, the debt is paid by the other way, and then no more by the first.
  await a.free()
  await b.take()
  await expect(a.take()).rejects.toMatchObject({ kind: expect.stringMatching(/conflict|invalid/) })
  await b.free()
}

const ofPayroll = () => august.id
const payslipWays: readonly Named[] = [
  ['a list of payslips', lists('PAY', ofPayroll)],
  ['a file made at once', file(ofPayroll)],
  ['somebody who sent it', byHand('IN_PROGRESS', ofPayroll)],
  ['somebody who paid it', byHand('PAID', ofPayroll)],
  [
    'cash',
    toSign('CASH', { pays: 'PAY', month: ofPayroll, free: () => marked('UNPAID', ofPayroll) }),
  ],
  [
    'a cheque',
    toSign('CHECK', { pays: 'PAY', month: ofPayroll, free: () => marked('UNPAID', ofPayroll) }),
  ],
  [
    'the finiquito that pays it',
    {
      take: async () => {
        await create(true)
        await issue()
      },
      free: () => undone(),
    },
  ],
]
/** What somebody says by hand of a payment again is said, and pays nothing twice. */
const isSaid = (name: string) => name.startsWith('somebody')

describe('a payslip', () => {
  afterAll(remove)

  test.each(pairs(payslipWays).filter(([a, b]) => !isSaid(a) && !isSaid(b)))(
    'of %s is not paid by %s',
    async (_a, _b, a, b) => {
      await oneAfterTheOther(a, b, () => waysOf(august.id))
      expect(await waysOf(august.id)).toMatchObject({ way: null, lists: 0 })
    },
  )

  test.each(payslipWays.filter(([name]) => !isSaid(name)))(
    'that somebody paid by hand is not paid by %s',
    async (_name, way) => {
      for (const status of ['IN_PROGRESS', 'PAID']) {
        const hand = byHand(status, ofPayroll)
        await hand.take()
        await expect(way.take()).rejects.toMatchObject({ kind: 'conflict' })
        expect(await waysOf(august.id)).toEqual({ way: 'HAND', lists: 0 })
        await hand.free()
      }
    },
  )
})

describe('a payslip that two want at once', () => {
  afterAll(remove)

  const racing = payslipWays.filter(([name]) => name !== 'cash' && name !== 'a cheque')

  test.each(pairs(racing).filter(([a, b]) => a < b && !isSaid(a) && !isSaid(b)))(
    'wanted by %s and by %s at the same time has one of them',
    async (_a, _b, a, b) => {
      const tried = await Promise.allSettled([a.take(), b.take()])
      const done = tried.map(({ status }) => status === 'fulfilled')
      expect(done.filter(Boolean), JSON.stringify(tried)).toHaveLength(1)
      await (done[0] ? a : b).free()
      expect(await waysOf(august.id)).toMatchObject({ way: null, lists: 0 })
    },
  )

  test.each(racing.filter(([name]) => !isSaid(name)))(
    'wanted by a hand and by %s at the same time has one of them',
    async (_name, way) => {
      const [hand, other] = await Promise.allSettled([byHand('PAID', ofPayroll).take(), way.take()])
      const { way: has, lists: count } = await waysOf(august.id)
      expect(count).toBe(has === 'LIST' ? 1 : 0)
      // The hand may say that what the other way has was paid: it does not pay it.
      expect(has === 'HAND').toBe(other.status === 'rejected')
      expect([hand, other].some(({ status }) => status === 'fulfilled')).toBe(true)
      if (hand.status === 'fulfilled') await marked('UNPAID', ofPayroll)
      if (other.status === 'fulfilled' && has !== 'FILE') await way.free()
      await asCompany(
        `update payslip_payment set status = 'UNPAID', way = null
         where company_id = $1 and payroll_month_id = $2 and user_contract_id = $3`,
        [company, innerId('payrollMonth', august.id), debt.contract],
      )
    },
  )
})

describe('a payslip of a list', () => {
  test('whose rejection by the bank is undone was not paid meanwhile by a hand', async () => {
    const [, list] = payslipWays[0]!
    await list.take()
    const { rows } = await owner.query<{ id: number; amount: string }>(
      `select l.id::int, r.amount from payment_list l join payment_list_row r
         on r.company_id = l.company_id and r.payment_list_id = l.id
       where l.company_id = $1 and l.state = 'SENT' and r.user_contract_id = $2
       order by l.id desc limit 1`,
      [company, debt.contract],
    )
    const [sent] = rows
    if (!sent) throw new Error('no list was sent')
    const paymentListId = publicId('paymentList', sent.id)
    const said = await act<List & { rejected: number }>(
      'readPaymentAnswer',
      { paymentListId, text: `${debt.rut}\t${sent.amount}\tRECHAZADO` },
      'id version rejected',
    )
    expect(said.rejected).toBe(1)
    await marked('PAID', ofPayroll)
    const undo = { id: said.id, version: said.version, reason: 'Era de otra' }
    await expect(act('undoPaymentAnswer', undo, 'id')).rejects.toMatchObject({
      message: expect.stringContaining('se pagó por otra vía'),
    })
    // Nor does a later answer of the same list pay it once more.
    await expect(
      act(
        'readPaymentAnswer',
        { paymentListId, text: `${debt.rut}\t${sent.amount}\tPAGADO` },
        'id',
      ),
    ).rejects.toMatchObject({ field: 'text' })
    expect(await waysOf(august.id)).toEqual({ way: 'HAND', lists: 0 })
    await marked('UNPAID', ofPayroll)
  })

  test('is in no second way in the database either', async () => {
    const [, list] = payslipWays[0]!
    await list.take()
    const month = innerId('payrollMonth', august.id)
    const payment = `update payslip_payment set %s where company_id = $1
      and payroll_month_id = $2 and user_contract_id = $3`
    for (const change of [`way = 'FILE'`, `way = null, status = 'UNPAID'`]) {
      await expect(
        asCompany(payment.replace('%s', change), [company, month, debt.contract]),
      ).rejects.toMatchObject({ code: 'MG002' })
      await owner.query('rollback')
    }
    await list.free()
    await marked('PAID', ofPayroll)
    await expect(
      asCompany(
        `update payment_list_row set state = 'LISTED' where company_id = $1
           and payroll_month_id = $2 and user_contract_id = $3 and state = 'CANCELED'
           and payment_list_id = (select max(payment_list_id) from payment_list_row
             where company_id = $1 and user_contract_id = $3)`,
        [company, month, debt.contract],
      ),
    ).rejects.toMatchObject({ code: expect.stringMatching(/MG002|23505/) })
    await owner.query('rollback')
    await marked('UNPAID', ofPayroll)
  })
})

describe('an advance', () => {
  let advance: string
  const month = () => advance
  const freed = () => marked('UNPAID', month)
  const ways: readonly Named[] = [
    ['a list', lists('PAY', month)],
    ['a file', file(month)],
    ['cash', toSign('CASH', { pays: 'PAY', month, free: freed })],
  ]

  beforeAll(async () => {
    const opened = await act<{ id: string }>(
      'initPayrollMonth',
      { businessId: vina.publicId, yearMonth: 202609, type: 'ADVANCE' },
      'id',
    )
    advance = opened.id
    const row = { contractId: publicId('contract', debt.contract), mode: 'FIXED', value: '50000' }
    await act('saveAdvances', { payrollMonthId: advance, rows: [row] }, 'saved')
    await payrollOf(api.as('admin')).close(advance)
    await owner.query(
      `update payroll_month set bank_account_id = (select min(id) from bank_account
         where company_id = $1 and business_id = $2) where company_id = $1 and id = $3`,
      [company, vina.id, innerId('payrollMonth', advance)],
    )
  })

  test.each(pairs(ways))('of %s is not paid by %s', async (_a, _b, a, b) => {
    await oneAfterTheOther(a, b, () => waysOf(advance))
  })

  test('in a file for the bank is not reopened until somebody says it was not paid', async () => {
    await file(month).take()
    await expect(payrollOf(api.as('admin')).reopen(advance)).rejects.toMatchObject({
      kind: 'conflict',
    })
    await freed()
  })
})

describe('a finiquito', () => {
  const ways: readonly Named[] = [
    ['a list of finiquitos', lists('SETTLEMENT', ofPayroll)],
    ['a list of both', lists('BOTH', ofPayroll)],
    [
      'somebody who sent it',
      {
        take: () => act('paySettlement', { id: made?.id, paidOn: null }, 'id'),
        free: async () => {
          await undone()
          await issue()
        },
      },
    ],
    ...(['CASH', 'CHECK'] as const).map((kind): Named => [
      `a list to sign (${kind})`,
      toSign(kind, {
        pays: 'SETTLEMENT',
        month: ofPayroll,
        free: async () => {
          await undone()
          await issue()
        },
      }),
    ]),
  ]
  const held = async () => {
    const { rows } = await owner.query<object>(
      `select s.status, s.to_sign, (select count(*)::int from payment_list_row r
         where r.company_id = $1 and r.settlement_id = s.id and r.state in ('LISTED', 'PAID'))
       from settlement s where s.company_id = $1 and s.id = $2`,
      [company, innerId('settlement', made?.id ?? '')],
    )
    return rows[0]
  }

  beforeAll(async () => {
    await create(false)
    await issue()
    // The payslip of the month is paid: a list of both pays the finiquito alone.
    await marked('PAID', ofPayroll)
  })

  const isHand = (name: string) => name.startsWith('somebody')
  test.each(
    // Who signed for it in cash is then said to be paid by hand: that is its confirmation.
    pairs(ways).filter(([a, b]) => !(isHand(b) && a.startsWith('a list to sign'))),
  )('of %s is not paid by %s', async (a, b, one, other) => {
    if (!isHand(a) || !b.startsWith('a list to sign')) {
      await oneAfterTheOther(one, other, held)
      return
    }
    await one.take()
    await expect(other.take()).rejects.toMatchObject({ kind: 'conflict' })
    await one.free()
  })

  test('wanted by a list and by a hand at the same time has one of them', async () => {
    const [, list] = ways[0]!
    const [, hand] = ways[2]!
    await paidBy('TRANSFER')
    const tried = await Promise.allSettled([list.take(), hand.take()])
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await (tried[0].status === 'fulfilled' ? list : hand).free()
  })
})

describe('the last payslip of who leaves', () => {
  let settlements: string
  const month = () => settlements
  const ways: readonly Named[] = [
    ['a list of the payroll', lists('PAY', ofPayroll)],
    ['a list of the process of finiquitos', lists('PAY', month)],
    ['a file of the payroll', file(ofPayroll)],
    ['a file of the process of finiquitos', file(month)],
  ]

  beforeAll(async () => {
    await remove()
    await marked('UNPAID', ofPayroll)
    await asCompany(
      `update user_contract set final_date = '2026-08-31' where company_id = $1 and id = $2`,
      [company, debt.contract],
    )
    const opened = await act<{ id: string }>(
      'initPayrollMonth',
      { businessId: vina.publicId, yearMonth: 202608, type: 'SETTLEMENT' },
      'id',
    )
    settlements = opened.id
    await payrollOf(api.as('admin')).calculate(settlements)
    await payrollOf(api.as('admin')).close(settlements)
    await owner.query(
      `update payroll_month set bank_account_id = (select min(id) from bank_account
         where company_id = $1 and business_id = $2) where company_id = $1 and id = $3`,
      [company, vina.id, innerId('payrollMonth', settlements)],
    )
  })

  // The file of one process and that of the other are the same file of the same payment.
  const isSame = (a: string, b: string) => a.startsWith('a file') && b.startsWith('a file')
  test.each(pairs(ways).filter(([a, b]) => !isSame(a, b)))(
    'of %s is not paid by %s',
    async (_a, _b, a, b) => {
      await oneAfterTheOther(a, b, () => waysOf(august.id))
    },
  )
})
