import { AccountingTemplateColumnCatalogue } from '#generated/catalogues.ts'
import {
  ExportAccountingTemplate,
  PublishAccountingTemplate,
} from '#generated/operations/accounting.ts'
import { TemplateActions } from '#platform/web/file-template/TemplateActions.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { layoutOf, layoutProblems } from '../model/entry-layout.ts'
import type { TemplateRow } from './types.ts'

/** A template of an entry as a file, and its publication or the reason against it. */
export function EntryTemplateActions({ row }: { row: TemplateRow }) {
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
