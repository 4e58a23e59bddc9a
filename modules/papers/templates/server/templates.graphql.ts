import { choice, file, flag, optional, ref, text } from '#platform/model/field.ts'
import { TagKind, TagList, type TemplateTag, tagWords } from '#platform/model/template-tag.ts'
import type { Context } from '#platform/server/context.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { objectOfView } from '#platform/server/records/view.ts'
import { TemplateState } from '../model/catalogs.ts'
import { bodyField, DocumentTemplate } from '../model/template.ts'
import { createCollaboratorFileOne, type MadeDocument } from './generate.service.ts'
import { previewTemplate, type TemplatePreview } from './preview.service.ts'
import { templateSubjects, type TemplateSubject } from './subjects.queries.ts'
import { allTags } from './tags.ts'
import {
  documentTemplate,
  documentTemplates,
  type TemplateDetail,
  templateSort,
  templateView,
} from './templates.queries.ts'
import {
  archiveDocumentTemplate,
  createDocumentTemplate,
  deleteDocumentTemplate,
  publishDocumentTemplate,
  updateDocumentTemplate,
} from './templates.service.ts'
import { documentTemplateWord, type ReadWord, templateFromWord } from './word.service.ts'

const { id, name, typeId, version } = DocumentTemplate.fields
const Shown = objectOfView('DocumentTemplate', templateView)

list('documentTemplates', {
  type: Shown,
  filter: inputFrom('DocumentTemplateFilter', {
    search: optional(text('Nombre', { max: 100 })),
    typeId: optional(typeId),
    state: optional(choice(TemplateState, 'Estado')),
  }),
  sort: templateSort,
  run: documentTemplates,
})

const Detail = objectFrom<TemplateDetail>('DocumentTemplateDetail', {
  ...templateView.specs,
  body: of.text,
  publishedBody: of.maybe(of.text),
})

query('documentTemplate', { input: byId('documentTemplate'), type: Detail, run: documentTemplate })

const tagsShown = async (context: Context) =>
  (await allTags(context)).map(
    ({ code, label, group, kind, sample, reserved, list: repeated }: TemplateTag) => ({
      code,
      label,
      group,
      kind,
      sample: tagWords(kind, sample),
      reserved: reserved === true,
      list: repeated ?? null,
    }),
  )

query('templateTags', {
  many: true,
  type: objectFrom<Awaited<ReturnType<typeof tagsShown>>[number]>('TemplateTag', {
    code: of.text,
    label: of.text,
    group: of.text,
    kind: of.choice(TagKind),
    sample: of.text,
    reserved: of.flag,
    list: of.maybe(of.choice(TagList)),
  }),
  run: tagsShown,
})

const written = { name, typeId, body: bodyField }
const seen = { id, version }

mutation('createDocumentTemplate', {
  input: inputFrom('CreateDocumentTemplateInput', written),
  type: Detail,
  run: createDocumentTemplate,
})

mutation('updateDocumentTemplate', {
  input: inputFrom('UpdateDocumentTemplateInput', { ...seen, ...written }),
  type: Detail,
  run: updateDocumentTemplate,
})

const Seen = inputFrom('DocumentTemplateSeen', seen)

mutation('publishDocumentTemplate', { input: Seen, type: Detail, run: publishDocumentTemplate })
mutation('archiveDocumentTemplate', { input: Seen, type: Detail, run: archiveDocumentTemplate })
mutation('deleteDocumentTemplate', {
  input: Seen,
  type: objectFrom<{ id: number; version: number }>('RemovedDocumentTemplate', {
    id: of.id('documentTemplate'),
    version: of.int,
  }),
  run: deleteDocumentTemplate,
})

const userContractId = ref('contract', 'Contrato')
const reveal = flag('Mostrar los datos reservados')

query('previewTemplate', {
  input: inputFrom('PreviewTemplateInput', {
    body: bodyField,
    userContractId: optional(userContractId),
    reveal,
  }),
  type: objectFrom<TemplatePreview>('TemplatePreview', {
    blocks: of.text,
    missing: of.list(of.text),
    covered: of.flag,
  }),
  run: previewTemplate,
})

query('templateSubjects', {
  input: inputFrom('TemplateSubjectsInput', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    userId: optional(ref('user', 'Persona')),
  }),
  many: true,
  type: objectFrom<TemplateSubject>('TemplateSubject', {
    id: of.id('contract'),
    businessId: of.id('business'),
    label: of.text,
    hint: of.text,
  }),
  run: templateSubjects,
})

mutation('createCollaboratorFileOne', {
  input: inputFrom('CreateCollaboratorFileOneInput', {
    userContractId,
    businessId: ref('business', 'Razón social'),
    templateId: ref('documentTemplate', 'Plantilla'),
    folderId: ref('documentFolder', 'Carpeta'),
    name: optional(text('Nombre', { max: 120 })),
    reveal,
  }),
  type: objectFrom<MadeDocument>('MadeDocument', { id: of.id('document'), name: of.text }),
  run: createCollaboratorFileOne,
})

query('templateFromWord', {
  input: inputFrom('TemplateFromWordInput', { fileId: file('Archivo de Word') }),
  type: objectFrom<ReadWord>('TemplateFromWord', {
    body: of.text,
    dropped: of.list(of.text),
  }),
  run: templateFromWord,
})

mutation('documentTemplateWord', {
  input: inputFrom('DocumentTemplateWordInput', {
    id,
    userContractId: optional(userContractId),
    reveal,
  }),
  type: FileLink,
  run: documentTemplateWord,
})
