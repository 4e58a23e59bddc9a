import { AccountingTemplateColumnCatalogue } from '#generated/catalogues.ts'
import { MoveAccountingTemplateColumn } from '#generated/operations/accounting.ts'
import { type ColumnKind, ColumnsPanel } from '#platform/web/file-template/ColumnsPanel.tsx'
import { AccountingTemplateColumn, EntryFileSource, EntrySection } from '../model/entry-template.ts'

const kind: ColumnKind = {
  of: AccountingTemplateColumn,
  permission: 'accountingPlan.update',
  sections: EntrySection,
  sources: EntryFileSource,
  amounts: ['DEBIT', 'CREDIT', 'AMOUNT', 'SIGNED', 'TOTAL_DEBIT', 'TOTAL_CREDIT'],
  empty: 'Agregue cada columna que pide su programa, en la línea, la cabecera y el cierre.',
}

/** The columns of a template of an entry. */
export const EntryColumns = ({ templateId }: { templateId: string }) => (
  <ColumnsPanel
    kind={kind}
    documents={AccountingTemplateColumnCatalogue}
    move={MoveAccountingTemplateColumn}
    templateId={templateId}
  />
)
