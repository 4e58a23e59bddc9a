import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import {
  hourlyReminders,
  type NewNotice,
  recipientsByRow,
  type ReminderRun,
  reminders,
} from '#modules/company/notices/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { shortNameIn } from '#platform/server/sql/person-names.ts'
import { pendingStates, PrivacyRight } from '../model/catalogs.ts'

/** Days before the last one on which it is remembered. */
const before = [10, 5, 1]

type Waiting = {
  id: number
  userId: number
  businessId: number
  kind: PrivacyRight
  deadline: ISODate
  blockDue: ISODate | null
  fullname: string
}

/**
 * What people asked of their data and nobody answered: for who answers it over the person, when it
 * comes, when its days end, and when they are over.
 */
async function ofPrivacyRequests(round: ReminderRun): Promise<NewNotice[]> {
  const rows = await waiting(round)
  const keepers = await recipientsByRow(round, 'privacyRequests.update', rows)
  return rows.flatMap((row) =>
    saidOf(row, round.today).flatMap(({ step, title }) =>
      reminders(keepers(row), {
        key: `privacy:${row.id}:${step}`,
        title,
        link: '/home/privacidad?standing=PENDING',
      }),
    ),
  )
}

function saidOf({ kind, deadline, blockDue, fullname }: Waiting, today: ISODate) {
  const what = `${fullname} ejerce su derecho de ${PrivacyRight.label(kind).toLowerCase()}`
  const step = before.findLast((days) => deadline <= addDays(today, days))
  return [
    { step: 'new', title: `${what}: se responde hasta el ${formatDate(deadline)}` },
    ...(blockDue === null
      ? []
      : [{ step: 'block', title: `${what}: el bloqueo, hasta el ${formatDate(blockDue)}` }]),
    ...(blockDue !== null && blockDue < today
      ? [{ step: `late:${today}`, title: `${what}: venció el plazo del bloqueo` }]
      : []),
    ...(deadline < today ? [{ step: 'late', title: `${what}: venció sin respuesta` }] : []),
    ...(step !== undefined && deadline >= today
      ? [{ step: String(step), title: `${what}: vence el ${formatDate(deadline)}` }]
      : []),
  ]
}

const waiting = ({ tx }: ReminderRun): Promise<Waiting[]> =>
  tx
    .selectFrom('privacyRequest as request')
    .innerJoin('userBusiness as link', 'link.userId', 'request.userId')
    .select(['request.id', 'request.userId', 'request.kind', 'request.deadline'])
    .select('link.businessId')
    .select(shortNameIn('request.userId').$castTo<string>().as('fullname'))
    .select(
      sql<ISODate | null>`case when request.block_answer is null
        then request.block_due::text end`.as('blockDue'),
    )
    .where('request.state', 'in', [...pendingStates])
    .orderBy('request.id')
    .execute()

hourlyReminders.on('privacy', ofPrivacyRequests)
