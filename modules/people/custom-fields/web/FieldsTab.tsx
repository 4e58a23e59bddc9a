import { useState } from 'react'
import {
  CreateUserField,
  DeleteUserField,
  UpdateUserField,
  UpdateUserFieldPosition,
  UserFields,
} from '#generated/operations/custom-fields.ts'
import { changedOf } from '#platform/web/draft/changed-fields.ts'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { hasOptions, writtenFields } from '../model/user-field.ts'
import { FieldFields } from './FieldFields.tsx'
import { FieldOrder } from './FieldOrder.tsx'
import type { FieldRow } from './types.ts'

/** «Campos de la ficha» of the company: what it adds to the ficha of its people, in its order. */
export default function FieldsTab() {
  const { data, error, reload } = useDetail(UserFields)
  const form = useOpenForm('campo')
  const [said, setSaid] = useState('')
  const move = useAction(UpdateUserFieldPosition, { quiet: true })
  const remove = useAction(DeleteUserField, { done: 'Campo retirado' })
  const update = useAction(UpdateUserField, { done: 'Campo en uso' })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const fields = data.userFields
  const edited = fields.find(({ id }) => id === form.key)
  const add = (
    <ActionButton look="primary" permission="userFields.create" onClick={() => form.open()}>
      Nuevo campo
    </ActionButton>
  )
  return (
    <>
      {fields.length === 0 ? (
        <EmptyState title="Aún no hay campos" action={add}>
          Agregue lo que su empresa necesita saber de cada persona: la talla, una licencia.
        </EmptyState>
      ) : (
        <Panel
          title="Campos de la ficha"
          text="Se leen en «Otros datos» de cada ficha, en este orden."
          action={add}
        >
          <FieldOrder
            fields={fields}
            onMove={({ id, title }, position) => {
              setSaid(`${title}: lugar ${position} de ${fields.length}`)
              move.run({ input: { id, position } })
            }}
            actionsOf={(field) => [
              {
                label: 'Editar',
                permission: 'userFields.update',
                onClick: () => form.open(field.id),
              },
              field.status === 'ACTIVE'
                ? {
                    label: 'Retirar',
                    permission: 'userFields.delete',
                    danger: true,
                    confirm:
                      'Deja de ofrecerse en las fichas. Lo que las personas tienen en él se ' +
                      'conserva; si nadie tiene nada, se elimina.',
                    onClick: () => remove.run({ input: { id: field.id } }),
                  }
                : {
                    label: 'Volver a usar',
                    permission: 'userFields.update',
                    onClick: () =>
                      update.run({
                        input: { id: field.id, version: field.version, status: 'ACTIVE' },
                      }),
                  },
            ]}
          />
        </Panel>
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
      {form.key === NEW && <NewField form={form} />}
      {edited && <EditField key={edited.id} field={edited} form={form} />}
    </>
  )
}

/** Options are of lists alone: those of a list that became something else are not sent. */
const written = (values: Readonly<Record<string, unknown>>) => {
  const { type, options } = values
  return { ...values, options: hasOptions(type) ? options : null }
}

const usual = {
  type: 'TEXT',
  required: false,
  dated: false,
  reserved: false,
  managers: true,
  worker: 'SEES',
  listed: false,
} as const

function NewField({ form }: { form: OpenForm }) {
  const create = useAction(CreateUserField, { done: 'Campo creado' })
  return (
    <FormDialog
      title="Nuevo campo"
      submit="Crear campo"
      width={720}
      action={create}
      initial={usual}
      toInput={written}
      form={form}
    >
      <FieldFields />
    </FormDialog>
  )
}

function EditField({ field, form }: { field: FieldRow; form: OpenForm }) {
  const update = useAction(UpdateUserField, { done: 'Campo guardado' })
  return (
    <FormDialog
      title="Editar campo"
      width={720}
      action={update}
      more={{ id: field.id, version: field.version }}
      initial={{ ...field }}
      toInput={(values) => changedOf(writtenFields, { ...field }, written(values))}
      form={form}
    >
      <FieldFields />
    </FormDialog>
  )
}
