import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { KnownPerson } from '#tests/world.ts'

const { api, world, database, clock } = await startApi()
const { owner } = database
const { hernan, bernarda, rodrigo, carolina, monserrat } = world.people
type Who = Parameters<typeof api.as>[0]

const contractOf = ({ contracts: [contract] }: KnownPerson) => {
  if (!contract) throw new Error('without a contract')
  return contract
}
const head = `id status contractFinalDate isPayed displayToEmployee version settlementBy letterBy
  causeName daysLeft comment publicComment lines { part what effect changes restoredAt }`
const Create = `mutation Create($input: CreateContractSettlementInput!) {
  createContractSettlement(input: $input) { ${outcome} data { ${head} } } }`
const Update = `mutation Update($input: UpdateContractSettlementInput!) {
  updateContractSettlement(input: $input) { ${outcome} data { ${head} } } }`
const Undo = `mutation Undo($input: UndoContractSettlementInput!) {
  undoContractSettlement(input: $input) { ${outcome} data { ${head} } } }`
const Preview = `query Preview($input: ContractEndingPreviewInput!) {
  contractEndingPreview(input: $input) {
    doubts leaves letterBy settlementBy lines { part what effect changes } } }`
const One = `query One($input: ByIdContractSettlement!) {
  contractEnding(input: $input) { ${head} } }`
const List = `query List($filter: ContractEndingFilter) { contractEndings(filter: $filter) {
  total rows { id userId status fullname contractFinalDate } } }`

type Line = { part: string; what: string; effect: string; changes: boolean; restoredAt?: string }
type Ending = {
  id: string
  status: string
  version: number
  contractFinalDate: string
  settlementBy: string
  letterBy: string | null
  comment: string | null
  publicComment: string | null
  lines: Line[]
}
type Shown = { doubts: string[]; leaves: boolean; lines: Line[]; settlementBy: string }

const terms = (person: KnownPerson, more: object = {}) => ({
  userContractId: contractOf(person).publicId,
  dismissalCause: '160-7',
  contractFinalDate: '2026-10-16',
  notice: 'NONE',
  ...more,
})
const create = (person: KnownPerson, more: object = {}, who: Who = 'admin') =>
  api.as(who).mutate<Ending>(Create, {
    input: { ...terms(person), displayToEmployee: true, ...more },
  })
const update = (input: object, who: Who = 'admin') => api.as(who).mutate<Ending>(Update, { input })
const undo = (id: string, who: Who = 'admin') =>
  api.as(who).mutate<Ending>(Undo, { input: { id, reason: 'Fue un error' } })
const preview = async (person: KnownPerson, more: object = {}, who: Who = 'admin') =>
  (await api.as(who).run<{ contractEndingPreview: Shown }>(Preview, { input: terms(person, more) }))
    .contractEndingPreview
const rowsFor = async (who: Who = 'admin', filter: object = {}) =>
  (
    await api
      .as(who)
      .run<{ contractEndings: { total: number; rows: (Ending & { userId: string })[] } }>(List, {
        filter,
      })
  ).contractEndings.rows

/** Everything that an ending of Hernán's contract touches, without versions and times. */
async function snapshot() {
  const contract = contractOf(hernan).id
  const read = async (query: string, values: unknown[]) => (await owner.query(query, values)).rows
  const company = world.coihues.id
  return {
    contract: await read('select final_date::text, status from user_contract where id = $1', [
      contract,
    ]),
    vacations: await read(
      `select id, response_status, enjoyed_until::text, response, legal_units, progressive_units,
         additional_units, advance_units from vacation where user_contract_id = $1 order by id`,
      [contract],
    ),
    balance: await read(
      `select pool, sum(units)::int from vacation_entry where user_contract_id = $1
       group by pool having sum(units) <> 0 order by pool`,
      [contract],
    ),
    away: await read(
      `select source, source_id, from_day::text, to_day::text from time_off
       where user_contract_id = $1 order by 1, 2`,
      [contract],
    ),
    absences: await read(
      'select id, response_status, response from absence where user_contract_id = $1 order by id',
      [contract],
    ),
    items: await read(
      `select id, start_month, end_month, status from user_item where user_contract_id = $1
       order by id`,
      [contract],
    ),
    team: await read(
      `select v.user_contract_id as id, v.supervisor_id as boss
       from user_contract_version v join user_contract c on c.company_id = v.company_id
         and c.id = v.user_contract_id
       where v.company_id = $1 and v.superseded_at is null and v.valid @> date '2026-10-17'
         and c.status <> 'DELETED' and coalesce(c.final_date, 'infinity') >= '2026-10-17'
       order by 1`,
      [company],
    ),
    heads: await read(
      `select hierarchy_node_id as id, head_user_id as head from hierarchy_node_version
       where company_id = $1 and superseded_at is null and valid @> date '2026-10-17' order by 1`,
      [company],
    ),
    access: await read('select access_until::text from users where id = $1', [hernan.id]),
  }
}

