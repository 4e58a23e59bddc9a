import type { Expression, RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import type { Permission } from '#access/services.ts'
import { reachesOthers } from '#access/reach.ts'
import type { ISODate } from '#chile/dates.ts'
import type {
  Kind,
  StoredPending,
  WaitingOfPerson,
} from '#modules/company/approvals/server/index.ts'
import { contracts } from '#modules/company/identities/server/index.ts'
import type { StatedRecord } from '#platform/model/record.ts'
import type { Act } from '#platform/model/states.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { dayInChile } from '#platform/server/sql/day-in-chile.ts'
import { shortNameIn } from '#platform/server/sql/person-names.ts'
import { referenceOf } from '#platform/server/records/records.ts'
import { personShown } from './reach-conditions.ts'

/** What `records` answers of some records of people. */
type Records<Name extends string, DB, Tables extends keyof DB> = {
  of: Pick<StatedRecord<StatedRecord['fields'], string, Name>, 'name' | 'fields' | 'state'> & {
    machine: { acts: Readonly<Record<Name, Act<string>>> }
  }
  facts: { as: string; person: string; rows: (tx: Tx) => SelectQueryBuilder<DB, Tables, object> }
  reached: (context: Context, permission: Permission) => SelectQueryBuilder<DB, Tables, object>
}

type Waiting<Name extends string> = Pick<Kind, 'kind' | 'words' | 'details' | 'answer'> & {
  /** The act that accepts it: its states are those that wait, its permission is who answers. */
  act: Name
  /** The column with the moment since when it waits. */
  since: string
  /** Where a second person answers: the column of the account that entered it, and its person. */
  author?: { login: string; user: RawBuilder<number | null> }
  /** What its words are made of, as JSON. */
  facts: RawBuilder<unknown>
  reminder: {
    /** Tells its reminders apart, with the id and the day: `correction`. */
    key: string
    /** «La corrección de datos»: «de Ana Soto espera» follows. */
    subject: string
    /** The column of the contract by whose working days it waits: by default their own of today. */
    contract?: string
    /** The column of the person that the record names to answer it, such as its supervisor. */
    answerer?: string
    /** Since when it waits for who answers, if not since the same; null while it does not. */
    since?: RawBuilder<Date | null>
    /** Whether the record is confidential, besides its person. */
    isPrivate?: Expression<SqlBool>
  }
}

/**
 * Records of people as what waits for an answer: they are shown and answered in the inbox within
 * the reach of whoever may do the act, and never to their own person; after some working days those
 * people are reminded, never of somebody of the confidential payroll.
 */
export function waitingRecords<Name extends string, DB, Tables extends keyof DB>(
  records: Records<Name, DB, Tables>,
  { act, since, author, facts, reminder, ...words }: Waiting<Name>,
): Kind {
  const { of, reached } = records
  const { as, person } = records.facts
  const { permission, from } = of.machine.acts[act]
  const states = sql.join(from.map((state) => sql.lit(state)))
  const waits = sql<boolean>`${sql.ref(`${as}.${of.state}`)} in (${states})`

  const login = author ? sql.ref<number | null>(author.login) : nobody

  const pending = (context: Context) => {
    const { actor, principal, reach } = context
    if (!reachesOthers(reach(permission), actor.userId)) return undefined
    const rows = reached(context, permission)
      .select([
        sql.lit(words.kind).as('kind'),
        sql.ref(`${as}.id`).as('id'),
        sql.ref(`${as}.version`).as('seen'),
        sql.ref(person).as('user_id'),
        sql.ref(since).as('since'),
        facts.as('facts'),
      ])
      .where(waits)
      .where(sql<boolean>`${sql.ref(person)} is distinct from ${actor.userId}::bigint`)
      .where(sql<boolean>`${login} is distinct from ${principal.loginId}::bigint`)
    return sql<StoredPending>`${rows}`
  }

  async function ofPeople({ tx, today }: { tx: Tx; today: ISODate }, earliest: ISODate) {
    const asked = reminder.since ?? sql.ref<Date>(since)
    const contract = reminder.contract
      ? sql.ref<number>(reminder.contract)
      : contracts.ofPerson(today, person)
    const named = reminder.answerer ? sql.ref(reminder.answerer) : sql.lit(null)
    const answerer = sql<number | null>`${named}`
    const waiting = records.facts
      .rows(tx)
      .select([sql.ref(`${as}.id`).as('id'), contract.as('contract_id'), asked.as('asked')])
      .select((author?.user ?? nobody).as('author_id'))
      .select(answerer.as('answerer_id'))
      .where(waits)
      .where(sql<boolean>`${asked} > ${earliest}::date`)
      .where(personShown({ includesPrivate: false }, person, null, reminder.isPrivate))
    const { rows } = await sql<WaitingOfPerson>`
      select ${`${reminder.key}:`} || waiting.id as key, contract.id as "contractId",
        contract.user_id as "userId", contract.business_id as "businessId",
        waiting.author_id as "authorId",
        waiting.answerer_id::bigint as "answererId",
        ${`${reminder.subject} de `} || ${shortNameIn('contract.userId')} || ' espera' as title,
        ${dayInChile('waiting.asked')} as asked
      from ${waiting} waiting
      join ${contracts.rows} contract on contract.id = waiting.contract_id
      order by waiting.asked, waiting.id`.execute(tx)
    return rows
  }

  return {
    ...words,
    entity: referenceOf(of),
    pending,
    waits: { answeredWith: permission, ofPeople },
  }
}

/** What its own person asks for, nobody else entered. */
const nobody = sql<number | null>`null::bigint`
