import { beforeAll, describe, expect, test } from 'vitest'
import { innerId } from '#platform/model/ids.ts'
import { isMailAddressSql } from '#platform/server/mail/mail.ts'
import { startApi } from '#tests/api.ts'
import { type MonthRow, payrollOf } from '#tests/api/payroll.ts'
import { releaseOf } from '#tests/api/processes.ts'
import { queriesOf } from '#tests/queries.ts'

const { api, world, database, asCompany, drainJobs } = await startApi()
const { vina, casa } = world.businesses
const { bernarda, hernan } = world.people
const contract = bernarda.contracts[0]?.publicId ?? ''
const admin = payrollOf(api.as('admin'))
const publisher = releaseOf(api.as('admin'))
const worker = releaseOf(api.as('trabajador'))
const ownPayslip = () => payrollOf(api.as('trabajador')).payslip(september.id, contract)

const withoutMail = async ({ id }: Pick<MonthRow, 'id'>) =>
  await api.as('admin').run<{
    payslipsWithoutMail: { total: number; rows: { name: string; canSignIn: boolean }[] }
    unreachedTotals: { people: number; withoutUser: number }
  }>(
    `query ($input: OfProcess!, $filter: PayslipsWithoutMailFilter!, $page: Page) {
          payslipsWithoutMail(filter: $filter, page: $page) { total rows { name canSignIn } }
          unreachedTotals(input: $input) { people withoutUser } }`,
    {
      input: { payrollMonthId: id },
      filter: { payrollMonthId: id },
      page: { number: 1, size: 100 },
    },
  )

let unwritten = 0
let september: MonthRow
beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
})

test('the list of receipts is asked as often for ten rows as for a hundred', async () => {
  const august = await admin.monthAt(vina, 202608)
  const of = (size: number) => () =>
    api.as('admin').run(
      `query ($filter: PayslipReceiptsFilter, $page: Page) {
        payslipReceipts(filter: $filter, page: $page) { rows { name } } }`,
      { filter: { payrollMonthId: august.id }, page: { number: 1, size } },
    )
  expect(await queriesOf(of(10))).toBe(await queriesOf(of(100)))
})

test('the index of people without mail tells an address as every other place does', async () => {
  const { rows } = await database.owner.query<{ predicate: string }>(
    `select pg_get_expr(indpred, indrelid) as predicate from pg_index
     where indexrelid = 'user_version_without_mail'::regclass`,
  )
  const [pattern = ''] = /'[^']+'/.exec(isMailAddressSql('email')) ?? []
  expect(rows[0]?.predicate).toContain(pattern)
})

