import type pg from 'pg'
import { businessDays, holidaysAt } from '#chile/calendar.ts'
import { demo } from '#modules/time/holidays/model/holiday.ts'
import type { ISODate } from '#chile/dates.ts'
import { legalDays } from './legal-days.ts'
import type { SeedCompany } from './companies.ts'
import { contractCode } from './people.ts'
import { idsBy, insert, type Row } from './rows.ts'

/** A day of vacation in the units of a balance. */
const DAY = 720

type SeedVacation = {
  from: ISODate
  /** In the same month: each has one line of the ledger. */
  to: ISODate
  status: 'APPROVED' | 'PENDING' | 'REJECTED'
  response?: string
  comment?: string
}

/**
 * Vacations of people without a case of their own, by the place of the person in the crowd: none
 * meets an absence, and no pay follows from them.
 */
const vacations: readonly (readonly [person: number, vacation: SeedVacation])[] = [
  [2, { status: 'APPROVED', from: '2026-02-02', to: '2026-02-13' }],
  [3, { status: 'APPROVED', from: '2026-01-12', to: '2026-01-16' }],
  [5, { status: 'APPROVED', from: '2026-02-16', to: '2026-02-27' }],
  [6, { status: 'APPROVED', from: '2026-07-13', to: '2026-07-24', comment: 'Invierno' }],
  [21, { status: 'APPROVED', from: '2026-10-19', to: '2026-10-23' }],
  [40, { status: 'APPROVED', from: '2026-02-09', to: '2026-02-20' }],
  [45, { status: 'APPROVED', from: '2026-10-05', to: '2026-10-09' }],
  [8, { status: 'PENDING', from: '2026-10-19', to: '2026-10-30', comment: 'Viaje al sur' }],
  [13, { status: 'PENDING', from: '2026-12-21', to: '2026-12-30' }],
  [42, { status: 'PENDING', from: '2026-11-02', to: '2026-11-06' }],
  [44, { status: 'PENDING', from: '2026-10-26', to: '2026-10-30' }],
  [
    16,
    {
      status: 'REJECTED',
      from: '2026-03-16',
      to: '2026-03-20',
      response: 'En vendimia nadie sale: elija otra semana',
    },
  ],
]

/** Who sells in Coyhaique, by the place of the person in the crowd. */
const inTheSouth = [22, 30] as const

/**
 * People who work where the law gives twenty days of vacation a year (Código del Trabajo, art. 67),
 * for which nobody has answered yet.
 */
async function seedZone(client: pg.Client, seed: SeedCompany, companyId: number) {
  const codes = inTheSouth.flatMap((place) => {
    const person = seed.others[place]
    return person ? contractCode(person, 0) : []
  })
  const { rowCount } = await client.query(
    `update user_contract_version v set branch_office = office.name, branch_office_id = office.id
     from user_contract contract, branch_office office
     where v.company_id = $1 and contract.company_id = $1 and contract.code = any($2)
       and v.user_contract_id = contract.id and office.company_id = $1
       and office.name = 'Sala de ventas Coyhaique'`,
    [companyId, codes],
  )
  if (!rowCount) throw new Error('Nobody works in Coyhaique')
}

/** The balances that the company brought from its former system, and vacations since then. */
export async function seedVacations(client: pg.Client, seed: SeedCompany, companyId: number) {
  await openings(client, companyId)
  const contractId = await idsBy(client, 'user_contract', companyId, 'code')
  const given = demo.coihues.holiday.map(({ date }) => date)
  const holidays = new Set([...holidaysAt(await legalDays(client), {}, 2026), ...given])
  const rows = vacations.flatMap(([place, vacation]) => {
    const person = seed.others[place]
    if (!person) return []
    const userContractId = contractId(contractCode(person, 0))
    return [rowOf({ companyId, userContractId, holidays }, vacation)]
  })
  await insert(client, 'vacation', rows)
  await seedZone(client, seed, companyId)
  await client.query(numbered, [companyId])
  for (const { from, weeks } of summers) await client.query(historic, [companyId, from, weeks])
  await client.query(vouchers, [companyId])
  await client.query(taken, [companyId])
  await client.query(counted, [companyId])
  await ruled(client, companyId)
}

