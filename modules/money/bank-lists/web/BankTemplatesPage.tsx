import type { BankTemplatesQuery } from '#generated/documents/graphql.ts'
import { BankTemplateCatalogue } from '#generated/catalogues.ts'
import { ImportBankTemplate } from '#generated/operations/bank-lists.ts'
import { usualFile } from '#platform/web/file-template/FileFields.tsx'
import { ImportTemplate } from '#platform/web/file-template/ImportTemplate.tsx'
import { publishedColumn } from '#platform/web/file-template/published-column.tsx'
import { CataloguePage } from '#platform/web/kit/list/CataloguePage.tsx'
import { type Column, columns } from '#platform/web/kit/list/columns.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
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
  },
  ...columns(BankTemplate, ['file', 'separator']),
  publishedColumn,
]

/** How the banks of the company want their lists: its own templates, and the published formats. */
export default function BankTemplatesPage() {
  return (
    <CataloguePage
      of={BankTemplate}
      documents={BankTemplateCatalogue}
      service="bankTemplates"
      noun={{ one: 'plantilla', many: 'plantillas', feminine: true }}
      title="Nóminas de pago"
      columns={shown}
      fields={templateFields}
      usual={usualFile}
      more={usualFile}
      nameOf={({ name }) => name}
      leadsTo={(id) => pathTo('nominas-de-pago/:id', { id })}
      sort={{ field: 'name', descending: false }}
      empty="Defina aquí la nómina que pide su banco, o copie un formato publicado."
      above={
        <>
          <Builtins />
          <ImportTemplate
            pasted={ImportedTemplate}
            of={BankTemplate}
            document={ImportBankTemplate}
            permission="bankTemplates.create"
            draft="plantilla importada"
          />
        </>
      }
    >
      <TemplateFields />
    </CataloguePage>
  )
}
