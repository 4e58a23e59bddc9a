import type { startApi } from './api.ts'
import type { Username } from './world.ts'

const outcome = 'status message error { kind message field traceId }'

type Tools = Pick<Awaited<ReturnType<typeof startApi>>, 'api' | 'url'>
export type Folder = {
  id: string
  parentId: string | null
  name: string
  kind: 'COMPANY' | 'PERSON'
  access: string
  depth: number
  documents: number
  version: number
  profileIds: string[]
}
export type Row = {
  id: string
  name: string
  state: string
  userId: string | null
  folderId: string
  currentNo: number
  version: number
  isOwn: boolean
}
type Move = Sent & { folderId: string }
type Sent = { id: string; version: number }
/** A document that a test makes, with what it says besides. */
type NewDocument = { folder: Folder; name: string; [more: string]: unknown }

/** A PDF of one page that shows nothing, with more bytes where a test wants them. */
export const plainPdf = (more = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${more} >>\nendobj\n` +
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>\nendobj\n' +
      'trailer\n<< /Root 1 0 R /Size 4 >>\n%%EOF\n',
    'latin1',
  )

type Api = Tools['api']

const mutate =
  (api: Api, operation: string, input: string, fields = 'id version') =>
  <Data = Sent>(who: Username, values: object): Promise<Data> =>
    api.as(who).mutate<Data>(
      `mutation ($input: ${input}!) { ${operation}(input: $input) {
        ${outcome} data { ${fields} } } }`,
      { input: values },
    )

/** What people change of documents. */
const changesOf = (api: Api) => ({
  createFolder: (who: Username, name: string, more: object = {}): Promise<Folder> =>
    mutate(
      api,
      'createDocumentFolder',
      'CreateDocumentFolderInput',
      'id parentId name kind access depth version profileIds',
    )(who, { kind: 'COMPANY', access: 'PUBLIC', profiles: [], name, ...more }),
  updateFolder: mutate(api, 'updateDocumentFolder', 'UpdateDocumentFolderInput'),
  deleteFolder: (who: Username, id: string) =>
    mutate(api, 'deleteDocumentFolder', 'ByIdDocumentFolder')(who, { id }),
  createFrom: mutate(api, 'createDocument', 'CreateDocumentInput'),
  update: mutate(api, 'updateDocument', 'UpdateDocumentInput'),
  change: mutate(api, 'changeDocumentState', 'ChangeDocumentStateInput'),
  move: (who: Username, documents: readonly Move[]) =>
    mutate(
      api,
      'moveDocuments',
      'MoveDocumentsInput',
      'moved { id version folderId }',
    )<{ moved: Move[] }>(who, { documents }),
  remove: mutate(api, 'deleteDocument', 'DeleteDocumentInput'),
  saveType: mutate(api, 'saveDocumentType', 'SaveDocumentTypeInput'),
  open: (who: Username, id: string, no: number | null = null) =>
    mutate(
      api,
      'openDocument',
      'OpenDocumentInput',
      'name url',
    )<{ name: string; url: string }>(who, { id, no }),
})

/** What people are shown of documents. */
const readsOf = (api: Api) => ({
  folders: async (who: Username, input: object = {}) =>
    (
      await api.as(who).run<{ documentFolders: Folder[] }>(
        `query ($input: DocumentFoldersInput!) { documentFolders(input: $input) {
          id parentId name kind access depth documents version profileIds } }`,
        { input },
      )
    ).documentFolders,
  typeOf: async (code: string): Promise<string> => {
    const { documentTypes } = await api
      .as('admin')
      .run<{ documentTypes: { id: string; code: string }[] }>('{ documentTypes { id code } }')
    const found = documentTypes.find((one) => one.code === code)
    if (!found) throw new Error(`There is no type ${code}`)
    return found.id
  },
  list: async (who: Username, filter: object = {}, sort: object = { by: 'name' }) =>
    (
      await api.as(who).run<{ documents: { total: number; rows: Row[] } }>(
        `query ($filter: DocumentFilter, $sort: DocumentsSort, $page: Page) {
          documents(filter: $filter, sort: $sort, page: $page) { total
            rows { id name state userId folderId currentNo version isOwn } } }`,
        { filter, sort, page: { number: 1, size: 100 } },
      )
    ).documents,
  one: async (who: Username, id: string) =>
    (
      await api.as(who).run<{ document: Row & Detail }>(
        `query ($input: ByIdDocument!) { document(input: $input) {
          id name state version currentNo folderId typeId userId isOwn
          versions { no sha256 size origin author } steps { state reason author } } }`,
        { input: { id } },
      )
    ).document,
  zip: async (who: Username, ids: readonly string[]) =>
    (
      await api.as(who).run<{ zipDocuments: Zip }>(
        `query ($input: ZipDocumentsInput!) { zipDocuments(input: $input) {
          jobId status done total error name url } }`,
        { input: { ids: ids.map((id) => ({ id })) } },
      )
    ).zipDocuments,
})

/** Sends a file to a folder, as a form of the screen does. */
const sendsTo =
  ({ api, url }: Tools) =>
  async (
    who: Username,
    folderId: string,
    { name = 'papel.pdf', body = plainPdf() }: { name?: string; body?: Buffer } = {},
  ) => {
    const form = new FormData()
    form.append('relatedType', 'document')
    form.append('relatedId', folderId)
    form.append('files', new File([new Uint8Array(body)], name))
    const answer = await fetch(`${url}/uploadFile/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await api.as(who).token()}` },
      body: form,
    })
    const { data, message } = (await answer.json()) as {
      data: { id: string; name: string }[] | null
      message: string
    }
    return { status: answer.status, file: data?.[0], message }
  }

/** The documents of a company as people use them: folders, files, and what each person reads. */
export function documentsOf(tools: Tools) {
  const reads = readsOf(tools.api)
  const changes = changesOf(tools.api)
  const send = sendsTo(tools)
  const folderOf = async (name: string): Promise<Folder> => {
    const found = (await reads.folders('admin')).find((one) => one.name === name)
    if (!found) throw new Error(`There is no folder ${name}`)
    return found
  }
  const create = async (who: Username, given: NewDocument) => {
    const { folder, ...more } = given
    const { file, message } = await send(who, folder.id)
    if (!file) throw new Error(message)
    const typeId = await reads.typeOf('POLITICA')
    const values = { folderId: folder.id, typeId, fileId: file.id, draft: false }
    return changes.createFrom(who, { ...values, ...more })
  }
  return { ...reads, ...changes, send, folderOf, create }
}

type Detail = {
  versions: { no: number; sha256: string; size: number; origin: string; author: string | null }[]
  steps: { state: string; reason: string | null; author: string | null }[]
}
type Zip = { status: string; total: number; name: string | null; url: string | null }
