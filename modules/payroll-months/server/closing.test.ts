import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { innerId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { Calculate, Close, type MonthRow, outcome, payrollOf, Reopen } from '#tests/api/payroll.ts'

const { api, world, database, drainJobs } = await startApi()
const { casa, vina } = world.businesses
const admin = payrollOf(api.as('admin'))
const contract = world.people.elcira.contracts[0]!
const SaveCells = `mutation SaveCells($input: SaveUserItemsInput!) {
  saveUserItems(input: $input) { ${outcome} data { saved } }
}`

let august: MonthRow
let september: MonthRow
beforeAll(async () => {
  august = await admin.monthAt(casa, 202608)
  september = await admin.monthAt(casa, 202609)
})

describe('closing a month', () => {
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
    expect(closed).toMatchObject({ isOpen: false, stateLabel: 'Cerrado', closedBy: 'admin' })
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

async function asCompany(statement: string): Promise<void> {
  await database.owner.query('begin')
  await database.owner.query('select app.begin_request($1, null, null, false, null)', [
    world.coihues.id,
  ])
  await database.owner.query(statement)
  await database.owner.query('commit')
}
