import type { CompanyNow } from '#platform/server/context.ts'
import { invalid } from '#platform/server/errors.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { weightOf } from '#platform/server/storage/weigh.ts'
import { pdfNamed } from './opening.ts'
import { RELATED_TYPE } from './writing.ts'

/** Work that makes documents, with where files lie. */
export type MakingWork = CompanyNow & { readonly storage: Storage }

/** A PDF that the product printed for the folder of a person. */
export type MadePaper = {
  readonly userId: number
  readonly userContractId: number
  readonly name: string
  readonly pdf: Uint8Array
  readonly pages: number | null
  /** Where it is stored: the same work done twice stores the same file under the same key. */
  readonly key: string
}

type Place = { readonly folderId: number; readonly typeId: number }

/**
 * Puts printed papers into a folder of people as issued documents, one of each contract. Rights
 * over the people are asked by who calls. Answers the documents by their contracts.
 */
export async function issueMade(
  { tx, session, now, storage }: MakingWork,
  { folderId, typeId }: Place,
  papers: readonly MadePaper[],
): Promise<ReadonlyMap<number, number>> {
  if (papers.length === 0) return new Map()
  const mediaType = 'application/pdf'
  await Promise.all(papers.map(({ key, pdf }) => storage.put(key, pdf, mediaType)))
  const at = now.toISOString()
  const documents = await tx
    .insertInto('document')
    .values(
      papers.map(({ userId, userContractId, name }) => ({
        folderId,
        folderKind: 'PERSON' as const,
        typeId,
        userId,
        userContractId,
        name,
        state: 'ISSUED' as const,
        creatorLoginId: session.loginId,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .returning(['id', 'userContractId'])
    .execute()
  const idOf = new Map(documents.map(({ id, userContractId }) => [userContractId ?? 0, id]))
  const of = ({ userContractId }: MadePaper): number => {
    const id = idOf.get(userContractId)
    if (id === undefined) throw new Error('A paper of a contract was not kept')
    return id
  }
  const weighed = papers.map((paper) => ({ paper, weight: weightOf(paper.pdf) }))
  const files = await tx
    .insertInto('file')
    .values(
      weighed.map(({ paper, weight }) => ({
        storageKey: paper.key,
        name: pdfNamed(paper.name),
        mediaType,
        ...weight,
        relatedType: RELATED_TYPE,
        relatedId: String(of(paper)),
        keptAs: 'RECORD' as const,
      })),
    )
    .returning(['id', 'storageKey'])
    .execute()
  const fileOf = new Map(files.map(({ id, storageKey }) => [storageKey, id]))
  await tx
    .insertInto('documentVersion')
    .values(
      weighed.map(({ paper, weight }) => ({
        documentId: of(paper),
        no: 1,
        fileId: fileOf.get(paper.key) ?? 0,
        sha256: weight.sha256.toString('hex'),
        size: weight.size,
        pages: paper.pages,
        origin: 'GENERATED' as const,
        creatorLoginId: session.loginId,
      })),
    )
    .execute()
  return new Map(papers.map((paper) => [paper.userContractId, of(paper)]))
}

/** A folder of people in which the actor may put documents. */
export function requireOfPeople(folder: { readonly kind: string }): void {
  if (folder.kind !== 'PERSON') throw invalid('folderId', 'Elija una carpeta de personas')
}