/** Of who was there when the year began, never more days than their months have given. */
async function openings(client: pg.Client, companyId: number): Promise<void> {
  await client.query(
    `insert into vacation_account (company_id, user_contract_id, last_seq)
     select company_id, id, 2 from user_contract
     where company_id = $1 and initial_date < '2025-12-31'
       and (final_date is null or final_date > '2025-12-31')`,
    [companyId],
  )
  await client.query(
    `insert into vacation_entry (company_id, user_contract_id, seq, pool, kind, effective_on, units,
       reason, recorded_at, key)
     select a.company_id, a.user_contract_id, 1, 'LEGAL', 'OPENING', date '2025-12-31',
       least((10 + c.id % 9) * ${DAY} + (c.id % 2) * ${DAY / 4},
         900 * (extract(year from age('2025-12-31', c.initial_date)) * 12
           + extract(month from age('2025-12-31', c.initial_date))))::integer,
       'Saldo del sistema anterior', timestamptz '2026-01-05T12:00:00Z',
       'opening:LEGAL:2025-12-31:0'
     from vacation_account a
     join user_contract c on c.company_id = a.company_id and c.id = a.user_contract_id
     where a.company_id = $1
     union all
     select company_id, user_contract_id, 2, 'PROGRESSIVE', 'OPENING', date '2025-12-31', 0,
       'Saldo del sistema anterior', timestamptz '2026-01-05T12:00:00Z',
       'opening:PROGRESSIVE:2025-12-31:0'
     from vacation_account where company_id = $1`,
    [companyId],
  )
}

type Whose = { companyId: number; userContractId: number; holidays: ReadonlySet<ISODate> }

function rowOf({ holidays, ...whose }: Whose, vacation: SeedVacation): Row {
  const { from, to, status, response = null, comment = null } = vacation
  const asked = from < '2026-09-01' ? `${from.slice(0, 4)}-01-06T13:00:00Z` : '2026-09-10T13:00:00Z'
  return {
    ...whose,
    startDate: from,
    endDate: to,
    legalUnits: businessDays(from, to, holidays) * DAY,
    responseStatus: status,
    response,
    comment,
    requestedAt: asked,
    respondedAt: status === 'PENDING' ? null : asked.replace('T13', 'T18'),
  }
}

const numbered = `update vacation v set voucher_no = n.no
  from (select x.company_id, x.id,
      row_number() over (partition by c.business_id order by x.start_date, x.id) as no
    from vacation x
    join user_contract c on c.company_id = x.company_id and c.id = x.user_contract_id
    where x.company_id = $1 and x.response_status = 'APPROVED') n
  where v.company_id = n.company_id and v.id = n.id`

/**
 * The summers before the company came here, kept with its former system: they explain the opening
 * balance and change none. Whoever was there a year before had two weeks, from a Monday on; no
 * holiday is in those weeks.
 */
const summers = [
  { from: '2024-01-08', weeks: 10 },
  { from: '2025-01-06', weeks: 11 },
] as const

const historic = `insert into vacation (company_id, user_contract_id, start_date, end_date,
    legal_units, response_status, is_historic, requested_at, responded_at, comment)
  select company_id, id, first_day, first_day + 11, 10 * ${DAY}, 'APPROVED', true,
    first_day - interval '30 days', first_day - interval '28 days', 'Del sistema anterior'
  from (
    select a.company_id, c.id, $2::date + 7 * (c.id % $3)::integer as first_day, c.initial_date
    from vacation_account a
    join user_contract c on c.company_id = a.company_id and c.id = a.user_contract_id
    where a.company_id = $1) one
  where initial_date < first_day - 365
  order by id`

const vouchers = `insert into vacation_voucher (company_id, business_id, last_no)
  select v.company_id, c.business_id, max(v.voucher_no)
  from vacation v join user_contract c on c.company_id = v.company_id and c.id = v.user_contract_id
  where v.company_id = $1 and v.voucher_no is not null group by v.company_id, c.business_id`

const taken = `insert into vacation_entry (company_id, user_contract_id, seq, pool, kind,
    effective_on, units, vacation_id, recorded_at, key)
  select company_id, user_contract_id, 3, 'LEGAL', 'TAKE', start_date, -legal_units, id,
    responded_at, 'vacation:' || id || ':1:0'
  from vacation where company_id = $1 and response_status = 'APPROVED' and not is_historic`

const counted = `update vacation_account a set last_seq = 3
  from vacation v where a.company_id = $1 and v.company_id = a.company_id
    and v.user_contract_id = a.user_contract_id and v.response_status = 'APPROVED'
    and not v.is_historic`

/** What the first razón social decides, and the dates of its harvest, for which nobody asks. */
async function ruled(client: pg.Client, companyId: number): Promise<void> {
  const of = `from business where company_id = $1 and slug = 'vina'`
  await client.query(
    `insert into vacation_rule (company_id, business_id, from_day, advance_max, notice_days)
     select company_id, id, date '2025-01-01', 10, 30 ${of}`,
    [companyId],
  )
  await client.query(
    `insert into vacation_blackout (company_id, business_id, start_date, end_date, reason)
     select company_id, id, date '2027-03-01', date '2027-03-26', 'Vendimia' ${of}`,
    [companyId],
  )
}