beforeAll(async () => {
  const userContractId = contractOf(hernan).publicId
  await api.as('admin').mutate(
    `mutation ($input: CreateVacationInput!) {
      createVacation(input: $input) { ${outcome} data { id } } }`,
    {
      input: {
        userContractId,
        startDate: '2026-10-12',
        endDate: '2026-10-23',
        approve: true,
        advance: true,
      },
    },
  )
  await api.as('supervisor').mutate(
    `mutation ($input: CreateVacationInput!) {
      createVacation(input: $input) { ${outcome} data { id } } }`,
    { input: { userContractId, startDate: '2026-11-16', endDate: '2026-11-17' } },
  )
  await api.as('admin').mutate(
    `mutation ($input: CreateAbsenceInput!) {
      createAbsence(input: $input) { ${outcome} data { id } } }`,
    {
      input: {
        userContractId,
        type: 'LEAVE',
        subtype: 'NORMAL',
        pay: 'WITHOUTPAY',
        startDate: '2026-11-03',
        endDate: '2026-11-04',
        halfDay: false,
        ignoreHolidays: false,
        approve: true,
      },
    },
  )
  await api.as('admin').mutate(
    `mutation ($input: CreateEmployerLoanInput!) {
      createEmployerLoan(input: $input) { ${outcome} data { id } } }`,
    {
      input: {
        contractId: userContractId,
        amount: 120_000,
        totalQuotas: 6,
        startMonth: 202609,
        grantedOn: '2026-09-10',
      },
    },
  )
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [world.coihues.id])
  for (const [code, from, quotas] of [
    ['BONO_PERMANENTE', 202609, null],
    ['BONO_FUTURO', 202612, null],
    ['COMPRA', 202609, 4],
  ] as const) {
    await owner.query(
      `insert into user_item (company_id, user_contract_id, item_code, value, start_month,
         end_month, total_quotas) values ($1, $2, $3, 10000, $4, $5, $6)`,
      [world.coihues.id, contractOf(hernan).id, code, from, quotas && 202612, quotas],
    )
  }
  await owner.query('commit')
})

