import { addDays, type ISODate, weekday } from '#chile/dates.ts'
import { createAbsence } from '#modules/time/absences/server/absences.service.ts'
import { createVacation } from '#modules/time/vacations/server/requests.service.ts'
import type { Since, Who } from './acting.ts'
import type { Days } from './days.ts'

/** A request of vacations as nobody has chosen anything of it. */
export const asked = {
  half: null,
  care: null,
  careFileId: null,
  approve: null,
  advance: null,
  isHistoric: null,
  poolOrder: null,
  replacesId: null,
} as const

/** Who is away today and these days, and what was asked in the last ones. */
export async function seedTime(since: Since, days: Days): Promise<void> {
  await away(since, days)
  await onLeave(since, days)
  await waiting(since, days)
}

/** Vacations agreed weeks ago: one that goes on today, and one that begins next week. */
async function away({ act, contractId }: Since, { work, monday }: Days): Promise<void> {
  const next = monday(work(1))
  const agreed: readonly (readonly [who: Who, on: ISODate, from: ISODate, to: ISODate])[] = [
    [37, work(-26), work(-2), work(4)],
    [41, work(-21), next, addDays(next, 4)],
  ]
  for (const [who, on, startDate, endDate] of agreed) {
    await act('carolina', on, (context) =>
      createVacation(context, {
        ...asked,
        userContractId: contractId(who),
        startDate,
        endDate,
        approve: true,
        comment: null,
      }),
    )
  }
}

/** A medical leave that runs, and a day off of the next days. */
async function onLeave({ act, contractId, today }: Since, { work }: Days): Promise<void> {
  const began = work(-3)
  await act('carolina', work(-2), (context) =>
    createAbsence(context, {
      userContractId: contractId(32),
      type: 'LICENSE',
      subtype: 'NORMAL',
      startDate: began,
      endDate: addDays(began, 13),
      licenseNumber: licenceOf(today),
      approve: true,
    }),
  )
  await act('carolina', work(-1), (context) =>
    createAbsence(context, {
      userContractId: contractId(35),
      type: 'LEAVE',
      subtype: 'ADMINISTRATIVE_DAY',
      startDate: work(1),
      endDate: work(1),
      comment: 'Licenciatura de su hija',
      approve: true,
    }),
  )
}

/** The folio of a leave, as long as those of the Isapres and the COMPIN. */
const licenceOf = (today: ISODate): string => `${today.replaceAll('-', '').slice(1)}-4`

/** Vacations and a day off that somebody asked for yesterday or the days before. */
async function waiting(since: Since, { work, monday }: Days): Promise<void> {
  const { act, contractId, today } = since
  const first = await clearOfHarvest(since, monday(addDays(today, 36)))
  const requests: readonly (readonly [Who, on: ISODate, weeks: number, comment: string | null])[] =
    [
      ['bernarda', work(-1), 1, 'Viaje a ver a mi mamá'],
      [24, work(-1), 1, null],
      [17, work(-2), 2, 'Mudanza'],
      [26, work(-3), 1, null],
    ]
  for (const [place, [who, on, weeks, comment]] of requests.entries()) {
    const startDate = addDays(first, 7 * place)
    await act(who, on, (context) =>
      createVacation(context, {
        ...asked,
        userContractId: contractId(who),
        startDate,
        endDate: addDays(startDate, 7 * weeks - 3),
        comment,
      }),
    )
  }
  await act(28, work(-1), (context) =>
    createAbsence(context, {
      userContractId: contractId(28),
      type: 'LEAVE',
      startDate: work(4),
      endDate: work(4),
      comment: 'Trámite en la notaría',
      approve: null,
    }),
  )
}

/** The first Monday from a day on whose month is free of the harvest, for which nobody asks. */
async function clearOfHarvest({ owner, companyId }: Since, from: ISODate): Promise<ISODate> {
  const { rows } = await owner.query<{ after: ISODate }>(
    `select (max(end_date) + 1)::text as after from vacation_blackout
     where company_id = $1 and end_date >= $2::date and start_date <= $2::date + 34
     having max(end_date) is not null`,
    [companyId, from],
  )
  const after = rows[0]?.after ?? from
  return addDays(after, (8 - weekday(after)) % 7)
}
