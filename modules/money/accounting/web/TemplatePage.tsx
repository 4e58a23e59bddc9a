import {
  AccountingTemplateCatalogue,
  AccountingTemplateColumnCatalogue,
} from '#generated/catalogues.ts'
import {
  AccountingTemplateVersions,
  ExportAccountingTemplate,
  MoveAccountingTemplateColumn,
  PublishAccountingTemplate,
} from '#generated/operations/accounting.ts'
import { type ColumnKind, ColumnsPanel } from '#platform/web/file-template/ColumnsPanel.tsx'
import { TemplateActions, Versions } from '#platform/web/file-template/TemplateActions.tsx'
import { RecordPage } from '#platform/web/kit/RecordPage.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { layoutOf, layoutProblems } from '../model/entry-layout.ts'
import {
  AccountingTemplate,
  AccountingTemplateColumn,
  EntryFileSource,
  EntrySection,
} from '../model/entry-template.ts'
import { EntryTrial } from './EntryTrial.tsx'
import { TemplateFields, templateFields } from './TemplateFields.tsx'
import type { TemplateRow } from './types.ts'

const kind: ColumnKind = {
  of: AccountingTemplateColumn,
  permission: 'accountingPlan.update',
  sections: EntrySection,
  sources: EntryFileSource,
  amounts: ['DEBIT', 'CREDIT', 'AMOUNT', 'SIGNED', 'TOTAL_DEBIT', 'TOTAL_CREDIT'],
  empty: 'Agregue cada columna que pide su programa, en la línea, la cabecera y el cierre.',
}

/** A template of an entry: its file, its columns, a trial, and its published versions. */
export default function AccountingTemplatePage() {
  return (
    <RecordPage
      of={AccountingTemplate}
      documents={{
        one: AccountingTemplateCatalogue.one,
        update: AccountingTemplateCatalogue.update,
        remove: AccountingTemplateCatalogue.remove,
      }}
      service="accountingPlan"
      noun={{ one: 'plantilla', many: 'plantillas', feminine: true }}
      list={`${pathTo('plan-de-cuentas')}/plantillas`}
      titleOf={({ name }) => name}
      contextOf={({ published }) => (published > 0 ? `Versión ${published}` : 'Sin publicar')}
      calledOf={({ name }) => `La plantilla «${name}»`}
      actions={(row) => <Actions row={row} />}
      data={{ names: templateFields, fields: templateFields, form: <TemplateFields /> }}
    >
      {(row) => (
        <>
          <ColumnsPanel
            kind={kind}
            documents={AccountingTemplateColumnCatalogue}
            move={MoveAccountingTemplateColumn}
            templateId={row.id}
          />
          <EntryTrial templateId={row.id} />
          {row.published > 0 && (
            <Versions id={row.id} name={row.name} document={AccountingTemplateVersions} />
          )}
        </>
      )}
    </RecordPage>
  )
}

function Actions({ row }: { row: TemplateRow }) {
  const columns = useDetail(AccountingTemplateColumnCatalogue.list, {
    input: { templateId: row.id },
  })
  const rows = columns.data?.accountingTemplateColumns
  return (
    <TemplateActions
      id={row.id}
      version={row.version}
      service="accountingPlan"
      exported={ExportAccountingTemplate}
      publish={PublishAccountingTemplate}
      problem={rows && layoutProblems(layoutOf(row, rows))[0]}
      confirm="Desde ahora los archivos con esta plantilla se hacen como está."
    />
  )
}
