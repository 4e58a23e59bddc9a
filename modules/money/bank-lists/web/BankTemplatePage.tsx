import { BankTemplateCatalogue, BankTemplateColumnCatalogue } from '#generated/catalogues.ts'
import { BankTemplateVersions, MoveBankTemplateColumn } from '#generated/operations/bank-lists.ts'
import { type ColumnKind, ColumnsPanel } from '#platform/web/file-template/ColumnsPanel.tsx'
import { Versions } from '#platform/web/file-template/TemplateActions.tsx'
import { RecordPage } from '#platform/web/kit/record/RecordPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { BankTemplate, BankTemplateColumn, ListSection, ListSource } from '../model/template.ts'
import { bankNamed } from './banks.ts'
import { TemplateActions } from './TemplateActions.tsx'
import { TemplateTrial } from './TemplateTrial.tsx'
import { TemplateFields, templateFields } from './TemplateFields.tsx'

const kind: ColumnKind = {
  of: BankTemplateColumn,
  permission: 'bankTemplates.update',
  sections: ListSection,
  sources: ListSource,
  amounts: ['AMOUNT', 'TOTAL'],
  empty: 'Agregue cada columna que pide su banco, en la línea, la cabecera y el cierre.',
}

/** A template of a list: its file, its columns, and the versions by which lists were made. */
export default function BankTemplatePage() {
  return (
    <RecordPage
      of={BankTemplate}
      documents={{
        one: BankTemplateCatalogue.one,
        update: BankTemplateCatalogue.update,
        remove: BankTemplateCatalogue.remove,
      }}
      service="bankTemplates"
      noun={{ one: 'plantilla', many: 'plantillas', feminine: true }}
      list={pathTo('nominas-de-pago')}
      titleOf={({ name }) => name}
      contextOf={({ published }) => (published > 0 ? `Versión ${published}` : 'Sin publicar')}
      calledOf={({ name }) => `La plantilla «${name}»`}
      actions={(row) => <TemplateActions row={row} />}
      data={{
        names: templateFields,
        fields: templateFields,
        form: <TemplateFields />,
        show: ({ bankCode }) => ({ bankCode: bankNamed(bankCode) }),
      }}
    >
      {(row) => (
        <>
          <ColumnsPanel
            kind={kind}
            documents={BankTemplateColumnCatalogue}
            move={MoveBankTemplateColumn}
            templateId={row.id}
          />
          <TemplateTrial templateId={row.id} />
          {row.published > 0 && (
            <Versions id={row.id} name={row.name} document={BankTemplateVersions} />
          )}
        </>
      )}
    </RecordPage>
  )
}
