import { CreateCollaboratorFileOne } from '#generated/operations/templates.ts'
import { folderSource } from '#modules/papers/documents/web/index.ts'
import { flag, optional, ref, text } from '#platform/model/field.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { businessOf, subjectsOf, templateSource } from './sources.ts'

const contract = ref('contract', 'Contrato')
const template = ref('documentTemplate', 'Plantilla')
const folder = ref('documentFolder', 'Carpeta')
const name = optional(
  text('Nombre', { max: 120, help: 'Vacío, el de la plantilla con el de la persona' }),
)
const reveal = flag('Incluir datos reservados', {
  help: 'Remuneración y otros que la plantilla diga; queda en el registro',
})

type Props = {
  form: OpenForm
  /** In whose folder, where it is of one person. */
  userId?: string
  /** Of which template, where it is of one. */
  templateId?: string
  onDone?: () => void
}

/** Makes a document of a template for one contract. */
export function GenerateDialog({ form, userId, templateId, onDone }: Props) {
  const generate = useAction(CreateCollaboratorFileOne, { done: 'Documento generado' })
  const subjects = subjectsOf(userId ?? null)
  return (
    <FormDialog
      title="Generar documento"
      lead="Sus datos se toman hoy de la ficha y del contrato, y el documento queda emitido."
      submit="Generar"
      action={generate}
      initial={{ reveal: false }}
      {...(templateId === undefined ? {} : { more: { templateId } })}
      toInput={({ userContractId, ...values }) => ({
        ...values,
        name: values['name'] ?? null,
        userContractId,
        businessId: businessOf(String(userContractId)),
      })}
      form={form}
      onDone={() => onDone?.()}
    >
      {templateId === undefined && (
        <FreeField field={template} name="templateId" source={templateSource} wide autoFocus />
      )}
      <FreeField field={contract} name="userContractId" source={subjects} wide />
      <FreeField field={folder} name="folderId" source={folderSource('PERSON')} wide />
      <FreeField field={name} name="name" wide />
      <FreeField field={reveal} name="reveal" wide />
    </FormDialog>
  )
}
