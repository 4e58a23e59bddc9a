import { beforeAll, describe, expect, test } from 'vitest'
import { innerId } from '#platform/model/ids.ts'
import { outcome } from '#tests/api/payroll.ts'
import { startApi } from '#tests/api.ts'
import { expiredTask } from './expired-records.task.ts'

/**
 * Bernarda and Hernán left in March 2020, seven years before the day of this test: nothing of the
 * terms of pay and labour holds their records. Carolina confirms, and Rodrigo approves.
 */
const { api, world, database, services, clock, drainJobs } = await startApi()
const { owner } = database
const { bernarda, hernan, rodrigo } = world.people
const companyId = world.coihues.id
const TODAY = new Date('2027-03-20T15:00:00Z')
clock.set(TODAY.toISOString())

type Who = Parameters<typeof api.as>[0]
type Row = {
  id: string
  version: number
  state: string
  fullname: string
  leftOn: string
  lastMonth: number
  freeOn: string
  heldBy: string | null
  isConfirmer: boolean
}
const fields = 'id version state fullname leftOn lastMonth freeOn heldBy isConfirmer'

/** The night, on a day. */
const night = (at = TODAY) =>
  expiredTask({ db: services.db, now: () => at }).run({}, { isLast: false })

const rows = async (filter = '', who: Who = 'admin') =>
  (
    await api.as(who).run<{
      expiredRecords: { rows: Row[] }
    }>(`{ expiredRecords${filter} { rows { ${fields} } } }`)
  ).expiredRecords.rows

async function rowOf(userId: number, who: Who = 'admin'): Promise<Row> {
  const { rows: found } = await owner.query<{ id: number }>(
    'select id from expired_record where company_id = $1 and user_id = $2',
    [companyId, userId],
  )
  const row = (await rows('', who)).find(
    ({ id }) => innerId('expiredRecord', id) === Number(found[0]?.id),
  )
  if (!row) throw new Error('the record is not listed')
  return row
}

const send = (who: Who, name: string, input: object, data = fields) =>
  api.as(who).result<Row>(
    `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) {
        ${outcome} data { ${data} } } }`,
    { input },
  )
async function done(who: Who, name: string, input: object): Promise<Row> {
  const { data, error } = await send(who, name, input)
  if (!data) throw new Error(`${name}: ${error?.message}`)
  return data
}
const refusal = async (who: Who, name: string, input: object) =>
  (await send(who, name, input)).error?.message
const seen = ({ id, version }: Row) => ({ id, version })

/** Behind the rules of closed months, which the past of nobody goes through. */
async function behind(statement: string, values: unknown[]): Promise<void> {
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await owner.query(statement, values)
  await owner.query('commit')
}

/** Somebody worked until a day, and what was paid to them later than that is another's. */
async function leftOn(userId: number, day: string | null): Promise<void> {
  await behind(
    `update user_contract set final_date = $3, initial_date = least(initial_date, date '2018-01-01')
     where company_id = $1 and user_id = $2`,
    [companyId, userId, day],
  )
  for (const table of ['payslip', 'payslip_release']) {
    await behind(`delete from ${table} where company_id = $1 and user_id = $2`, [companyId, userId])
  }
  await behind(
    `delete from imported_payslip where company_id = $1 and user_contract_id in (
       select id from user_contract where company_id = $1 and user_id = $2)`,
    [companyId, userId],
  )
}

/** How a record is in the database, without the instants of its writing. */
const stored = async () =>
  (
    await owner.query<{ row: object }>(
      `select to_jsonb(it) as row from expired_record it where company_id = $1 order by id`,
      [companyId],
    )
  ).rows.map(({ row }) => row)

beforeAll(async () => {
  await owner.query(`update users set role = 'ADMIN' where company_id = $1 and id = $2`, [
    companyId,
    rodrigo.id,
  ])
  // What they were still asked to sign in the demo world was left at that.
  await behind(
    `update signature_request set state = 'CANCELLED' where company_id = $1 and state = 'SENT'`,
    [companyId],
  )
  for (const one of [bernarda, hernan]) {
    await leftOn(one.id, '2020-03-31')
    await owner.query(
      `update user_version set personal_phone = '+56977700414'
       where company_id = $1 and user_id = $2`,
      [companyId, one.id],
    )
    await owner.query(`update users set role = 'EMPLOYEE' where company_id = $1 and id = $2`, [
      companyId,
      one.id,
    ])
    await behind(`delete from privacy_request where company_id = $1 and user_id = $2`, [
      companyId,
      one.id,
    ])
  }
})

