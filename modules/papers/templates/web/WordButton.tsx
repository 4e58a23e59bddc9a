import { DocumentTemplateWord } from '#generated/operations/templates.ts'
import { flag, optional, ref } from '#platform/model/field.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { subjectsOf } from './sources.ts'

const contract = optional(
  ref('contract', 'Contrato', { help: 'Vacío, el archivo trae las etiquetas de la plantilla' }),
)
const reveal = flag('Incluir datos reservados', {
  help: 'Remuneración y otros que la plantilla diga; queda en el registro',
})

/** Downloads a template as a Word file: with its tags, or with the facts of a contract. */
export function WordButton({ templateId }: { templateId: string }) {
  const form = useOpenForm('word')
  return (
    <>
      <ActionButton permission="documentTemplates.read" onClick={() => form.open()}>
        Descargar en Word
      </ActionButton>
      {form.key !== undefined && <WordDialog form={form} templateId={templateId} />}
    </>
  )
}

function WordDialog({ form, templateId }: { form: OpenForm; templateId: string }) {
  const download = useAction(DocumentTemplateWord, {
    after: openFile,
    quiet: true,
    keepCache: true,
  })
  return (
    <FormDialog
      title="Descargar en Word"
      lead="Con un contrato sale el texto publicado con sus datos. El oficial es el que se genera."
      submit="Descargar"
      action={download}
      initial={{ reveal: false }}
      more={{ id: templateId }}
      toInput={({ userContractId = null, ...values }) => ({ ...values, userContractId })}
      form={form}
    >
      <FreeField field={contract} name="userContractId" source={subjectsOf(null)} wide autoFocus />
      <FreeField field={reveal} name="reveal" wide />
    </FormDialog>
  )
}
