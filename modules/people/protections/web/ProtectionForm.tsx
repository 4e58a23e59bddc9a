import { LaborProtectionCatalogue } from '#generated/catalogues.ts'
import { editing } from '#platform/web/draft/changed-fields.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import {
  LaborProtection,
  protectionFields,
  ProtectionKind,
  protectionLaw,
} from '../model/protection.ts'
import type { ProtectionRow } from './types.ts'

/** One more protection of a person. */
export function NewProtection({ userId, form }: { userId: string; form: OpenForm }) {
  const create = useAction(LaborProtectionCatalogue.create, { done: 'Fuero agregado' })
  return (
    <FormDialog
      title="Agregar fuero"
      action={create}
      more={{ userId }}
      toInput={({ fileName: _name, courtFileName: _court, ...values }) => values}
      submit="Agregar"
      form={form}
    >
      <ProtectionFields userId={userId} />
    </FormDialog>
  )
}

/** The correction of one, and the leave of the court. */
export function EditProtection({ row, form }: { row: ProtectionRow; form: OpenForm }) {
  const update = useAction(LaborProtectionCatalogue.update, { done: 'Fuero guardado' })
  return (
    <FormDialog
      title="Editar fuero"
      action={update}
      {...editing(row, protectionFields)}
      form={form}
    >
      <ProtectionFields userId={row.userId} row={row} />
    </FormDialog>
  )
}

function ProtectionFields({ userId, row }: { userId: string; row?: ProtectionRow }) {
  const kind = useValue('kind')
  const about = { relatedType: 'laborProtection', relatedId: userId }
  return (
    <>
      <Section>
        <Field of={LaborProtection} name="kind" wide autoFocus />
        {ProtectionKind.has(kind) && <p className="mg-span soft">{protectionLaw[kind]}.</p>}
        <FieldList of={LaborProtection} names={['startDate', 'endDate']} />
        <FilePick label="Documento" replaces={(row?.fileId ?? null) !== null} about={about} />
      </Section>
      <Section
        title="Autorización judicial"
        text="Para terminar el contrato con los arts. 159 N°4, 159 N°5 o 160 durante el fuero"
      >
        <Field of={LaborProtection} name="courtDate" />
        <Field of={LaborProtection} name="courtCase" wide />
        <FilePick
          label="Sentencia"
          field="courtFileId"
          replaces={(row?.courtFileId ?? null) !== null}
          about={about}
        />
        <Field of={LaborProtection} name="comment" wide rows={2} />
      </Section>
    </>
  )
}