describe('the night', () => {
  test('finds who left so long ago that no term holds their record, once', async () => {
    await night()
    const bernardas = await rowOf(bernarda.id)
    expect(bernardas).toMatchObject({
      state: 'DUE',
      leftOn: '2020-03-31',
      lastMonth: 202003,
      // 72 months after the end of March 2020, which end later than the 60 of the contract.
      freeOn: '2026-04-01',
      heldBy: null,
    })
    const before = await stored()
    await night()
    expect(await stored()).toEqual(before)
    // Nobody who works there, nor who left less long ago.
    expect(before.length).toBe(2)
  })

  test('finds those that end in the next months, which wait for their day', async () => {
    await leftOn(hernan.id, '2021-05-14')
    await night()
    const hernans = await rowOf(hernan.id)
    expect(hernans).toMatchObject({ state: 'COMING', freeOn: '2027-06-01' })
    expect(await refusal('admin', 'confirmExpiredRecord', seen(hernans))).toBe(
      'Su plazo no termina todavía',
    )
    const { expiredMonths } = await api
      .as('admin')
      .run<{ expiredMonths: object[] }>('{ expiredMonths { month people due } }')
    expect(expiredMonths).toEqual([
      { month: 202604, people: 1, due: 1 },
      { month: 202706, people: 1, due: 0 },
    ])
    expect((await rows('(filter: { month: 202706 })')).map(({ id }) => id)).toEqual([hernans.id])
    await night(new Date('2027-06-01T15:00:00Z'))
    expect((await rowOf(hernan.id)).state).toBe('DUE')
  })

  test('counts the last month that was paid, which may be later than the contract', async () => {
    await owner.query(
      `insert into imported_payslip (company_id, user_contract_id, year_month, days, amounts,
         earnings, deductions, net)
       select company_id, min(id), 202012, 30, '{}', 0, 0, 0 from user_contract
       where company_id = $1 and user_id = $2 group by company_id`,
      [companyId, bernarda.id],
    )
    await night()
    expect(await rowOf(bernarda.id)).toMatchObject({ lastMonth: 202012, freeOn: '2027-01-01' })
    await leftOn(bernarda.id, '2020-03-31')
    await night()
  })

  test('says what holds a record all the same, and lets it go when that ends', async () => {
    const heldBy = async (make: string, unmake: string) => {
      await behind(make, [companyId, bernarda.id])
      await night()
      const { state, heldBy: why } = await rowOf(bernarda.id)
      await behind(unmake, [companyId, bernarda.id])
      await night()
      expect((await rowOf(bernarda.id)).state).toBe('DUE')
      return [state, why]
    }
    expect(
      await heldBy(
        `insert into privacy_request (company_id, user_id, kind, channel, received_on, due)
         values ($1, $2, 'ACCESS', 'ACCOUNT', '2027-03-01', '2027-04-01')`,
        `delete from privacy_request where company_id = $1 and user_id = $2`,
      ),
    ).toEqual(['HELD', 'Tiene una solicitud de privacidad abierta'])
    expect(
      await heldBy(
        `update signature_request set state = 'SENT'
         where company_id = $1 and state = 'CANCELLED' and id in (
           select request_id from signature_signer where company_id = $1 and user_id = $2)`,
        `update signature_request set state = 'CANCELLED'
         where company_id = $1 and state = 'SENT' and $2 > 0`,
      ),
    ).toEqual(['HELD', 'Tiene una firma pendiente'])
    expect(
      await heldBy(
        `update users set role = 'ADMIN' where company_id = $1 and id = $2`,
        `update users set role = 'EMPLOYEE' where company_id = $1 and id = $2`,
      ),
    ).toEqual(['HELD', 'Su cuenta sigue abierta y administra o supervisa a otras personas'])
    expect(
      await heldBy(
        `update login set given_by = (select id from login where company_id = $1
           and user_id = $2), taken_at = null
         where username = 'supervisor'`,
        `update login set given_by = null, taken_at = now()
         where company_id = $1 and username = 'supervisor' and $2 > 0`,
      ),
    ).toEqual(['HELD', 'Con su cuenta se entra a la cuenta de otra persona'])
  })
})

