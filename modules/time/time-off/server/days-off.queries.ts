import { yearsOf } from '#chile/calendar.ts'
import type { ISODate } from '#chile/dates.ts'
import { legalDaysText } from '#modules/time/legal-calendar/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { invalid } from '#platform/server/errors.ts'
import {
  daysOffAt,
  type DaysOff,
  daysOffFrom,
  type Ground,
  type Purpose,
} from '../model/days-off.ts'

type Span = { readonly from: ISODate; readonly to: ISODate }

/**
 * What the days off of some contracts follow from, in the years of some days: the places of the
 * razones sociales, the branch offices of each contract with the day since which it is there, the
 * days that the company gives and those of the law. One statement for any number of contracts.
 */
async function groundOf(tx: Tx, { from, to }: Span, contractIds: readonly number[]) {
  const years = { first: Number(from.slice(0, 4)), last: Number(to.slice(0, 4)) }
  const { rows } = await sql<Omit<Ground, 'years'>>`
    select
      (select coalesce(json_agg(json_build_object('id', business.id,
          'commune', business.commune_code)), '[]')
        from business where business.company_id = app.current_company()) as businesses,
      (select coalesce(json_agg(json_build_object('id', contract.id,
          'business', contract.business_id,
          'stays', (select coalesce(json_agg(json_build_object(
              'from', coalesce(lower(held.valid)::text, ''), 'office', office.id,
              'commune', office.commune_code) order by lower(held.valid)), '[]')
            from user_contract_version held
            left join branch_office named on named.company_id = app.current_company()
              and named.id = held.branch_office_id
            left join branch_office office on office.company_id = app.current_company()
              and office.id = coalesce(named.merged_into_id, named.id)
            where held.company_id = app.current_company()
              and held.user_contract_id = contract.id and held.superseded_at is null))), '[]')
        from user_contract contract where contract.company_id = app.current_company()
          and contract.id = any(${[...new Set(contractIds)]}::bigint[])) as contracts,
      (select coalesce(json_agg(json_build_object('day', given.date::text,
          'business', given.business_id, 'free', given.counts_for_vacation,
          'office', coalesce(office.merged_into_id, office.id))), '[]')
        from holiday given
        left join branch_office office on office.company_id = app.current_company()
          and office.id = given.branch_office_id
        where given.company_id = app.current_company() and given.status = 'ACTIVE'
          and given.date between ${`${years.first}-01-01`}::date
            and ${`${years.last}-12-31`}::date) as given,
      (select coalesce(json_agg(legal order by legal.date, legal.id), '[]')
        from (${sql.raw(legalDaysText)}) legal
        where legal.date between ${`${years.first}-01-01`} and ${`${years.last}-12-31`}) as legal
      `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The days off of a company were not answered')
  return { years, ...row }
}

/** The days off of some contracts in the years of some days, with one statement for all of them. */
export const daysOffIn = async (
  tx: Tx,
  span: Span,
  contractIds: readonly number[],
): Promise<DaysOff> => daysOffFrom(await groundOf(tx, span, contractIds))

/**
 * The days off of one contract in the years of some days. Refuses, at the field of the dates, years
 * whose calendar is not published yet.
 */
export async function daysOffOf(
  tx: Tx,
  contractId: number,
  span: Span,
  purpose: Purpose,
): Promise<ReadonlySet<ISODate>> {
  const off = await daysOffIn(tx, span, [contractId])
  return published(() => off(contractId, purpose))
}

/**
 * The days without work at the place of each razón social, in the years of some days; of a year
 * without a published calendar, those that the company gives alone. One statement for all of them.
 */
async function workDaysOffIn(
  tx: Tx,
  span: Span,
): Promise<(businessId: number) => ReadonlySet<ISODate>> {
  const ground = await groundOf(tx, span, [])
  const [first, last] = yearsOf(ground.legal) ?? [ground.years.first, ground.years.first - 1]
  const years = { first, last }
  const known = new Map(
    ground.businesses.map(({ id }) => [id, daysOffAt({ ...ground, years }, id, 'WORK')]),
  )
  return (businessId) => {
    const days = known.get(businessId)
    if (!days) throw new Error(`There is no razón social ${businessId} in this company`)
    return days
  }
}

/** The days off at the place of a razón social itself, refused in the same way. */
async function daysOffOfBusiness(
  tx: Tx,
  businessId: number,
  span: Span,
  purpose: Purpose,
): Promise<ReadonlySet<ISODate>> {
  const ground = await groundOf(tx, span, [])
  return published(() => daysOffAt(ground, businessId, purpose))
}

/** The days off at the place of a razón social: its own for a purpose, and of all for work. */
export const businessDaysOff = { of: daysOffOfBusiness, ofWork: workDaysOffIn }

function published(days: () => ReadonlySet<ISODate>): ReadonlySet<ISODate> {
  try {
    return days()
  } catch (error) {
    if (error instanceof RangeError) throw invalid('startDate', error.message)
    throw error
  }
}
