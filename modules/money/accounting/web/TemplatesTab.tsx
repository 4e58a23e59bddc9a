import { AccountingTemplateCatalogue } from '#generated/catalogues.ts'
import { ImportAccountingTemplate } from '#generated/operations/accounting.ts'
import { CataloguePage } from '#platform/web/kit/list/CataloguePage.tsx'
import { type Column, columns } from '#platform/web/kit/list/columns.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { usualFile } from '#platform/web/file-template/FileFields.tsx'
import { ImportTemplate } from '#platform/web/file-template/ImportTemplate.tsx'
import { publishedColumn } from '#platform/web/file-template/published-column.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
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

const usual = { ...usualFile, heads: true, detail: 'ACCOUNT', blankZeros: false }

/** How the accounting programs of the company want their entries. */
export default function TemplatesTab() {
  return (
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
      leadsTo={(id) => pathTo('plan-de-cuentas/plantilla/:id', { id })}
      sort={{ field: 'name', descending: false }}
      empty="Defina aquí el archivo que lee su programa contable."
      above={
        <div className="mg-toolbar">
          <ImportTemplate
            pasted={ImportedEntryTemplate}
            of={AccountingTemplate}
            document={ImportAccountingTemplate}
            permission="accountingPlan.create"
            draft="plantilla de asiento importada"
          />
        </div>
      }
    >
      <TemplateFields />
    </CataloguePage>
  )
}
