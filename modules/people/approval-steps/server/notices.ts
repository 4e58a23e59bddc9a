import { addBusinessDays } from '#chile/calendar.ts'
import type { ISODate } from '#chile/dates.ts'
import {
  hourlyReminders,
  type NewNotice,
  type ReminderRun,
} from '#modules/company/notices/server/index.ts'
import { namesOf } from './names.queries.ts'
import {
  dayOf,
  holdingsOf,
  keyOf,
  openRequests,
  type StepRequest,
  waitingFor,
} from './requests.queries.ts'
import { requestWords, withDelegates } from './notifications.ts'
import { workDaysOff } from './work-days-off.ts'

/** Working days after which whoever holds a step is reminded of it. */
const remindedAfter = 2

/**
 * What the worker says by itself of the steps that wait: to who holds one for two working days, and
 * once it went one above, to whoever holds it then too. Once for each step.
 */
async function stepNotices(round: ReminderRun): Promise<NewNotice[]> {
  const open = await openRequests(round.tx)
  if (open.length === 0) return []
  const holdings = await holdingsOf(round, open)
  const late = await lateSince(round, open)
  const asking = open.map(({ userId }) => userId)
  const names = await namesOf(round.tx, asking)
  const waiting = open.flatMap((request) => {
    const holding = holdings.get(keyOf(request))
    if (!holding?.late && !late(request)) return []
    return [{ request, holders: waitingFor(request, holding) }]
  })
  const told = await withDelegates(round, waiting)
  return told.flatMap(({ request, holders }) => {
    const { kind, subjectId, place, steps, userId } = request
    const isLate = holdings.get(keyOf(request))?.late === true
    const said = isLate ? 'up' : 'wait'
    const step = `el paso ${place} de ${steps.length}`
    const words = `de la solicitud ${requestWords[kind]} de ${names.get(userId) ?? ''}`
    return holders.map((holder): NewNotice => ({
      userId: holder,
      kind: 'REMINDER',
      key: `step:${kind}:${subjectId}:${request.round}:${place}:${said}`,
      title: isLate
        ? `Nadie respondió a tiempo ${step} ${words}: también puede hacerlo usted`
        : `Espera su respuesta ${step} ${words}`,
      link: '/home/bandeja',
      shown: true,
      mail: 'NONE',
    }))
  })
}

/** Whether a step has waited the working days after which it is reminded. */
async function lateSince({ tx, today }: ReminderRun, open: readonly StepRequest[]) {
  const days = open.map(({ since }) => dayOf(since))
  const from = days.reduce((first: ISODate, day) => (day < first ? day : first), today)
  const ids = [...new Set(open.map(({ contractId }) => contractId))]
  const off = await workDaysOff.get()(tx, { from, to: today }, ids)
  return ({ since, contractId }: StepRequest): boolean =>
    addBusinessDays(dayOf(since), remindedAfter, off(contractId)) <= today
}

hourlyReminders.on('approval-steps', stepNotices)
