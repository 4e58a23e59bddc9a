import type { Body } from '#modules/papers/templates/model/body.ts'
import type { Filled } from '#modules/papers/templates/model/fill.ts'
import type { startApi } from './api.ts'
import type { Username } from './world.ts'

const outcome = 'status message error { kind message field traceId }'
const shown = 'id name typeId state currentNo publishedNo version body publishedBody'

type Tools = Pick<Awaited<ReturnType<typeof startApi>>, 'api' | 'url'>
export type Template = {
  id: string
  name: string
  typeId: string
  state: string
  currentNo: number
  publishedNo: number | null
  version: number
  body: string
  publishedBody: string | null
}
type Written = { name: string; typeId: string; body: Body | string }
type Seen = { id: string; version: number }
export type Subject = { id: string; businessId: string; label: string; hint: string }

const textOf = (body: Body | string): string =>
  typeof body === 'string' ? body : JSON.stringify(body)

type Api = Tools['api']

const mutate =
  <Data = Template>(api: Api, operation: string, input: string, fields = shown) =>
  (who: Username, values: object): Promise<Data> =>
    api.as(who).mutate<Data>(
      `mutation ($input: ${input}!) { ${operation}(input: $input) {
        ${outcome} data { ${fields} } } }`,
      { input: values },
    )

/** What people change of templates. */
function changesOf(api: Api) {
  const create = mutate(api, 'createDocumentTemplate', 'CreateDocumentTemplateInput')
  const update = mutate(api, 'updateDocumentTemplate', 'UpdateDocumentTemplateInput')
  const onSeen = (operation: string, fields = shown) => {
    const change = mutate(api, operation, 'DocumentTemplateSeen', fields)
    return (who: Username, { id, version }: Seen) => change(who, { id, version })
  }
  return {
    create: (who: Username, { body, ...more }: Written) =>
      create(who, { ...more, body: textOf(body) }),
    update: (who: Username, { id, version, name, typeId, body }: Written & Seen) =>
      update(who, { id, version, name, typeId, body: textOf(body) }),
    publish: onSeen('publishDocumentTemplate'),
    archive: onSeen('archiveDocumentTemplate'),
    remove: onSeen('deleteDocumentTemplate', 'id'),
    generate: mutate<{ id: string; name: string }>(
      api,
      'createCollaboratorFileOne',
      'CreateCollaboratorFileOneInput',
      'id name',
    ),
  }
}

type Drawn = { blocks: string; missing: string[]; covered: boolean }
type Listed = Seen & { name: string; state: string }

/** What people are shown of templates. */
const readsOf = (api: Api) => ({
  one: async (who: Username, id: string) =>
    (
      await api
        .as(who)
        .run<{ documentTemplate: Template }>(
          `query ($input: ByIdDocumentTemplate!) { documentTemplate(input: $input) { ${shown} } }`,
          { input: { id } },
        )
    ).documentTemplate,
  list: async (who: Username, filter: object = {}) =>
    (
      await api.as(who).run<{ documentTemplates: { rows: Listed[] } }>(
        `query ($filter: DocumentTemplateFilter) {
          documentTemplates(filter: $filter) { total rows { id name state version } } }`,
        { filter },
      )
    ).documentTemplates.rows,
  tags: async (who: Username) =>
    (
      await api.as(who).run<{
        templateTags: { code: string; label: string; reserved: boolean; list: string | null }[]
      }>('{ templateTags { code label group kind sample reserved list } }')
    ).templateTags,
  subjects: async (who: Username, input: object = {}) =>
    (
      await api.as(who).run<{ templateSubjects: Subject[] }>(
        `query ($input: TemplateSubjectsInput!) {
          templateSubjects(input: $input) { id businessId label hint } }`,
        { input },
      )
    ).templateSubjects,
  preview: async (who: Username, body: Body | string, more: object = {}) => {
    const { previewTemplate } = await api.as(who).run<{ previewTemplate: Drawn }>(
      `query ($input: PreviewTemplateInput!) {
        previewTemplate(input: $input) { blocks missing covered } }`,
      { input: { body: textOf(body), reveal: false, ...more } },
    )
    const blocks = JSON.parse(previewTemplate.blocks) as Filled[]
    return { ...previewTemplate, words: wordsOf(blocks) }
  },
})

/** What people do with Word files of templates. */
const wordOf = ({ api, url }: Tools) => ({
  word: (who: Username, input: object) =>
    mutate<{ name: string; url: string }>(
      api,
      'documentTemplateWord',
      'DocumentTemplateWordInput',
      'name url',
    )(who, { reveal: false, ...input }),
  /** Sends a file; its id, or nothing when it is refused. */
  sendWord: async (who: Username, bytes: Buffer) => {
    const body = new FormData()
    body.append('relatedType', 'templateWord')
    body.append('files', new File([new Uint8Array(bytes)], 'contrato.docx'))
    const answer = await fetch(`${url}/uploadFile/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await api.as(who).token()}` },
      body,
    })
    const { data }: { data?: { id: string }[] } = await answer.json()
    return data?.[0]?.id
  },
  fromWord: async (who: Username, fileId: string | undefined) =>
    (
      await api.as(who).run<{ templateFromWord: { body: string; dropped: string[] } }>(
        `query ($input: TemplateFromWordInput!) {
          templateFromWord(input: $input) { body dropped } }`,
        { input: { fileId } },
      )
    ).templateFromWord,
})

/** Templates as people use them. */
export const templatesOf = ({ api, url }: Tools) => ({
  ...changesOf(api),
  ...readsOf(api),
  ...wordOf({ api, url }),
  bytesAt: async (link: string) => {
    const { pathname, search } = new URL(link, url)
    return Buffer.from(await (await fetch(`${url}${pathname}${search}`)).arrayBuffer())
  },
})

/** The words of what is drawn, in their order. */
export const wordsOf = (blocks: readonly Filled[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'words') {
        return block.runs.map((run) => ('ends' in run ? '\n' : run.text)).join('')
      }
      const parts = block.kind === 'list' ? block.items : block.cells.map((cell) => cell.blocks)
      return parts.map(wordsOf).join('\n')
    })
    .join('\n')
