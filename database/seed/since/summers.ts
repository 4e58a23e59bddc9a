import { addDays, type ISODate, partsOf, toDate } from '#chile/dates.ts'
import { createVacation } from '#modules/time/vacations/server/requests.service.ts'
import type { Since } from './acting.ts'
import type { Days } from './days.ts'
import { asked } from './time.ts'

/** Weeks of January and February in which somebody begins their two weeks. */
const WEEKS = 6

/** Who had two weeks of rest in each summer that is over, in turns; nobody begins on a holiday. */
export async function restInSummer(since: Since, days: Days): Promise<void> {
  const { year: last } = partsOf(addDays(since.today, -90))
  for (let year = 2027; year <= last; year += 1) await summer(since, days, year)
}

async function summer({ act, owner, companyId }: Since, { monday }: Days, year: number) {
  const first = monday(toDate(year, 1, 2))
  const { rows } = await owner.query<{ id: number }>(
    `select c.id::int as id from user_contract c
     join vacation_account account on account.company_id = $1 and account.user_contract_id = c.id
     join business b on b.company_id = $1 and b.id = c.business_id and b.slug <> 'casa'
     join login l on l.company_id = $1 and l.username = 'admin' and l.user_id <> c.user_id
     where c.company_id = $1 and c.status = 'ACTIVE' and c.final_date is null
       and c.initial_date < $2::date
     order by c.id`,
    [companyId, toDate(2025, 6, 1)],
  )
  const on: ISODate = toDate(year - 1, 12, 1)
  for (const { id } of rows) {
    const startDate = addDays(first, 7 * (id % WEEKS))
    await act('carolina', on, (context) =>
      createVacation(context, {
        ...asked,
        userContractId: id,
        startDate,
        endDate: addDays(startDate, 11),
        approve: true,
        comment: null,
      }),
    )
  }
}
