import { DocumentFolders, DocumentTypes } from '#generated/operations/documents.ts'
import { matchesWords } from '#chile/text.ts'
import { request } from '#platform/web/api/api.ts'
import type { Option, ReferenceSource } from '#platform/web/screen/slots.tsx'
import type { FolderKind } from '../model/catalogs.ts'

type Folder = { id: string; name: string; parentId?: string | null }

/** The name of a folder behind those that it stands in: «Contratos › 2026». */
export function pathWords(folder: Folder, all: readonly Folder[]): string {
  const parent = all.find(({ id }) => id === folder.parentId)
  return parent ? `${pathWords(parent, all)} › ${folder.name}` : folder.name
}

const sourceOf = (
  name: string,
  optionsOf: (signal: AbortSignal) => Promise<Option[]>,
): ReferenceSource & { name: string } => ({
  name,
  search: async (text, signal) =>
    (await optionsOf(signal)).filter(({ label }) => matchesWords(label, text)),
  find: async (value, signal) => (await optionsOf(signal)).find((one) => one.value === value),
})

/** The folders of a kind that the person opens, each with where it stands. */
export const folderSource = (kind: FolderKind) =>
  sourceOf(`document-folder-${kind}`, async (signal) => {
    const { documentFolders } = await request(DocumentFolders, { input: { kind } }, { signal })
    return documentFolders.map((one) => ({ value: one.id, label: pathWords(one, documentFolders) }))
  })

/** The types of documents that are in use. */
export const typeSource = sourceOf('document-type', async (signal) => {
  const { documentTypes } = await request(DocumentTypes, {}, { signal })
  return documentTypes
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ id, label }) => ({ value: id, label }))
})