describe('a record whose terms are over', () => {
  test('is confirmed by one person and approved by another human being', async () => {
    const due = await rowOf(bernarda.id)
    for (const who of ['lectura', 'supervisor', 'boreal.admin'] as const) {
      expect([who, await refusal(who, 'confirmExpiredRecord', seen(due))]).toEqual([
        who,
        expect.stringMatching(/permiso|No encontrado/),
      ])
    }
    expect(await refusal('supergerente', 'approveExpiredRecord', seen(due))).toBe(
      'Primero la confirma otra persona',
    )
    const confirmed = await done('admin', 'confirmExpiredRecord', seen(due))
    expect(confirmed).toMatchObject({ state: 'CONFIRMED', isConfirmer: true })
    expect((await rowOf(bernarda.id, 'supergerente')).isConfirmer).toBe(false)
    expect(await refusal('admin', 'approveExpiredRecord', seen(confirmed))).toBe(
      'Lo aprueba otra persona',
    )
    // Nor does the database take one account for both, nor an approval out of nothing.
    await expect(
      owner.query(
        `update expired_record set state = 'APPROVED', approved_login_id = confirmed_login_id,
           approved_at = now() where company_id = $1 and state = 'CONFIRMED'`,
        [companyId],
      ),
    ).rejects.toThrow('expired_record_two')
    await expect(
      owner.query(
        `update expired_record set state = 'APPROVED', confirmed_login_id = 1, confirmed_at = now(),
           approved_login_id = 2, approved_at = now()
         where company_id = $1 and state in ('COMING', 'DUE')`,
        [companyId],
      ),
    ).rejects.toThrow('la confirma una persona y la aprueba otra')
    const approved = await done('supergerente', 'approveExpiredRecord', seen(confirmed))
    expect(approved.state).toBe('APPROVED')
    await night()
    expect((await rowOf(bernarda.id)).state).toBe('APPROVED')
  })

  test('goes as far as no duty keeps it, once it is approved, and the chain verifies', async () => {
    const told = async () =>
      (
        await owner.query<{ n: number }>(
          `select count(*)::int as n from user_version
           where company_id = $1 and user_id = $2 and personal_phone is not null`,
          [companyId, bernarda.id],
        )
      ).rows[0]?.n ?? 0
    expect(await told()).toBeGreaterThan(0)
    await drainJobs()
    expect(await told()).toBe(0)
    const { expiredRecords } = await api.as('admin').run<{
      expiredRecords: { rows: { erasedAt: string | null }[] }
    }>('{ expiredRecords(filter: { state: APPROVED }) { rows { erasedAt } } }')
    expect(expiredRecords.rows).toEqual([{ erasedAt: expect.any(String) }])
    // It is no supresión that somebody asked for, and no record makes another one.
    const { erasures, verifyAudit } = await api
      .as('admin')
      .run<{ erasures: { total: number }; verifyAudit: { intact: boolean } }>(
        '{ erasures { total } verifyAudit { intact } }',
      )
    expect({ erasures, verifyAudit }).toEqual({
      erasures: { total: 0 },
      verifyAudit: { intact: true },
    })
    await expect(
      owner.query(
        `insert into erasure (company_id, expired_record_id, user_id, left_on, state,
           proposed_login_id, approved_login_id, approved_at)
         select company_id, id, user_id, left_on, 'RUNNING', approved_login_id, confirmed_login_id,
           now() from expired_record where company_id = $1 and state = 'APPROVED'`,
        [companyId],
      ),
    ).rejects.toThrow('cuando dos personas la aprobaron')
  })

  test('is no longer agreed on when its person is hired again or asks for something', async () => {
    await leftOn(bernarda.id, null)
    await night()
    expect(await rowOf(bernarda.id)).toMatchObject({
      state: 'HELD',
      heldBy: 'Tiene un contrato vigente',
    })
    await leftOn(bernarda.id, '2020-03-31')
    await night()
    const due = await rowOf(bernarda.id)
    expect(due.state).toBe('DUE')
    // Between two nights too: what is seen is asked again.
    await owner.query(
      `insert into privacy_request (company_id, user_id, kind, channel, received_on, due)
       values ($1, $2, 'ACCESS', 'ACCOUNT', '2027-03-01', '2027-04-01')`,
      [companyId, bernarda.id],
    )
    expect(await refusal('admin', 'confirmExpiredRecord', seen(due))).toBe(
      'Tiene una solicitud de privacidad abierta',
    )
    const several = await api.as('admin').result<{ confirmed: number; left: number }>(
      `mutation ($input: ConfirmExpiredRecordsInput!) { confirmExpiredRecords(input: $input) {
        ${outcome} data { confirmed left } } }`,
      { input: { records: [seen(due)] } },
    )
    expect(several.data).toEqual({ confirmed: 0, left: 1 })
    await behind(`delete from privacy_request where company_id = $1 and user_id = $2`, [
      companyId,
      bernarda.id,
    ])
  })

  test('is kept until a day, with its reason, and the night respects it', async () => {
    const due = await rowOf(bernarda.id)
    const keep = (input: object) =>
      refusal('admin', 'keepExpiredRecord', { ...seen(due), ...input })
    expect(await keep({ keptUntil: '2028-01-31' })).toBe('Diga por qué se conserva')
    expect(await keep({ reason: 'Juicio laboral' })).toBe('Diga hasta cuándo se conserva')
    expect(await keep({ reason: 'Juicio laboral', keptUntil: '2020-01-01' })).toBe(
      'Debe ser un día que viene',
    )
    const input = { ...seen(due), reason: 'Juicio laboral O-12-2027', keptUntil: '2028-01-31' }
    expect((await done('admin', 'keepExpiredRecord', input)).state).toBe('KEPT')
    await night()
    const kept = await rowOf(bernarda.id)
    expect(kept.state).toBe('KEPT')
    expect(await refusal('admin', 'confirmExpiredRecord', seen(kept))).toBe('Está conservada')
    await night(new Date('2028-02-01T15:00:00Z'))
    expect((await rowOf(bernarda.id)).state).toBe('DUE')
    const again = { ...input, ...seen(await rowOf(bernarda.id)) }
    const second = await done('admin', 'keepExpiredRecord', again)
    expect((await done('supergerente', 'releaseExpiredRecord', seen(second))).state).toBe('DUE')
  })

  test('is confirmed with others of its page', async () => {
    await leftOn(hernan.id, '2020-03-31')
    await night()
    const all = await rows('(filter: { state: DUE })')
    expect(all.length).toBe(2)
    const { data } = await api.as('admin').result<{ confirmed: number; left: number }>(
      `mutation ($input: ConfirmExpiredRecordsInput!) { confirmExpiredRecords(input: $input) {
        ${outcome} data { confirmed left } } }`,
      { input: { records: all.map(seen) } },
    )
    expect(data).toEqual({ confirmed: all.length, left: 0 })
    expect((await rows('(filter: { state: CONFIRMED })')).length).toBe(all.length)
    // And each says what goes, and what stays: the terms of their contracts.
    const { expiredPlan } = await api.as('admin').run<{
      expiredPlan: { leftOn: string; parts: { label: string; fate: string }[] }
    }>(
      `query ($input: ByIdExpiredRecord!) { expiredPlan(input: $input) {
        leftOn parts { label fate } } }`,
      { input: { id: (await rowOf(hernan.id)).id } },
    )
    expect(expiredPlan.leftOn).toBe('2020-03-31')
    const fates = expiredPlan.parts.map(({ label, fate }) => `${label}: ${fate}`)
    expect(fates).toContain('Condiciones del contrato: STAYS')
    expect(fates).toContain('Ficha de persona: PARTLY')
  })
})
