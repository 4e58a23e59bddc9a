import { byId, inputOf, listOf, maybeListOf, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import {
  ArrivalTemplate,
  templateFields,
  TemplateTask,
  templateTaskFields,
} from '../model/arrival.ts'
import { arrivalTemplates, type TemplateRow } from './templates.queries.ts'
import {
  createArrivalTemplate,
  deleteArrivalTemplate,
  updateArrivalTemplate,
} from './templates.service.ts'

const TaskType = objectFrom<
  Pick<TemplateRow['tasks'][number], (typeof templateTaskFields)[number]>
>('ArrivalTemplateTask', specsOf(TemplateTask, templateTaskFields))

type Shown = Pick<TemplateRow, 'id' | (typeof templateFields)[number] | 'version'> & {
  tasks: TemplateRow['tasks']
}
const TemplateType = objectFrom<Shown>('ArrivalTemplate', {
  ...specsOf(ArrivalTemplate, ['id', ...templateFields, 'version']),
  tasks: of.list(of.object(TaskType)),
})

const TaskInput = inputOf('ArrivalTemplateTaskInput', TemplateTask, templateTaskFields)

query('arrivalTemplates', { type: TemplateType, many: true, run: arrivalTemplates })

mutation('createArrivalTemplate', {
  input: inputOf('CreateArrivalTemplateInput', ArrivalTemplate, templateFields, {
    tasks: listOf(TaskInput),
  }),
  type: TemplateType,
  run: createArrivalTemplate,
})

mutation('updateArrivalTemplate', {
  input: patchInputOf('UpdateArrivalTemplateInput', ArrivalTemplate, templateFields, {
    id: ArrivalTemplate.fields.id,
    version: ArrivalTemplate.fields.version,
    tasks: maybeListOf(TaskInput),
  }),
  type: TemplateType,
  run: updateArrivalTemplate,
})

mutation('deleteArrivalTemplate', {
  input: byId('arrivalTemplate'),
  type: 'Boolean',
  run: deleteArrivalTemplate,
})