describe('releasing', () => {
  test('waits for the closing: the worker sees nothing, the database takes nothing', async () => {
    await admin.calculate(september.id)
    await drainJobs()
    await expect(publisher.release(september.id)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Primero hay que cerrar el mes',
    })
    await expect(ownPayslip()).rejects.toMatchObject({ kind: 'not-found' })
    await expect(releaseByHand()).rejects.toMatchObject({ code: 'MG002' })
    await admin.close(september.id, true)
    // Before the release, which cannot be undone: the names of people who will get no mail.
    const before = await publisher.state(september.id)
    expect(before.withoutMail).toBeGreaterThan(50)
    const { payslipsWithoutMail, unreachedTotals } = await withoutMail(september)
    const { total, rows: names } = payslipsWithoutMail
    expect([total, names.length]).toEqual([before.withoutMail, before.withoutMail])
    const withoutUser = names.filter(({ canSignIn }) => !canSignIn).length
    expect(unreachedTotals).toEqual({ people: total, withoutUser })
    expect(names.map(({ name }) => name)).not.toContain(bernarda.name)
    unwritten = before.withoutMail
    // Closed is not published yet.
    await expect(ownPayslip()).rejects.toMatchObject({ kind: 'not-found' })
    expect((await publisher.state(september.id)).waiting).toBeGreaterThan(80)
  })

  test('is for who closes months', async () => {
    for (const who of ['supergerente', 'gerente', 'lectura', 'trabajador'] as const) {
      await expect(releaseOf(api.as(who)).release(september.id), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
  })

  test('shows each payslip to its person and writes to them once', async () => {
    process.env['RELEASE_BATCH'] = '7'
    const asked = await Promise.all([
      publisher.release(september.id).catch(() => undefined),
      publisher.release(september.id).catch(() => undefined),
    ])
    expect(asked.some((one) => one !== undefined)).toBe(true)
    await drainJobs()
    const state = await publisher.state(september.id)
    expect(state).toMatchObject({ waiting: 0, acknowledged: 0, status: 'DONE' })
    expect(state.mailed + state.withoutMail).toBe(state.total)
    expect(state.withoutMail).toBe(unwritten)
    expect(state.mailed).toBeGreaterThan(5)
    expect((await ownPayslip()).net).toBeGreaterThan(0)

    const mails = await mailsOf(september)
    expect(mails.length).toBe(state.mailed)
    expect(new Set(mails.map(({ key }) => key)).size).toBe(mails.length)
    for (const { subject, text } of mails) {
      expect(subject).toBe('Su liquidación de septiembre 2026 está disponible')
      expect(text).toContain('/home/liquidaciones/')
      // Nothing of the contents travels in the open.
      expect(text).not.toMatch(/\$|\d{1,3}\.\d{3}/)
    }
  })

  test('is done once: asked again there is nothing to release', async () => {
    await expect(publisher.release(september.id)).rejects.toMatchObject({
      message: 'Las liquidaciones ya están liberadas',
    })
    await expect(releaseByHand()).rejects.toMatchObject({ code: '23505' })
  })

  test('goes on after its last batch when it was cut off in the middle', async () => {
    const { id, contracts } = await admin.monthAt(casa, 202609)
    await admin.calculate(id)
    await drainJobs()
    await admin.close(id, true)
    process.env['RELEASE_BATCH'] = '1'
    await database.owner.query(`create function app.cut_off() returns trigger language plpgsql as
      $$ begin raise exception 'cut off'; end $$`)
    await database.owner.query(`create trigger cut_off before insert on payslip_release
      for each row when (new.user_contract_id = ${world.people.elcira.contracts[0]?.id})
      execute function app.cut_off()`)
    await publisher.release(id)
    await drainJobs()
    const half = await publisher.state(id)
    expect(half.released).toBeLessThan(contracts)
    await database.owner.query('drop function app.cut_off() cascade')
    await database.owner.query('update graphile_worker._private_jobs set run_at = now()')
    await drainJobs()
    const whole = await publisher.state(id)
    expect(whole).toMatchObject({ released: whole.total, waiting: 0, status: 'DONE' })
    expect(await mailsOf({ id })).toHaveLength(whole.mailed)
  })
})

describe('the receipt', () => {
  test('is the worker’s own, once, with its date', async () => {
    await expect(publisher.acknowledge(september.id, contract)).rejects.toMatchObject({
      kind: 'not-found',
    })
    const hernans = hernan.contracts[0]?.publicId ?? ''
    await expect(worker.acknowledge(september.id, hernans)).rejects.toMatchObject({
      kind: 'not-found',
    })
    const { acknowledgedAt } = await worker.acknowledge(september.id, contract)
    expect(acknowledgedAt).toBeTruthy()
    await expect(worker.acknowledge(september.id, contract)).rejects.toMatchObject({
      message: 'Ya dijo que la recibió conforme',
    })
    await expect(
      asApplication(`update payslip_release set acknowledged_at = now() + interval '1 day'
        where acknowledged_at is not null`),
    ).rejects.toMatchObject({ code: 'MG002' })
  })

  test('is counted, listed, and asked for again only of who owes it', async () => {
    const state = await publisher.state(september.id)
    expect(state).toMatchObject({ acknowledged: 1, pending: state.total - 1 })
    const done = await publisher.receipts(september.id, { state: 'ACKNOWLEDGED' })
    expect(done.rows.map(({ name }) => name)).toEqual([bernarda.name])
    const { reminded } = await publisher.remind(september.id)
    expect(reminded).toBe(state.mailed - 1)
    await expect(publisher.remind(september.id)).rejects.toMatchObject({ kind: 'conflict' })
    await asCompany(`update payslip_release set reminded_at = reminded_at - interval '1 day'`)
    expect((await publisher.remind(september.id)).reminded).toBe(reminded)
  })

  test('keeps the confidential payroll out of the list', async () => {
    const { rows } = await releaseOf(api.as('gerente')).receipts(september.id)
    expect(rows.map(({ name }) => name)).not.toContain(world.people.rodrigo.name)
  })
})

describe('payment', () => {
  test('goes from what is to be paid over the bank to official', async () => {
    const pending = await publisher.transfers(september.id)
    expect(pending.length).toBeGreaterThan(40)
    // A closed and released payslip is no draft, on whatever screen.
    expect(new Set(pending.map(({ paymentLabel }) => paymentLabel))).toEqual(new Set(['Por pagar']))
    const shown = (await publisher.receipts(september.id)).rows
    expect(new Set(shown.map(({ paymentLabel }) => paymentLabel))).toEqual(new Set(['Por pagar']))
    const one = pending[0]?.contractId ?? ''
    expect(await publisher.transfer(september.id, [one], 'IN_PROGRESS')).toEqual({ updated: 1 })
    const labels = async () =>
      new Map(
        (await publisher.receipts(september.id)).rows.map((row) => [
          row.contractId,
          row.paymentLabel,
        ]),
      )
    expect((await labels()).get(one)).toBe('En Proceso de Pago')
    const rest = await publisher.transfer(september.id, [], 'PAID')
    expect(rest.updated).toBeGreaterThanOrEqual(pending.length)
    expect(new Set((await labels()).values())).toEqual(new Set(['Oficial']))
    expect(await publisher.transfers(september.id)).toEqual([])
    await expect(publisher.transfer(september.id, [], 'PAID')).rejects.toMatchObject({
      message: 'No queda ningún pago pendiente',
    })
  })

  test('is of closed months', async () => {
    const open = await admin.monthAt(world.businesses.peumal, 202609)
    await expect(publisher.transfer(open.id, [], 'PAID')).rejects.toMatchObject({
      message: 'Primero hay que cerrar el mes',
    })
  })
})

describe('after reopening', () => {
  test('only what changed is released and written anew; the rest keeps its receipt', async () => {
    const before = await publisher.state(september.id)
    expect(before.paid).toBe(before.total)
    // What was paid stays what the payroll says, until somebody knows that the money did not leave.
    await expect(admin.reopen(september.id)).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringMatching(/^Hay \d+ pagos hechos o enviados al banco/),
    })
    expect((await admin.month(september.id)).isOpen).toBe(false)
    await publisher.transfer(september.id, [], 'UNPAID')
    await admin.reopen(september.id)
    await expect(ownPayslip()).rejects.toMatchObject({ kind: 'not-found' })
    await asCompany(`insert into user_item (company_id, user_contract_id, item_code, value,
      start_month, end_month) values (app.current_company(), ${hernan.contracts[0]?.id},
      'COMISIONES', 50000, 202609, 202609)`)
    await admin.calculate(september.id)
    await drainJobs()
    await admin.close(september.id, true)
    process.env['RELEASE_BATCH'] = '50'
    await publisher.release(september.id)
    await drainJobs()
    const after = await publisher.state(september.id)
    expect(after).toMatchObject({ released: after.total, acknowledged: before.acknowledged })
    const fresh = await mailsOf(september)
    expect(fresh.length).toBe(before.mailed + 1)
  })
})

