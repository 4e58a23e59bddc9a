import { formatDate, type ISODate } from '#chile/dates.ts'
import { type NewNotice, notify } from '#modules/company/notices/server/index.ts'
import { delegatesOf, proposeDelegation } from '#modules/people/delegations/server/index.ts'
import { whoMayOver } from '#modules/company/second-person/server/index.ts'
import { pastWords } from '#modules/time/time-off/model/past.ts'
import { type Context, inPlaceOf } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { heldOn } from '#platform/server/sql/held-on.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { type Change, requestOf } from './recount.queries.ts'

const page = '/home/vacaciones'

/** A vacation with its person, its supervisor, and what its razón social wants to be mailed. */
const subjectOf = ({ tx, today }: Context, id: number) =>
  tx
    .selectFrom('vacation')
    .innerJoin('userContract as contract', 'contract.id', 'vacation.userContractId')
    .leftJoin('businessOption as option', 'option.businessId', 'contract.businessId')
    .leftJoin('userContractVersion as held', (join) =>
      heldOn(join.onRef('held.userContractId', '=', 'contract.id'), 'held', today),
    )
    .select(['vacation.startDate', 'vacation.endDate', 'vacation.version', 'vacation.response'])
    .select(['vacation.responseStatus', 'vacation.changedAt'])
    .select(['contract.userId', 'contract.businessId', 'held.supervisorId'])
    .select(['option.vacationEmailSupervisor', 'option.vacationEmailManager'])
    .leftJoin('vacation as old', 'old.id', 'vacation.replacesId')
    .select(['old.startDate as oldStart', 'old.endDate as oldEnd'])
    .select('old.responseStatus as oldStatus')
    .select(['option.vacationEmailResponse', 'vacation.enjoyedUntil'])
    .select(
      sql<number | null>`(select l.user_id from login l
        where l.company_id = app.current_company()
          and l.id = vacation.responded_login_id)`.as('answererId'),
    )
    .select(nameIn('contract.userId').as('fullname'))
    .where('vacation.id', '=', id)
    .executeTakeFirstOrThrow()

type Subject = Awaited<ReturnType<typeof subjectOf>>

const daysOf = ({ startDate, endDate }: Pick<Subject, 'startDate' | 'endDate'>): string =>
  startDate === endDate
    ? `el ${formatDate(startDate)}`
    : `del ${formatDate(startDate)} al ${formatDate(endDate)}`

/**
 * Says by mail that a request waits: to the supervisor and to who manages, as the razón social
 * wants it. In the product the request itself waits in their inbox.
 */
export async function tellRequest(context: Context, id: number): Promise<void> {
  const subject = await subjectOf(context, id)
  const { userId, businessId, supervisorId } = subject
  const managers = subject.vacationEmailManager
    ? (await whoMayOver(context, 'vacations.update', businessId))(userId)
    : []
  const readers = new Set([
    ...(subject.vacationEmailSupervisor && supervisorId ? [supervisorId] : []),
    ...managers.flatMap((one) => one.userId ?? []),
  ])
  const delegates = await delegatesOf(context, 'VACATION', [...readers])
  const delegated = [...delegates.values()].flatMap((one) =>
    one.reaches({ userId, businessId }) ? [one.userId] : [],
  )
  const others = [...new Set([...readers, ...delegated])].filter(
    (one) => one !== userId && one !== context.actor.userId,
  )
  await notify(
    context,
    others.map((reader): NewNotice => ({
      userId: reader,
      kind: 'REQUEST',
      key: `vacation:${id}:${subject.version}`,
      title: askedOf(subject, context.today),
      link: '/home/bandeja',
      shown: false,
      mail: 'NOW',
    })),
  )
}

/** The dates of the approved vacation that a request changes. */
const oldDaysOf = ({ oldStart, oldEnd }: Subject): string | undefined =>
  oldStart && oldEnd ? daysOf({ startDate: oldStart, endDate: oldEnd }) : undefined

