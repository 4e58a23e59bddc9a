import type { BankTemplatesQuery } from '#generated/documents/graphql.ts'
import { BankTemplateCatalogue } from '#generated/catalogues.ts'
import { ImportBankTemplate } from '#generated/operations/bank-lists.ts'
import { publishedColumn } from '#platform/web/file-template/published-column.tsx'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { CataloguePage } from '#platform/web/kit/CataloguePage.tsx'
import { type Column, columns } from '#platform/web/kit/columns.tsx'
import { Field } from '#platform/web/kit/Field.tsx'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import { Link } from '#platform/web/kit/Link.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { BankTemplate, ImportedTemplate } from '../model/template.ts'
import { bankNamed } from './banks.ts'
import { Builtins } from './Builtins.tsx'
import { TemplateFields, templateFields } from './TemplateFields.tsx'

type Row = BankTemplatesQuery['bankTemplates'][number]

const shown: readonly Column<Row>[] = [
  {
    key: 'name',
    title: 'Nombre',
    sort: 'name',
    lead: true,
    text: ({ name }) => name,
    render: ({ id, name }) => <Link to={pathTo('nominas-de-pago/:id', { id })}>{name}</Link>,
  },
  {
    key: 'bank',
    title: 'Banco que paga',
    text: ({ bankCode }) => bankNamed(bankCode),
    render: ({ bankCode }) => bankNamed(bankCode),
  },
  ...columns(BankTemplate, ['file', 'separator']),
  publishedColumn,
]

const usual = {
  file: 'TEXT',
  separator: 'SEMICOLON',
  encoding: 'LATIN1',
  lineEnd: 'CRLF',
  heads: false,
}

/** How the banks of the company want their lists: its own templates, and the published formats. */
export default function BankTemplatesPage() {
  const importing = useOpenForm('plantilla importada')
  return (
    <>
      <CataloguePage
        of={BankTemplate}
        documents={BankTemplateCatalogue}
        service="bankTemplates"
        noun={{ one: 'plantilla', many: 'plantillas', feminine: true }}
        title="Nóminas de pago"
        columns={shown}
        fields={templateFields}
        usual={usual}
        more={usual}
        nameOf={({ name }) => name}
        sort={{ field: 'name', descending: false }}
        empty="Defina aquí la nómina que pide su banco, o copie un formato publicado."
        above={
          <>
            <Builtins />
            <ActionButton permission="bankTemplates.create" onClick={() => importing.open()}>
              Importar plantilla
            </ActionButton>
          </>
        }
      >
        <TemplateFields />
      </CataloguePage>
      {importing.key === NEW && <ImportForm form={importing} />}
    </>
  )
}

function ImportForm({ form }: { form: OpenForm }) {
  const action = useAction(ImportBankTemplate, { done: 'Plantilla importada' })
  return (
    <FormDialog
      title="Importar plantilla"
      action={action}
      submit="Importar"
      draft={form.draft}
      onClose={form.close}
    >
      <Section>
        <Field of={BankTemplate} name="name" autoFocus />
        <Field of={ImportedTemplate} name="layout" wide />
      </Section>
    </FormDialog>
  )
}
