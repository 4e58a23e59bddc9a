import {
  ArrivalTemplates,
  CreateArrivalTemplate,
  DeleteArrivalTemplate,
  UpdateArrivalTemplate,
} from '#generated/operations/arrivals.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { editing } from '#platform/web/draft/changed-fields.ts'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { CataloguePanel } from '#platform/web/kit/list/CataloguePanel.tsx'
import { type Column, columns } from '#platform/web/kit/list/columns.tsx'
import { ArrivalTemplate, templateFields, templateTaskFields } from '../model/arrival.ts'
import { blankTask, TemplateFields } from './TemplateFields.tsx'
import type { Template } from './types.ts'

const shown: readonly Column<Template>[] = [
  ...columns(ArrivalTemplate, ['name', 'kind']),
  {
    key: 'for',
    title: 'Para quién',
    text: ({ jobTitle, area, businessId }) =>
      [jobTitle, area, businessId ? 'una razón social' : null].filter(Boolean).join(', ') ||
      'Todos',
  },
  { key: 'tasks', title: 'Tareas', align: 'end', text: ({ tasks }) => tasks.length },
  ...columns(ArrivalTemplate, ['status']),
]

/** What is done when somebody comes in or leaves. */
export default function TemplatesTab() {
  const detail = useDetail(ArrivalTemplates)
  const form = useOpenForm('plantilla de ingreso')
  const remove = useAction(DeleteArrivalTemplate, { done: 'Plantilla eliminada' })
  const rows = detail.data?.arrivalTemplates
  const edited = rows?.find(({ id }) => id === form.key)
  return (
    <CataloguePanel<Template>
      detail={detail}
      rows={rows}
      caption="Plantillas de ingreso y salida"
      columns={shown}
      noun={{ one: 'plantilla', many: 'plantillas', feminine: true }}
      text="De varias que valen para alguien se usa la que dice más: cargo, área, razón social."
      empty="Escriba qué se hace cuando alguien ingresa y cuando alguien se va."
      create={{ permission: 'arrivalTemplates.create', onClick: () => form.open() }}
      nameOf={({ name }) => name}
      actions={({ id }) => [
        { label: 'Editar', permission: 'arrivalTemplates.update', onClick: () => form.open(id) },
        {
          label: 'Eliminar',
          permission: 'arrivalTemplates.delete',
          danger: true,
          confirm: 'Las listas que ya se iniciaron siguen como están.',
          onClick: () => remove.run({ input: { id } }),
        },
      ]}
    >
      {form.key === NEW && <NewTemplate form={form} />}
      {edited && <EditTemplate form={form} row={edited} />}
    </CataloguePanel>
  )
}

type Values = Readonly<Record<string, unknown>>

/** The tasks as they are sent, each with the fields of a task alone. */
const tasksIn = (values: Values) =>
  Array.isArray(values['tasks'])
    ? values['tasks'].map((task: Values) => ({
        ...Object.fromEntries(templateTaskFields.map((name) => [name, task[name] ?? null])),
        obligatory: task['obligatory'] === true,
        // What was chosen before the task became one of another kind.
        ...(task['assignee'] === 'PERSON' ? {} : { userId: null }),
        ...(task['kind'] === 'DOCUMENT' ? {} : { documentTemplateId: null }),
      }))
    : []

function NewTemplate({ form }: { form: OpenForm }) {
  const create = useAction(CreateArrivalTemplate, { done: 'Plantilla creada' })
  return (
    <FormDialog
      title="Nueva plantilla"
      action={create}
      width={960}
      initial={{ kind: 'ARRIVAL', status: 'ACTIVE', tasks: [blankTask] }}
      toInput={(values) => ({ ...values, tasks: tasksIn(values) })}
      submit="Crear plantilla"
      form={form}
    >
      <TemplateFields />
    </FormDialog>
  )
}

function EditTemplate({ form, row }: { form: OpenForm; row: Template }) {
  const update = useAction(UpdateArrivalTemplate, { done: 'Plantilla guardada' })
  const { toInput, ...seen } = editing(row, [...templateFields, 'tasks'])
  return (
    <FormDialog
      title="Editar plantilla"
      action={update}
      width={960}
      {...seen}
      toInput={(values) => ({ ...toInput(values), tasks: tasksIn(values) })}
      form={form}
    >
      <TemplateFields />
    </FormDialog>
  )
}
