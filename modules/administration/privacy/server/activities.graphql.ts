import { choice, optional, text } from '#platform/model/field.ts'
import { RetentionClass } from '#platform/model/retention.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, query } from '#platform/server/graphql/operations.ts'
import { ProcessingActivity } from '../model/activity.ts'
import { declaredData, type DeclaredRow } from './declaration.ts'
import { exportProcessingRegister } from './register-file.ts'

crud(ProcessingActivity, {
  table: 'processingActivity',
  id: 'processingActivity',
  fields: [
    ...(['name', 'purpose', 'basis', 'basisNote', 'people', 'data', 'source'] as const),
    ...(['recipients', 'transfers', 'keepsUntil', 'security', 'automated'] as const),
  ],
  orderBy: 'name',
  all: 'processingActivities',
  create: 'createProcessingActivity',
  update: 'updateProcessingActivity',
  remove: 'deleteProcessingActivity',
  refusals: {
    processing_activity_name: { message: 'Ya hay una actividad con ese nombre', field: 'name' },
  },
})

list('declaredData', {
  type: objectFrom<DeclaredRow>('DeclaredData', {
    key: of.text,
    label: of.text,
    keep: of.choice(RetentionClass),
    why: of.text,
    term: of.text,
    basis: of.list(of.text),
    reserved: of.list(of.text),
    personal: of.list(of.text),
    others: of.list(of.text),
    readers: of.list(of.text),
  }),
  filter: inputFrom('DeclaredDataFilter', {
    search: optional(text('Dato o registro', { max: 100 })),
    keep: optional(choice(RetentionClass, 'Se conserva como')),
  }),
  sort: ['label'],
  run: declaredData,
})

query('exportProcessingRegister', { type: FileLink, run: exportProcessingRegister })
