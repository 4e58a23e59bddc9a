import { afterChange, type Context, momentAt } from '#platform/server/context.ts'
import { enqueueMails, type KeyedMail } from '#platform/server/mail/mail.ts'
import { type Line, subjects, tellers, type Topic, type TrailEvent } from './events.ts'
import { holderLines } from './holders.ts'
import { powerMail } from './mails.ts'
import { mailLines } from './own-mail.ts'
import { securityLines } from './security.ts'
import { type Addressee, administrators, allAddresses, mainAddress, peopleById } from './people.ts'
import type { Telling } from './telling.ts'

/**
 * Runs after every change in the company: people whose rights, account, address or bank account
 * changed get a mail, in the transaction of the change. The changes are read from the trail, so
 * that no service has to remember to notify.
 */
async function followPower(context: Context): Promise<undefined> {
  const { tx, client, session, principal, actor, traceId, now } = context
  const author = {
    name: session.acting ? `${principal.username}, del equipo de Minga` : principal.username,
    userId: actor.userId,
    loginId: principal.loginId,
  }
  await tellPower({ tx, client, companyId: session.companyId, author, traceId, now })
  return undefined
}

/** Writes the mails for the rows of this transaction in the trail. */
export async function tellPower(telling: Telling): Promise<void> {
  const events = await eventsOf(telling)
  const [first] = events
  if (!first) return
  const lines = [
    ...events.flatMap((event) => tellers[event.entity]?.(event, telling.author) ?? []),
    ...mailLines(events),
    ...(await holderLines(telling, events)),
    ...(await securityLines(telling, events)),
  ].filter(({ userId }) => userId > 0)
  const created = createdIn(events)
  const notified = lines.filter(({ userId, topic }) => topic === 'account' || !created.has(userId))
  if (notified.length === 0) return
  const { userId: author } = telling.author
  const known = [...notified.map(({ userId }) => userId), ...(author === null ? [] : [author])]
  const people = await peopleById(telling, [...new Set(known)])
  const named = people.find(({ userId }) => userId === author)?.name
  const by: Telling = named ? { ...telling, author: { ...telling.author, name: named } } : telling
  const key = `power:${telling.companyId}:${first.seq}`
  const mails = [
    ...people.flatMap((person) => lettersTo(by, person, notified, key)),
    ...(await lettersToAdministrators(by, people, notified, key)),
  ]
  await enqueueMails(telling.tx, mails)
}

const watched = [
  ...Object.keys(tellers),
  'user_version',
  'profile_permission',
  'restriction_business',
  'restriction_unit',
  'bank_account',
  'company',
  'sign_in_provider',
]

/** The rows that this transaction wrote, found by its trace id. */
async function eventsOf({ client, companyId, traceId }: Telling): Promise<TrailEvent[]> {
  const { rows } = await client.query<TrailEvent>(
    `select e.seq, e.action, e.entity, e.entity_id as "entityId", e.before, e.after
     from audit_event e
     where e.company_id = $1 and e.at >= now() and e.trace_id is not distinct from $2
       and e.entity = any($3::text[]) order by e.seq`,
    [companyId, traceId, watched],
  )
  return rows
}

/**
 * The people created in these events: they are notified of their account, and of no right they
 * never had.
 */
const createdIn = (events: readonly TrailEvent[]): ReadonlySet<number> =>
  new Set(
    events.flatMap(({ entity, action, entityId }) =>
      entity === 'users' && action === 'Creado' ? [Number(entityId)] : [],
    ),
  )

const bothAddresses: ReadonlySet<Topic> = new Set<Topic>(['bank', 'mail'])

function lettersTo(
  telling: Telling,
  person: Addressee,
  notified: readonly Line[],
  key: string,
): KeyedMail[] {
  const lines = notified.filter(
    ({ userId, onlyAdministrators }) => userId === person.userId && !onlyAdministrators,
  )
  const topics = [...new Set(lines.map(({ topic }) => topic))]
  const [topic] = topics
  if (!topic) return []
  const main = mainAddress(person)
  const wide = topics.some((one) => bothAddresses.has(one))
  const addresses = new Set([
    ...(wide ? allAddresses(person) : main === null ? [] : [main]),
    ...lines.flatMap(({ alsoTo }) => alsoTo ?? []),
  ])
  const mail = powerMail({
    name: person.name,
    who: whoTo(telling, person.userId),
    at: momentAt(telling.now),
    subject: topics.length === 1 ? subjects[topic] : 'Cambios en su cuenta de Minga',
    lines: [...new Set(lines.map(({ text }) => text))],
  })
  return [...addresses].map((to) => ({ key: `${key}:${person.userId}:${to}`, to, mail }))
}

const whoTo = ({ author }: Telling, userId: number): string =>
  author.userId === userId ? 'usted' : author.name

/** Changes that the other administrators should know: new accounts and roles. */
async function lettersToAdministrators(
  telling: Telling,
  people: readonly Addressee[],
  notified: readonly Line[],
  key: string,
): Promise<KeyedMail[]> {
  const lines = notified.filter(({ forAdministrators }) => forAdministrators)
  if (lines.length === 0) return []
  const nameOf = new Map(people.map(({ userId, name }) => [userId, name]))
  const concerned = new Set(lines.map(({ userId }) => userId))
  return (await administrators(telling)).flatMap((person) => {
    const to = mainAddress(person)
    if (to === null || concerned.has(person.userId)) return []
    if (person.userId === telling.author.userId) return []
    const mail = powerMail({
      name: person.name,
      who: telling.author.name,
      at: momentAt(telling.now),
      subject: 'Cambió el acceso de una persona',
      lines: lines.map(({ userId, text }) => `${nameOf.get(userId) ?? ''}: ${text}`),
    })
    return [{ key: `${key}:admin:${person.userId}`, to, mail }]
  })
}

afterChange.on('session', followPower)
