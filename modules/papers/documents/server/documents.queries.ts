import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { fieldsOf, pageOfView, part, type RowOf, view } from '#platform/server/records/view.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import {
  type Documents,
  nameIn,
  personFound,
  personBehind,
  surnameIn,
} from '#platform/server/sql/person-names.ts'
import { type DocumentState, FolderKind, VersionOrigin } from '../model/catalogs.ts'
import { Document } from '../model/document.ts'
import { readableDocuments, type Reader } from './reading.ts'
import { contains } from '#platform/server/sql/search.ts'

export type DocumentFilter = {
  search: string | null
  folderId: number | null
  kind: FolderKind | null
  userId: number | null
  typeId: number | null
  state: DocumentState | null
}
export const documentSort = ['name', 'createdAt', 'expiresOn', 'fullname'] as const
export type DocumentSort = (typeof documentSort)[number]

/** What a list shows of a document. */
export const documentView = view({
  ...fieldsOf(Document, 'document', ['id', 'folderId', 'typeId', 'userId', 'userContractId']),
  ...fieldsOf(Document, 'document', ['name', 'state', 'currentNo', 'expiresOn', 'reason']),
  ...fieldsOf(Document, 'document', ['version']),
  createdAt: part(of.dateTime, sql<Date>`document.created_at`),
  fullname: part(of.maybe(of.text), nameIn('document.userId')),
  folderName: part(of.text, sql<string>`folder.name`),
  kind: part(of.choice(FolderKind), sql<FolderKind>`folder.kind`),
  typeLabel: part(of.text, sql<string>`type.label`),
  contractCode: part(of.maybe(of.text), sql<string | null>`contract.code`),
  size: part(of.int, sql<number>`coalesce(current.size, 0)`),
  origin: part(of.choice(VersionOrigin), sql<VersionOrigin>`current.origin`),
  isOwn: part<boolean>(
    of.flag,
    ({ actor }) => sql<boolean>`coalesce(document.user_id = ${actor.userId ?? 0}, false)`,
  ),
})
export type DocumentRow = RowOf<typeof documentView>

/** The readable documents beside their last file. */
const withFile = (reader: Reader) =>
  readableDocuments(reader).innerJoin('documentVersion as current', (join) =>
    join
      .onRef('current.documentId', '=', 'document.id')
      .onRef('current.no', '=', 'document.currentNo'),
  )

/** Whether the words are in a document's name, or find its person. */
const found = (search: string, documents: Documents) =>
  sql<boolean>`(${contains(sql.ref('document.name'), search)}
    or (document.user_id is not null
      and ${personFound('document.userId', search, documents)}))`

/** A page of the documents that the reader reads. */
export function documents(context: Context, input: ListInput<DocumentFilter, DocumentSort>) {
  const { search, folderId, kind, userId, typeId, state } = input.filter
  const matching = withFile(context)
    .where((eb) =>
      equalTo(eb, {
        'folder.kind': kind,
        'document.userId': userId,
        'document.typeId': typeId,
        'document.state': state,
      }),
    )
    .$if(folderId !== null, (query) =>
      query.where(sql<boolean>`(folder.id = ${folderId} or ${folderId} = any(folder.path))`),
    )
    .$if(search !== null, (query) => query.where(found(search ?? '', context)))
  const by = {
    name: sql`app.plain(document.name)`,
    createdAt: sql`document.created_at`,
    expiresOn: sql`document.expires_on`,
    fullname: surnameIn('document.userId'),
  }
  return pageOfView(context, documentView, matching, { by, ties: ['document.id'] }, input)
}

/** One document that the reader reads; any other is answered as not found. */
export async function documentById(context: Context, id: number): Promise<DocumentRow> {
  return documentView
    .select(context, withFile(context))
    .where('document.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
}

/** Some documents that the reader reads, with where their last files lie, in one statement. */
export const filesOfDocuments = (reader: Reader, ids: readonly number[]) =>
  withFile(reader)
    .innerJoin('file', 'file.id', 'current.fileId')
    .select(['document.id', 'document.name', 'document.version', 'document.userId'])
    .select(['file.storageKey', 'file.name as fileName', 'current.size'])
    .select(nameIn('document.userId').as('fullname'))
    .where(sql<boolean>`document.id = any(${[...ids]}::bigint[])`)
    .orderBy('document.id')
    .execute()

/** Some documents that the reader reads, with the folder where each is, in one statement. */
export const foldersOfDocuments = (reader: Reader, ids: readonly number[]) =>
  readableDocuments(reader)
    .select(['document.id', 'document.version', 'document.state', 'document.folderId'])
    .select(['folder.kind', 'folder.path'])
    .where(sql<boolean>`document.id = any(${[...ids]}::bigint[])`)
    .orderBy('document.id')
    .execute()

/**
 * What decides how long a document is kept: its type, and the last day of its contract or of all
 * contracts of its person. A contract without one is in force.
 */
export async function keptFacts({ tx, today }: Context, id: number) {
  const { userId, ended, ...type } = await tx
    .selectFrom('document')
    .innerJoin('documentType as type', 'type.id', 'document.typeId')
    .select(['document.userId', 'type.retention', 'type.retentionMonths'])
    .select(
      sql<ISODate | null>`(select case when bool_and(held.final_date < ${today}::date)
          then max(held.final_date) end
        from user_contract held where held.company_id = app.current_company()
          and held.user_id = document.user_id and held.status <> 'DELETED'
          and held.id = coalesce(document.user_contract_id, held.id))`.as('ended'),
    )
    .where('document.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return { type, ended: userId === null ? undefined : ended }
}

/** Each file that a document had, the last one first. */
export async function versionsOf({ tx }: Context, documentId: number) {
  return tx
    .selectFrom('documentVersion as one')
    .select(['one.id', 'one.no', 'one.sha256', 'one.size', 'one.pages', 'one.origin'])
    .select('one.createdAt')
    .select(sql<string | null>`${sql.raw(personBehind('one.creator_login_id'))}`.as('author'))
    .where('one.documentId', '=', documentId)
    .orderBy('one.no', 'desc')
    .execute()
}
export type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number]
