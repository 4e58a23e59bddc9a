import { hook } from '#platform/model/hook.ts'
import type { Permission } from '#access/services.ts'
import type { ISODate } from '#chile/dates.ts'
import type { ReminderRun } from '#modules/company/notices/server/index.ts'
import type { EntityName } from '#platform/model/ids.ts'
import { innerId, publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import type { sql } from '#platform/server/sql/db.ts'
import type { ApprovalAnswer } from '../model/approvals.ts'

/** One pending thing: what it is, and the version of it that the reader saw. */
export type PendingRef = { readonly id: number; readonly seen: number }

/** What the statement of a kind selects, and nothing else. */
export type StoredPending = {
  /** The code of its kind, as its module says it. */
  kind: string
  id: number
  /** What changes when the thing changes: an answer to something else is refused. */
  seen: number
  /** Whose it is, or who entered it; null for somebody of the platform. */
  userId: number | null
  /** Since when it waits. */
  since: Date
  /** What its words are made of. */
  facts: unknown
}

/** A pending thing in words, and the screen where its module shows it. */
export type PendingWords = { title: string; summary: string; link: string }

/** A line beside a pending thing: what approving it would do. */
export type PendingDetail = { label: string; words: string; warns: boolean }

/** A thing of a person that nobody answered, and its person and place. */
export type WaitingOfPerson = Waiting & {
  contractId: number
  userId: number
  businessId: number
  /** The person that the thing itself names to answer it, besides those who reach its place. */
  answererId?: number | null
}
/** A thing of a razón social that nobody answered; null of what is of the whole company. */
export type WaitingOfBusiness = Waiting & { businessId: number | null }
type Waiting = {
  /** Tells its reminders apart, with the day: `correction:12`. */
  key: string
  /** «La corrección de datos de Ana Soto espera»: the reminder adds for how long. */
  title: string
  asked: ISODate
  /** The person who entered it, and so does not answer it. */
  authorId: number | null
}

/** What several people of a day wait for, which one reminder counts together. */
export type WaitingTogether = Omit<WaitingOfPerson, 'key' | 'title'> & { many: number }

/** A request of a person, which their supervisor answers first. */
export type WaitingRequest = Omit<WaitingOfPerson, 'key' | 'title' | 'authorId'> & {
  id: number
  /** The person's short name. */
  fullname: string
  /** The supervisor of today; null where nobody is. */
  supervisorId: number | null
}

type Since<Row> = (round: ReminderRun, since: ISODate) => Promise<readonly Row[]>

/**
 * What waits of a kind since a day, for the reminders to whoever may answer it, never of the
 * confidential payroll: rows of people by their working days and reach, each by itself or counted
 * together; rows of razones sociales; or requests that go to the supervisor, and then to who keeps
 * the records of the razón social.
 */
type Waits =
  | { answeredWith: Permission; ofPeople: Since<WaitingOfPerson> }
  | { answeredWith: Permission; ofBusinesses: Since<WaitingOfBusiness> }
  | {
      answeredWith: Permission
      ofPeopleTogether: Since<WaitingTogether>
      /** «3 tratos anotados el 2 de junio esperan»: the reminder adds for how long. */
      title: (many: number, asked: ISODate) => string
    }
  | {
      /** Who keeps the records may take them out with this. */
      keptWith: Permission
      ofRequests: Since<WaitingRequest>
      /** «La solicitud de vacaciones de Ana Soto espera». */
      titleFor: (fullname: string) => string
    }

export type Kind = {
  /** A code of the `answerKinds` of its module. */
  kind: string
  /** Whose public id its things have. */
  entity: EntityName
  /**
   * A select of the columns of `StoredPending`: what waits for the answer of the actor, and never
   * their own. Nothing when the actor answers none of this kind.
   */
  pending: (context: Context) => ReturnType<typeof sql> | undefined
  words: (facts: unknown, counted: readonly string[]) => PendingWords
  /**
   * What decides an answer and only counting tells, as a balance or who else is away: phrases of
   * its things by their id, asked once for all those of a page. `words` puts them in their place.
   */
  counted?: (
    context: Context,
    rows: readonly Pick<StoredPending, 'id' | 'facts'>[],
  ) => Promise<ReadonlyMap<number, readonly string[]>>
  /** What is worth knowing before the answer; without it the words are all. */
  details?: (context: Context, ref: PendingRef) => Promise<PendingDetail[]>
  /** What reminders read of it; null of what its own module reminds of. */
  waits: Waits | null
  /**
   * Answers by the service of the module, which asks for the rights and the state again; null of
   * what is only opened from the inbox (`isOpened`).
   */
  answer: Answer | null
}
type Answer = (
  context: Context,
  ref: PendingRef,
  answer: ApprovalAnswer,
  reason: string | null,
) => Promise<unknown>

/**
 * What waits for an answer in a module, so that the inbox shows it and answers it without knowing
 * the module. Nothing is stored twice: both read and write the tables of the module.
 */
export const approvalKind = hook<Kind, string>('kind of answer', ({ kind }) => kind)

/** Every kind of pending thing, of whatever module. */
export const approvalKinds = (): readonly Kind[] => approvalKind.listeners

/** The key of a pending thing outside: its kind, its public id and what the reader saw of it. */
export const keyOfPending = ({ kind, id, seen }: Pick<StoredPending, 'kind' | 'id' | 'seen'>) =>
  `${kind}.${publicId(entityOf(kind), id)}.${seen}`

/** What a key names; nothing for a text that is none. */
export function pendingByKey(key: string): { kind: Kind; ref: PendingRef } | undefined {
  const [, name, code = '', seen = ''] = /^([A-Z_]+)\.(\w+)\.(\d{1,9})$/.exec(key) ?? []
  const kind = approvalKind.find(name ?? '')
  const id = kind && innerId(kind.entity, code)
  return kind && id !== undefined ? { kind, ref: { id, seen: Number(seen) } } : undefined
}

function entityOf(kind: string): EntityName {
  const found = approvalKind.find(kind)
  if (!found) throw new Error(`Nobody registered ${kind}`)
  return found.entity
}
