import { documentFiles } from '#modules/papers/documents/server/index.ts'
import { type CompanyNow, type RequestContext, todayAt } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { recordAtEnd } from '#platform/server/observe/read-audit.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { contains } from '#platform/server/sql/search.ts'
import { labourKinds } from '../model/catalogs.ts'
import { PAGE } from '../model/inspection.ts'
import { consulting, type Held } from './consulting.ts'

/**
 * Whether a `document` is of the employment with one razón social: of a contract of it or, without
 * a contract, of somebody who has contracts with that one alone.
 */
const isOfBusiness = (businessId: number) => sql<boolean>`(
  (document.user_contract_id is not null and contract.business_id = ${businessId})
  or (document.user_contract_id is null
    and exists (select from user_contract one where one.company_id = app.current_company()
      and one.user_id = document.user_id and one.business_id = ${businessId}
      and one.status <> 'DELETED')
    and not exists (select from user_contract other where other.company_id = app.current_company()
      and other.user_id = document.user_id and other.business_id <> ${businessId}
      and other.status <> 'DELETED')))`

/** Whether the `folder` of a statement or one above it is private. */
const isInPrivate = sql<boolean>`exists (select from document_folder step
  where step.company_id = app.current_company()
    and (step.id = folder.id or step.id = any(folder.path)) and step.access = 'PRIVATE')`

/** The signed labour documents of a razón social: all that an inspector reads. */
const shownDocuments = ({ tx }: Pick<CompanyNow, 'tx'>, businessId: number) =>
  tx
    .selectFrom('document')
    .innerJoin('documentFolder as folder', 'folder.id', 'document.folderId')
    .innerJoin('documentType as type', 'type.id', 'document.typeId')
    .innerJoin('documentVersion as one', (join) =>
      join.onRef('one.documentId', '=', 'document.id').onRef('one.no', '=', 'document.currentNo'),
    )
    .leftJoin('userContract as contract', 'contract.id', 'document.userContractId')
    .leftJoin('users', 'users.id', 'document.userId')
    .where('document.state', 'in', ['SIGNED', 'VOID'])
    .where('type.legalKind', 'in', [...labourKinds])
    .where((eb) => eb.not(isInPrivate))
    .where(isOfBusiness(businessId))

/**
 * The documents that an inspector may read, a page at a time, the last signed first. That they were
 * listed, and what was looked for, is kept for the company.
 */
export const inspectionDocuments = (
  request: RequestContext,
  { search, page, ...held }: Held & { search: string | null; page: number },
) =>
  consulting(request, held, async (inside, { id, businessId, ...consultation }) => {
    const looked = search?.trim() ?? ''
    const matching = shownDocuments(inside, businessId).$if(looked !== '', (query) =>
      query.where(sql<boolean>`(${contains(sql.ref('document.name'), looked)}
        or ${contains(sql`coalesce(${nameIn('document.userId')}, '')`, looked)}
        or ${contains(sql.ref('users.rut'), looked)})`),
    )
    const rows = await matching
      .select(['document.id', 'document.name', 'type.label as typeLabel', 'document.state'])
      .select([
        'one.sha256',
        'one.createdAt',
        'users.rut',
        nameIn('document.userId').as('fullname'),
      ])
      .select(
        sql<string | null>`(select request.code from signature_request request
          where request.company_id = app.current_company() and request.document_id = document.id
            and request.state = 'COMPLETED' order by request.id desc limit 1)`.as('code'),
      )
      .orderBy('one.createdAt', 'desc')
      .orderBy('document.id', 'desc')
      .limit(PAGE)
      .offset((page - 1) * PAGE)
      .execute()
    const { total } = await matching
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow()
    await keepReading(inside, {
      inspectionId: id,
      kind: 'LISTED',
      search: looked === '' ? null : looked,
    })
    return {
      ...consultation,
      company: inside.company,
      total,
      pages: Math.max(1, Math.ceil(total / PAGE)),
      rows: rows.map(({ createdAt, state, ...row }) => ({
        ...row,
        signedOn: todayAt(createdAt),
        isInForce: state === 'SIGNED',
      })),
    }
  })
export type InspectionDocuments = Awaited<ReturnType<typeof inspectionDocuments>>

/** Opens the file of one of those documents; any other is answered as not found. */
export const openInspectionDocument = (
  request: RequestContext,
  { documentId, ...held }: Held & { documentId: number },
) =>
  consulting(request, held, async (inside, { id, businessId }) => {
    const found = await shownDocuments(inside, businessId)
      .innerJoin('file', 'file.id', 'one.fileId')
      .select(['document.name', 'document.userId', 'one.no', 'file.storageKey', 'file.mediaType'])
      .where('document.id', '=', documentId)
      .executeTakeFirst()
    if (!found) throw notFound()
    const { storageKey, mediaType, userId, no } = found
    await keepReading(inside, {
      inspectionId: id,
      kind: 'OPENED',
      documentId,
      documentNo: no,
    })
    recordAtEnd(inside.client, {
      companyId: inside.session.companyId,
      what: 'lectura:documento',
      id: userId === null ? null : String(userId),
      about: { document_id: documentId, no, inspection_id: id },
    })
    const name = documentFiles.pdfNamed(found.name)
    const url = await request.services.storage.signedUrl(storageKey, { name, mediaType })
    return { name, url }
  })

type NewReading = {
  inspectionId: number
  kind: 'LISTED' | 'OPENED'
  documentId?: number
  documentNo?: number
  search?: string | null
}

const keepReading = ({ tx, now }: Pick<CompanyNow, 'tx' | 'now'>, reading: NewReading) =>
  tx
    .insertInto('inspectionReading')
    .values({ ...reading, createdAt: now.toISOString() })
    .execute()
