import { tokenNames } from '#modules/company/tokens/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { type Change, snapshotOf } from '../model/changes.ts'
import { changesOf, type Part } from '../model/parts.ts'
import { columnOf, keptOf, metaOfColumn } from '../model/words.ts'
import { differing, wordOf } from './codes.ts'
import { conceptsNow, loginsOf, monthsOf, namesOf } from './names.queries.ts'
import {
  contractsOf,
  idsOf,
  loansOf,
  numberOf,
  type Owned,
  ownedBy,
  ownerOf,
  peopleOf,
} from './owners.queries.ts'
import { sees, seesColumn } from './can-read.ts'

type Read = Awaited<ReturnType<typeof readFor>>
type Author = { userId: number | null; loginId: number | null; tokenId: number | null }

/** The audit entries of one page, reduced to the columns the reader may see, with their labels. */
export type Page = Awaited<ReturnType<typeof pageOf>>

const reserved = 'Reservado'

/**
 * Reads the data that the parts of a page need: the owner of each, and the names behind ids. The
 * number of statements does not depend on the number of parts. Ids are not answered.
 */
export async function pageOf(context: Context, parts: readonly Part[], authors: readonly Author[]) {
  const read = await readFor(context, parts, authors)
  const { people, months, named, keys } = read
  const owned = new Map(parts.map((part) => [part, ownedBy(part, read)]))
  const of = (part: Part): Owned => owned.get(part) ?? {}
  const knows = (part: Part, field: string) =>
    seesColumn(context, columnOf(part.entity, field), of(part))
  const nameOf = (userId: number) => {
    const person = people.get(userId)
    const isKnown = person && sees(context, ['users.read'], { person: { userId, ...person } })
    return isKnown ? person.name : reserved
  }
  const { login, word, inWords } = wordsOf(read, nameOf)
  return {
    /**
     * The part's values that the reader may see, in words; `withheld` when others were left out.
     */
    visible: (part: Part) => {
      const all = changesOf(part)
      const open = all.filter(({ field }) => knows(part, field))
      return {
        changes: open.map((change) => inWords(part.entity, change)),
        withheld: open.length < all.length || keptOf(part.entity) === undefined,
      }
    },
    subject: (part: Part): { subject: string | null; personId: number | null } => {
      const { person, monthId } = of(part)
      if (person) {
        const name = nameOf(person.userId)
        const isKnown = name !== reserved
        const subject = isKnown ? name : 'Persona reservada'
        return { subject, personId: isKnown ? person.userId : null }
      }
      const month = monthId === undefined ? undefined : months.get(monthId)?.label
      return { subject: month ?? titleOf(part) ?? businessOf(part) ?? null, personId: null }
    },
    author: ({ userId, loginId }: Author) =>
      (userId === null ? undefined : people.get(userId)?.name) ??
      (loginId === null ? undefined : login(loginId)) ??
      'Sistema',
    key: ({ tokenId }: Author) => (tokenId === null ? null : (keys.get(tokenId) ?? null)),
  }

  function titleOf(part: Part): string | undefined {
    const title = keptOf(part.entity)?.title
    if (title === undefined || !knows(part, title)) return undefined
    const value = { ...snapshotOf(part.before), ...snapshotOf(part.after) }[title]
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    return word(part.entity, title, String(value)) ?? undefined
  }

  function businessOf(part: Part): string | undefined {
    const { businessId } = of(part)
    return businessId === undefined ? undefined : named('business', businessId)
  }
}