type Mail = { key: string; subject: string; text: string }

async function mailsOf({ id }: { id: string }): Promise<Mail[]> {
  const { rows } = await database.owner.query<Mail>(
    `select key, subject, text_body as text from mail_outbox
     where key like 'payslip:%' and split_part(key, ':', 3)::bigint in
       (select id from payroll_run where payroll_month_id = $1)`,
    [innerId('payrollMonth', id)],
  )
  return rows
}

const releaseByHand = () =>
  asApplication(`insert into payslip_release
    (company_id, payroll_run_id, user_contract_id, payroll_month_id, user_id)
    select p.company_id, p.payroll_run_id, p.user_contract_id, p.payroll_month_id, p.user_id
    from payslip p join payroll_month m on m.current_run_id = p.payroll_run_id
    where m.id = ${innerId('payrollMonth', september.id)} limit 1`)

/** With the application's own role, in the company. */
async function asApplication(statement: string): Promise<void> {
  await database.owner.query('begin')
  try {
    await database.owner.query('select app.begin_request($1, null, null, false, null)', [
      world.coihues.id,
    ])
    await database.owner.query('set local role minga_app')
    await database.owner.query(statement)
    await database.owner.query('commit')
  } catch (error) {
    await database.owner.query('rollback')
    throw error
  }
}
