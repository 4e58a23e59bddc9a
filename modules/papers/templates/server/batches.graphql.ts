import { flag, optional, ref } from '#platform/model/field.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { objectOfView } from '#platform/server/records/view.ts'
import { choiceFields, DocumentBatch } from '../model/batch.ts'
import {
  batchPersonView,
  batchView,
  documentBatch,
  documentBatches,
  documentBatchPeople,
} from './batches.queries.ts'
import {
  type BatchPreview,
  cancelDocumentBatch,
  createCollaboratorFile,
  previewDocumentBatch,
  resumeDocumentBatch,
} from './batches.service.ts'

const { id, folderId, reveal } = DocumentBatch.fields
const templateId = ref('documentTemplate', 'Plantilla')
const Batch = objectOfView('DocumentBatch', batchView)

const Lack = objectFrom<BatchPreview['lacks'][number]>('DocumentBatchLack', {
  label: of.text,
  people: of.int,
})
const Lacker = objectFrom<BatchPreview['lackers'][number]>('DocumentBatchLacker', {
  userId: of.id('user'),
  fullname: of.maybe(of.text),
  missing: of.text,
})

query('previewDocumentBatch', {
  input: inputFrom('PreviewDocumentBatchInput', { templateId, ...choiceFields }),
  type: objectFrom<BatchPreview>('DocumentBatchPreview', {
    people: of.int,
    ready: of.int,
    reserved: of.flag,
    lacks: of.list(of.object(Lack)),
    lackers: of.list(of.object(Lacker)),
    areas: of.list(of.text),
    jobs: of.list(of.text),
  }),
  run: previewDocumentBatch,
})

list('documentBatches', { type: Batch, sort: ['createdAt'], run: documentBatches })

query('documentBatch', { input: byId('documentBatch'), type: Batch, run: documentBatch })

list('documentBatchPeople', {
  type: objectOfView('DocumentBatchPerson', batchPersonView),
  filter: inputFrom('DocumentBatchPeopleFilter', { id, errors: optional(flag('Con error')) }),
  sort: ['fullname'],
  run: documentBatchPeople,
})

mutation('createCollaboratorFile', {
  input: inputFrom('CreateCollaboratorFileInput', {
    templateId,
    ...choiceFields,
    folderId,
    reveal,
  }),
  type: Batch,
  run: createCollaboratorFile,
})

mutation('resumeDocumentBatch', {
  input: byId('documentBatch'),
  type: Batch,
  run: resumeDocumentBatch,
})
mutation('cancelDocumentBatch', {
  input: byId('documentBatch'),
  type: Batch,
  run: cancelDocumentBatch,
})