/** The names behind ids and codes of columns; people by the name that the reader may know. */
function wordsOf(read: Read, nameOf: (userId: number) => string) {
  const { people, contracts, months, logins, named, concepts } = read
  const login = (id: number) => {
    const { userId = null, username } = logins.get(id) ?? {}
    return (userId === null ? undefined : people.get(userId)?.name) ?? username
  }
  const referred: Readonly<Record<string, (id: number) => string | undefined>> = {
    user: nameOf,
    login,
    payrollMonth: (id) => months.get(id)?.label,
    contract: (id) => {
      const contract = contracts.get(id)
      return contract && nameOf(contract.userId) !== reserved ? contract.code : reserved
    },
  }
  const word = (entity: string, field: string, value: string | null) => {
    if (value === null) return null
    const { means } = columnOf(entity, field) ?? {}
    if (means === 'concept') return concepts.get(value) ?? value
    const coded = means && wordOf[means]
    if (coded) return coded(value)
    const table = referenceOf(entity, field)
    if (table === undefined) return value
    const id = numberOf(value)
    const name = id && (referred[table]?.(id) ?? named(table, id))
    return name || reserved
  }
  const inWords = (entity: string, change: Change): Change => {
    const { field, before, after } =
      columnOf(entity, change.field)?.means === 'settings' ? differing(change) : change
    return { field, before: word(entity, field, before), after: word(entity, field, after) }
  }
  return { login, word, inWords }
}

/** The kind of thing that an id in a column refers to. */
function referenceOf(entity: string, field: string): string | undefined {
  const { means } = columnOf(entity, field) ?? {}
  if (means === 'login') return means
  const meta = metaOfColumn(entity, field)
  return meta?.kind === 'ref' || meta?.kind === 'file' ? meta.reference : undefined
}

async function readFor(context: Context, parts: readonly Part[], authors: readonly Author[]) {
  const { ids, hasConcepts } = referencesOf(parts)
  const of = (table: string) => ids.get(table) ?? []
  const owners = (kind: Parameters<typeof ownerOf>[1]) => parts.map((part) => ownerOf(part, kind))
  const loans = await loansOf(context, idsOf(owners('loan')))
  const contracts = await contractsOf(
    context,
    idsOf([...owners('contract'), ...of('contract'), ...loans.values()]),
  )
  const logins = await loginsOf(
    context,
    idsOf([...of('login'), ...authors.map(({ loginId }) => loginId ?? undefined)]),
  )
  const people = await peopleOf(
    context,
    idsOf([
      ...owners('user'),
      ...of('user'),
      ...[...contracts.values()].map(({ userId }) => userId),
      ...[...logins.values()].map(({ userId }) => userId ?? undefined),
      ...authors.map(({ userId }) => userId ?? undefined),
    ]),
  )
  const months = await monthsOf(context, idsOf([...owners('month'), ...of('payrollMonth')]))
  const businesses = idsOf([...owners('business'), ...of('business')])
  const named = await namesOf(context, new Map([...ids, ['business', businesses]]))
  const concepts = hasConcepts ? await conceptsNow(context) : new Map<string, string>()
  const tokenIds = idsOf(authors.map(({ tokenId }) => tokenId ?? undefined))
  const keys = await tokenNames(context.tx, tokenIds)
  return { loans, contracts, logins, people, months, named, concepts, keys }
}

/** The ids in the columns of some parts, by the kind of thing. */
function referencesOf(parts: readonly Part[]) {
  const found = new Map<string, Set<number>>()
  let hasConcepts = false
  for (const part of parts) {
    const { entity, before, after } = part
    const title = keptOf(entity)?.title
    const named =
      title === undefined ? [] : [{ ...snapshotOf(before), ...snapshotOf(after) }[title]]
    const changes = changesOf(part)
    const values = [
      ...changes.flatMap(({ field, ...values }) =>
        [values.before, values.after].map((value) => ({ field, value })),
      ),
      ...named.map((value) => ({
        field: title ?? '',
        value: value == null ? null : String(value),
      })),
    ]
    for (const { field, value } of values) {
      if (value === null) continue
      hasConcepts ||= columnOf(entity, field)?.means === 'concept'
      const table = referenceOf(entity, field)
      const id = numberOf(value)
      if (table === undefined || id === undefined) continue
      found.set(table, (found.get(table) ?? new Set()).add(id))
    }
  }
  return { ids: new Map([...found].map(([table, ids]) => [table, [...ids]])), hasConcepts }
}
