import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { innerId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import {
  Calculate,
  Close,
  leaveOut,
  type MonthRow,
  outcome,
  payrollOf,
  Reopen,
} from '#tests/api/payroll.ts'

const { api, world, database, asCompany, drainJobs } = await startApi()
const { casa, vina } = world.businesses
const admin = payrollOf(api.as('admin'))
const contract = world.people.elcira.contracts[0]!
const SaveCells = `mutation SaveCells($input: SaveUserItemsInput!) {
  saveUserItems(input: $input) { ${outcome} data { saved } }
}`

type Who = Parameters<typeof api.as>[0]
const closing = `needsApproval requests {
  number state note requestedBy own answeredBy answer acceptErrors } `
type Closing = {
  needsApproval: boolean
  requests: {
    number: number
    state: string
    requestedBy: string
    own: boolean
    answeredBy: string | null
    answer: string | null
  }[]
}
const SaveRule = `mutation SaveRule($input: SaveProcessRuleInput!) {
  saveProcessRule(input: $input) { ${outcome} data { saved } }
}`
const Ask = `mutation Ask($input: RequestPayrollClosingInput!) {
  requestPayrollClosing(input: $input) { ${outcome} data { ${closing} } }
}`
const Answer = `mutation Answer($input: AnswerPayrollClosingInput!) {
  answerPayrollClosing(input: $input) { ${outcome} data { ${closing} } }
}`

let august: MonthRow
let september: MonthRow
beforeAll(async () => {
  august = await admin.monthAt(casa, 202608)
  september = await admin.monthAt(casa, 202609)
})

describe('closing a month', () => {
  test('names the people who close it to somebody who may not', async () => {
    const closersFor = async (who: Who) =>
      (
        await api
          .as(who)
          .run<{ payrollClosing: { closers: string[] } }>(
            'query ($input: OfClosing!) { payrollClosing(input: $input) { closers } }',
            { input: { payrollMonthId: september.id } },
          )
      ).payrollClosing.closers
    expect(await closersFor('supergerente')).toContain('Carolina Aránguiz')
    expect(await closersFor('admin')).toEqual([])
  })

  test('waits for its calculation', async () => {
    await expect(admin.close(september.id)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Primero hay que calcular el mes',
    })
    await admin.calculate(september.id)
    await expect(admin.close(september.id)).rejects.toMatchObject({
      message: 'Hay un cálculo en curso',
    })
    await drainJobs()
  })

  test('refuses what changed after the calculation and was not followed', async () => {
    await asCompany(`insert into user_item
      (company_id, user_contract_id, item_code, value, start_month, end_month)
      values (${world.coihues.id}, ${contract.id}, 'COMISIONES', 12000, 202609, 202609)`)
    await expect(admin.close(september.id)).rejects.toMatchObject({
      message: 'Hay cambios posteriores al cálculo. Calcule de nuevo antes de cerrar.',
    })
    await calculateAll()
  })

  test('refuses contracts with errors, unless they are accepted', async () => {
    const person = world.people.modesto
    await asCompany(`update user_version set pension_institution = null
      where user_id = ${person.id} and superseded_at is null`)
    await calculateAll()
    await expect(admin.close(september.id)).rejects.toMatchObject({
      message: '1 contrato no tiene liquidación. Corríjalo o acepte cerrar sin él.',
    })
    const closed = await admin.close(september.id, true)
    expect(closed).toMatchObject({
      isOpen: false,
      stateLabel: 'Cerrado',
      closedBy: 'Carolina Aránguiz',
    })
    expect(closed.closedHash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('is for administrators only', async () => {
    for (const who of ['supergerente', 'gerente', 'lectura', 'trabajador'] as const) {
      const input = { id: september.id, acceptErrors: true }
      await expect(api.as(who).mutate(Close, { input }), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
      const again = { id: september.id, reason: 'x' }
      await expect(api.as(who).mutate(Reopen, { input: again }), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
  })
})

describe('a closed month', () => {
  test('takes no calculation, no cells and no second closing', async () => {
    const closed = { kind: 'conflict', message: 'El mes está cerrado' }
    await expect(admin.calculate(september.id)).rejects.toMatchObject(closed)
    await expect(admin.close(september.id)).rejects.toMatchObject(closed)
    await expect(save('COMISIONES', '1')).rejects.toMatchObject(closed)
  })

  test('is closed in the database too, whoever writes', async () => {
    const { rows } = await database.owner.query(
      `select id, current_run_id from payroll_month where business_id = $1 and year_month = 202609`,
      [casa.id],
    )
    const [{ id: month, current_run_id: run }] = rows
    const company = world.coihues.id
    const given = `(company_id, user_contract_id, item_code, value, start_month, end_month)`
    const values = `${company}, ${contract.id}`
    for (const statement of [
      `insert into payroll_run (company_id, payroll_month_id, plan_hash, period_values)
       select company_id, payroll_month_id, plan_hash, period_values
         from payroll_run where id = ${run}`,
      `update payroll_run set state = 'RUNNING' where id = ${run}`,
      `insert into payslip select company_id, payroll_run_id, ${contract.id} + 1, user_id,
         payroll_month_id, facts, results, inputs_hash, net, earnings, deductions, employer_cost,
           snapshot
       from payslip where payroll_run_id = ${run} and user_contract_id = ${contract.id}`,
      `insert into payslip_error
         (company_id, payroll_run_id, user_contract_id, payroll_month_id, code, message)
       values (${company}, ${run}, ${contract.id}, ${month}, 'X', 'x')`,
      `update payroll_month set closed_hash = 'x' where id = ${month}`,
      `update payroll_month set current_run_id = null where id = ${month}`,
      `insert into user_item ${given} values (${values}, 'COMISIONES', 1, 202609, 202609)`,
      `update user_item set value = value + 1 where user_contract_id = ${contract.id}`,
      `delete from user_item where user_contract_id = ${contract.id}`,
    ]) {
      await expect(asApplication(statement), statement).rejects.toMatchObject({ code: 'MG001' })
    }
  })

  test('has results that the application can neither change nor delete', async () => {
    for (const statement of [
      `update payslip set net = 0 where user_contract_id = ${contract.id}`,
      `delete from payslip where user_contract_id = ${contract.id}`,
      `delete from payroll_run`,
      `delete from payroll_month`,
    ]) {
      await expect(asApplication(statement), statement).rejects.toMatchObject({ code: '42501' })
    }
  })

  test('keeps its results when contract and person change later', async () => {
    const before = await admin.month(august.id)
    const payslip = await admin.payslip(august.id, contract.publicId)
    await asCompany(`update user_contract_version
      set monthly_salary_value = monthly_salary_value + 1000
      where user_contract_id = ${contract.id}`)
    await asCompany(
      `update user_version set firstname = 'Otra' where user_id = ${world.people.elcira.id}`,
    )
    expect(await admin.payslip(august.id, contract.publicId)).toEqual(payslip)
    expect((await admin.month(august.id)).closedHash).toBe(before.closedHash)
    expect(await hashNow(august.id)).toBe(before.closedHash)
    // Taken back, no closed month owes anything of it.
    await asCompany(`update user_contract_version
      set monthly_salary_value = monthly_salary_value - 1000
      where user_contract_id = ${contract.id}`)
  })
})

describe('reopening', () => {
  test('is possible for the last closed month, with a reason that stays', async () => {
    await expect(admin.reopen(august.id)).rejects.toMatchObject({
      message: 'Primero hay que reabrir septiembre 2026',
    })
    await expect(admin.reopen(september.id, ' ')).rejects.toMatchObject({ field: 'reason' })
    const reopened = await admin.reopen(september.id, 'Faltó una licencia médica')
    expect(reopened).toMatchObject({ isOpen: true, closedHash: null })
    await expect(admin.reopen(september.id)).rejects.toMatchObject({
      message: 'El mes ya está abierto',
    })
    const { rows } = await database.owner.query(
      `select after from audit_event where company_id = $1 and entity = 'payroll_month'
         and action = 'Proceso' order by seq desc limit 1`,
      [world.coihues.id],
    )
    expect(rows[0]?.after).toEqual({ reopened: 'Faltó una licencia médica' })
  })

  test('takes changes again, and closes again', async () => {
    await save('COMISIONES', '0')
    await calculateAll()
    expect((await admin.close(september.id, true)).isOpen).toBe(false)
    await admin.reopen(september.id)
  })
})

describe('closing and calculating at the same time', () => {
  test('whichever comes first, a closed month keeps the run that it was closed with', async () => {
    const { id } = await admin.monthAt(vina, 202609)
    await admin.calculate(id)
    await drainJobs()
    await leaveOut(api.as('admin'), id)
    for (const order of ['close first', 'calculate first', 'together'] as const) {
      const closing = () => api.as('admin').result(Close, { input: { id, acceptErrors: true } })
      const calculating = () => api.as('admin').result(Calculate, { input: { id } })
      if (order === 'close first') {
        const close = closing()
        await Promise.all([close, calculating()])
      } else if (order === 'calculate first') {
        const calculate = calculating()
        await Promise.all([calculate, closing()])
      } else await Promise.all([drainJobs(), calculating(), closing()])
      await drainJobs()
      const month = await admin.month(id)
      if (!month.isOpen) {
        expect(await hashNow(id), order).toBe(month.closedHash)
        await admin.reopen(id)
      }
      expect((await admin.month(id)).activeJobId, order).toBeNull()
    }
  })

  test('closing waits for what is being entered, and then refuses', async () => {
    const { id } = await admin.monthAt(vina, 202609)
    await admin.calculate(id)
    await drainJobs()
    const client = await application()
    await client.query(
      `insert into user_item (company_id, user_contract_id, item_code, value, start_month)
       values (app.current_company(), $1, 'COMISIONES', 5000, 202609)`,
      [world.people.bernarda.contracts[0]?.id],
    )
    await leaveOut(api.as('admin'), id)
    const closing = api.as('admin').result(Close, { input: { id, acceptErrors: true } })
    await new Promise((resolve) => setTimeout(resolve, 150))
    await client.query('commit')
    await client.end()
    expect(await closing).toMatchObject({
      status: 'ERROR',
      error: { message: 'Hay cambios posteriores al cálculo. Calcule de nuevo antes de cerrar.' },
    })
  })
})

describe('a closing that another person approves', () => {
  const fresh = { closingApproval: true, payDay: 30, payNextMonth: false }
  const rule = (given: object, who: Who = 'admin') =>
    api.as(who).mutate(SaveRule, { input: { businessId: casa.publicId, ...fresh, ...given } })
  const ask = (who: Who, more: object = {}) =>
    api.as(who).mutate<Closing>(Ask, {
      input: { payrollMonthId: september.id, acceptErrors: true, ...more },
    })
  const answer = (who: Who, number: number, given: string, note: string | null = null) =>
    api.as(who).mutate<Closing>(Answer, {
      input: { payrollMonthId: september.id, number, answer: given, note },
    })

  test('is a rule from a month on, set by people who may change options', async () => {
    await expect(rule({ fromMonth: 202609 }, 'gerente')).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await expect(
      rule({ fromMonth: 202609, businessId: world.boreal.businesses.boreal.publicId }),
    ).rejects.toMatchObject({ kind: 'not-found' })
    await expect(ask('supergerente')).rejects.toMatchObject({
      message: 'El cierre no necesita la aprobación de otra persona',
    })
    await rule({ fromMonth: 202609 })
    const { processRules } = await api.as('gerente').run<{ processRules: object[] }>(
      `query ($input: OfRules!) {
        processRules(input: $input) { fromMonth closingApproval payDay version } }`,
      { input: { businessId: casa.publicId } },
    )
    expect(processRules).toEqual([
      { fromMonth: 202609, closingApproval: true, payDay: 30, version: 1 },
    ])
    // Changing it under the open month would let one person close alone.
    const off = { fromMonth: 202609, closingApproval: false, version: 1 }
    await expect(rule(off)).rejects.toMatchObject({
      message: expect.stringMatching(/^Septiembre 2026 está abierto/),
    })
    await rule({ fromMonth: 202610, closingApproval: false })
  })

  test('nobody closes alone, in the application or in the database', async () => {
    await calculateAll()
    await expect(admin.close(september.id, true)).rejects.toMatchObject({
      message: 'El cierre lo aprueba otra persona: hay que pedirlo',
    })
    await expect(
      asApplication(`update payroll_month set is_open = false
        where id = ${innerId('payrollMonth', september.id)}`),
    ).rejects.toMatchObject({ code: 'MG002' })
  })

  test('is returned with a note, and asked for again', async () => {
    await expect(ask('gerente')).rejects.toMatchObject({ kind: 'forbidden' })
    const asked = await ask('supergerente', { note: 'Listo: $ 9.876.543 en bonos' })
    // People who may approve get one mail with a link and nothing else; the requester gets none.
    expect(await closingMails()).toEqual([
      ['carolina.aranguiz@coihues.example', 'Un cierre espera su aprobación'],
    ])
    expect(asked.requests[0]).toMatchObject({ number: 1, state: 'PENDING', own: true })
    const { payrollDashboard } = await api
      .as('admin')
      .run<{ payrollDashboard: object[] }>(`{ payrollDashboard { payrollMonthId advice } }`)
    expect(payrollDashboard).toContainEqual({
      payrollMonthId: september.id,
      advice: 'Rodrigo Covarrubias pidió el cierre: falta aprobarlo',
    })
    await expect(ask('admin')).rejects.toMatchObject({ message: 'El cierre ya está pedido' })
    await expect(answer('supergerente', 1, 'APPROVED')).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(answer('admin', 2, 'APPROVED')).rejects.toMatchObject({ kind: 'conflict' })
    await expect(answer('admin', 1, 'RETURNED')).rejects.toMatchObject({ field: 'note' })
    await expect(answer('admin', 1, 'WITHDRAWN')).rejects.toMatchObject({ kind: 'conflict' })
    const returned = await answer('admin', 1, 'RETURNED', 'Falta el bono de Elcira')
    expect(returned.requests[0]).toMatchObject({
      state: 'RETURNED',
      requestedBy: 'Rodrigo Covarrubias',
      answeredBy: 'Carolina Aránguiz',
      answer: 'Falta el bono de Elcira',
    })
    expect(await closingMails()).toEqual([
      ['rodrigo.covarrubias@coihues.example', 'El cierre que pidió fue devuelto'],
    ])
    const again = await ask('supergerente')
    expect(again.requests[0]).toMatchObject({ number: 2, state: 'PENDING' })
    const withdrawn = await answer('supergerente', 2, 'WITHDRAWN')
    expect(withdrawn.requests[0]?.state).toBe('WITHDRAWN')
    // Asking again writes again; taking it back tells nobody.
    expect((await closingMails()).map(([to]) => to)).toEqual(['carolina.aranguiz@coihues.example'])
  })

  test('is never of who asked for it, whatever is written', async () => {
    await ask('admin')
    // Nobody else may approve: nobody is written to.
    expect(await closingMails()).toEqual([])
    await expect(answer('admin', 3, 'APPROVED')).rejects.toMatchObject({
      message: 'Usted pidió el cierre: lo responde otra persona',
    })
    await expect(
      asApplication(`update closing_request set state = 'APPROVED', answered_at = now(),
        answered_by = requested_by, approved_version = 1 where state = 'PENDING'`),
    ).rejects.toMatchObject({ code: '23514' })
    await answer('admin', 3, 'WITHDRAWN')
  })

  test('approves the results that were asked for, and no others; each once', async () => {
    await ask('supergerente')
    await save('COMISIONES', '77000')
    await expect(answer('admin', 4, 'APPROVED')).rejects.toMatchObject({
      message: 'Los resultados cambiaron desde que se pidió el cierre. Devuélvalo.',
    })
    await answer('admin', 4, 'RETURNED', 'Cambió')
    await ask('supergerente')
    const [first, second] = await Promise.allSettled([
      answer('admin', 5, 'APPROVED'),
      answer('admin', 5, 'APPROVED'),
    ])
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const mails = (await closingMails()).filter(([, subject]) => subject.includes('aprobado'))
    expect(mails).toEqual([
      ['rodrigo.covarrubias@coihues.example', 'El cierre que pidió quedó aprobado'],
    ])
    const closed = await admin.month(september.id)
    expect(closed).toMatchObject({ isOpen: false, closedBy: 'Carolina Aránguiz' })
    expect(await hashNow(september.id)).toBe(closed.closedHash)
    const { rows } = await database.owner.query<{ n: number }>(
      `select count(*)::int as n from audit_event where entity = 'closing_request'
         and after ->> 'state' in ('PENDING', 'APPROVED')`,
    )
    expect(rows[0]?.n).toBeGreaterThanOrEqual(6)
    // An approval serves once: reopened, it is asked for again.
    await admin.reopen(september.id)
    await expect(
      asApplication(`update payroll_month set is_open = false
        where id = ${innerId('payrollMonth', september.id)}`),
    ).rejects.toMatchObject({ code: 'MG002' })
    const { payrollClosing } = await api
      .as('lectura')
      .run<{ payrollClosing: Closing }>(
        `query ($input: OfClosing!) { payrollClosing(input: $input) { ${closing} } }`,
        { input: { payrollMonthId: september.id } },
      )
    expect(payrollClosing).toMatchObject({ needsApproval: true })
    expect(payrollClosing.requests.map(({ own }) => own)).toEqual(Array(5).fill(false))
  })

  test('is also for people with the right from a profile, where their role reaches', async () => {
    const { loreto, monserrat } = world.people
    const profile = `(select id from profile where name = 'Aprueba cierres'
      and company_id = ${world.coihues.id})`
    await asCompany(`
      insert into profile (company_id, name) values (${world.coihues.id}, 'Aprueba cierres');
      insert into profile_permission (company_id, profile_id, code, can_create, can_read,
        can_update, can_delete)
        values (${world.coihues.id}, ${profile}, 'GR_0006', true, false, false, false);
      update users set profile_id = ${profile} where id in (${loreto.id}, ${monserrat.id})`)
    await calculateAll()
    await ask('supergerente')
    expect((await closingMails()).map(([to]) => to).toSorted()).toEqual([
      'carolina.aranguiz@coihues.example',
      'loreto.pizarro@coihues.example',
    ])
    await expect(answer('gerente.peumal', 6, 'APPROVED')).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(answer('lectura', 6, 'APPROVED')).rejects.toMatchObject({ kind: 'forbidden' })
    const approved = await answer('gerente', 6, 'APPROVED')
    expect(approved.requests[0]).toMatchObject({ state: 'APPROVED', answeredBy: 'Loreto Pizarro' })
    expect(await admin.month(september.id)).toMatchObject({
      isOpen: false,
      closedBy: 'Loreto Pizarro',
    })
    // What the profile does not give of the same service is not theirs.
    await expect(payrollOf(api.as('gerente')).reopen(september.id)).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await asCompany(`update users set profile_id = null where profile_id = ${profile}`)
    await admin.reopen(september.id)
  })

  test('is not of an account that who asked could sign in with', async () => {
    const keep = (by: string) =>
      database.owner.query(`update login set given_by = ${by} where username = 'admin'`)
    await keep(`(select id from login where username = 'supergerente')`)
    // Who keeps an account has to be able to approve, for the account to be.
    const closes = (profile: string) =>
      asCompany(`update users set profile_id = ${profile} where id = ${world.people.rodrigo.id}`)
    await closes(`(select id from profile where name = 'Aprueba cierres')`)
    await calculateAll()
    await closingMails()
    await ask('supergerente')
    expect(await closingMails()).toEqual([])
    for (const given of ['APPROVED', 'RETURNED']) {
      await expect(answer('admin', 7, given, 'Así no')).rejects.toMatchObject({
        kind: 'conflict',
        message: expect.stringContaining('una misma persona'),
      })
    }
    await keep('null')
    await closes('null')
    expect((await answer('admin', 7, 'RETURNED', 'Así no')).requests[0]?.state).toBe('RETURNED')
  })
})

let mailsRead = 0

/** Recipient and subject of the mails about closings since the last look, as they wait to leave. */
async function closingMails(): Promise<[string, string][]> {
  const { rows } = await database.owner.query<Record<'id' | 'to' | 'subject' | 'text', string>>(
    `select id, recipient as to, subject, text_body || html_body as text from mail_outbox
     where key like 'closing-%' and id > $1 order by id`,
    [mailsRead],
  )
  for (const { id, text } of rows) {
    mailsRead = Number(id)
    expect(text).toContain(`/home/procesos/${september.id}`)
    expect(text).toContain('«Remuneraciones de septiembre 2026» de ')
    expect(text).not.toMatch(/\$|9\.876|bono/i)
  }
  return rows.map(({ to, subject }) => [to, subject])
}

const save = (itemCode: string, value: string) =>
  api.as('admin').mutate(SaveCells, {
    input: {
      payrollMonthId: september.id,
      cells: [{ contractId: contract.publicId, itemCode, value }],
    },
  })

async function calculateAll() {
  await admin.calculate(september.id)
  await drainJobs()
}

/** The hash of what is stored now, made here and not by the code that closes. */
async function hashNow(publicMonth: string): Promise<string> {
  const { rows } = await database.owner.query<{ hash: string }>(
    `select encode(sha256(convert_to(string_agg(user_contract_id || ':'
         || array_to_string(results, ','),
       ';' order by user_contract_id), 'UTF8')), 'hex') as hash
     from payslip join payroll_month m on m.current_run_id = payslip.payroll_run_id
     where m.closed_hash is not null and m.id = $1`,
    [innerId('payrollMonth', publicMonth)],
  )
  return rows[0]?.hash ?? ''
}

/** A connection with the application's own role, in the company. */
async function application(): Promise<pg.Client> {
  const client = new pg.Client(database.appUrl)
  await client.connect()
  await client.query('begin')
  await client.query('select app.begin_request($1, null, null, false, null)', [world.coihues.id])
  return client
}

async function asApplication(statement: string): Promise<void> {
  const client = await application()
  try {
    await client.query(statement)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