describe('the end of a contract', () => {
  test('shows before all that ends with it, part by part', async () => {
    const shown = await preview(hernan, { heirUserId: rodrigo.publicId })
    const of = (part: string) => shown.lines.filter((line) => line.part === part)
    expect(of('VACATIONS').map(({ what, effect }) => `${what}: ${effect}`)).toEqual([
      'Vacaciones del 12-10-2026 al 23-10-2026: Terminan el 16-10-2026: 5 días vuelven al saldo',
      expect.stringMatching(/^Vacaciones del 16-11-2026 al 17-11-2026: La solicitud se responde/),
    ])
    expect(of('ABSENCES').map(({ effect }) => effect)).toEqual(['Queda anulada'])
    expect(of('LOANS').map(({ effect }) => effect)).toEqual(['Su saldo de $80.000 va al finiquito'])
    expect(of('ITEMS').map(({ effect }) => effect)).toEqual(
      expect.arrayContaining([
        'Termina en octubre 2026: $10.000 por mes hasta entonces',
        'Queda suspendido: comenzaba en diciembre 2026',
        // Of an earning: the finiquito discounts nothing of it.
        'Quedan 2 cuotas de $10.000: no se pagan después del término: páguelas en la última ' +
          'liquidación',
      ]),
    )
    const { name } = rodrigo
    expect(of('TEAM').map(({ what }) => what)).toContain(bernarda.name)
    expect(of('TEAM')[0]?.effect).toBe(`Su jefatura es ${name} desde el 17-10-2026`)
    expect(of('UNITS')).toMatchObject([{ what: 'Viñedos' }])
    expect(of('ACCESS')).toMatchObject([
      {
        what: 'Cuenta «supervisor»',
        effect: 'Desde el 17-10-2026 abre solo sus papeles, hasta el 16-10-2028',
      },
    ])
    // Friday: the tenth day of Monday to Saturday without holidays, art. 177.
    expect(shown).toMatchObject({ leaves: true, settlementBy: '2026-10-28' })
    expect((await preview(hernan)).doubts.at(-1)).toMatch(
      /^Sin jefatura desde entonces: \d+ personas o unidades$/,
    )
  })

  test('happens at once, and its opposite gives everything back', async () => {
    const before = await snapshot()
    const ending = await create(hernan, { heirUserId: rodrigo.publicId })
    expect(ending).toMatchObject({ status: 'DONE', letterBy: '2026-10-20' })
    const after = await snapshot()
    expect(after.contract).toEqual([{ final_date: '2026-10-16', status: 'ACTIVE' }])
    expect(after.vacations.map((row) => row.response_status)).toEqual(
      expect.arrayContaining(['APPROVED', 'CANCELED']),
    )
    expect(after.away.every((row) => row.to_day <= '2026-10-16')).toBe(true)
    expect(after.team.some(({ boss }) => Number(boss) === hernan.id)).toBe(false)
    expect(after.heads.some(({ head: id }) => Number(id) === hernan.id)).toBe(false)
    expect(after.items.map((row) => [row.end_month, row.status])).toEqual(
      expect.arrayContaining([
        [202610, 'ACTIVE'],
        [null, 'SUSPENDED'],
      ]),
    )
    expect(after.access).toEqual([{ access_until: '2026-10-16' }])
    const undone = await undo(ending.id)
    expect(undone.status).toBe('UNDONE')
    expect(undone.lines.every(({ changes, restoredAt }) => changes === !!restoredAt)).toBe(true)
    expect(await snapshot()).toEqual(before)
  })

  test('ends what its person received by delegation, and gives it back', async () => {
    await owner.query('delete from delegation where company_id = $1', [world.coihues.id])
    const { rows: given } = await owner.query<{ id: string }>(
      `insert into delegation (company_id, from_user_id, to_user_id, valid, kinds)
       values ($1, $2, $3, '[2026-10-01,2026-11-01)', '{VACATION}'),
         ($1, $2, $3, '[2026-12-01,2026-12-11)', '{VACATION}') returning id`,
      [world.coihues.id, rodrigo.id, hernan.id],
    )
    const stored = async () =>
      (
        await owner.query<{ days: string; revoked: boolean; kinds: number }>(
          `select valid::text as days, revoked_at is not null as revoked,
             (select count(*)::int from delegation_kind k
              where k.company_id = d.company_id and k.delegation_id = d.id and k.valid = d.valid)
               as kinds
           from delegation d where id = any($1::bigint[]) order by id`,
          [given.map(({ id }) => id)],
        )
      ).rows
    const before = await stored()
    const shown = await preview(hernan)
    expect(shown.lines.filter(({ part }) => part === 'DELEGATIONS')).toMatchObject([
      {
        what: `Delegación de ${rodrigo.name} del 01-10-2026 al 31-10-2026`,
        effect: 'Termina el 16-10-2026',
      },
      {
        what: `Delegación de ${rodrigo.name} del 01-12-2026 al 10-12-2026`,
        effect: 'Queda sin efecto',
      },
    ])
    const { id } = await create(hernan, { heirUserId: rodrigo.publicId })
    expect(await stored()).toEqual([
      { days: '[2026-10-01,2026-10-17)', revoked: false, kinds: 1 },
      { days: '[2026-12-01,2026-12-11)', revoked: true, kinds: 0 },
    ])
    // The days that begin again were delegated to somebody else since: they stay with them.
    await owner.query(
      `insert into delegation (company_id, from_user_id, to_user_id, valid, kinds)
       values ($1, $2, $3, '[2026-12-05,2026-12-06)', '{VACATION}')`,
      [world.coihues.id, rodrigo.id, bernarda.id],
    )
    await undo(id)
    expect(await stored()).toEqual([before[0], { ...before[1], revoked: true, kinds: 0 }])
    await owner.query('delete from delegation where company_id = $1', [world.coihues.id])
  })

  test('of another day is done again from there, and with its settlement paid stays', async () => {
    const before = await snapshot()
    const { id } = await create(hernan, { heirUserId: rodrigo.publicId })
    const moved = await update({ id, contractFinalDate: '2026-10-30' })
    expect(
      moved.lines.filter(({ part, restoredAt }) => part === 'VACATIONS' && !restoredAt),
    ).toEqual([expect.objectContaining({ what: 'Vacaciones del 16-11-2026 al 17-11-2026' })])
    expect((await snapshot()).access).toEqual([{ access_until: '2026-10-30' }])
    await update({ id, isPayed: true })
    await expect(undo(id)).rejects.toMatchObject({ kind: 'conflict' })
    await expect(update({ id, contractFinalDate: '2026-10-29' })).rejects.toMatchObject({
      message: 'El finiquito está pagado: el término ya no cambia',
    })
    await update({ id, isPayed: false })
    await undo(id)
    expect(await snapshot()).toEqual(before)
  })

  test('leaves nothing half done when something of it fails', async () => {
    const before = await snapshot()
    await owner.query(`create function app.refuse_now() returns trigger language plpgsql as
      $$ begin raise exception 'the power went off'; end $$`)
    await owner.query(`create trigger refuse_now before update of access_until on users
      for each row execute function app.refuse_now()`)
    await expect(create(hernan, { heirUserId: rodrigo.publicId })).rejects.toThrow()
    await owner.query('drop trigger refuse_now on users')
    expect(await snapshot()).toEqual(before)
    expect(await rowsFor('admin', { userContractId: contractOf(hernan).publicId })).toEqual([])
  })

  test('is one of two that are sent at once', async () => {
    const both = await Promise.allSettled([create(hernan), create(hernan)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [row] = await rowsFor('admin', { userContractId: contractOf(hernan).publicId })
    await undo(row?.id ?? '')
  })

  test('keeps the last day of the contract from its form', async () => {
    const { id } = await create(bernarda)
    await expect(
      api.as('admin').mutate(
        `mutation ($input: UpdateUserContractInput!) {
          updateUserContract(input: $input) { ${outcome} data { id } } }`,
        { input: { id: contractOf(bernarda).publicId, finalDate: null } },
      ),
    ).rejects.toMatchObject({ field: 'finalDate' })
    await undo(id)
  })

  test('leaves two years of own papers, and who is hired again comes in', async () => {
    const { id } = await create(hernan, { contractFinalDate: '2026-09-15' })
    const after = async (days: number) => {
      clock.advance({ days })
      const { me } = await api
        .as('supervisor')
        .run<{ me: { role: string; permissions: string[] } }>('{ me { role permissions } }')
      clock.advance({ days: -days })
      return { role: me.role, answers: me.permissions.includes('vacations.update') }
    }
    expect(await after(0)).toEqual({ role: 'SUPERVISOR', answers: true })
    expect(await after(1)).toEqual({ role: 'EMPLOYEE', answers: false })
    expect(await after(731)).toEqual({ role: 'EMPLOYEE', answers: false })
    expect(await after(732)).toEqual({ role: 'GUEST', answers: false })
    await undo(id)
    expect(await after(0)).toEqual({ role: 'SUPERVISOR', answers: true })
  })
})

describe('an ending that is kept from its person', () => {
  test('is in nothing that they read, whatever their rights', async () => {
    const before = await auditOf('supergerente')
    const { id, version } = await create(rodrigo, {
      displayToEmployee: false,
      comment: 'Reorganización',
    })
    const kept = await rowsFor('admin')
    expect(kept.find((row) => row.id === id)).toMatchObject({ status: 'PREPARED' })
    expect((await rowsFor('supergerente')).some((row) => row.id === id)).toBe(false)
    for (const act of [
      () => api.as('supergerente').run(One, { input: { id } }),
      () => update({ id, comment: 'Lo vi' }, 'supergerente'),
      () => undo(id, 'supergerente'),
    ]) {
      await expect(act()).rejects.toMatchObject({ kind: 'not-found' })
    }
    expect(await auditOf('supergerente')).toEqual(before)
    expect((await auditOf('admin')).newest.rows[0]).toEqual({ entity: 'contract_settlement' })
    const { rows } = await owner.query('select final_date from user_contract where id = $1', [
      contractOf(rodrigo).id,
    ])
    expect(rows).toEqual([{ final_date: null }])

    await update({ id, version, displayToEmployee: true })
    const own = await rowsFor('supergerente')
    expect(own.find((row) => row.id === id)).toMatchObject({ status: 'DONE' })
    const read = await api
      .as('supergerente')
      .run<{ contractEnding: Ending }>(One, { input: { id } })
    expect(read.contractEnding).toMatchObject({ comment: null })
    await expect(update({ id, displayToEmployee: false })).rejects.toMatchObject({
      field: 'displayToEmployee',
    })
    await undo(id)
  })

  test('is not of a day that passed', async () => {
    await expect(
      create(bernarda, { displayToEmployee: false, contractFinalDate: '2026-09-14' }),
    ).rejects.toMatchObject({ field: 'displayToEmployee' })
  })

  type Audited = { auditLog: { total: number; rows: { entity: string }[] } }
  const auditOf = async (who: Who) => {
    const read = async (filter: object) =>
      (
        await api.as(who).run<Audited>(
          `query ($filter: AuditLogFilter) { auditLog(filter: $filter,
            sort: { by: at, descending: true }, page: { number: 1, size: 100 }) {
              total rows { entity } } }`,
          { filter },
        )
      ).auditLog
    return { newest: await read({}), own: await read({ entity: 'contract_settlement' }) }
  }
})

describe('what the law says of an ending', () => {
  test.each([
    ['a day before the contract', { contractFinalDate: '1990-01-01' }, 'contractFinalDate'],
    ['a cause that is none', { dismissalCause: '161bis' }, 'dismissalCause'],
    ['a cause that nobody knows', { dismissalCause: '999' }, 'dismissalCause'],
    ['a term that an indefinite contract lacks', { dismissalCause: '159-4' }, 'dismissalCause'],
    ['a notice without its day', { notice: 'GIVEN' }, 'noticeDate'],
    ['a notice after the end', { notice: 'GIVEN', noticeDate: '2026-12-01' }, 'noticeDate'],
    ['the same person as heir', { heirUserId: hernan.publicId }, 'heirUserId'],
  ])('refuses %s at its field', async (_, more, field) => {
    await expect(create(hernan, more)).rejects.toMatchObject({ field })
    await expect(preview(hernan, more)).rejects.toMatchObject({ field })
  })

  test('refuses art. 161 on a day of medical leave', async () => {
    await owner.query('begin')
    await owner.query('select app.begin_request($1, null, null, false, null)', [world.coihues.id])
    await owner.query(
      `insert into absence (company_id, user_contract_id, type, subtype, start_date, end_date,
         response_status) values ($1, $2, 'LICENSE', 'MATERNITY', '2026-10-01', '2026-10-20',
         'APPROVED')`,
      [world.coihues.id, contractOf(monserrat).id],
    )
    await owner.query('commit')
    const because = { dismissalCause: '161-1', notice: 'PAID' }
    await expect(preview(monserrat, because)).rejects.toMatchObject({
      message: 'El 16-10-2026 tiene licencia médica: no se invoca el art. 161 (inc. final)',
    })
    await expect(
      preview(monserrat, { ...because, contractFinalDate: '2027-03-01' }),
    ).rejects.toMatchObject({ message: 'Tiene fuero maternal hasta el 20-10-2027: art. 174' })
    const { doubts, lines } = await preview(monserrat)
    expect(doubts[0]).toMatch(/pide autorización judicial \(art. 174\)$/)
    // The leave is of its person, and goes on.
    expect(lines.find(({ part }) => part === 'ABSENCES')).toMatchObject({ changes: false })
  })

  test('refuses who is protected until a court gives its leave, whoever may know why', async () => {
    const conduct = { dismissalCause: '160-7', contractFinalDate: '2026-10-16' }
    const Protect = `mutation ($input: CreateLaborProtectionInput!) {
      createLaborProtection(input: $input) { ${outcome} data { id version } } }`
    const Authorize = `mutation ($input: UpdateLaborProtectionInput!) {
      updateLaborProtection(input: $input) { ${outcome} data { id version } } }`
    const Forget = `mutation ($input: ByIdLaborProtection!) {
      deleteLaborProtection(input: $input) { ${outcome} data } }`
    const made = await api.as('admin').mutate<{ id: string; version: number }>(Protect, {
      input: { userId: bernarda.publicId, kind: 'UNION_DELEGATE', startDate: '2026-01-05' },
    })
    const refused = {
      field: 'dismissalCause',
      message:
        'Tiene fuero (delegado sindical) sin fecha de término: pide autorización judicial, que ' +
        'se registra en los fueros de su ficha (art. 174)',
    }
    await expect(preview(bernarda, conduct)).rejects.toMatchObject(refused)
    await expect(create(bernarda, conduct)).rejects.toMatchObject(refused)
    await api.as('admin').mutate(Authorize, {
      input: {
        id: made.id,
        version: made.version,
        courtDate: '2026-09-10',
        courtCase: '1° Juzgado de Letras de Melipilla, O-31-2026',
      },
    })
    expect((await preview(bernarda, conduct)).doubts.join()).not.toMatch(/fuero/)
    await expect(
      preview(bernarda, { ...conduct, dismissalCause: '161-1', notice: 'PAID' }),
    ).rejects.toMatchObject({ message: expect.stringContaining('ningún juez autoriza') })
    await api.as('admin').mutate(Forget, { input: { id: made.id } })
  })

  test('asks again where the notice is short', async () => {
    const short = { dismissalCause: '161-1', notice: 'GIVEN', noticeDate: '2026-10-01' }
    expect((await preview(bernarda, short)).doubts).toEqual([
      'El aviso es de 15 días: con menos de 30 se debe la indemnización sustitutiva',
    ])
    const headers = { 'x-asks': '1' }
    await expect(
      api
        .as('admin')
        .run(
          Create,
          { input: { ...terms(bernarda, short), displayToEmployee: true } },
          { headers },
        ),
    ).rejects.toMatchObject({ kind: 'confirm' })
  })
})

describe('who ends a contract', () => {
  test('nobody their own, and nobody without the right', async () => {
    await expect(create(carolina)).rejects.toMatchObject({
      message: 'Es su propio contrato: lo termina otra persona',
    })
    for (const who of ['trabajador', 'supervisor', 'gerente'] as const) {
      await expect(create(bernarda, {}, who), who).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(preview(bernarda, {}, who), who).rejects.toMatchObject({ kind: 'forbidden' })
    }
    await expect(create(bernarda, {}, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    // Upward: who administers is above a super manager.
    await expect(create(carolina, {}, 'supergerente')).rejects.toMatchObject({
      kind: expect.stringMatching(/forbidden|not-found/),
    })
  })

  test('a manager reads endings without amounts, and the person what is theirs', async () => {
    const { id } = await create(hernan, { publicComment: 'Faltas', comment: 'Interno' })
    const read = async (who: Who) =>
      (await api.as(who).run<{ contractEnding: Ending }>(One, { input: { id } })).contractEnding
    const partsOf = ({ lines }: Ending) => [...new Set(lines.map(({ part }) => part))]
    expect(partsOf(await read('admin'))).toContain('LOANS')
    expect(partsOf(await read('gerente'))).not.toContain('LOANS')
    const own = await read('supervisor')
    expect(own).toMatchObject({ comment: null, publicComment: 'Faltas' })
    expect(partsOf(own)).toEqual(['VACATIONS', 'ABSENCES'])
    await expect(api.as('trabajador').run(One, { input: { id } })).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(api.as('boreal.admin').run(One, { input: { id } })).rejects.toMatchObject({
      kind: 'not-found',
    })
    await undo(id)
  })
})
