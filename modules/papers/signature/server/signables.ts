import type { ISODate } from '#chile/dates.ts'
import { hook } from '#platform/model/hook.ts'
import type { CompanyDb, CompanyNow, Context } from '#platform/server/context.ts'
import type { UserError } from '#platform/server/errors.ts'

type Ids = readonly number[]

/** How the signing of a document ended without all of its signatures. */
export type Unsigned = {
  readonly documentIds: Ids
  readonly act: 'reject' | 'expire' | 'cancel'
  readonly reason: string | null
}

/** Documents that have all of their signatures, and the day of the last one. */
export type SignedNow = { readonly documentIds: Ids; readonly signedOn: ISODate }

/**
 * What a module does with papers of its own that are signed here. It is given documents of every
 * kind, and takes those of its own.
 */
export type Signable = {
  /**
   * Which of its papers may be sent although they are not issued: they wait for their signatures
   * already, and go on waiting when their signing here is cancelled or expires; or are drafts,
   * which `prepare` issues.
   */
  fit?: (work: CompanyDb, documentIds: Ids) => Promise<Ids>
  /** Makes its papers ready, just before they are sent. */
  prepare?: (context: Context, documentIds: Ids) => Promise<void>
  /**
   * In the transaction of the last signature. Answers what it refuses, by its document: that
   * signature is not given.
   */
  signed?: (context: Context, papers: SignedNow) => Promise<ReadonlyMap<number, UserError>>
  /** In the transaction in which the signing ends otherwise. */
  unsigned?: (work: CompanyNow, papers: Unsigned) => Promise<void>
}

/** The kinds of papers that are signed, each of the module that keeps them. */
export const signable = hook<Signable>('kind of paper that is signed')

/** Makes documents ready for their signatures. */
export async function prepareAll(context: Context, documentIds: Ids): Promise<void> {
  for (const { prepare } of signable.listeners) await prepare?.(context, documentIds)
}

/** Which of some documents are sent although they are not issued. */
export async function fitOf(work: CompanyDb, documentIds: Ids): Promise<ReadonlySet<number>> {
  const found = new Set<number>()
  for (const { fit } of signable.listeners) {
    for (const id of (await fit?.(work, documentIds)) ?? []) found.add(id)
  }
  return found
}

/**
 * Tells the modules that documents have all of their signatures. Answers what they refuse, by its
 * document.
 */
export async function tellSigned(
  context: Context,
  { documentIds, signedOn }: SignedNow,
): Promise<ReadonlyMap<number, UserError>> {
  const refused = new Map<number, UserError>()
  for (const { signed } of signable.listeners) {
    const left = documentIds.filter((id) => !refused.has(id))
    if (left.length === 0) break
    const these = await signed?.(context, { documentIds: left, signedOn })
    for (const [id, error] of these ?? []) refused.set(id, error)
  }
  return refused
}

/** Tells the modules that documents were not signed. */
export async function tellUnsigned(work: CompanyNow, papers: Unsigned): Promise<void> {
  for (const { unsigned } of signable.listeners) await unsigned?.(work, papers)
}
