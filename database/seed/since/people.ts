import { addDays, type ISODate } from '#chile/dates.ts'
import {
  createUserContract,
  updateUserContract,
} from '#modules/people/contracts/server/contracts.service.ts'
import { requestDataCorrection } from '#modules/people/corrections/server/corrections.service.ts'
import type { Since, Who } from './acting.ts'
import type { Days } from './days.ts'

/** Who comes, whose term ends, and what people ask to correct in their records. */
export async function seedPeople(since: Since, days: Days): Promise<void> {
  await keepOn(since)
  await comeBack(since, days)
  await arrive(since, days)
  await correct(since, days)
}

/** The day from which the demo goes on: nobody begins before it, in months that are closed. */
const firstDay: ISODate = '2026-09-16'

type Term = { id: number; last: ISODate }

/** Who had a fixed term that is over stayed: each became indefinite on its last day. */
async function keepOn({ act, owner, companyId, today }: Since): Promise<void> {
  const { rows } = await owner.query<Term>(
    `select id::int as id, final_date::text as last from user_contract
     where company_id = $1 and status = 'ACTIVE' and final_date >= $2::date
       and final_date < $3::date
     order by final_date, id`,
    [companyId, firstDay, today],
  )
  for (const { id, last } of rows) {
    await act('carolina', last, (context) =>
      updateUserContract(context, {
        id,
        version: null,
        from: addDays(last, 1),
        finalDate: null,
        contractType: 'INDEFINITE',
        fixedTermRenewals: 0,
        isProfessional: false,
      }),
    )
  }
}

type Hired = { who: Who; from: ISODate; to: ISODate; on: ISODate }

/** Two people of the harvest who came back for a fixed term, which ends within the month. */
async function comeBack(since: Since, { work }: Days): Promise<void> {
  const terms: readonly (readonly [who: Who, days: number, to: ISODate])[] = [
    [63, 74, work(12)],
    [66, 40, work(19)],
  ]
  for (const [who, days, to] of terms) {
    const began = addDays(since.today, -days)
    const from = began < firstDay ? firstDay : began
    await hire(since, { who, from, to, on: addDays(from, -5) })
  }
}

const orchard = {
  business: 'peumal',
  boss: 'hilda',
  title: 'Ayudante de embalaje',
  area: 'Embalaje',
} as const
const vineyard = {
  business: 'vina',
  boss: 'hernan',
  title: 'Ayudante de viñedo',
  area: 'Viñedos',
} as const
type Place = typeof orchard | typeof vineyard

/** Gives somebody a new contract for some months. */
async function hire(since: Since, { who, from, to, on }: Hired, place: Place = orchard) {
  const { act, owner, companyId, userId } = since
  const { rows } = await owner.query<{ id: string }>(
    'select id from business where company_id = $1 and slug = $2',
    [companyId, place.business],
  )
  return act('carolina', on, (context) =>
    createUserContract(context, {
      userId: userId(who),
      businessId: Number(rows[0]?.id),
      initialDate: from,
      finalDate: to,
      contractType: 'FIXED',
      jobTitle: place.title,
      area: place.area,
      supervisorId: userId(place.boss),
      monthlySalary: { value: '620000', currency: 'CLP' },
      hoursPerWeek: '40',
      daysPerWeek: 5,
      signed: true,
      signatureDate: on,
    }),
  )
}

/** Somebody who begins next week: their contract brings the list of what is done before. */
async function arrive(since: Since, { work, monday }: Days): Promise<void> {
  const from = monday(work(1))
  await hire(since, { who: 69, from, to: addDays(from, 89), on: work(-4) }, vineyard)
}

/** What two people ask to correct. */
async function correct({ act }: Since, { work }: Days): Promise<void> {
  await act(23, work(-1), (context) =>
    requestDataCorrection(context, {
      part: 'CONTACT',
      since: null,
      comment: 'Me cambié de casa el fin de semana',
      address: 'Pasaje Los Boldos 127',
      city: 'San Fernando',
    }),
  )
  await act(0, work(-3), (context) =>
    requestDataCorrection(context, {
      part: 'PERSONAL',
      since: null,
      comment: null,
      civilStatus: 'MARRIED',
    }),
  )
}
