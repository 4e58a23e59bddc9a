import type { Permission } from '#access/services.ts'
import type { Entity } from '#platform/model/entity.ts'
import { ActionButton } from '../kit/text/ActionButton.tsx'
import { Field } from '../kit/form/Field.tsx'
import { FormDialog, NEW, useOpenForm } from '../kit/form/FormDialog.tsx'
import { Section } from '../kit/form/FormPage.tsx'
import { useAction } from '../api/useAction.ts'
import type { Saving } from './types.ts'

type Props = {
  /** What is pasted, with its field `layout`, and the templates, with their `name`. */
  pasted: Entity
  of: Entity
  document: Saving
  permission: Permission
  /** The name of its draft. */
  draft: string
}

/** A template that was exported elsewhere becomes a new one here. */
export function ImportTemplate({ pasted, of, document, permission, draft }: Props) {
  const form = useOpenForm(draft)
  const action = useAction(document, { done: 'Plantilla importada' })
  return (
    <>
      <ActionButton permission={permission} onClick={() => form.open()}>
        Importar plantilla
      </ActionButton>
      {form.key === NEW && (
        <FormDialog title="Importar plantilla" action={action} submit="Importar" form={form}>
          <Section>
            <Field of={of} name="name" autoFocus />
            <Field of={pasted} name="layout" wide />
          </Section>
        </FormDialog>
      )}
    </>
  )
}
