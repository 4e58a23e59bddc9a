import { personWithin } from '#modules/people/sight/server/index.ts'
import { people } from '#modules/company/identities/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { isMailAddressSql } from '#platform/server/mail/mail.ts'
import { fieldsOf, pageOfView, part, type RowOf, view } from '#platform/server/records/view.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { nameIn, nameMatches, personBehind, surnameIn } from '#platform/server/sql/person-names.ts'
import { DataBreach, writtenFields } from '../model/breach.ts'
import { BreachEntryKind, type BreachState, ToldHow } from '../model/catalogs.ts'

/** How many people of a `breach` of a statement some condition holds of. */
const counted = (condition: string) =>
  sql<number>`(select count(*)::integer from data_breach_person person
    where person.company_id = app.current_company() and person.data_breach_id = breach.id
      and ${sql.raw(condition)})`

export const breachView = view({
  ...fieldsOf(DataBreach, 'breach', ['id', ...writtenFields, 'state', 'agencyOn', 'agencyNumber']),
  ...fieldsOf(DataBreach, 'breach', ['closedReason', 'closedAt', 'version']),
  people: part(of.int, counted('true')),
  told: part(of.int, counted('person.told_at is not null')),
  author: part(of.maybe(of.text), sql.raw<string | null>(personBehind('breach.creator_login_id'))),
})
export type BreachRow = RowOf<typeof breachView>

const breaches = ({ tx }: Context) => tx.selectFrom('dataBreach as breach')

export const breachSort = ['knownOn', 'title'] as const

/** The incidents of the company, the last ones first. */
export function dataBreaches(
  context: Context,
  input: ListInput<{ state: BreachState | null }, (typeof breachSort)[number]>,
) {
  const matching = breaches(context).where((eb) =>
    equalTo(eb, { 'breach.state': input.filter.state }),
  )
  const by = { knownOn: sql.ref('breach.knownOn'), title: sql.ref('breach.title') }
  return pageOfView(context, breachView, matching, { by, ties: ['breach.id'] }, input)
}

/** One incident. */
export const dataBreach = (context: Context, { id }: { id: number }): Promise<BreachRow> =>
  breachView
    .select(context, breaches(context))
    .where('breach.id', '=', id)
    .executeTakeFirstOrThrow(notFound)

export const entryView = view({
  id: part(of.int, sql<number>`entry.id`),
  kind: part<BreachEntryKind>(of.choice(BreachEntryKind), sql<BreachEntryKind>`entry.kind`),
  note: part(of.text, sql<string>`entry.note`),
  at: part(of.dateTime, sql<Date>`entry.at`),
  author: part(of.maybe(of.text), sql.raw<string | null>(personBehind('entry.login_id'))),
})

/** What was done of an incident, with its author and its time. */
export async function dataBreachEntries(context: Context, input: ListInput<{ id: number }, 'at'>) {
  const { id } = input.filter
  await dataBreach(context, { id })
  const matching = context.tx
    .selectFrom('dataBreachEntry as entry')
    .where('entry.dataBreachId', '=', id)
  const by = { at: sql.ref('entry.at') }
  return pageOfView(context, entryView, matching, { by, ties: ['entry.id'] }, input)
}

/** Whether somebody has an account that works, or an address that could be one. */
const isReached = sql<boolean>`exists (select from ${people.written} one
  left join login account on account.company_id = app.current_company()
    and account.user_id = one.id and not account.is_disabled
  where one.id = affected.user_id and (account.id is not null
    or ${sql.raw(isMailAddressSql('one.email'))}))`

export const affectedView = view({
  userId: part(of.id('user'), sql<number>`affected.user_id`),
  fullname: part(of.maybe(of.text), nameIn('affected.userId')),
  toldAt: part(of.maybe(of.dateTime), sql<Date | null>`affected.told_at`),
  toldHow: part<ToldHow | null>(
    of.maybe(of.choice(ToldHow)),
    sql<ToldHow | null>`affected.told_how`,
  ),
  toldNote: part(of.maybe(of.text), sql<string | null>`affected.told_note`),
  isReached: part(of.flag, isReached),
})

export type AffectedFilter = { id: number; search: string | null; waiting: boolean | null }

/** Whose data it was: those within the reach of the reader, by surname. */
export async function dataBreachPeople(
  context: Context,
  input: ListInput<AffectedFilter, 'fullname'>,
) {
  const { id, search, waiting } = input.filter
  await dataBreach(context, { id })
  const matching = context.tx
    .selectFrom('dataBreachPerson as affected')
    .where('affected.dataBreachId', '=', id)
    .where(personWithin(context.reach('dataBreaches.read'), 'affected.userId'))
    .where((eb) => eb.and(nameMatches('affected.userId', search)))
    .$if(waiting !== null, (query) =>
      query.where('affected.toldAt', waiting ? 'is' : 'is not', null),
    )
  const by = { fullname: surnameIn('affected.userId') }
  return pageOfView(context, affectedView, matching, { by, ties: ['affected.userId'] }, input)
}

export const ownView = view({
  ...fieldsOf(DataBreach, 'breach', ['id', 'knownOn', 'happenedOn', 'what', 'data', 'effects']),
  ...fieldsOf(DataBreach, 'breach', ['measures', 'advice', 'contact']),
  toldAt: part(of.maybe(of.dateTime), sql<Date | null>`affected.told_at`),
})

/** The incidents of which somebody was notified, for their own account. */
export function ownDataBreaches(
  context: Context,
  input: ListInput<Record<never, never>, 'toldAt'>,
) {
  const matching = context.tx
    .selectFrom('dataBreachPerson as affected')
    .innerJoin('dataBreach as breach', 'breach.id', 'affected.dataBreachId')
    .where('affected.userId', '=', context.actor.userId ?? 0)
    .where('affected.toldAt', 'is not', null)
  const by = { toldAt: sql.ref('affected.toldAt') }
  return pageOfView(context, ownView, matching, { by, ties: ['breach.id'] }, input)
}