const askedOf = (subject: Subject, today: ISODate): string => {
  const old = oldDaysOf(subject)
  const past = pastWords({ from: subject.startDate, to: subject.endDate }, today)
  const asks = old
    ? `${subject.fullname} pide cambiar sus vacaciones ${old}: ahora ${daysOf(subject)}`
    : `${subject.fullname} pide vacaciones ${daysOf(subject)}`
  const changed = subject.changedAt && 'Cambió su solicitud'
  return [changed, asks, past].filter(Boolean).join('. ')
}

/** What becomes of the vacation that a request was to change. */
const ofOld = { APPROVED: 'Reemplazan a las', REJECTED: 'Siguen aprobadas las' } as const

function detailOf(subject: Subject, answer: keyof typeof words): string | null {
  const old = oldDaysOf(subject)
  if (old === undefined || answer === 'CANCELED') return subject.response
  if (answer === 'REJECTED' && subject.oldStatus !== 'APPROVED') return subject.response
  return [subject.response, `${ofOld[answer]} ${old}`].filter(Boolean).join('. ')
}

const words = {
  APPROVED: 'aprobadas',
  REJECTED: 'rechazadas',
  CANCELED: 'anuladas',
} as const

/** Says to the person what somebody else answered. */
export async function tellAnswer(
  context: Context,
  id: number,
  answer: keyof typeof words,
): Promise<void> {
  const subject = await subjectOf(context, id)
  const { userId, startDate, endDate } = subject
  if (answer === 'APPROVED') {
    await proposeDelegation(context, { key: String(id), startDate, endDate }, [userId])
  }
  if (userId === context.actor.userId) return
  // Of a vacation that had begun, only the days that were left are cancelled.
  const { enjoyedUntil, responseStatus } = subject
  const became =
    answer === 'CANCELED' && responseStatus === 'APPROVED' && enjoyedUntil !== null
      ? `terminan el ${formatDate(enjoyedUntil)}: los demás días vuelven al saldo`
      : `fueron ${words[answer]}`
  await notify(context, [
    {
      userId,
      kind: 'ANSWER',
      key: `vacation:${id}:${subject.version}`,
      title: `Sus vacaciones ${daysOf(subject)} ${became}${inPlaceOf(context)}`,
      detail: detailOf(subject, answer),
      link: page,
      shown: true,
      mail: subject.vacationEmailResponse ? 'NOW' : 'NONE',
    },
  ])
}

/** Says to who supervises, and to who approved it, that the person took back a vacation. */
export async function tellWithdrawal(context: Context, id: number): Promise<void> {
  const subject = await subjectOf(context, id)
  const readers = new Set([subject.supervisorId, subject.answererId])
  await notify(
    context,
    [...readers].flatMap((reader): NewNotice[] =>
      reader === null || reader === context.actor.userId || reader === subject.userId
        ? []
        : [
            {
              userId: reader,
              kind: 'REQUEST',
              key: `vacation:${id}:${subject.version}`,
              title: `${subject.fullname} anuló sus vacaciones ${daysOf(subject)}`,
              link: '/home/calendario',
              shown: true,
              mail: subject.vacationEmailSupervisor ? 'NOW' : 'NONE',
            },
          ],
    ),
  )
}

/** Says to each person what a recount returned or took, once for each vacation and recount. */
export const tellChanges = (
  context: Parameters<typeof notify>[0],
  changes: readonly Change[],
): Promise<void> =>
  notify(
    context,
    changes.flatMap(({ row, lines: [line] }): NewNotice[] =>
      line
        ? [
            {
              userId: row.userId,
              kind: 'ANSWER',
              key: `recount:${row.id}:${row.version}`,
              title: line.reason,
              detail: `De sus vacaciones ${daysOf({ ...row, endDate: requestOf(row).to })}`,
              link: page,
              shown: true,
              mail: 'NONE',
            },
          ]
        : [],
    ),
  )
