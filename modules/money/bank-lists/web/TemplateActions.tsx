import { layoutProblems } from '#chile/bank-lists/layout.ts'
import { BankTemplateColumnCatalogue } from '#generated/catalogues.ts'
import type { BankTemplateQuery } from '#generated/documents/graphql.ts'
import { ExportBankTemplate, PublishBankTemplate } from '#generated/operations/bank-lists.ts'
import { TemplateActions as Actions } from '#platform/web/file-template/TemplateActions.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { layoutOf } from '../model/layout.ts'

/** A template of a bank as a file, and its publication or the reason against it. */
export function TemplateActions({ row }: { row: BankTemplateQuery['bankTemplate'] }) {
  const columns = useDetail(BankTemplateColumnCatalogue.list, { input: { templateId: row.id } })
  const rows = columns.data?.bankTemplateColumns
  return (
    <Actions
      id={row.id}
      version={row.version}
      service="bankTemplates"
      exported={ExportBankTemplate}
      publish={PublishBankTemplate}
      problem={rows && layoutProblems(layoutOf(row, rows))[0]}
      confirm="Desde ahora las nóminas con esta plantilla se hacen como está."
    />
  )
}
