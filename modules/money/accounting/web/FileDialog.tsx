import { AccountingTemplateCatalogue } from '#generated/catalogues.ts'
import { CreateAccountingFile } from '#generated/operations/accounting.ts'
import { openFile } from '#platform/web/api/files.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { AccountingFile } from '../model/entry-template.ts'
import type { Entry } from './types.ts'

type Props = { entry: Pick<Entry, 'id' | 'number'>; form: OpenForm }

/** By which published template the file of an entry is made. */
export function FileDialog({ entry, form }: Props) {
  const make = useAction(CreateAccountingFile, { done: 'Archivo hecho', after: openFile })
  const stored = useDetail(AccountingTemplateCatalogue.list).data?.accountingTemplates
  const options = (stored ?? [])
    .filter(({ published }) => published > 0)
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FormDialog
      title={`Archivo del asiento ${entry.number}`}
      submit="Hacer archivo"
      action={make}
      more={{ id: entry.id }}
      {...(options.length === 1 ? { initial: { templateId: options[0]?.value } } : {})}
      form={form}
    >
      {stored && options.length === 0 ? (
        <EmptyState title="Ninguna plantilla está publicada">
          <Link to={`${pathTo('plan-de-cuentas')}/plantillas`}>Defina la de su programa</Link>
        </EmptyState>
      ) : (
        <Field of={AccountingFile} name="templateId" options={options} autoFocus />
      )}
    </FormDialog>
  )
}
