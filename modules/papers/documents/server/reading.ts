import { type Actor, roleInForce } from '#access/actor.ts'
import { decide } from '#access/decide.ts'
import type { Reach } from '#access/reach.ts'
import { roleOf } from '#access/roles.ts'
import { personShown, personWithin } from '#modules/people/sight/server/index.ts'
import type { Acting } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { insideReach } from '#platform/server/sql/reach.ts'
import { shownToPerson } from '../model/states.ts'

/** Somebody who reads: in a request, or in work in background that reads their rights anew. */
export type Reader = Pick<Acting, 'tx' | 'actor' | 'company' | 'can' | 'reach'>

/** Who gives profiles out could give themselves the one that a private folder names. */
const givesProfiles = ({ company }: Reader, actor: Actor) =>
  decide(actor, company, 'profileAssignments.update').allowed

/**
 * Whether somebody reads what is protected: who is more than a worker, in all accounts that could
 * sign in as them. The module of documents is of managers, and a supervisor reads these too.
 */
function readsProtected({ actor, can }: Reader): boolean {
  const isMore = (one: Actor): boolean => roleOf(roleInForce(one)).groups.includes('nonEmployee')
  return can('documents.read') || [actor, ...actor.boundBy].every(isMore)
}

/**
 * Whether a private `step` of a path names the profile of the reader, and of whoever else could
 * sign in with their account.
 */
function isListed(reader: Reader) {
  const asked = [reader.actor, ...reader.actor.boundBy].filter((one) => !givesProfiles(reader, one))
  const conditions = asked.map(
    ({ userId }) => sql<boolean>`exists (select from document_folder_reader listed
      join users holder on holder.company_id = app.current_company()
        and holder.id = ${userId ?? 0} and holder.profile_id = listed.profile_id
      where listed.company_id = app.current_company() and listed.folder_id = step.id)`,
  )
  return sql<boolean>`(${sql.join([sql`true`, ...conditions], sql` and `)})`
}

/**
 * Whether the `folder` of a statement is open to the reader, and every folder above it: the
 * strictest of a path decides.
 */
export const folderOpen = (reader: Reader) =>
  pathOpens(sql<boolean>`(step.access = 'PROTECTED' and ${readsProtected(reader)})
    or (step.access = 'PRIVATE' and ${isListed(reader)})`)

/** Whether each `step` to the `folder` of a statement is public, or lets pass otherwise. */
const pathOpens = (passes: ReturnType<typeof sql<boolean>>) => sql<boolean>`not exists (
  select from document_folder step
  where step.company_id = app.current_company()
    and (step.id = folder.id or step.id = any(folder.path))
    and step.access <> 'PUBLIC' and not (${passes}))`

/** Whether the `folder` of a statement and all above it are public: a person reads no other. */
const folderPublic = pathOpens(sql<boolean>`false`)

const states = (list: readonly string[]) => sql<boolean>`document.state = any(${[...list]}::text[])`

/** Whether a `document` of the company is the reader's to read: drafts are of who writes them. */
function ofCompany(reader: Reader) {
  if (!reader.can('documents.read') && !reader.can('digitalFolder.read')) return sql`false`
  const shown = reader.can('documents.update')
    ? sql<boolean>`true`
    : states(['ISSUED', 'PENDING_SIGNATURE', 'SIGNED'])
  return sql<boolean>`(document.user_id is null and ${shown} and ${folderOpen(reader)})`
}

/** Whether a `document` is the reader's own, and shown to its person. */
const ofOneself = ({ actor, can }: Reader) =>
  can('digitalFolder.read')
    ? sql<boolean>`(document.user_id = ${actor.userId ?? 0} and type.visible_to_worker
        and ${states(shownToPerson)} and ${folderPublic})`
    : sql<boolean>`false`

const ofContract = { user: 'document.userId', business: 'contract.businessId' }

/** Whether the person of a `document`, and the razón social of its contract, are within a reach. */
const personReached = (reach: Reach) =>
  sql<boolean>`(${personWithin(reach, 'document.userId')}
    and (contract.id is null or ${insideReach(reach, ofContract)}))`

/**
 * Whether a `document` is of somebody else within reach. Reserved ones ask for the right to
 * contracts too, and those of the confidential payroll for the right to see it.
 */
function ofOthers(reader: Reader) {
  const { actor, can, reach } = reader
  if (!can('digitalFolder.read')) return sql<boolean>`false`
  const contracts = reach('contracts.read')
  return sql<boolean>`(document.user_id is not null
    and document.user_id <> ${actor.userId ?? 0}
    and ${personReached(reach('digitalFolder.read'))}
    and ${personShown(contracts, 'document.userId', actor.userId)}
    and (type.sensitivity = 'NORMAL' or ${personReached(contracts)})
    and (document.state <> 'DRAFT' or ${personReached(reach('digitalFolder.create'))})
    and ${folderOpen(reader)})`
}

/**
 * The documents that somebody reads, as `document` with its `folder`, its `type`, its person
 * (`users`) and its `contract`. Whatever reads documents begins here.
 */
export const readableDocuments = (reader: Reader) =>
  reader.tx
    .selectFrom('document')
    .innerJoin('documentFolder as folder', 'folder.id', 'document.folderId')
    .innerJoin('documentType as type', 'type.id', 'document.typeId')
    .leftJoin('users', 'users.id', 'document.userId')
    .leftJoin('userContract as contract', 'contract.id', 'document.userContractId')
    .where(sql<boolean>`(${ofCompany(reader)} or ${ofOneself(reader)} or ${ofOthers(reader)})`)
