import { AccountingTemplateCatalogue } from '#generated/catalogues.ts'
import { ImportAccountingTemplate } from '#generated/operations/accounting.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { CataloguePage } from '#platform/web/kit/CataloguePage.tsx'
import { type Column, columns } from '#platform/web/kit/columns.tsx'
import { Field } from '#platform/web/kit/Field.tsx'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import { Link } from '#platform/web/kit/Link.tsx'
import { publishedColumn } from '#platform/web/file-template/published-column.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { AccountingTemplate, ImportedEntryTemplate } from '../model/entry-template.ts'
import { TemplateFields, templateFields } from './TemplateFields.tsx'
import type { TemplateRow } from './types.ts'

const shown: readonly Column<TemplateRow>[] = [
  {
    key: 'name',
    title: 'Nombre',
    sort: 'name',
    lead: true,
    text: ({ name }) => name,
    render: ({ id, name }) => (
      <Link to={pathTo('plan-de-cuentas/plantilla/:id', { id })}>{name}</Link>
    ),
  },
  ...columns(AccountingTemplate, ['detail', 'file', 'separator']),
  publishedColumn,
]

const usual = {
  file: 'TEXT',
  separator: 'SEMICOLON',
  encoding: 'LATIN1',
  lineEnd: 'CRLF',
  heads: true,
  detail: 'ACCOUNT',
  blankZeros: false,
}

/** How the accounting programs of the company want their entries. */
export default function TemplatesTab() {
  const importing = useOpenForm('plantilla de asiento importada')
  return (
    <>
      <CataloguePage
        embedded
        of={AccountingTemplate}
        documents={AccountingTemplateCatalogue}
        service="accountingPlan"
        noun={{ one: 'plantilla', many: 'plantillas', feminine: true }}
        title="Plantillas"
        columns={shown}
        fields={templateFields}
        usual={usual}
        more={usual}
        nameOf={({ name }) => name}
        sort={{ field: 'name', descending: false }}
        empty="Defina aquí el archivo que lee su programa contable."
        above={
          <div className="mg-toolbar">
            <ActionButton permission="accountingPlan.create" onClick={() => importing.open()}>
              Importar plantilla
            </ActionButton>
          </div>
        }
      >
        <TemplateFields />
      </CataloguePage>
      {importing.key === NEW && <ImportForm form={importing} />}
    </>
  )
}

function ImportForm({ form }: { form: OpenForm }) {
  const action = useAction(ImportAccountingTemplate, { done: 'Plantilla importada' })
  return (
    <FormDialog
      title="Importar plantilla"
      action={action}
      submit="Importar"
      draft={form.draft}
      onClose={form.close}
    >
      <Section>
        <Field of={AccountingTemplate} name="name" autoFocus />
        <Field of={ImportedEntryTemplate} name="layout" wide />
      </Section>
    </FormDialog>
  )
}
